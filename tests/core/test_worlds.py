"""Imagined worlds: every card gets a place that fits whenever there is one, and no world is preferred."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import perm, prod, sqrt

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from stammtisch.core import worlds
from stammtisch.core.bits import bit_count
from stammtisch.core.dice import new_dice
from stammtisch.core.worlds import deal_unseen, in_random_order, place_cards, scratch, some_of

Problem = tuple[list[int], list[int]]
"""Which holders each card may be with, as masks, and how many cards each holder takes."""


def solve(problem: Problem, seed: int) -> list[int] | None:
    allowed, room = problem
    owner = scratch(len(allowed))
    before = list(allowed), list(room)
    fits = place_cards(dice_of(seed), len(allowed), allowed, room, len(room), owner)
    assert (allowed, room) == before, "what is known stays as it is"
    return owner if fits else None


def dice_of(seed: int) -> list[int]:
    return new_dice((seed * 0x9E3779B97F4A7C15 % 2**64).to_bytes(8, "big"))


def solutions(problem: Problem) -> Iterator[tuple[int, ...]]:
    """All of them, by brute force."""
    allowed, room = problem

    def place(card: int, left: list[int], owner: list[int]) -> Iterator[tuple[int, ...]]:
        if card == len(allowed):
            yield tuple(owner)
            return
        for h in range(len(room)):
            if allowed[card] >> h & 1 and left[h]:
                left[h] -= 1
                yield from place(card + 1, left, [*owner, h])
                left[h] += 1

    return place(0, list(room), [])


@st.composite
def problems(draw: st.DrawFn) -> Problem:
    holders = draw(st.integers(1, 4))
    cards = draw(st.integers(0, 7))
    allowed = draw(st.lists(st.integers(0, 2**holders - 1), min_size=cards, max_size=cards))
    # Mostly as much room as there are cards: anything more makes it easy.
    room = draw(st.lists(st.integers(0, 4), min_size=holders, max_size=holders))
    return allowed, room


@given(problems(), st.integers(0, 10**6))
@example(([0b01, 0b11, 0b01], [2, 1]), 1)  # the second card has to make room
@example(([0b011, 0b110, 0b011, 0b001], [1, 2, 1]), 3)  # a chain of two
def test_it_finds_a_world_exactly_when_there_is_one(problem: Problem, seed: int) -> None:
    owner = solve(problem, seed)
    every = set(solutions(problem))
    assert (tuple(owner) in every) if owner is not None else not every


@given(st.integers(0, 10**6), st.lists(st.integers(2, 5), min_size=2, max_size=6), st.data())
def test_it_finds_a_world_around_a_known_one(seed: int, room: list[int], data: st.DataObject) -> None:
    """Sizes of a real table: whatever is known about a real deal, at least that deal fits."""
    truth = [h for h, size in enumerate(room) for _ in range(size)]
    allowed = [data.draw(st.integers(0, 2 ** len(room) - 1)) | 1 << h for h in truth]
    owner = solve((allowed, room), seed)
    assert owner is not None
    assert all(allowed[card] >> h & 1 for card, h in enumerate(owner))
    assert [owner.count(h) for h in range(len(room))] == room


def spread(problem: Problem, tries: int) -> tuple[Counter[tuple[int, ...]], int]:
    """How often each world comes up, and how many there are."""
    seen = Counter[tuple[int, ...]]()
    for seed in range(tries):
        owner = solve(problem, seed)
        assert owner is not None
        seen[tuple(owner)] += 1
    return seen, len(set(solutions(problem)))


def test_without_knowledge_all_worlds_are_equally_likely() -> None:
    seen, worlds = spread(([0b111] * 6, [2, 2, 2]), 9000)
    assert len(seen) == worlds == 90
    assert all(60 < times < 145 for times in seen.values()), "about 100 each"


def test_masks_are_dealt_under_all_that_is_known() -> None:
    """Exactly these, at most so many, none of those; and each of the worlds that are left as often as any other."""
    kept, room, never = [0b1, 0, 0], [1, 2, 3], [0b000110, 0b001000, 0]
    unseen = 0b1111110
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        hands = list(kept)
        assert deal_unseen(dice_of(seed), unseen, hands, room, never, 3)
        seen[tuple(hands)] += 1
    cards = [card for card in range(7) if unseen >> card & 1]
    every = set()
    for owner in product(range(3), repeat=len(cards)):
        dealt = [sum(1 << card for card, h in zip(cards, owner, strict=True) if h == other) for other in range(3)]
        if all(bit_count(dealt[h]) <= room[h] and not dealt[h] & never[h] for h in range(3)):
            every.add(tuple(kept[h] | dealt[h] for h in range(3)))
    assert set(seen) == every
    share = 6000 / len(every)
    assert len(every) > 20
    assert all(abs(times - share) < 5 * sqrt(share) for times in seen.values())
    hands = list(kept)
    assert not deal_unseen(dice_of(1), unseen, hands, [1, 2, 2], never, 3)
    assert hands == kept


def test_every_order_of_a_mask_is_as_likely() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        cards = scratch(6)
        assert in_random_order(dice_of(seed), 0b1101001, cards) == 4
        seen[tuple(cards)] += 1
    assert {tuple(sorted(order[:4])) for order in seen} == {(0, 3, 5, 6)}
    assert len(seen) == 24
    assert all(60 < times < 145 for times in seen.values()), "about 100 each"


SMALL = [
    ([0b110] * 3 + [0b111] * 3, [2, 2, 2]),
    ([0b110, 0b110, 0b101, 0b111, 0b111, 0b111], [2, 2, 2]),
    ([0b011, 0b011, 0b110, 0b110, 0b111, 0b101], [2, 2, 2]),
    ([0b001, 0b011, 0b011, 0b111, 0b111, 0b110, 0b100], [2, 3, 2]),
    ([0b100, 0b110, 0b110, 0b110, 0b111, 0b111], [1, 3, 2]),
    ([0b0011, 0b0110, 0b1100, 0b1001, 0b1010, 0b0101], [2, 1, 2, 1]),
    ([0b0011, 0b0011, 0b1100, 0b1100, 0b0110, 0b1001, 0b1111], [2, 2, 2, 1]),
    ([0b011, 0b110, 0b101, 0b111], [2, 2, 2]),  # two places stay empty
]


def ways(problem: Problem, owner: tuple[int, ...]) -> int:
    """In how many ways the cards may lie in the places of their holders."""
    used = Counter(owner)
    return prod(perm(size, used[h]) for h, size in enumerate(problem[1]))


def deviation(problem: Problem, tries: int) -> float:
    """By how much worlds come up other than they should: chi square for each degree of freedom, less the 1 that
    chance explains, in standard deviations of that.
    """
    seen, _ = spread(problem, tries)
    every = {owner: ways(problem, owner) for owner in set(solutions(problem))}
    assert set(seen) <= set(every)
    share, freedom = tries / sum(every.values()), len(every) - 1
    chi = sum((seen[owner] - share * weight) ** 2 / (share * weight) for owner, weight in every.items())
    return (chi / freedom - 1) / sqrt(2 / freedom)


@pytest.mark.parametrize("problem", SMALL[:5] + SMALL[6:])
def test_with_knowledge_they_are_so_too(problem: Problem) -> None:
    """Placing cards one by one is not enough for that: the first ones placed would have too much of a choice. Nor is
    letting them change places for a while.
    """
    assert deviation(problem, 4000) < 4


@pytest.mark.parametrize("problem", SMALL[5:])
def test_so_they_are_where_the_ways_are_counted(problem: Problem, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where dealing out mostly comes to nothing."""
    monkeypatch.setattr(worlds, "TRIES", 0)
    monkeypatch.setattr(worlds, "_deal_out", None)
    assert deviation(problem, 600) < 4


@given(problems(), st.integers(0, 10**6))
def test_counting_finds_a_world_exactly_when_there_is_one(problem: Problem, seed: int) -> None:
    before = worlds.TRIES
    worlds.TRIES = 0
    try:
        owner = solve(problem, seed)
    finally:
        worlds.TRIES = before
    every = set(solutions(problem))
    assert (tuple(owner) in every) if owner is not None else not every


def test_where_there_are_too_many_ways_to_count_some_world_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "TRIES", 0)
    monkeypatch.setattr(worlds, "MORE_TRIES", 1)
    monkeypatch.setattr(worlds, "COUNTED", 0)
    problem = SMALL[5]
    seen, many = spread(problem, 400)
    assert set(seen) <= set(solutions(problem))
    assert len(seen) > many // 2


def test_worlds_that_only_a_cycle_of_three_connects_all_come_up() -> None:
    seen, worlds = spread(([0b011, 0b110, 0b101], [1, 1, 1]), 1000)
    assert len(seen) == worlds == 2
    assert all(times > 400 for times in seen.values())


def test_the_same_dice_give_the_same_world() -> None:
    problem = ([0b111] * 9, [3, 3, 3])
    assert solve(problem, 5) == solve(problem, 5)
    assert solve(problem, 5) != solve(problem, 6)


@given(st.integers(0, 2**60 - 1), st.integers(0, 10), st.integers(0, 10**6))
def test_some_of_is_a_part_of_the_right_size(mask: int, count: int, seed: int) -> None:
    count = min(count, bit_count(mask))
    part = some_of(dice_of(seed), mask, count)
    assert part & ~mask == 0
    assert bit_count(part) == count


def test_some_of_favours_nobody() -> None:
    seen = Counter(some_of(dice_of(seed), 0b1011010, 2) for seed in range(3000))
    assert len(seen) == 6
    assert all(400 < times < 600 for times in seen.values())
