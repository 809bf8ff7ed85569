"""What a seat, or a spectator, may see of a match of Black Spy."""

from typing import Any, Literal, TypedDict

from stammtisch.core.bits import bit_count
from stammtisch.core.game import Fact
from stammtisch.games.black_spy.cards import BLACK, DECK, same_colour, same_rank
from stammtisch.games.black_spy.knowledge import left_behind
from stammtisch.games.black_spy.notation import COLOUR_WORDS
from stammtisch.games.black_spy.rules import playable
from stammtisch.games.black_spy.scoring import captured
from stammtisch.games.black_spy.state import MOLE, PASS, PLAY, State
from stammtisch.games.tricks.view import TricksView, cards, table, tricks


class Mole(TypedDict):
    """The mole's pile."""

    count: int
    pile: list[str] | None
    picked: list[str]
    left: list[str] | None


class View(TricksView):
    """What a seat sees of Black Spy."""

    duty: Literal["announced", "no_black", "lead", "follow", "follow_clean", "free_clean", "free"] | None
    dealer: int
    opener: int | None
    announced: str | None
    mole: Mole | None


FACTS = {
    "dealer": Fact.SEAT,
    "announced": Fact.WORD,
    "limit": Fact.NUMBER,
    "rounds": Fact.NUMBER,
    "trick": Fact.PLAYED,
}
"""What a screen of text shows in a line."""


def shared(s: State) -> dict[str, Any]:
    return {
        **table(s, DECK, passing=_step(s) in (MOLE, PASS)),
        "leader": s.leader if s.opener >= 0 else None,
        "dealer": s.dealer,
        "opener": s.opener if s.opener >= 0 else None,
        "announced": COLOUR_WORDS[s.colour] if s.colour >= 0 else None,
        "limit": None if s.last_round else s.limit,
        "rounds": s.last_round or None,
        **tricks(s, DECK),
        "points": None if s.face_down else [captured(s, other) for other in range(s.players)],
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    step = _step(s)
    return {
        **cards(s, seat, DECK, passing=step in (MOLE, PASS)),
        "mole": mole(s, seat, picking=step == MOLE),
        "duty": duty(s, seat),
    }


def duty(s: State, seat: int | None) -> str | None:
    """What binds the card that a seat has to play now, in a word; None if it has none to play."""
    if seat is None or _step(s) != PLAY or not s.asked[s.depth - 1] >> seat & 1:
        return None
    if s.played == 0:
        return "lead" if s.tricks else "announced" if s.colour >= 0 else "no_black"
    led = s.trick[0]
    follows = s.hands[seat] & (same_colour(led) | same_rank(led)) != 0
    if s.clean and s.tricks == 0 and playable(s, s.hands[seat]) & BLACK == 0 and s.hands[seat] & BLACK:
        return "follow_clean" if follows else "free_clean"
    return "follow" if follows else "free"


def _step(s: State) -> int:
    return s.steps[s.depth - 1] if s.depth else -1


def mole(s: State, seat: int | None, *, picking: bool) -> dict[str, Any] | None:
    """The mole's pile: its cards for whoever picks now; for those who have picked, what they took and what they
    left.
    """
    if not s.mole or s.round < 2:
        return None
    shown: dict[str, Any] = {"count": bit_count(s.aside), "pile": None, "picked": [], "left": None}
    if seat is not None:
        shown["picked"] = DECK.names(s.picks[seat])
        if s.picked >> seat & 1:
            shown["left"] = DECK.names(left_behind(s, seat))
        elif picking and s.asked[s.depth - 1] >> seat & 1:
            shown["pile"] = DECK.names(s.aside)
    return shown
