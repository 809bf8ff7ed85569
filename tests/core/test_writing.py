"""Rows are written in vectors natively: the same numbers as one by one, and nothing beside them."""

from typing import Any

import numpy as np
import pytest

from stammtisch.core import native
from stammtisch.core.layout import put_counts, put_list, put_set, put_word, words_of

AT, ROOM = 5, 80
BEFORE = -7
"""What stands in a row that nobody has written to."""

SIZES = (1, 2, 7, 8, 10, 16, 40, 52, 55, 60, 63, 64)
WORDS = words_of(range(100, 120))


def sets(out: Any, mask: int) -> None:
    put_set(out[0], AT, mask, 1)
    put_set(out[1], AT, mask, 2)
    put_set(out[2], AT, mask, 7)
    put_set(out[3], AT, mask, 8)
    put_set(out[4], AT, mask, 10)
    put_set(out[5], AT, mask, 16)
    put_set(out[6], AT, mask, 40)
    put_set(out[7], AT, mask, 52)
    put_set(out[8], AT, mask, 55)
    put_set(out[9], AT, mask, 60)
    put_set(out[10], AT, mask, 63)
    put_set(out[11], AT, mask, 64)
    put_set(out[12], AT, mask, len(out))  # a size that is known only when it runs


def others(out: Any, numbers: Any, count: int, first: int) -> None:
    put_list(out[0], AT, numbers, first, 55)
    put_list(out[1], AT, numbers, first, count)
    put_counts(out[2], AT, numbers, count, 55)
    put_counts(out[3], AT, numbers, count, 64)
    put_counts(out[4], AT, numbers, count, 60 + first - first)
    for word in range(3):
        put_word(out[5], AT + 8 * word, WORDS[word])


def both(function: Any, rows: int, given: list[tuple[Any, ...]]) -> None:
    quick = native.compiled(function, keep=False)
    for each in given:
        plain = [[BEFORE] * ROOM for _ in range(rows)]
        natively = np.full((rows, ROOM), BEFORE, np.int8)
        function(plain, *each)
        quick(natively, *(np.array(part, np.int8) if isinstance(part, list) else part for part in each))
        assert natively.tolist() == plain


def test_sets() -> None:
    dice = np.random.default_rng(1)
    masks = [0, (1 << 63) - 1, *dice.integers(0, 1 << 63, 40).tolist()]
    both(sets, len(SIZES) + 1, [(mask,) for mask in masks])


def test_lists_and_counts() -> None:
    dice = np.random.default_rng(2)
    numbers = [dice.integers(0, 110, 128).tolist() for _ in range(20)]
    both(others, 6, [(each, count, count % 60) for each, count in zip(numbers, range(0, 60, 3), strict=True)])


@pytest.mark.parametrize("size", [1, 8, 20])
def test_words_hold_what_they_are_made_of(size: int) -> None:
    numbers = [3 * place % 128 for place in range(size)]
    out = [BEFORE] * ROOM
    for place, word in enumerate(words_of(numbers)):
        put_word(out, 8 * place, word)
    assert out[:size] == numbers
    assert set(out[size : 8 * len(words_of(numbers))]) <= {0}
