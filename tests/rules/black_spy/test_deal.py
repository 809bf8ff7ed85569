"""Before a round: who deals, and what everybody gets (BS-5 to BS-7)."""

from collections import Counter
from itertools import pairwise

import pytest

from stammtisch.core.match import Match
from tests.rules.black_spy.table import GAME, NAMES, SIZES, dealt, new, pile
from tests.tables import filled, play_out


def drawn(match: Match) -> list[tuple[int, str]]:
    """Who drew what for the deal."""
    return [(event.data["seat"], event.data["card"]) for event in match.events(None) if event.kind == "draws"]


@pytest.mark.rule("BS-5")
@pytest.mark.parametrize(
    ("cards", "dealer"),
    [
        ("b3 y11 r5", 1),
        ("g2 g1 b4", 2),
        ("r10 k9 k8", 0),
        ("k7 b8 k11 y10", 2),
        ("r8 k7 k7 g6 k7 b5", 0),  # a tie for less than the highest is none
    ],
)
def test_the_highest_rank_deals(cards: str, dealer: int) -> None:
    players = len(cards.split())
    match = new(players, given=[pile(cards)])
    assert match.view(None)["dealer"] == dealer
    assert drawn(match) == list(enumerate(cards.split()))


@pytest.mark.rule("BS-5")
@pytest.mark.parametrize(
    ("first", "again", "dealer"),
    [
        ("b11 y11 r2 g1", [(0, "g5"), (1, "g3")], 0),
        ("b11 r2 g1 y11", [(0, "g3"), (3, "g5")], 3),
        ("r2 b5 y5 g1", [(1, "b1"), (2, "b2")], 2),  # the rest stay out, though they drew more than this
        ("k7 k7 b6 r7", [(0, "k7"), (1, "k7"), (3, "k6"), (0, "k11"), (1, "k10")], 0),  # those who tie again, again
        ("b9 y9 r9", [(0, "b1"), (1, "y1"), (2, "r1"), (0, "b2"), (1, "y3"), (2, "r2")], 1),
    ],
)
def test_those_who_tie_for_the_highest_draw_again(first: str, again: list[tuple[int, str]], dealer: int) -> None:
    order = first + " " + " ".join(card for _, card in again)
    match = new(len(first.split()), given=[pile(order)])
    assert match.view(None)["dealer"] == dealer
    assert drawn(match) == [*enumerate(first.split()), *again]


@pytest.mark.rule("BS-5")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_tied_draw_from_what_is_left(players: int) -> None:
    """No card is drawn twice, and the cards are not shuffled in between."""
    longest = 0
    for seed in range(150):
        match = new(players, seed=seed)
        cards = Counter(card for _, card in drawn(match))
        assert not cards - Counter(NAMES)
        kinds = [note[0] for note in match.story() if note[0] in ("shuffle", "draws", "deals")]
        assert kinds == ["shuffle"] + ["draws"] * cards.total() + ["shuffle", "deals"]
        longest = max(longest, cards.total())
    assert longest > players


@pytest.mark.rule("BS-5")
def test_the_very_last_cards_are_drawn_before_any_are_shuffled_again() -> None:
    """Three tie, then two of them, and so on until two cards are left, which are enough for two."""
    triples = [f"b{rank} y{rank} r{rank}" for rank in (2, 3, 4, 5, 6, 9, 8)]
    pairs = [f"{one}{rank} {two}{rank}" for rank in (1, 7, 10, 11) for one, two in ("by", "rg")]
    pairs += [f"g{rank} k{rank}" for rank in (2, 3, 4, 5, 6, 9)] + ["k7 k7"] * 3
    order = " ".join([*triples, "g8 k8 k1", *pairs, "k10 k11"])
    match = new(3, given=[pile(order)])
    assert Counter(card for _, card in drawn(match)) == Counter(NAMES)
    assert drawn(match)[-2:] == [(0, "k10"), (1, "k11")]
    assert match.view(None)["dealer"] == 1


@pytest.mark.rule("BS-5")
def test_everybody_deals_first_at_times() -> None:
    assert {new(6, seed=seed).view(None)["dealer"] for seed in range(60)} == set(range(6))


@pytest.mark.rule("BS-6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_gets_the_same_number_of_cards(players: int) -> None:
    match = new(players, seed=2)
    hands = [match.view(seat)["hand"] for seat in range(players)]
    assert [len(hand) for hand in hands] == [SIZES[players]] * players
    assert match.view(None)["counts"] == [SIZES[players]] * players
    assert Counter(name for hand in hands for name in hand) == Counter(NAMES)


@pytest.mark.rule("BS-6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_dealing_begins_with_the_dealers_left_neighbour(players: int) -> None:
    dealers = set()
    for seed in range(12):
        match = new(players, seed=seed)
        dealer = match.view(None)["dealer"]
        dealers.add(dealer)
        last = [note for note in match.story() if note[0] == "shuffle"][-1][1:]
        for place in range(players):
            seat = (dealer + 1 + place) % players
            expected = Counter(GAME.deck.name(card) for card in last[place::players])
            assert Counter(match.view(seat)["hand"]) == expected
    assert len(dealers) > 1


@pytest.mark.rule("BS-6")
def test_cards_are_dealt_face_down() -> None:
    """Two others with each other's cards look the same."""
    one, two, three, four = (" ".join(hand) for hand in filled({0: "k7 k7 k7", 1: "r1"}, NAMES, 4))
    match, swapped = dealt([one, two, three, four]), dealt([three, two, one, four])
    assert match.view(0)["hand"] == swapped.view(2)["hand"] != swapped.view(0)["hand"]
    for looker in (1, 3, None):
        assert match.view(looker) == swapped.view(looker)
        assert match.events(looker) == swapped.events(looker)
    assert match.view(None)["hand"] == []


@pytest.mark.rule("BS-6")
def test_all_cards_are_shuffled_for_every_round() -> None:
    match = play_out(new(3, seed=5, limit=1000), until=lambda match: match.view(None)["round"] == 4)
    deals = [note[1:] for note in match.story() if note[0] == "shuffle"]
    assert len(deals) == 1 + 4
    assert all(sorted(deal) == list(range(60)) for deal in deals)
    assert len(set(deals)) == 5


@pytest.mark.rule("BS-7")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_deal_moves_on_clockwise(players: int) -> None:
    match = play_out(new(players, seed=8, limit=1000), until=lambda match: match.view(None)["round"] == players + 2)
    dealers = [event.data["dealer"] for event in match.events(None) if event.kind == "deals"]
    assert len(dealers) == players + 2
    assert all(after == (before + 1) % players for before, after in pairwise(dealers))
