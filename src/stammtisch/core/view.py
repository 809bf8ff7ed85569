"""What `Match.view` holds, for checkers of types. A game says what its own holds by a `View` in its module `view`:
`cast(some_game.view.View, match.view(0))`.

What each key means stands in docs/protocol.md. Cards, moves and colours are words; where there is no such thing now, or
a seat does not see it, there is None.
"""

from typing import Any, Literal, TypedDict


class Row(TypedDict):
    """A scored round."""

    round: int
    points: list[int]
    totals: list[int]


class End(TypedDict):
    """How a match ended."""

    reason: str
    totals: list[int]
    places: list[int]


class AnyView(TypedDict):
    """What every game has."""

    game: str
    players: int
    names: list[str]
    options: dict[str, Any]
    seat: int | None
    round: int
    step: str | None
    kind: Literal["turn", "sealed", "window", "race"] | None
    awaiting: list[int]
    silence: str | None
    verb: str | None
    legal: list[str]
    totals: list[int]
    hand: list[str]
    counts: list[int]
    sheet: list[Row]
    outcome: End | None
