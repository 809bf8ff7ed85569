"""What a card is for in a game of tricks: whether it takes the trick, what that costs, and what the hand is like after.

All of it follows from what a seat knows: its hand, every card that was played, and who has shown to have none of a
colour. A card has one of three fates: it cannot take the trick, it surely takes it, or that is open.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from stammtisch.core.bits import bit_count, members
from stammtisch.core.notation import Deck
from stammtisch.core.purpose import Purpose
from stammtisch.games.tricks.collecting import collector
from stammtisch.games.tricks.counting import out_of_reach
from stammtisch.games.tricks.state import PASSED

MANY = 3
"""Whoever alone has taken so many of the cards that count may be after all of them."""
HIGH = 3
"""A card is high if so few of its colour, or fewer, beat it."""


@dataclass(frozen=True)
class Cards:
    """What the cards of a game of tricks are to each other. Sets are masks."""

    deck: Deck
    colour_of: Callable[[int], int]
    """All cards of the colour of a card."""
    above: Callable[[int], int]
    """The cards that beat a card in its own colour."""
    word: Callable[[int], str]
    """The colour of a card in a word."""
    points: Callable[[Any, int], int]
    """What a set of cards counts in a trick."""
    unseen: Callable[[Any, int], int]
    """The cards that are with the others, as far as a seat can tell."""
    legal: Callable[[Any, int], int]
    minus: Callable[[int, int], int]
    """A set without a card."""
    counting: int
    """The cards of which one may want all."""


@dataclass(frozen=True)
class Trick:
    """One seat's look at the trick to which it plays a card."""

    cards: Cards
    s: Any
    seat: int
    card: int

    @property
    def leads(self) -> bool:
        return bool(self.s.played == 0)

    @property
    def last(self) -> bool:
        return bool(self.s.played == self.s.players - 1)

    @property
    def follows(self) -> bool:
        """Whether the card is of the colour that was led."""
        return self.leads or bool(self.cards.colour_of(self.s.trick[0]) >> self.card & 1)

    @property
    def best(self) -> int:
        """The card that takes the trick as it lies."""
        best = self.s.trick[0]
        for card in self.s.trick[1 : self.s.played]:
            if self.cards.above(best) >> card & 1:
                best = card
        return int(best)

    @property
    def colour(self) -> str:
        return self.cards.word(self.card)

    @property
    def out(self) -> int:
        """The cards of its colour that are with the others."""
        return self.cards.unseen(self.s, self.seat) & self.cards.colour_of(self.card)

    @property
    def higher(self) -> int:
        """Those of them that beat it."""
        return self.out & self.cards.above(self.card)

    @property
    def to_come(self) -> int:
        """Those that may still beat it in this trick."""
        return 0 if self.last else self.higher & ~out_of_reach(self.s, self.seat)

    @property
    def cannot_take(self) -> bool:
        return not self.follows or (not self.leads and not self.cards.above(self.best) >> self.card & 1)

    @property
    def surely_takes(self) -> bool:
        return not self.cannot_take and not self.to_come

    @property
    def lying(self) -> int:
        """What the trick counts as it lies."""
        return sum(self.cards.points(self.s, 1 << card) for card in self.s.trick[: self.s.played])

    @property
    def own(self) -> int:
        """What the card itself counts."""
        return self.cards.points(self.s, 1 << self.card)

    @property
    def rest(self) -> int:
        """The hand without the card."""
        return self.cards.minus(self.s.hands[self.seat], 1 << self.card)

    @property
    def empties(self) -> bool:
        """Whether it leaves others in hand, but none of its colour."""
        return bool(self.rest) and not self.rest & self.cards.colour_of(self.card)

    @property
    def kind(self) -> str:
        """What sort of move it is: whoever stays below where one should lie above, or leads the wrong card, makes
        another kind of mistake.
        """
        if self.leads:
            return "lead"
        if not self.follows:
            return "throw"
        return "under" if self.cannot_take else "above"

    def sort(self, purpose: Purpose) -> Purpose:
        return replace(purpose, kind=self.kind)

    def others(self) -> "Iterator[Trick]":
        """The same trick with each card that may be played."""
        return (Trick(self.cards, self.s, self.seat, card) for card in members(self.cards.legal(self.s, self.seat)))


def of_card(trick: Trick) -> Purpose:
    """What a card is for that may be played now."""
    if trick.cannot_take:
        return _below(trick) if trick.follows else _thrown(trick)
    return _taking(trick) if trick.surely_takes else _open(trick)


def _below(trick: Trick) -> Purpose:
    """Another card of the colour lies higher."""
    best = trick.cards.deck.name(trick.best)
    if trick.lying > 0:
        return Purpose("ducks", {"card": best, "n": trick.lying})
    below = [other.card for other in trick.others() if other.cannot_take and other.follows]
    return Purpose("highest_below" if trick.card == max(below) and len(below) > 1 else "below", {"card": best})


def _thrown(trick: Trick) -> Purpose:
    """It is of another colour."""
    if trick.own > 0:
        return Purpose("gives", {"n": trick.own})
    if trick.empties:
        return Purpose("empties", {"colour": trick.colour})
    higher = bit_count(trick.higher)
    if trick.rest and trick.out and higher < HIGH and not trick.own:
        return Purpose("high", {"colour": trick.colour, "n": higher})
    return Purpose("cannot_take")


def _taking(trick: Trick) -> Purpose:
    """Nobody can beat it any more."""
    collecting = _collecting(trick)
    if collecting is not None:
        return collecting
    points = trick.lying + trick.own
    if trick.last and points <= 0:
        return Purpose("good", {"n": -points}) if points else Purpose("clean")
    if trick.leads and not trick.out:
        return Purpose("alone", {"colour": trick.colour})
    if trick.leads and trick.rest:
        return Purpose("leads_top", {"colour": trick.colour})
    choices = list(trick.others())
    if len(choices) > 1 and all(other.surely_takes for other in choices):
        return Purpose("anyway_highest" if trick.card == max(other.card for other in choices) else "anyway")
    return Purpose("takes", {"n": points}) if trick.last else Purpose("takes_surely", {"colour": trick.colour})


def _collecting(trick: Trick) -> Purpose | None:
    """Somebody may be about to take all cards that count."""
    s, counting = trick.s, trick.cards.counting
    lying = sum(1 << card for card in {*s.trick[: s.played], trick.card})
    only = collector(s, counting)
    if only < 0 or not lying & counting:
        return None
    if only == trick.seat:
        return Purpose("collects")
    return Purpose("stops", {"seat": only}) if bit_count(s.won[only] & counting) >= MANY else None


def _open(trick: Trick) -> Purpose:
    """It lies highest, and may still be beaten."""
    if not trick.leads:
        return Purpose("may_be_beaten", {"colour": trick.colour, "n": bit_count(trick.to_come)})
    if not trick.out & ~trick.higher:
        return Purpose("lowest", {"colour": trick.colour})
    if trick.empties:
        return Purpose("empties", {"colour": trick.colour})
    return Purpose("leads", {"colour": trick.colour, "n": bit_count(trick.higher)})


def of_passed_card(cards: Cards, s: Any, seat: int, card: int, deck: int) -> Purpose:
    """What a card is for that is passed on, the game's own reasons left aside: an empty colour, or a high card gone."""
    colour, word = cards.colour_of(card), cards.word(card)
    kept = cards.minus(s.hands[seat], s.chosen[seat]) & colour
    more = bit_count(kept)
    if more == 1:
        return Purpose("passes_last", {"colour": word})
    if more <= PASSED - bit_count(s.chosen[seat]):
        return Purpose("can_empty", {"colour": word, "n": more})
    beaten_by = bit_count(deck & cards.above(card))
    lower = bit_count(kept & ~cards.above(card)) - 1
    if beaten_by <= HIGH and lower <= PASSED:
        return Purpose("bare", {"colour": word, "n": lower})
    return Purpose("beaten_by", {"colour": word, "n": beaten_by})
