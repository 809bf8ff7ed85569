"""What `Match.view` holds in each game, for checkers of types: `cast(views.Zehn, match.view(0))`.

What each key means stands in docs/protocol.md. Cards, moves and colours are words; where there is no such thing now, or
a seat does not see it, there is None.
"""

from typing import Any, Literal, NotRequired, TypedDict

__all__ = ["BlackSpy", "Gaunerbande", "HaltMalKurz", "Klaumau", "View", "Zehn"]


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


class View(TypedDict):
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


class Played(TypedDict):
    """A card of a trick."""

    seat: int
    card: str


class LastTrick(TypedDict):
    """The trick that was taken last."""

    cards: list[Played]
    taker: int


Passing = TypedDict(
    "Passing",
    {
        "distance": int,
        "chosen": list[str],
        "given": list[str],
        "received": list[str],
        "to": NotRequired[int],
        "from": NotRequired[int],
    },
)
"""Cards that are passed on; spectators are not told `to` and `from`."""


class Tricks(View):
    """What both games of tricks have."""

    leader: int | None
    trick: list[Played]
    leading: int | None
    last_trick: LastTrick | None
    tricks: int
    of_tricks: int
    taken: list[list[str]] | None
    tricks_taken: list[int]
    passing: Passing | None
    to_pass: int
    points: list[int] | None
    limit: int | None
    rounds: int | None


class Gaunerbande(Tricks):
    """What a seat sees of Gaunerbande."""

    duty: Literal["opening", "lead", "lead_closed", "follow", "first_free", "free"] | None
    black_open: bool
    gang_worth: int | None


class Mole(TypedDict):
    """The mole's pile."""

    count: int
    pile: list[str] | None
    picked: list[str]
    left: list[str] | None


class BlackSpy(Tricks):
    """What a seat sees of Black Spy."""

    duty: Literal["announced", "no_black", "lead", "follow", "follow_clean", "free_clean", "free"] | None
    dealer: int
    opener: int | None
    announced: str | None
    mole: Mole | None


class Laid(TypedDict):
    """What lies before a seat."""

    card: str | None
    hidden: bool
    seen_by: list[int]
    laid_by: int
    shield: int
    second: str | None


class Auction(TypedDict):
    """The auction that is on."""

    target: int
    bidder: int | None
    bid: int


class LastRound(TypedDict):
    """How the round that was counted last came out: of each seat both cards, and what they came to."""

    winner: int
    pot: int
    loser: int
    cards: list[list[str | None]]
    values: list[int]


class Zehn(View):
    """What a seat sees of Zehn."""

    hands: list[list[str]] | None
    starter: int
    round_card: str | None
    rounds_left: int
    table: list[Laid | None]
    auction: Auction | None
    chips: list[int]
    guard: list[int]
    pot: int
    pile: int
    taken: list[list[str]]
    taken_rounds: list[list[str]]
    last_round: LastRound | None


class FitsColours(TypedDict):
    """Colours and motifs of which every card fits now."""

    colours: list[str]
    motifs: list[str]


class BombStep(TypedDict):
    """A step of the bomb's rule."""

    who: str
    what: str
    count: int | str


class Klaumau(View):
    """What a seat sees of Klaumau."""

    rounds: int
    turn: int
    top: str
    wish: str | None
    fits: FitsColours
    direction: Literal["clockwise", "anticlockwise"]
    draw_pile: int
    discards: int | None
    offered: int | None
    drawn: str | None
    policemen: int
    noted: list[int] | None
    watchdogs: list[int] | None
    misses: list[int] | None
    shown: list[str] | None
    sold: int | None
    to_throw: int | None
    gone: list[str]
    bomb_rule: list[BombStep] | None
    bomb_does: str | None


class FitsCategories(TypedDict):
    """Categories and symbols of which every card fits now."""

    categories: list[str]
    symbols: list[str]


class Proposal(TypedDict):
    """An exchange that somebody proposes."""

    giver: int
    receiver: int


class Slaps(TypedDict):
    """Who has slapped the pile, and who has not."""

    slapped: list[int]
    stayed: list[int]


class HaltMalKurz(View):
    """What a seat sees of Halt mal kurz."""

    top: str
    fits: FitsCategories
    stock: int
    discards: int
    turns: int
    contenders: list[int] | None
    active: int
    open_seat: int | None
    open_hand: list[str] | None
    last_open: int | None
    known: list[list[str]] | None
    action: str | None
    target: int | None
    proposals: list[Proposal] | None
    giver: int | None
    well: bool | None
    slaps: Slaps | None
    answer: str | None
