"""What a seat, or a spectator, may see of a match of Zehn."""

from typing import Any, TypedDict

from stammtisch.core.bits import members
from stammtisch.core.game import Fact
from stammtisch.core.view import AnyView
from stammtisch.games.zehn.cards import DECK, FIRST_ROUND_CARD, size
from stammtisch.games.zehn.scoring import round_card
from stammtisch.games.zehn.state import NAME, State


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


class View(AnyView):
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


FACTS = {
    "round_card": Fact.CARD,
    "rounds_left": Fact.NUMBER,
    "auction": Fact.AUCTION,
    "pot": Fact.NUMBER,
    "pile": Fact.PILE,
    "chips": Fact.NUMBERS,
    "guard": Fact.NUMBERS,
}
"""What a screen of text shows in a line."""


def shared(s: State) -> dict[str, Any]:
    seats = range(s.players)
    naming = s.depth > 0 and s.steps[s.depth - 1] == NAME
    return {
        "hands": [DECK.names(s.hands[other]) for other in seats] if s.ended else None,
        "counts": [size(s.hands[other]) for other in seats],
        "starter": s.starter,
        "round_card": None if naming or s.ended else DECK.name(round_card(s)),
        "rounds_left": s.last_round - s.round,
        "auction": auction(s),
        "chips": s.chips[: s.players],
        "guard": s.shield[: s.players],
        "pot": s.pot,
        "pile": s.size - s.top,
        "taken": [DECK.names(s.taken[other]) for other in seats],
        "taken_rounds": [[DECK.name(FIRST_ROUND_CARD + i) for i in members(s.taken_rounds[other])] for other in seats],
        "last_round": last_round(s),
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    return {
        "hand": [] if seat is None else DECK.names(s.hands[seat]),
        "table": [table_card(s, seat, other) for other in range(s.players)],
    }


def table_card(s: State, seat: int | None, other: int) -> dict[str, Any] | None:
    """What lies before a seat. A card that lies face down is named to those who have seen it, wherever it lies now."""
    if s.laid[other] < 0:
        return None
    hidden = s.hidden >> other & 1 == 1
    known = not hidden or (seat is not None and s.seen[other] >> seat & 1 == 1)
    return {
        "card": DECK.name(s.laid[other]) if known else None,
        "hidden": hidden,
        "seen_by": list(members(s.seen[other])),
        "laid_by": s.layer[other],
        "shield": s.shield[other],
        "second": DECK.name(s.added[other]) if s.added[other] >= 0 else None,
    }


def auction(s: State) -> dict[str, Any] | None:
    """The auction that is on: for whose card, and the last bid."""
    if s.target < 0:
        return None
    return {"target": s.target, "bidder": s.bidder if s.bidder >= 0 else None, "bid": s.bid}


def last_round(s: State) -> dict[str, Any] | None:
    """How the round that was counted last came out, read off the story: cards and value of each seat."""
    firsts: list[str | None] = [None] * s.players
    seconds: list[str | None] = [None] * s.players
    found = None
    for kind, *told in _last_counted(s.notes):
        if kind in ("lays", "reveals", "shows"):  # what was laid face down has been turned up by now
            firsts[told[0]] = DECK.name(told[1])
        elif kind in ("swaps", "buys"):
            one, two = told[:2]
            firsts[one], firsts[two] = firsts[two], firsts[one]
        elif kind == "adds":
            seconds[told[0]] = DECK.name(told[1])
        elif kind == "turns":
            firsts, seconds, values = [None] * s.players, [None] * s.players, [0] * s.players
        elif kind == "comes_to":
            values[told[0]] = told[1]
        elif kind == "wins":
            found = {"winner": told[0], "pot": told[1], "loser": s.loser}
            found |= {"cards": [list(both) for both in zip(firsts, seconds, strict=True)], "values": values}
    return found


def _last_counted(notes: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """The notes of the round that was counted last; those of the running one are left out, so are earlier ones."""
    end = len(notes)
    while end and notes[end - 1][0] != "wins":
        end -= 1
    start = end - 1
    while start > 0 and notes[start - 1][0] != "wins":
        start -= 1
    return notes[start:end] if end else []
