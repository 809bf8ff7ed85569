"""What a seat or a spectator sees of a match of Halt mal kurz."""

from typing import Any, TypedDict

from stammtisch.core.agenda import is_asked
from stammtisch.core.bits import bit_count, members
from stammtisch.core.game import Fact
from stammtisch.core.view import AnyView
from stammtisch.games.halt_mal_kurz.cards import KIND_WORDS, SYMBOLS, fitting, name_of, names_of
from stammtisch.games.halt_mal_kurz.knowledge import known
from stammtisch.games.halt_mal_kurz.notation import say
from stammtisch.games.halt_mal_kurz.state import PAIR, PROPOSE, SLAP, THROW, TURN, VOTE, WELL, State, duellists


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


class View(AnyView):
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


FACTS = {
    "top": Fact.CARD,
    "stock": Fact.PILE,
    "turns": Fact.NUMBER,
    "active": Fact.SEAT,
    "open_seat": Fact.SEAT,
    "open_hand": Fact.CARDS,
    "action": Fact.WORD,
    "target": Fact.SEAT,
    "well": Fact.FLAG,
    "giver": Fact.SEAT,
    "answer": Fact.WORD,
}
"""What a screen of text shows in a line."""


def shared(s: State) -> dict[str, Any]:
    seats = range(s.players)
    step = s.steps[s.depth - 1] if s.depth else -1
    counts = [bit_count(s.hands[other]) for other in seats]
    return {
        "totals": counts,  # HK-13
        "counts": counts,
        "top": name_of(s, s.top),
        "fits": what_fits(s),
        "stock": s.size - s.drawn,
        "discards": bit_count(s.under) + 1,
        "turns": s.turns,
        "active": s.active,
        "open_seat": s.open if s.open >= 0 else None,
        "open_hand": names_of(s, s.hands[s.open]) if s.open >= 0 else None,
        "last_open": s.last_open if s.last_open >= 0 else None,
        "action": KIND_WORDS[s.action] if s.turns and step not in (-1, TURN) else None,
        "contenders": list(members(s.contenders)) if s.depth and s.turns == 0 else None,
        "target": s.target if s.target >= 0 and step not in (-1, TURN) else None,
        "proposals": _proposals(s) if step in (PROPOSE, VOTE) else None,
        "well": _well(s, step),
        "slaps": {"slapped": list(members(s.slapped)), "stayed": list(members(s.stayed))} if step == SLAP else None,
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return {"hand": [], "known": None, "giver": None, "answer": None}
    proposing = s.depth > 0 and s.steps[s.depth - 1] == PROPOSE and is_asked(s, seat)
    return {
        "hand": names_of(s, s.hands[seat]),
        "known": [[] if other == seat else names_of(s, known(s, seat, other)) for other in range(s.players)],
        "giver": s.giver if proposing and s.giver >= 0 else None,
        "answer": _answer(s, seat, s.steps[s.depth - 1] if s.depth else -1),
    }


def what_fits(s: State) -> dict[str, list[str]]:
    """HK-8: the categories and symbols of which every card fits now, read off the rule."""
    mask = fitting(s, s.top)
    categories = {"funny": s.funny, "not_funny": s.not_funny}
    symbols = dict(zip(SYMBOLS, s.symbols, strict=True))
    return {
        "categories": [word for word, cards in categories.items() if cards and not cards & ~mask],
        "symbols": [word for word, cards in symbols.items() if cards and not cards & ~mask],
    }


def _proposals(s: State) -> list[dict[str, int]]:
    return [{"giver": pair // PAIR, "receiver": pair % PAIR} for pair in members(s.proposals)]


def _well(s: State, step: int) -> bool | None:
    """Whether the well may be shown, once that is known."""
    return s.well_allowed == 1 if step == THROW else None


def _answer(s: State, seat: int, step: int) -> str | None:
    """What the seat itself has answered in a sealed decision that is still open for others."""
    if step not in (VOTE, WELL, THROW) or s.asked[s.depth - 1] >> seat & 1:
        return None
    if step == THROW and not duellists(s) >> seat & 1:
        return None
    return say(s, seat, s.answers[seat])
