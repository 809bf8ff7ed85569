"""What bots roll."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from stammtisch.core.bits import bit_count, members, nth
from stammtisch.core.dice import any_of, new_dice, roll


@given(st.binary(min_size=32, max_size=32), st.integers(1, 1 << 30))
def test_rolls_stay_on_the_dice(seed: bytes, sides: int) -> None:
    dice = new_dice(seed)
    assert all(0 <= roll(dice, sides) < sides for _ in range(20))


@given(st.binary(min_size=32, max_size=32), st.integers(1, (1 << 63) - 1))
def test_any_of_is_nth_of_a_roll(seed: bytes, mask: int) -> None:
    one, other = new_dice(seed), new_dice(seed)
    for _ in range(5):
        assert any_of(one, mask) == nth(mask, roll(other, bit_count(mask)))
        assert one == other


def test_each_is_as_likely_as_the_others() -> None:
    dice, mask = new_dice(bytes(32)), 0b1011_0000_0001
    seen = Counter(any_of(dice, mask) for _ in range(4000))
    assert set(seen) == set(members(mask))
    assert all(900 < times < 1100 for times in seen.values())
