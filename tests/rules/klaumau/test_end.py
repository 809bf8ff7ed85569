"""The end of rounds and matches, and points (KM-41 to KM-45)."""

from random import Random
from typing import Any

import pytest

import stammtisch
from stammtisch import Reason
from stammtisch.core.match import Match
from tests.rules.klaumau.table import GAME, give_hand, hand_of, leave_in_pile, points, table
from tests.tables import play_all, play_out, state


@pytest.mark.rule("KM-41")
def test_a_hand_that_is_empty_ends_the_round() -> None:
    match = table(["r2", "b2 b3", ""])
    give_hand(match, 0, "r2")
    play_all(match, "play r2")
    assert len(match.sheet) == 1
    assert points(match)[0] == 0


@pytest.mark.rule("KM-41")
def test_whoever_it_is_that_has_no_cards() -> None:
    match = table(["r-crook b2 b3 b4", "y4", ""])
    give_hand(match, 1, "y4")
    play_all(match, "play r-crook", "rob seat 1", "let")
    assert points(match)[:2] == (13, 0)


@pytest.mark.rule("KM-41", "KM-56")
def test_a_laid_watchdog_is_not_in_hand() -> None:
    match = table(["", ""], watchdog=True)
    give_hand(match, 0, "dog")
    play_all(match, "lay dog")
    assert points(match)[0] == 1


@pytest.mark.rule("KM-42")
def test_a_draw_from_an_empty_pile_ends_the_round_at_once() -> None:
    match = table(["b2 b3 b4 g2", "", ""])
    leave_in_pile(match, 0)
    play_all(match, "can't")
    assert match.sheet == ()
    play_all(match, "believe")
    assert points(match)[0] == 11


@pytest.mark.rule("KM-42")
def test_an_empty_pile_alone_does_not_end_it() -> None:
    match = table(["b2 b3 b4 g2", "r2", ""])
    leave_in_pile(match, 1)
    play_all(match, "can't", "believe")
    assert match.view(None)["draw_pile"] == 0
    assert match.sheet == ()
    play_all(match, "can't", "doubt", match.legal(2)[0] if match.awaiting == (2,) else "pick r2")
    assert match.sheet == ()  # there is nothing to offer to the doubter
    play_all(match, "can't", "believe")
    assert len(match.sheet) == 1


def draws_what_is_offered(match: Match, random: Random) -> None:
    """One move at random, but nobody declines to draw."""
    seat = match.awaiting[0]
    match.play(seat, random.choice([move for move in match.legal(seat) if move != "decline"]))


@pytest.mark.rule("KM-43")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_round_takes_no_more_than_twice_as_many_turns_as_there_are_cards(players: int) -> None:
    """While nobody declines to draw."""
    for seed in range(4):
        options = GAME.options.build({}, GAME.options.variants())
        match, random = Match(GAME, players=players, options=options, seed=seed), Random(seed)
        while match.view(None)["round"] == 1 and not match.over:
            draws_what_is_offered(match, random)
        turns = sum(1 for note in match.story() if note[0] == "move" and note[2].split()[0] in ("play", "lay", "can't"))
        assert turns <= 2 * (107 if players > 5 else 81)
        assert play_out(match, seed).over


@pytest.mark.rule("KM-43")
@pytest.mark.parametrize("players", [2, 5, 8])
@pytest.mark.parametrize("rule", ["blast", "collection", "smoke", "robin_hood"])
def test_every_turn_uses_something_up(players: int, rule: str) -> None:
    """While there is a draw pile, cards in hands and twice those in the pile become fewer: that is why rounds end."""
    options = GAME.options.build({"bomb_rule": rule, "doubters": "anyone"}, GAME.options.variants())
    match = Match(GAME, players=players, options=options, seed=players)
    left, round_, random, turns = 10_000, 1, Random(players), 0
    while not match.over:
        view = match.view(None)
        if view["step"] == "turn":
            now = 2 * view["draw_pile"] + sum(view["counts"])
            assert now < left or view["round"] > round_ or not view["draw_pile"]
            left, round_, turns = now, view["round"], turns + 1
        draws_what_is_offered(match, random)
    assert turns > 10 * players


@pytest.mark.rule("KM-43")
def test_a_round_is_over_after_a_thousand_turns_and_the_match_goes_on() -> None:
    match = table(["b2 b3 b4 g2", "b2 g3 b3 g2"], top="r1", rounds=2)
    for _ in range(999):
        play_all(match, "can't", "doubt", "decline")
    assert match.sheet == ()
    play_all(match, "can't", "doubt", "decline")
    assert [event.data for event in match.events(None) if event.kind == "too_long"] == [{"turns": 1000}]
    assert points(match) == (11, 10)
    assert match.view(None)["round"] == 2
    assert not match.over


@pytest.mark.rule("KM-43")
def test_turns_that_are_missed_are_not_counted() -> None:
    match = table(["r-safe b2 b3", "", ""])
    play_all(match, "play r-safe")
    s: Any = state(match)
    assert s.turns == 2


@pytest.mark.rule("KM-44")
def test_what_cards_count() -> None:
    match = table(["r2", "", ""])
    give_hand(match, 0, "r2")
    give_hand(match, 1, "r1 g2 b3 y4 police police")
    give_hand(match, 2, "r-key g-safe b-bigsafe y-plan ry-plan r-crook r-trade")
    play_all(match, "play r2")
    assert points(match) == (0, 10, 7)


@pytest.mark.rule("KM-45")
@pytest.mark.parametrize("players", range(2, 9))
def test_as_many_rounds_as_players(players: int) -> None:
    match = play_out(stammtisch.new("klaumau", players, seed=players))
    assert len(match.sheet) == players
    assert match.outcome is not None
    assert match.outcome.reason is Reason.ROUNDS
    best = max(match.outcome.totals)
    assert match.outcome.winners == tuple(seat for seat, total in enumerate(match.outcome.totals) if total == best)
    sums = [sum(row.points[seat] for row in match.sheet) for seat in range(players)]
    assert list(match.outcome.totals) == sums


@pytest.mark.rule("KM-45")
def test_equal_totals_win_together() -> None:
    match = table(["r2", "", ""])
    s = state(match)
    s.round, s.totals[:3] = 3, [5, 2, 3]
    give_hand(match, 0, "r2")
    give_hand(match, 1, "b3")
    give_hand(match, 2, "b-key")
    play_all(match, "play r2")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)
    assert match.outcome.places == (1, 1, 3)


@pytest.mark.rule("KM-7", "KM-45")
def test_a_new_round_begins_with_new_hands_and_nothing_noted() -> None:
    match = table(["r2", "", ""])
    give_hand(match, 0, "r2")
    s: Any = state(match)
    s.noted[1] = 3
    s.totals[1] = 3
    play_all(match, "play r2")
    assert match.view(None)["round"] == 2
    assert [len(hand_of(match, seat)) for seat in range(3)] == match.view(None)["counts"] == [4, 4, 4]
    assert s.noted[:3] == [0, 0, 0], "what was noted in the first round counts in the first only"


@pytest.mark.rule("KM-8")
@pytest.mark.parametrize("lead", [1, 2])
def test_the_leader_starts_by_however_little(lead: int) -> None:
    match = table(["r2", "", ""])
    give_hand(match, 0, "r2")
    give_hand(match, 1, "b1")
    give_hand(match, 2, "b1")
    state(match).totals[:3] = [1, 0, lead]
    play_all(match, "play r2")
    assert match.view(None)["totals"] == [1, 1, lead + 1]
    assert match.awaiting == (2,)
