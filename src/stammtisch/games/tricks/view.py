"""What every trick game shows of its table."""

from typing import Any

from stammtisch.core.bits import bit_count
from stammtisch.core.notation import Deck
from stammtisch.games.tricks.state import PASSED, TrickState


def table(s: TrickState, deck: Deck, *, passing: bool) -> dict[str, Any]:
    """The public table.

    Tricks are taken face down, but every card was played openly: what each seat has taken is public knowledge.
    """
    seats = range(s.players)
    return {
        "counts": [bit_count(s.hands[other]) for other in seats],
        "leader": s.leader if s.played or not passing else None,
        "trick": [
            {"seat": (s.leader + place) % s.players, "card": deck.name(s.trick[place])} for place in range(s.played)
        ],
        "leading": leading(s, deck),
        "last_trick": last_trick(s, deck),
        "to_pass": PASSED,
        "tricks": s.tricks,
        "of_tricks": s.tricks + round((sum(map(bit_count, s.hands)) + s.played) / s.players),
        "tricks_taken": [round(bit_count(s.won[other]) / s.players) for other in seats],
        "taken": [deck.names(s.won[other]) for other in seats],
    }


def leading(s: TrickState, deck: Deck) -> int | None:
    """Who would take the trick as it lies: the highest card of the led colour, of equal ones the first."""
    if not s.played:
        return None
    led = deck.name(s.trick[0])[0]
    best = 0
    for place in range(1, s.played):
        if s.trick[place] > s.trick[best] and deck.name(s.trick[place])[0] == led:
            best = place
    return (s.leader + best) % s.players


def cards(s: TrickState, seat: int | None, deck: Deck, *, passing: bool) -> dict[str, Any]:
    """The hand of the seat that looks, and the cards that it passed on and got."""
    return {
        "hand": [] if seat is None else deck.names(s.hands[seat]),
        "passing": passes(s, seat, deck, passing=passing),
    }


def passes(s: TrickState, seat: int | None, deck: Deck, *, passing: bool) -> dict[str, Any] | None:
    """Where cards go in this round, and those that the seat itself gave and got. None in a round without passing."""
    if s.pass_to == 0:
        return None
    shown: dict[str, Any] = {"distance": s.pass_to, "chosen": [], "given": [], "received": []}
    if seat is not None:
        shown["to"], shown["from"] = (seat + s.pass_to) % s.players, (seat - s.pass_to) % s.players
        if passing:
            shown["chosen"] = deck.names(s.chosen[seat])
        else:
            shown["given"] = deck.names(s.chosen[seat])
            shown["received"] = deck.names(s.chosen[shown["from"]])
    return shown


def last_trick(s: TrickState, deck: Deck) -> dict[str, Any] | None:
    """The trick taken last in this round, read off the story."""
    cards: list[dict[str, Any]] = []
    taker = None
    for raw in reversed(s.notes):
        if raw[0] == "deals":
            return None
        if raw[0] == "takes" and taker is None:
            taker = raw[1]
        elif raw[0] == "plays" and taker is not None:
            cards.append({"seat": raw[1], "card": deck.name(raw[2])})
            if len(cards) == s.players:
                return {"cards": cards[::-1], "taker": taker}
    return None
