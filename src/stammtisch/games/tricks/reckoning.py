"""Who took what in a round of tricks, read off its events."""

from collections.abc import Mapping, Sequence

from stammtisch.core.events import Story
from stammtisch.core.notation import Deck
from stammtisch.core.reckoning import Share, Trick, heaped, total


def taken(story: Story, players: int, deck: Deck) -> list[list[Trick]]:
    """The tricks that each seat took, what they count left out."""
    tricks: list[list[Trick]] = [[] for _ in range(players)]
    cards: list[str] = []
    seats: list[int] = []
    number = 0
    for note in story.notes:
        kind = note[0]
        if kind == "plays":
            seats.append(note[1])
            cards.append(deck.every[note[2]])
        elif kind == "takes":
            number += 1
            tricks[note[1]].append(Trick(number, 0, tuple(cards), tuple(seats)))
            cards, seats = [], []
    return tricks


def cards_of(tricks: Sequence[Trick]) -> list[str]:
    return [card for trick in tricks for card in trick.cards]


def share(tricks: Sequence[Trick], worth: Mapping[str, int], deck: Deck) -> Share:
    """What the cards of some tricks count."""
    counting = [(trick, [card for card in trick.cards if card in worth]) for trick in tricks]
    cards = sorted([card for _, found in counting for card in found], key=deck.find)
    return Share(
        heaped(cards, worth),
        tricks=tuple(
            [Trick(each.number, total(found, worth), each.cards, each.seats) for each, found in counting if found]
        ),
    )
