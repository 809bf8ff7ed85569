"""What a seat knows of the others, case by case."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from stammtisch.core.match import Match
from stammtisch.games.zehn.cards import DECK, FACE_NAMES
from tests.rules.zehn.table import deal, decline, finish, lay, table
from tests.tables import play_all, state


def worlds(match: Match, seat: int, count: int = 60) -> Iterator[Any]:
    for seed in range(count):
        yield match.imagine(seat, seed=seed)


def hand(world: Any, seat: int) -> list[str]:
    return DECK.names(world.hands[seat])


def before(world: Any, seat: int) -> str:
    return DECK.name(world.laid[seat])


@pytest.mark.rule("ZE-4")
def test_everyone_is_known_to_have_a_joker_until_they_lay_one() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0", "n5 n3 n0")
    for world in worlds(match, 0):
        assert "j" in hand(world, 1)
        assert "j" in hand(world, 2)
    lay(match, "n9", "j", "n5")
    assert {"j" in hand(world, 1) for world in worlds(match, 0)} == {True, False}, "it may have another one"
    assert all("j" in hand(world, 2) for world in worlds(match, 0))


@pytest.mark.rule("ZE-4")
def test_without_spare_jokers_there_is_no_other() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0", "n5 n3 n0", spare_jokers="out")
    lay(match, "n9", "j", "n5 hidden")
    for world in worlds(match, 0):
        assert "j" not in hand(world, 1)
        assert ("j" in hand(world, 2)) != (before(world, 2) == "j")
        assert DECK.find("j") not in world.pile[world.top : world.size]


@pytest.mark.rule("ZE-4", "ZE-21")
def test_the_joker_may_lie_face_down_wherever_that_card_is_now() -> None:
    match = lay(deal("n9 n1 n0", "n2 n0 n0", "n5 n3 n0"), "n9", "n2 hidden", "n5 hidden")
    play_all(match, "decline", "swap seat 2", "protect 0", "protect 0")  # seats 1 and 2 swap: 0 has seen neither
    places = set()
    for world in worlds(match, 0, 200):
        assert "j" in hand(world, 1) or before(world, 2) == "j", "the card that seat 1 laid lies before seat 2"
        assert "j" in hand(world, 2) or before(world, 1) == "j"
        places.add(("j" in hand(world, 1), before(world, 2) == "j"))
    assert places == {(True, False), (False, True), (True, True)}
    for world in worlds(match, 1):
        assert (before(world, 1), before(world, 2)) == ("n5", "n2"), "seat 1 has seen both"
        assert "j" in hand(world, 2), "so its joker is still in hand"
        assert table(match) == [before(world, seat) for seat in range(3)]


@pytest.mark.rule("ZE-21")
def test_hidden_cards_one_has_not_seen_can_be_anything_else() -> None:
    match = lay(deal("n9 n1 n0", "n2 n0 n0", "n5 n3 n0"), "n9", "n2 hidden", "n5")
    seen_there = Counter(before(world, 1) for world in worlds(match, 0, 400))
    assert len(seen_there) > 12
    assert seen_there["n10"] > 0
    assert {before(world, 1) for world in worlds(match, 1)} == {"n2"}


@pytest.mark.rule("ZE-27")
def test_a_joker_shown_at_the_end_of_a_round_is_put_down_to_who_laid_it() -> None:
    match = lay(deal("n9 n1 n0", "n2 n0 n0", "n5 n3 n0", spare_jokers="out"), "n9", "j hidden", "n5")
    play_all(match, "swap seat 1", "protect 0", "protect 0")  # seat 0 buys it
    finish(match)
    for world in worlds(match, 2):
        assert "j" in hand(world, 0), "it was not seat 0 who laid it"
        assert "j" not in hand(world, 1)


@pytest.mark.rule("ZE-25")
def test_a_joker_that_was_added_is_the_players_own() -> None:
    match = decline(lay(deal("n9 n1 n0", "n2 n0 n0", "n5 n3 n0", spare_jokers="out"), "n9", "n2", "n5"))
    play_all(match, "add j")
    for world in worlds(match, 2):
        assert "j" not in hand(world, 0)
        assert "j" in hand(world, 1)
    finish(match)
    for world in worlds(match, 2):
        assert "j" not in hand(world, 0), "nor when the round is over"
        assert "j" in hand(world, 1)


@pytest.mark.rule("ZE-9")
def test_round_cards_to_come_are_known_but_not_their_order() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0", rounds="rc4")
    orders = set()
    for world in worlds(match, 0):
        assert DECK.name(world.rounds[0]) == "rc4"
        assert sorted(world.rounds) == sorted(state(match).rounds)  # type: ignore[attr-defined]
        orders.add(tuple(world.rounds))
    assert len(orders) > 50


@pytest.mark.rule("ZE-38")
def test_when_the_match_is_over_all_hands_are_known() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0")
    state(match).round = 10
    finish(lay(match, "n9", "n2"))
    assert all(world.hands == state(match).hands for world in worlds(match, 0, 5))  # type: ignore[attr-defined]


@pytest.mark.rule("ZE-4", "ZE-21")
def test_the_joker_is_as_likely_face_down_as_at_any_place_in_the_hand() -> None:
    """One of the four cards a player had is the joker they were given, and nobody knows which of them was laid."""
    match = lay(deal("n9 n1 n0", "n2 n0 n0", spare_jokers="out"), "n9", "n2 hidden")
    down = sum(before(world, 1) == "j" for world in worlds(match, 0, 600))
    assert 110 < down < 190  # 150 on average, give or take 11


@pytest.mark.rule("ZE-4", "ZE-21")
def test_a_joker_that_was_swapped_away_is_still_put_down_to_who_laid_it() -> None:
    match = lay(deal("n9 n1 n0", "n2 n0 n0", "n5 n3 n0", spare_jokers="out"), "n9", "j", "n5")
    play_all(match, "decline", "decline", "swap seat 1", "protect 0", "protect 0")  # it lies before seat 2 now
    for world in worlds(match, 0):
        assert "j" not in hand(world, 1)
        assert "j" in hand(world, 2)


@pytest.mark.rule("ZE-9")
def test_the_last_two_round_cards_may_come_in_either_order() -> None:
    match = deal("n9 n1 n0", "n2 n0 n0")
    state(match).round = 8
    first = sum(world.rounds[8] < world.rounds[9] for world in worlds(match, 0, 100))
    assert 25 < first < 75


@pytest.mark.rule("ZE-5")
def test_every_unseen_card_is_as_likely_in_a_hand_as_any_other() -> None:
    few = {name: {"count": 0} for name in FACE_NAMES if name != "j"}
    few |= {f"n{value}": {"count": 1} for value in range(8)}
    match = deal("n5 n6 n7", "n0 n1 n2", deck=few, spare_jokers="out")
    held = Counter(name for world in worlds(match, 0, 600) for name in hand(world, 1))
    assert held.pop("j") == 600
    assert set(held) == {"n0", "n1", "n2", "n3", "n4"}
    assert all(325 < count < 395 for count in held.values())  # 360 on average, give or take 12
