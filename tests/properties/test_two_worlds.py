"""One rule source, two speeds: the same matches, plain and compiled, are the same in every state."""

from functools import cache

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stammtisch.core import native
from stammtisch.core.beginning import new_state
from stammtisch.core.bits import bit_count, nth
from stammtisch.core.chance import derive_seed, read_seed
from stammtisch.core.dice import roll
from stammtisch.core.mind import RANDOM
from stammtisch.core.playout import ALL_ROUNDS, EVEN, make_native_playouts, make_playout, whose
from tests.properties.strategies import GAMES, matches, options

slow = settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])


RUN_STEPS, ACT, LEGAL, POLICY = range(4)


@cache
def native_rules(game):
    """The rules of a game, each callable by itself so that every state between can be looked at. They are compiled
    together: most of what they are made of they share.
    """
    act, run_steps = game.flow
    legal, policy = game.legal, game.policy

    def one(states, rule, seat, number, dice):
        if rule == RUN_STEPS:
            run_steps(states[0])
        elif rule == ACT:
            act(states[0], seat, number)
        elif rule == LEGAL:
            return legal(states[0], seat)
        else:
            return policy(states[0], seat, number, dice)
        return 0

    compiled, nothing = native.compiled(one), np.zeros(1, np.int64)
    return (
        lambda states: compiled(states, RUN_STEPS, 0, 0, nothing),
        lambda states, seat, choice: compiled(states, ACT, seat, choice, nothing),
        lambda states, seat: compiled(states, LEGAL, seat, 0, nothing),
        lambda states, seat, temperature, dice: compiled(states, POLICY, seat, temperature, dice),
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_state_is_the_same(game):
    run_steps, act, legal, policy = native_rules(game)

    @slow
    @given(matches(game), st.integers(0, 2**40))
    def both(match, start):
        plain = new_state(game, match.players, match.options, match.seed, match.ages)
        packed = plain.pack()
        plain_act, plain_run_steps = game.flow
        plain_run_steps(plain)
        run_steps(packed)
        dice, temperature = [start], game.mind.temperatures.rollout
        for _ in range(1500):
            assert game.state.unpack(packed) == plain, list(game.state.unpack(packed).differences(plain))
            if plain.ended:
                break
            seat = whose(plain, EVEN, dice)
            choices = game.legal(plain, seat)
            assert legal(packed, seat) == choices
            advice = game.policy(plain, seat, temperature, list(dice))
            assert policy(packed, seat, temperature, np.array(dice)) == advice
            assert choices >> advice & 1
            choice = advice if roll(dice, 2) else nth(choices, roll(dice, bit_count(choices)))
            plain_act(plain, seat, choice)
            act(packed, seat, choice)

    both()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_whole_matches_are_the_same(game):
    """The loop that simulations use, over hundreds of matches with random options."""
    play_out, run = make_playout(game), make_native_playouts(game)
    base = read_seed(11)

    @settings(deadline=None, max_examples=30)
    @given(st.sampled_from(game.players), options(game), st.integers(0, 10**6))
    def same(players, agreed, number):
        template = new_state(game, players, agreed.settled(players), base, range(players))
        seeds = [derive_seed(base, number, i) for i in range(4)]
        words = np.array([np.frombuffer(seed, ">i8") for seed in seeds], np.int64)
        rolls = np.arange(4, dtype=np.int64).reshape(4, 1) + number
        ends, decisions = np.zeros(4, game.state.dtype()), np.zeros(4, np.int64)
        quick = [1, 5, 2, 1, 9, 1, 1, 3]
        bots = [game.mind.temperatures.lehrling if seat % 2 else RANDOM for seat in range(8)]
        run(template.pack(), words, rolls, np.array(bots), np.array(quick), ends, decisions, ALL_ROUNDS)
        for i in range(4):
            plain = template.clone()
            plain.seed = words[i].tolist()
            assert play_out(plain, bots, quick, [i + number]) == decisions[i]
            assert game.state.unpack(ends, i) == plain

    same()
