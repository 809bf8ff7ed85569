"""A table of Halt mal kurz in the middle of a match: chosen hands, a chosen top card, chosen cards to draw."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import stammtisch
from stammtisch.core.match import Match
from stammtisch.games.halt_mal_kurz import knowledge
from stammtisch.games.halt_mal_kurz.cards import CARDS, DECK
from tests.tables import state

WHOLE = Counter(DECK.name(card) for card in range(CARDS))


def mask(names: Iterable[str]) -> int:
    return sum(1 << card for card in DECK.order(names))


def table(
    *hands: str, top: str = "halt-k", stock: str | None = None, active: int = 0, seed: int = 1, **options: Any
) -> Match:
    """Seat `active` is to play. The draw pile is `stock` from the top, and with None whatever cards are left over; if
    it is given, they lie under the top card of the discard pile.
    """
    match = stammtisch.new("halt_mal_kurz", len(hands), seed=seed, **options)
    s: Any = state(match)
    held = [hand.split() for hand in hands]
    drawn = [] if stock is None else stock.split()
    rest = WHOLE - Counter([name for hand in held for name in hand] + drawn + [top])
    assert sum(rest.values()) + sum(map(len, held)) + len(drawn) + 1 == CARDS, "a card was given too often"
    left = list(rest.elements())
    if stock is None:
        drawn, left = left, []
    for seat, hand in enumerate(held):
        s.hands[seat] = mask(hand)
    s.pile = [DECK.find(name) for name in drawn] + [0] * (CARDS - len(drawn))
    s.drawn, s.size = 0, len(drawn)
    s.top, s.under = DECK.find(top), mask(left)
    s.active = active
    s.asked[0] = 1 << active
    s.notes.clear()
    knowledge._imagine_minds(s, -1)
    return match


def hand(match: Match, seat: int) -> list[str]:
    """A hand, sorted by name."""
    return sorted(match.view(seat)["hand"])


def hands(match: Match) -> list[list[str]]:
    return [hand(match, seat) for seat in range(match.players)]


def top(match: Match) -> str:
    return str(match.view(None)["top"])


def step(match: Match) -> str | None:
    return match.decision.step if match.decision else None


def kinds(match: Match, seat: int | None = None) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in match.events(seat)]


def each(match: Match, moves: Sequence[str]) -> None:
    """One move for each seat that is asked, in the order in which they are asked or of their numbers."""
    for move in moves:
        match.play(match.awaiting[0], move)


def slap_all(match: Match, *order: int) -> None:
    for seat in order:
        match.play(seat, "slap")


def let_all(match: Match) -> list[int]:
    """Everyone who is asked for a reaction lets it pass. Who that was."""
    asked = []
    while step(match) == "react":
        (seat,) = match.awaiting
        asked.append(seat)
        match.play(seat, "let")
    return asked


def duel(match: Match, *signs: str, well: bool = True) -> None:
    """Nobody or somebody calls the well off, and the signs are shown, the lower seat first."""
    if step(match) == "well":
        for seat in match.awaiting:
            match.play(seat, "with well" if well or seat else "without well")
    each(match, [f"throw {sign}" for sign in signs])
