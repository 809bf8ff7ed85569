"""What every trick game shows of its table."""

from typing import Any, NotRequired, TypedDict

from stammtisch.core.notation import Deck
from stammtisch.core.view import AnyView
from stammtisch.games.tricks.state import PASSED, TrickState


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


class TricksView(AnyView):
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


def table(s: TrickState, deck: Deck, *, passing: bool) -> dict[str, Any]:
    """The public table.

    Tricks are taken face down, but every card was played openly: what each seat has taken is public knowledge, unless
    it was agreed that nobody looks back further than to the last trick.
    """
    players, played, leader, names = s.players, s.played, s.leader, deck.every
    return {
        "counts": [hand.bit_count() for hand in s.hands[:players]],
        "leader": leader if played or not passing else None,
        "trick": [{"seat": (leader + place) % players, "card": names[s.trick[place]]} for place in range(played)],
        "leading": leading(s, deck) if played else None,
    }


def tricks(s: TrickState, deck: Deck) -> dict[str, Any]:
    """The tricks that were taken, and how many there will be."""
    players, won = s.players, s.won[: s.players]
    left = sum([hand.bit_count() for hand in s.hands[:players]]) + s.played
    return {
        "last_trick": last_trick(s, deck),
        "tricks": s.tricks,
        "of_tricks": s.tricks + round(left / players),
        "to_pass": PASSED,
        "tricks_taken": [cards.bit_count() // players for cards in won],
        "taken": None if s.face_down else [deck.names(cards) for cards in won],
    }


def leading(s: TrickState, deck: Deck) -> int:
    """Who would take the trick as it lies: the highest card of the led colour, of equal ones the first."""
    trick, names = s.trick, deck.every
    led = names[trick[0]][0]
    best = 0
    for place in range(1, s.played):
        if trick[place] > trick[best] and names[trick[place]][0] == led:
            best = place
    return (s.leader + best) % s.players


def cards(s: TrickState, seat: int | None, deck: Deck, *, passing: bool) -> dict[str, Any]:
    """The hand of the seat that looks, and the cards that it passed on and got: None in a round without passing."""
    distance, players = s.pass_to, s.players
    if seat is None:
        none = {"distance": distance, "chosen": [], "given": [], "received": []}
        return {"hand": [], "passing": none if distance else None}
    passes = None
    if distance:
        giver, mine = (seat - distance) % players, deck.names(s.chosen[seat])
        passes = {
            "distance": distance,
            "chosen": mine if passing else [],
            "given": [] if passing else mine,
            "received": [] if passing else deck.names(s.chosen[giver]),
            "to": (seat + distance) % players,
            "from": giver,
        }
    return {"hand": deck.names(s.hands[seat]), "passing": passes}


def bygone(s: TrickState) -> tuple[int, int]:
    """Where in the story lie the tricks of the round that nobody may look at again, if they lie face down: all but the
    last.
    """
    if not s.face_down or s.tricks < 2:
        return 0, 0
    notes, takes, end = s.notes, 0, 0
    for place in range(len(notes) - 1, -1, -1):
        kind = notes[place][0]
        if kind == "takes":
            takes += 1
            if takes == 2:
                end = place + 1
        elif kind == "opens":
            return place + 1, end
    return 0, 0


def last_trick(s: TrickState, deck: Deck) -> dict[str, Any] | None:
    """The trick taken last in this round, read off the story."""
    if not s.tricks:
        return None
    cards: list[dict[str, Any]] = []
    taker, names = None, deck.every
    for raw in reversed(s.notes):
        kind = raw[0]
        if kind == "plays" and taker is not None:
            cards.append({"seat": raw[1], "card": names[raw[2]]})
            if len(cards) == s.players:
                return {"cards": cards[::-1], "taker": taker}
        elif kind == "takes" and taker is None:
            taker = raw[1]
    return None
