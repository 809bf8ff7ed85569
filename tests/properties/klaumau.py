"""Decks and bombs that people might make up for Klaumau, and where its cards are."""

from collections import Counter
from typing import Any

from hypothesis import strategies as st

from stammtisch.core.match import Match
from stammtisch.games.klaumau.bomb import COUNTS, READY, WHAT, WHO, wrong_rule
from stammtisch.games.klaumau.cards import DECK, FACES, POLICE, wrong_deck


def bomb_rules() -> st.SearchStrategy[Any]:
    steps = st.fixed_dictionaries(
        {"who": st.sampled_from(WHO), "what": st.sampled_from(WHAT), "count": st.sampled_from(COUNTS)}
    )
    fine = steps.filter(lambda step: wrong_rule([step]) is None)
    return st.sampled_from(sorted(READY)) | st.lists(fine, min_size=1, max_size=3)


def decks() -> st.SearchStrategy[Any]:
    """A few decks: one motif all over, many crooks and trades, the least that is allowed."""
    names = [DECK.name(face) for face in range(POLICE + 1)]
    some = st.dictionaries(st.sampled_from(names), st.integers(0, 12), min_size=5, max_size=16)
    return some.map(enough).filter(lambda deck: wrong_deck(deck) is None)


def enough(deck: dict[str, int]) -> dict[str, int]:
    missing = 33 - sum(count for name, count in deck.items() if name != "police")
    return {**deck, "r1": deck.get("r1", 0) + max(0, missing)}


def cards_anywhere(match: Match) -> Counter[str]:
    """Every card of the round: in hands, in the draw pile, and out of play."""
    s: Any = match._s
    found: Counter[str] = Counter()
    for seat in range(match.players):
        found.update(DECK.names(s.hands[seat * FACES : (seat + 1) * FACES]))
    found.update(DECK.name(face) for face in s.pile[s.drawn : s.stock])
    found.update(DECK.name(face % FACES) for face in s.gone[: s.away])
    return found


def cards_in_play(match: Match) -> Counter[str]:
    """The deck of the round: its table, and what variants bring."""
    s: Any = match._s
    cards = Counter({DECK.name(face): s.deck[face] for face in range(FACES) if s.deck[face]})
    return cards + Counter({"bomb": s.bomb, "dog": 2 * s.watchdog, "fence": s.fence})


def bookkeeping_agrees(match: Match) -> None:
    """Masks and sizes say what the counts say; nothing is negative; points noted at once are in the totals."""
    s: Any = match._s
    for seat in range(match.players):
        hand = s.hands[seat * FACES : (seat + 1) * FACES]
        assert min(hand) >= 0
        assert s.sizes[seat] == sum(hand)
        assert s.held[seat] == sum(1 << face for face in range(FACES) if hand[face])
    assert 0 <= s.drawn <= s.stock
