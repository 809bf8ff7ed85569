"""What every trick game shows of its table."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from stammtisch.core.notation import Deck
from stammtisch.games.tricks.state import PASSED, TrickState

KEPT = 2048
"""So many seats' passed cards are kept."""


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


def tricks_mark(s: TrickState) -> tuple[int, ...]:
    """What `tricks` goes by. How many cards there are does not change any more once a trick is taken."""
    return s.round, s.tricks, 0 if s.tricks else cards_left(s), *s.won[: s.players]


def cards_left(s: TrickState) -> int:
    """How many cards are not yet in tricks."""
    return sum([hand.bit_count() for hand in s.hands[: s.players]]) + s.played


def tricks(s: TrickState, deck: Deck) -> dict[str, Any]:
    """What stays as it is until the next trick is taken."""
    return {
        "last_trick": last_trick(s, deck),
        "tricks": s.tricks,
        "of_tricks": s.tricks + round(cards_left(s) / s.players),
        "to_pass": PASSED,
        "tricks_taken": [round(won.bit_count() / s.players) for won in s.won[: s.players]],
        "taken": None if s.face_down else [deck.names(won) for won in s.won[: s.players]],
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
    hand, mine, passes = deck.names(s.hands[seat]), s.chosen[seat], None
    if distance and passing:
        passes = {**_passed(deck, players, seat, distance, 0, 0), "chosen": deck.names(mine)}
    elif distance:
        passes = _passed(deck, players, seat, distance, mine, s.chosen[(seat - distance) % players])
    return {"hand": hand, "passing": passes}


@lru_cache(maxsize=KEPT)  # for the rest of the round it stays the same, and is asked for with every move
def _passed(deck: Deck, players: int, seat: int, distance: int, given: int, received: int) -> dict[str, Any]:
    """Where a seat's cards went in this round, and those that it gave and got."""
    return {
        "distance": distance,
        "chosen": [],
        "given": deck.names(given),
        "received": deck.names(received),
        "to": (seat + distance) % players,
        "from": (seat - distance) % players,
    }


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


def cards_marks(s: TrickState, seats: Sequence[int | None], step: int, *, new: int) -> list[tuple[int, ...] | None]:
    """What `cards` goes by for each of some seats; None for spectators and those of a mask, who see something new. Once
    a card is played, nothing changes any more about those that were passed.
    """
    number, hands, chosen = s.round, s.hands, s.chosen
    passing = not s.tricks and not s.played
    return [
        None
        if seat is None or new >> seat & 1
        else (number, step, hands[seat], chosen[seat], chosen[(seat - s.pass_to) % s.players])
        if passing
        else (number, step, hands[seat])
        for seat in seats
    ]


def last_trick(s: TrickState, deck: Deck) -> dict[str, Any] | None:
    """The trick taken last in this round, read off the story."""
    if not s.tricks:
        return None
    cards: list[dict[str, Any]] = []
    taker = None
    for raw in reversed(s.notes):
        kind = raw[0]
        if kind == "plays" and taker is not None:
            cards.append({"seat": raw[1], "card": deck.name(raw[2])})
            if len(cards) == s.players:
                return {"cards": cards[::-1], "taker": taker}
        elif kind == "takes" and taker is None:
            taker = raw[1]
    return None
