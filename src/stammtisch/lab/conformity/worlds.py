"""One rule source, two speeds: the compiled rules do what the plain ones do, state by state."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from stammtisch.core.beginning import new_state
from stammtisch.core.bits import members
from stammtisch.core.dice import new_dice
from stammtisch.core.errors import Fault
from stammtisch.core.game import Game
from stammtisch.core.playout import EVEN, whose
from stammtisch.lab.conformity import positions
from stammtisch.lab.conformity.positions import LONGEST, deal


@cache
def _compiled(game: Game) -> tuple[Callable[..., Any], ...]:
    from stammtisch.core import native

    act, run_steps = game.flow
    legal, sample, judge = game.legal, game.sample, game.policy

    def run_steps_one(states: Any) -> None:
        run_steps(states[0])

    def act_one(states: Any, seat: int, choice: int) -> None:
        act(states[0], seat, choice)

    def legal_one(states: Any, seat: int) -> int:
        return legal(states[0], seat)

    def sample_one(states: Any, seat: int, dice: Any) -> None:
        sample(states[0], seat, dice)

    def choose_one(states: Any, seat: int, temperature: int, dice: Any) -> int:
        return judge(states[0], seat, temperature, dice)

    return tuple(
        native.compiled(each, game.folder) for each in (run_steps_one, act_one, legal_one, sample_one, choose_one)
    )


def compile_rules(game: Game) -> None:
    """Compile all that is compared, which may take a minute and has to come to an end."""
    import numpy as np

    match = deal(game, 0)
    plain = new_state(game, match.players, match.options, match.seed, match.ages)
    run_steps, act, legal, sample, choose = _compiled(game)
    packed, dice = plain.pack(), np.array(new_dice(bytes(32)))
    run_steps(packed)
    seat = whose(match._s, EVEN, [1])
    choices = legal(packed, seat)
    choose(packed, seat, game.mind.temperatures.rollout, dice)
    sample(packed.copy(), seat, dice)
    act(packed, seat, members(choices)[0])


def _found(number: int, count: int, key: str, /, **named: object) -> Fault:
    return positions.found(Fault("check.decision", number=number, count=count), Fault(key, **named))


def same_in_both(game: Game, number: int) -> Iterator[Fault]:
    """Compiled rules give the same states, moves, worlds and choices as plain ones."""
    import numpy as np

    run_steps, act, legal, sample, choose = _compiled(game)
    match = deal(game, number)
    plain = new_state(game, match.players, match.options, match.seed, match.ages)
    packed = plain.pack()
    game.flow[1](plain)
    run_steps(packed)
    dice = [number + 1]
    for count in range(LONGEST):
        found = game.state.unpack(packed)
        if found != plain:
            yield _found(number, count, "check.compiled_state", field=next(iter(found.differences(plain))))
            return
        if plain.ended:
            return
        seat = whose(plain, EVEN, dice)
        choices = game.legal(plain, seat)
        if legal(packed, seat) != choices:
            yield _found(number, count, "check.compiled_moves", seat=seat)
            return
        rolled = new_dice(bytes(31) + bytes([count % 251]))
        if count % 5 == 0:
            world, twin = plain.clone(), packed.copy()
            game.sample(world, seat, list(rolled))
            sample(twin, seat, np.array(rolled))
            if game.state.unpack(twin) != world:
                yield _found(number, count, "check.compiled_world", seat=seat)
                return
        temperature = game.mind.temperatures.rollout
        advice = game.policy(plain, seat, temperature, list(rolled))
        if choose(packed, seat, temperature, np.array(rolled)) != advice:
            yield _found(number, count, "check.compiled_choice", seat=seat)
            return
        if not choices >> advice & 1:
            yield _found(number, count, "check.compiled_unlisted", seat=seat)
            return
        choice = advice if count % 2 else list(members(choices))[count % choices.bit_count()]
        game.flow[0](plain, seat, choice)
        act(packed, seat, choice)
