"""One rule source, two speeds: what the kit does natively is what it does in plain Python.

The games are compared elsewhere; here it is the kit, with the toy game that uses all of it.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from numba.extending import register_jitable

from stammtisch.core import agenda, bits, native, playout
from stammtisch.core.beginning import new_state
from stammtisch.core.chance import derive_seed, pick, set_seed, shuffle
from stammtisch.core.dice import Dice, new_dice, roll
from stammtisch.core.match import Match
from stammtisch.core.mind import RANDOM
from stammtisch.core.state import I8, I64, State, number, numbers
from stammtisch.core.worlds import place_cards, some_of
from tests.core.test_chance import LONG_PICK
from tests.core.toy import TOY, ToyState, legal, sample

Compile = Callable[[Callable[..., Any]], Callable[..., Any]]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Compile]:
    """Compile, and forget it afterwards: the cache on disk is keyed by our sources, and tests are none of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(native, "cache_folder", lambda home=None: tmp_path_factory.mktemp("native"))
        yield native.compiled


# The small parts


class Piles(State):
    pile: list[int] = numbers(I8, 120)
    picked: int = number(I64)


def draw_all(s: Any, size: int) -> None:
    shuffle(s, s.pile, size)
    s.picked = pick(s, size)


def test_shuffles_and_picks_are_the_same(compiled: Compile) -> None:
    def draw(packed: Any, size: int) -> None:
        draw_all(packed[0], size)

    register_jitable(draw_all)
    run = compiled(draw)
    for i in range(1500):
        s = Piles()
        set_seed(s, derive_seed(bytes(32), i))
        s.pile, s.shuffles = list(range(120)), i * 1_000_003 % 2**31
        packed, size = s.pack(), i % 120 + 1
        run(packed, size)
        draw_all(s, size)
        assert Piles.unpack(packed) == s


def test_picks_that_throw_numbers_away_are_the_same(compiled: Compile) -> None:
    def draw(packed: Any, size: int) -> int:
        return pick(packed[0], size)

    run = compiled(draw)
    s = Piles()
    packed = s.pack()
    assert [run(packed, 40_000) for _ in range(500)] == [pick(s, 40_000) for _ in range(500)]
    s.shuffles, size = LONG_PICK
    assert run(s.pack(), size) == pick(s, size)


def test_bits_and_dice_are_the_same(compiled: Compile) -> None:
    def look(mask: int, dice: Any) -> tuple[int, int, int, int, int, int]:
        size = bits.bit_count(mask)
        part = some_of(dice, mask, size // 2)
        return bits.lowest(mask), bits.highest(mask), size, bits.nth(mask, size - 1), roll(dice, 1000), part

    run = compiled(look)
    dice: Dice = new_dice(b"dice" * 8)
    native_dice = np.array(dice, np.int64)
    masks = [1, 1 << 62, (1 << 63) - 1, 0b1010, *(roll(dice, 2**15) << 47 | 1 + roll(dice, 2**30) for _ in range(300))]
    native_dice[0] = dice[0]
    for mask in masks:
        assert run(mask, native_dice) == look(mask, dice)
        assert native_dice.tolist() == dice


def test_imagined_worlds_are_the_same(compiled: Compile) -> None:
    def place(dice: Any, allowed: Any, room: Any, owner: Any) -> bool:
        return place_cards(dice, len(allowed), allowed, room, len(room), owner)

    run = compiled(place)
    chance, found = new_dice(b"worlds"), set()
    for i in range(400):
        holders = 2 + roll(chance, 5)
        allowed = [roll(chance, 2**holders) for _ in range(2 + roll(chance, 12))]
        room = [roll(chance, 5) for _ in range(holders)]
        dice, owner = new_dice(i.to_bytes(6, "big")), [0] * len(allowed)
        arrays = [np.array(each, np.int64) for each in (dice, allowed, room, owner)]
        fits = place(dice, allowed, room, owner)
        assert run(*arrays) == fits
        assert [array.tolist() for array in arrays] == [dice, allowed, room, owner]
        found.add(fits)
    assert found == {True, False}


# The whole of it, decision by decision


@pytest.fixture(scope="module")
def step(compiled: Compile) -> Callable[..., None]:
    """`step(packed, seat, choice, out)`: act natively, or run_steps for seat -1, then say who may do what."""
    act, run_steps = TOY.flow

    def run(packed: Any, seat: int, choice: int, out: Any) -> None:
        s = packed[0]
        if seat < 0:
            run_steps(s)
        else:
            act(s, seat, choice)
        out[0], out[1] = agenda.open_step(s), agenda.awaiting(s)
        for other in range(s.players):
            out[2 + other] = legal(s, other) if agenda.is_asked(s, other) else 0

    return compiled(run)


@pytest.mark.parametrize("players", TOY.players)
def test_every_state_of_a_match_is_the_same(players: int, step: Callable[..., None]) -> None:
    kinds = set()
    for i in range(12):
        options = TOY.options(quiet=i % 4 == 3, eldest=i % 3 == 0, deal=("three", "two")[i % 2]).settled(players)
        s = new_state(TOY, players, options, derive_seed(bytes(32), i), range(players))
        packed, out, dice = s.pack(), np.zeros(10, np.int64), new_dice(i.to_bytes(6, "little"))
        act, run_steps = TOY.flow
        run_steps(s)
        step(packed, -1, 0, out)
        while True:
            assert list(ToyState.unpack(packed).differences(s)) == []
            assert out[:2].tolist() == [agenda.open_step(s), agenda.awaiting(s)]
            for seat in range(players):
                assert out[2 + seat] == (legal(s, seat) if agenda.is_asked(s, seat) else 0)
            if s.ended:
                break
            kinds.add(s.kinds[s.depth - 1])
            seat = playout.whose(s, playout.EVEN, dice)
            choices = legal(s, seat)
            choice = bits.nth(choices, roll(dice, bits.bit_count(choices)))
            act(s, seat, choice)
            step(packed, seat, choice, out)
    assert kinds == {agenda.TURN, agenda.SEALED, agenda.WINDOW, agenda.RACE}


def test_what_a_seat_imagines_is_the_same(compiled: Compile) -> None:
    def run(packed: Any, seat: int, dice: Any) -> None:
        sample(packed[0], seat, dice)

    native_sample = compiled(run)
    match = Match(TOY, players=4, seed=5)
    for number_ in range(12):
        match.play(match.awaiting[-1], match.legal(match.awaiting[-1])[-1])
        s, dice = match._s.clone(), new_dice(number_.to_bytes(6, "big"))
        packed, rolled = s.pack(), np.array(dice, np.int64)
        native_sample(packed, 1, rolled)
        sample(s, 1, dice)
        assert list(ToyState.unpack(packed).differences(s)) == []


# Whole playouts


def test_native_playouts_end_where_plain_ones_and_matches_do(compiled: Compile) -> None:
    count, players = 40, 4
    options = TOY.options(limit=5).settled(players)
    run, plain = playout.make_native_playouts(TOY), playout.make_playout(TOY)
    plays = ([RANDOM] * players, [0] * players, [RANDOM, 50, 0, RANDOM])
    for bots, quick in zip(plays, ([1, 1, 1, 1], [1, 2, 3, 4], [50, 1, 1, 7]), strict=True):
        seeds = [derive_seed(bytes(32), "match", i) for i in range(count)]
        dice = [new_dice(derive_seed(bytes(32), "bots", i)) for i in range(count)]
        template = new_state(TOY, players, options, bytes(32), range(players))
        ends, decisions = np.zeros(count, ToyState.dtype()), np.zeros(count, np.int64)
        run(
            template.pack(),
            np.array([np.frombuffer(seed, ">i8") for seed in seeds], np.int64),
            np.array(dice, np.int64),
            np.array(bots, np.int64),
            np.array(quick, np.int64),
            ends,
            decisions,
        )
        for i in range(count):
            s = template.clone()
            set_seed(s, seeds[i])
            match = Match(TOY, players=players, options=options, seed=seeds[i])
            assert playout.play_match(match, bots, list(dice[i]), quick) == decisions[i]
            assert plain(s, bots, quick, list(dice[i])) == decisions[i]
            native_end = ToyState.unpack(ends, i)
            assert list(native_end.differences(s)) == []
            assert list(native_end.differences(match._s)) == []
            assert s.notes == [note for note in match.story() if note[0] != "move"]


def test_rules_taught_twice_are_taught_once(compiled: Compile) -> None:
    native.teach()
    taught = len(native._taught)
    native.teach()
    assert len(native._taught) == taught
