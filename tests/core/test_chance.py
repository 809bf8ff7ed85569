"""All chance of a match: SHA-256 of the seed, told once more as a stranger would write it from the docs."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stammtisch
from stammtisch.core.chance import derive_seed, pick, read_seed, set_seed, shuffle
from stammtisch.core.dice import new_dice, roll
from stammtisch.core.errors import BadRecord, BadSeed
from stammtisch.core.state import State

SEEDS = st.binary(min_size=32, max_size=32)


# A referee of our own, from the words of the docs


def numbers_of(seed: bytes, n: int) -> Iterator[int]:
    """The 16-bit numbers of the n-th shuffle or pick."""
    for block in count():
        digest = sha256(seed + n.to_bytes(4, "big") + block.to_bytes(4, "big")).hexdigest()
        for place in range(0, 64, 4):
            yield int(digest[place : place + 4], 16)


def choose(numbers: Iterator[int], k: int) -> int:
    """One of k, every one equally likely."""
    while True:
        x = next(numbers)
        if x * k % 65536 >= 65536 % k:
            return x * k // 65536


def fisher_yates(seed: bytes, n: int, pile: list[int]) -> list[int]:
    numbers, pile = numbers_of(seed, n), list(pile)
    for i in reversed(range(1, len(pile))):
        j = choose(numbers, i + 1)
        pile[i], pile[j] = pile[j], pile[i]
    return pile


def seeded(seed: bytes, shuffles: int = 0) -> State:
    s = State()
    set_seed(s, seed)
    s.shuffles = shuffles
    return s


# Known answers


def test_a_known_shuffle() -> None:
    """Seed 0, ten cards, with pencil and paper: the numbers below choose the places 1, 7, 7, 3, 2, 0, 1, 2, 1."""
    s, pile = seeded(bytes(32)), list(range(10))
    shuffle(s, pile, 10)
    assert pile == [4, 6, 5, 9, 0, 2, 3, 8, 7, 1]


def test_the_first_numbers_of_seed_0() -> None:
    """`head -c 40 /dev/zero | sha256sum` begins like this."""
    numbers = numbers_of(bytes(32), 0)
    assert [f"{next(numbers):04x}" for _ in range(4)] == ["2c34", "ce1d", "f23b", "838c"]


@given(SEEDS, st.integers(0, 2**31 - 1), st.integers(1, 60))
def test_shuffles_follow_the_docs(seed: bytes, n: int, size: int) -> None:
    s, pile = seeded(seed, n), list(range(size))
    shuffle(s, pile, size)
    assert pile == fisher_yates(seed, n, list(range(size)))
    assert s.shuffles == n + 1
    assert s.notes == [("shuffle", *pile)]


@given(SEEDS, st.integers(0, 2**31 - 1), st.integers(1, 60))
def test_picks_follow_the_docs(seed: bytes, n: int, size: int) -> None:
    s = seeded(seed, n)
    choice = pick(s, size)
    assert choice == choose(numbers_of(seed, n), size)
    assert s.shuffles == n + 1
    assert s.notes == [("pick", choice, size)]


def test_numbers_that_would_favour_someone_are_thrown_away() -> None:
    """Seldom with few cards, so it takes many shuffles to see it happen, and often with one of 40,000."""
    s, pile = seeded(bytes(32)), list(range(60))
    for n in range(4000):
        expected = fisher_yates(bytes(32), n, pile)
        shuffle(s, pile, 60)
        assert pile == expected
    picks = [pick(s, 40_000) for _ in range(1000)]
    assert picks == [choose(numbers_of(bytes(32), n), 40_000) for n in range(4000, 5000)]
    assert 430 < sum(choice < 20_000 for choice in picks) < 570


LONG_PICK = 114_030, 32_769
"""With seed 0, this pick of one among that many throws the whole first block of numbers away."""


def test_a_pick_may_need_more_than_one_block() -> None:
    n, size = LONG_PICK
    numbers = numbers_of(bytes(32), n)
    assert all(next(numbers) * size % 65536 < 65536 % size for _ in range(16))
    assert pick(seeded(bytes(32), n), size) == choose(numbers, size)


def test_only_the_first_places_of_a_pile_are_shuffled() -> None:
    s, pile = seeded(bytes(32)), list(range(20))
    shuffle(s, pile, 8)
    assert sorted(pile[:8]) == list(range(8))
    assert pile[8:] == list(range(8, 20))


def test_every_order_is_equally_likely() -> None:
    s = seeded(b"x" * 32)
    seen = Counter[tuple[int, ...]]()
    for _ in range(6000):
        pile = [0, 1, 2, 3]
        shuffle(s, pile, 4)
        seen[tuple(pile)] += 1
    assert set(seen) == set(permutations(range(4)))
    squares = sum((seen[order] - 250) ** 2 / 250 for order in seen)
    assert squares < 50, "chi squared with 23 degrees of freedom: above 50 once in a thousand times"


def test_every_pick_is_equally_likely() -> None:
    s = seeded(b"y" * 32)
    seen = Counter(pick(s, 7) for _ in range(7000))
    assert sum((seen[i] - 1000) ** 2 / 1000 for i in range(7)) < 25, "6 degrees of freedom"


# Dictated results


def test_dictated_results_come_in_place_of_chance() -> None:
    s = seeded(bytes(32))
    s.given = [(2, 0, 1), (3, 5), (0, 5), (4, 5)]
    pile = [0, 1, 2, 9]
    shuffle(s, pile, 3)
    assert pile == [2, 0, 1, 9]
    assert [pick(s, 5) for _ in range(3)] == [3, 0, 4]
    assert s.shuffles == 4
    assert s.notes == [("shuffle", 2, 0, 1), ("pick", 3, 5), ("pick", 0, 5), ("pick", 4, 5)]


def test_after_the_dictated_results_chance_goes_on_as_if_they_had_been_drawn() -> None:
    s = seeded(bytes(32))
    s.given = [(0, 1, 2)]
    pile = [0, 1, 2]
    shuffle(s, pile, 3)
    shuffle(s, pile, 3)
    assert pile == fisher_yates(bytes(32), 1, [0, 1, 2])


@pytest.mark.parametrize("bad", [(0, 1), (0, 1, 2, 3), (0, 1, 1), (0, 1, 3), ()])
def test_a_dictated_shuffle_must_be_one(bad: tuple[int, ...]) -> None:
    s, pile = seeded(bytes(32)), [0, 1, 2]
    s.given = [bad]
    with pytest.raises(BadRecord, match="shuffle"):
        shuffle(s, pile, 3)
    assert pile == [0, 1, 2]


@pytest.mark.parametrize("bad", [(5, 5), (-1, 5), (3, 6), (3,), (3, 5, 1)])
def test_a_dictated_pick_must_be_one(bad: tuple[int, ...]) -> None:
    s = seeded(bytes(32))
    s.given = [bad]
    with pytest.raises(BadRecord, match="a pick of one among 5"):
        pick(s, 5)


# Seeds


def test_seeds_may_be_given_in_three_ways() -> None:
    text = "0123456789abcdef" * 4
    assert read_seed(text) == read_seed(text.upper()) == read_seed(int(text, 16)) == read_seed(bytes.fromhex(text))
    assert read_seed(0) == bytes(32)
    assert read_seed(2**256 - 1) == b"\xff" * 32
    assert read_seed(7) == bytes(31) + b"\x07"


def test_no_seed_means_a_fresh_one() -> None:
    assert len({read_seed(None) for _ in range(20)}) == 20
    assert {len(read_seed(None))} == {32}


@pytest.mark.parametrize(
    "bad",
    [-1, 2**256, True, 1.5, "", "7", "x" * 64, "0" * 63, " " + "0" * 63, "0x" + "0" * 62, b"", b"short", [1], "٣" * 64],
)
def test_wrong_seeds_are_refused(bad: Any) -> None:
    with pytest.raises(BadSeed, match="expected a whole number from 0 to"):
        read_seed(bad)
    with pytest.raises(BadSeed):
        stammtisch.new("gaunerbande", 4, seed=bad)


@given(SEEDS)
def test_a_state_keeps_all_256_bits(seed: bytes) -> None:
    s = seeded(seed)
    assert b"".join(word.to_bytes(8, "big", signed=True) for word in s.seed) == seed
    assert State.unpack(s.pack()) == s


def test_derived_seeds_differ_and_are_stable() -> None:
    base = bytes(32)
    assert derive_seed(base, "match", 3) == sha256(base + b"match/3").digest()
    derived = {derive_seed(base, *parts) for parts in ((1,), (2,), (1, 2), ("imagine",), ("dice", 1), (12,))}
    assert len(derived) == 6


def test_the_same_seed_is_the_same_match() -> None:
    one, same, other = (stammtisch.new("gaunerbande", 4, seed=seed) for seed in (3, "0" * 63 + "3", 4))
    assert one.view(0) == same.view(0)
    assert one.view(0) != other.view(0)


# Dice, which belong to bots and never to a match


def test_dice_follow_from_their_seed_and_stay_in_range() -> None:
    one, same = new_dice(b"a" * 32), new_dice(b"a" * 32)
    rolls = [roll(one, 6) for _ in range(600)]
    assert rolls == [roll(same, 6) for _ in range(600)]
    assert set(rolls) == set(range(6))
    assert all(70 < rolls.count(side) < 130 for side in range(6))
    assert {roll(one, 1) for _ in range(20)} == {0}
