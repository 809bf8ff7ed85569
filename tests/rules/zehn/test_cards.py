"""The cards, the deal, the order of play."""

import json
import re
from collections import Counter
from typing import Any

import pytest

import stammtisch
from stammtisch.core.errors import BadOption
from stammtisch.games.zehn.cards import DECK
from stammtisch.games.zehn.scoring import points_of
from tests.rules.zehn.table import ZEHN, deal, finish, hands, last, lay
from tests.tables import play_all, play_out, state


def whole_deck(match: Any) -> Counter[str]:
    return Counter(DECK.names(state(match).deck))


def points(match: Any, name: str) -> int:
    return points_of(state(match), 1 << 3 * DECK.find(name))


@pytest.mark.rule("ZE-1")
def test_highest_takes_the_pot_and_lowest_the_cards() -> None:
    match = deal("n9 n1 n1", "n2 n1 n1", "n5 n4 n4")
    lay(match, "n9 1", "n2", "n5")
    finish(match)
    assert last(match)["winner"] == 0
    assert last(match)["loser"] == 1
    assert match.view(0)["chips"] == [7, 7, 7]
    assert match.view(0)["taken"][1] == ["n2", "n5", "n9"]
    assert ZEHN.low_wins


@pytest.mark.rule("ZE-2")
def test_the_cards_and_what_they_are_worth() -> None:
    match = stammtisch.new("zehn", 7, seed=1)
    assert whole_deck(match) == Counter(
        {**{f"n{value}": 5 for value in range(11)}, **{f"p{value}": 1 for value in range(1, 9)}, "j": 7}
    )
    assert whole_deck(match).total() == 70
    assert [points(match, f"n{value}") for value in range(11)] == [1] * 11
    assert [points(match, f"p{value}") for value in range(1, 9)] == [3, 4, 5, 6, 7, 8, 9, 10]
    assert points(match, "j") == 10
    assert [DECK.name(card) for card in sorted(state(match).rounds)] == [f"rc{value}" for value in range(1, 11)]


@pytest.mark.rule("ZE-3")
def test_the_deck_can_be_another() -> None:
    table = {"p1": {"points": 10}, "n0": {"count": 4}, "n7": {"count": 7, "points": 0}, "j": {"points": 15}}
    match = stammtisch.new("zehn", 3, deck=table, seed=1)
    deck = whole_deck(match)
    assert (deck["p1"], deck["n0"], deck["n7"], deck["n1"], deck["j"]) == (1, 4, 7, 5, 7)
    assert [points(match, name) for name in ("p1", "n0", "n7", "j", "p2")] == [10, 1, 0, 15, 4]
    play_out(match)
    again = stammtisch.replay(match.record())
    assert again.outcome == match.outcome
    assert json.loads(match.record().splitlines()[0])["options"]["deck"] == table


@pytest.mark.rule("ZE-3")
def test_other_points_count() -> None:
    match = deal("n9 n1 n1", "n2 n1 n1", deck={"n9": {"points": 50}}, rounds="rc4")
    finish(lay(match, "n9", "n2"))
    assert match.view(0)["totals"] == [0, 50 + 1 + 4]


@pytest.mark.rule("ZE-3")
@pytest.mark.parametrize(
    ("table", "message"),
    [
        ([], 'expected a table such as {"p1": {"points": 10}}'),
        ({"n11": {"count": 1}}, "there is no card 'n11'"),
        ({"rc1": {"count": 1}}, "there is no card 'rc1'"),
        ({"n1": 5}, "card n1: expected 'count', 'points' or both"),
        ({"n1": {}}, "card n1: expected 'count'"),
        ({"n1": {"value": 3}}, "card n1: expected 'count'"),
        ({"n1": {"count": 8}}, "card n1: expected a count from 0 to 7, got 8"),
        ({"n1": {"count": True}}, "card n1: expected a count from 0 to 7"),
        ({"p1": {"points": -1}}, "card p1: expected points from 0 to 99, got -1"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(table: Any, message: str) -> None:
    with pytest.raises(BadOption, match=re.escape(message)):
        stammtisch.new("zehn", 3, deck=table)


@pytest.mark.rule("ZE-3")
def test_the_deck_must_be_enough_for_all() -> None:
    with pytest.raises(BadOption, match="a joker for each of 4 players, got 3"):
        stammtisch.new("zehn", 4, deck={"j": {"count": 3}})
    assert stammtisch.new("zehn", 3, deck={"j": {"count": 3}})
    empty = {name: {"count": 0} for name in [*(f"n{v}" for v in range(11)), *(f"p{v}" for v in range(1, 9))]}
    with pytest.raises(BadOption, match="three cards besides the joker for each of 2 players, got 5"):
        stammtisch.new("zehn", 2, deck=empty)
    with pytest.raises(BadOption, match="got 0"):
        stammtisch.new("zehn", 2, deck=empty, spare_jokers="out")


@pytest.mark.rule("ZE-4", "ZE-5")
@pytest.mark.parametrize("players", range(2, 8))
def test_a_joker_and_three_cards_for_everyone(players: int) -> None:
    for seed in range(5):
        match = stammtisch.new("zehn", players, seed=seed)
        for seat in range(players):
            hand = match.view(seat)["hand"]
            assert len(hand) == 4
            assert "j" in hand
        assert match.view(None)["pile"] == 70 - 4 * players


@pytest.mark.rule("ZE-4")
def test_round_cards_are_shuffled_apart_from_the_others() -> None:
    orders = {tuple(state(stammtisch.new("zehn", 3, seed=seed)).rounds) for seed in range(20)}
    assert len(orders) == 20


@pytest.mark.rule("ZE-5")
def test_spare_jokers_are_in_the_pile_or_out_of_the_match() -> None:
    assert whole_deck(stammtisch.new("zehn", 3, seed=1))["j"] == 7
    out = stammtisch.new("zehn", 3, seed=1, spare_jokers="out")
    assert whole_deck(out)["j"] == 3
    assert out.view(None)["pile"] == 70 - 4 - 12
    assert all(hand.count("j") == 1 for hand in hands(out))
    held = {hand.count("j") for seed in range(40) for hand in hands(stammtisch.new("zehn", 2, seed=seed))}
    assert held >= {1, 2}, "a spare joker may be dealt"


@pytest.mark.rule("ZE-5")
def test_cards_are_dealt_one_by_one_from_the_start_player_on() -> None:
    match = deal("n1 n2 n3", "n4 n5 n6", "n7 n8 n9", starter=2)
    assert hands(match) == [["n1", "n2", "n3", "j"], ["n4", "n5", "n6", "j"], ["n7", "n8", "n9", "j"]]
    shuffle = [note for note in match.story() if note[0] == "shuffle"][-1][1:]
    assert [DECK.name(card) for card in shuffle[:4]] == ["n7", "n1", "n4", "n8"]


@pytest.mark.rule("ZE-6")
@pytest.mark.parametrize("players", [2, 7])
def test_seven_chips_each(players: int) -> None:
    match = stammtisch.new("zehn", players, seed=1)
    assert match.view(None)["chips"] == [7] * players
    assert match.view(None)["pot"] == 0


@pytest.mark.rule("ZE-7")
def test_chance_finds_the_dealer_and_the_left_neighbour_starts() -> None:
    starters = set()
    for seed in range(40):
        match = stammtisch.new("zehn", 4, seed=seed)
        (event,) = (event for event in match.events(None) if event.kind == "deals")
        assert event.data["seat"] == (int(str(event.data["dealer"])) + 1) % 4
        assert match.awaiting == (event.data["seat"],)
        starters.add(event.data["seat"])
    assert starters == {0, 1, 2, 3}


@pytest.mark.rule("ZE-8")
def test_every_phase_goes_round_from_the_start_player() -> None:
    match = deal("n1 n2 n3", "n4 n5 n6", "n1 n2 n3", starter=1)
    order: dict[str, list[int]] = {}
    answers = {"protect": "protect 0", "open": "decline", "add": "done"}
    while match.view(None)["step"] != "name":
        (seat,) = match.awaiting
        step = match.view(None)["step"]
        order.setdefault(step, []).append(seat)
        play_all(match, answers.get(step) or f"lay {match.view(seat)['hand'][0]} open")
    assert order == {step: [1, 2, 0] for step in ("lay", "protect", "open", "add")}
