"""Who took what in a round of tricks, read off its events."""

from collections.abc import Mapping, Sequence

from stammtisch.core.events import Event
from stammtisch.core.reckoning import Share, Trick, heaped, total


def taken(events: Sequence[Event], players: int) -> list[list[Trick]]:
    """The tricks that each seat took, what they count left out."""
    tricks: list[list[Trick]] = [[] for _ in range(players)]
    cards: list[tuple[str, int]] = []
    number = 0
    for event in events:
        if event.kind == "plays":
            cards.append((str(event.data["card"]), event.seat("seat")))
        elif event.kind == "takes":
            number += 1
            tricks[event.seat("seat")].append(
                Trick(number, 0, tuple(card for card, _ in cards), tuple(seat for _, seat in cards))
            )
            cards = []
    return tricks


def cards_of(tricks: Sequence[Trick]) -> list[str]:
    return [card for trick in tricks for card in trick.cards]


def share(tricks: Sequence[Trick], worth: Mapping[str, int], order: Sequence[str]) -> Share:
    """What the cards of some tricks count."""
    counted = [Trick(trick.number, total(trick.cards, worth), trick.cards, trick.seats) for trick in tricks]
    cards = sorted(cards_of(tricks), key=order.index)
    return Share(
        heaped(cards, worth), tricks=tuple(trick for trick in counted if any(card in worth for card in trick.cards))
    )
