"""What always holds, whatever the game, the options and the way it is played."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import stammtisch
from stammtisch.core.agenda import awaiting, is_asked
from stammtisch.core.bits import members
from stammtisch.core.errors import StammtischError
from stammtisch.core.match import Match
from stammtisch.core.outcome import MOST_ROUNDS, Reason
from tests.everygame import cards_anywhere, cards_in_play
from tests.properties.strategies import GAMES, matches, play_on, randoms

ENDS = {
    "gaunerbande": (Reason.LIMIT, Reason.ROUNDS),
    "black_spy": (Reason.LIMIT, Reason.ROUNDS),
    "zehn": (Reason.ROUNDS, Reason.STOCK_EMPTY),
    "klaumau": (Reason.ROUNDS, Reason.SURROUNDED),
    "halt_mal_kurz": (Reason.HAND_EMPTY,),
}
"""Why a match may end, if not because of a limit; the bound of the program aside."""

slow = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


@slow
@given(matches(), randoms)
def test_cards_are_conserved(match, random):
    for _ in play_on(match, random):
        assert cards_anywhere(match) == cards_in_play(match)
    assert cards_anywhere(match) == cards_in_play(match)


@slow
@given(matches(), randoms, st.integers(0, 150))
def test_a_clone_is_equal_and_independent(match, random, moves):
    list(play_on(match, random, moves))
    twin = match.clone()
    before, record = match._s.clone(), match.record()
    assert twin._s == match._s
    assert twin.record() == record
    for _ in play_on(twin, random, 20):
        pass
    assert match._s == before
    assert match.record() == record


@slow
@given(matches(), randoms, st.integers(0, 400))
def test_a_replay_is_identical(match, random, moves):
    list(play_on(match, random, moves))
    again = stammtisch.replay(match.record(), unfinished=True)
    assert again._s == match._s
    assert again.record() == match.record()
    assert again.view(0) == match.view(0)
    assert again.events(None) == match.events(None)


@slow
@given(matches(), randoms, st.integers(0, 150))
def test_a_move_is_listed_if_and_only_if_it_is_accepted(match, random, moves):
    list(play_on(match, random, moves))
    if match.over:
        return
    game, s = match.game, match._s
    vocabulary = {game.say(s, 0, choice) for choice in range(63) if _sayable(match, choice)}
    for seat in range(match.players):
        listed = set(match.legal(seat))
        assert bool(listed) == is_asked(s, seat)
        assert listed <= vocabulary
        for move in vocabulary:
            trial = match.clone()
            before = trial._s.clone()
            accepted = match.why_not(seat, move) is None
            try:
                trial.play(seat, move)
            except StammtischError:
                assert move not in listed
                assert not accepted
                assert trial._s == before
                assert trial.story() == match.story()
            else:
                assert move in listed
                assert accepted


def _sayable(match: Match, choice: int) -> bool:
    try:
        match.game.say(match._s, 0, choice)
    except IndexError:
        return False
    return True


@slow
@given(matches(), randoms)
def test_every_match_ends_and_says_why(match, random):
    list(play_on(match, random))
    outcome = match.outcome
    assert outcome is not None
    assert match.awaiting == ()
    if outcome.reason is Reason.BOUND:
        assert len(match.sheet) == MOST_ROUNDS or match.view(None).get("turns") == MOST_ROUNDS
    else:
        assert outcome.reason in ENDS.get(match.game.name, (Reason.LIMIT,))
        rounds = match.options.as_json().get("rounds") or 0
        if rounds and outcome.reason is Reason.ROUNDS:
            assert len(match.sheet) == rounds
    best = min(outcome.totals) if match.game.low_wins else max(outcome.totals)
    assert outcome.winners == tuple(seat for seat, total in enumerate(outcome.totals) if total == best)
    assert match.sheet[-1].totals == outcome.totals


@slow
@given(matches(), randoms, st.integers(0, 150))
def test_somebody_can_always_move(match, random, moves):
    list(play_on(match, random, moves))
    if not match.over:
        assert match.awaiting == tuple(members(awaiting(match._s)))
        assert match.awaiting
        assert all(match.legal(seat) for seat in match.awaiting)


@slow
@given(matches(), randoms)
def test_a_sealed_answer_is_unseen_until_the_last(match, random):
    """Nobody else's view changes while a sealed decision is open, except for who is still awaited."""
    for seat, _ in play_on(match, random, 40):
        decision = match.decision
        if decision.kind.name != "SEALED" or len(decision.seats) < 2:
            continue
        others = [other for other in (*range(match.players), None) if other != seat]
        before = [_without_awaiting(match.view(other)) for other in others]
        twin = match.clone()
        told = twin.story_length
        twin.play(seat, random.choice(twin.legal(seat)))
        assert [_without_awaiting(twin.view(other)) for other in others] == before
        assert all(twin.events(other, told) == [] for other in others)


def _without_awaiting(view):
    return {key: value for key, value in view.items() if key != "awaiting"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_state_record_is_small(game):
    assert game.state.dtype().itemsize < 4096
