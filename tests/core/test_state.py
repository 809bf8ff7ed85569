"""One declaration of fields, two forms: the plain object and the NumPy record."""

from itertools import cycle

import numpy as np
import pytest

from stammtisch import games
from stammtisch.core.state import I8, I16, I64, SEATS, State, number, numbers
from tests.core.toy import TOY, ToyState


class Small(State):
    count: int = number(I16)
    masks: list[int] = numbers(I64, 3)


class Smaller(Small):
    more: int = number(I8)


def filled(kind: type[State] = Small) -> State:
    """A state with numbers of both signs in every place."""
    s, numbers = kind(), cycle([*range(1, 120), *range(-120, 0)])
    for name, field in kind.fields.items():
        setattr(s, name, [next(numbers) for _ in range(field.size)] if field.size else next(numbers))
    return s


def test_fields_are_inherited_in_order() -> None:
    assert list(Small.fields)[: len(State.fields)] == list(State.fields)
    assert list(Small.fields)[-2:] == ["count", "masks"]
    assert list(Smaller.fields)[-3:] == ["count", "masks", "more"]
    assert "count" not in State.fields


def test_a_new_state_is_all_zero() -> None:
    s = Small()
    assert s.count == 0
    assert s.masks == [0, 0, 0]
    assert s.totals == [0] * SEATS
    assert s.notes == []
    assert s.given is None


def test_states_do_not_share_their_lists() -> None:
    one, other = Small(), Small()
    one.masks[0] = 5
    one.notes.append(("told",))
    assert other.masks == [0, 0, 0]
    assert other.notes == []


@pytest.mark.parametrize("kind", [Small, Smaller, ToyState, *(game.state for game in games.every())])
def test_pack_and_unpack_give_the_same_state(kind: type[State]) -> None:
    s = filled(kind)
    back = kind.unpack(s.pack())
    assert back == s
    for name, field in kind.fields.items():
        value = getattr(back, name)
        assert all(type(number) is int for number in (value if field.size else [value])), name


def test_pack_keeps_negative_and_wide_numbers() -> None:
    s = Small()
    s.count, s.masks = -32768, [-(2**63), 2**63 - 1, 1 << 62]
    assert Small.unpack(s.pack()) == s


def test_a_number_that_does_not_fit_is_not_cut_off_silently() -> None:
    s = Small()
    s.count = 40_000
    with pytest.raises(OverflowError):
        s.pack()


def test_unpack_reads_the_record_it_is_asked_for() -> None:
    packed = np.concatenate([filled().pack(), Small().pack()])
    assert Small.unpack(packed, 0) == filled()
    assert Small.unpack(packed, 1) == Small()


def test_a_clone_is_equal_and_independent() -> None:
    s = filled()
    s.notes, s.given = [("plays", 1)], [(1, 2)]
    twin = s.clone()
    assert twin == s
    assert (twin.notes, twin.given) == (s.notes, s.given)
    twin.masks[1] = 99
    twin.count = 0
    twin.notes.append(("takes", 2))
    assert twin.given is not None
    twin.given.clear()
    assert s == filled()
    assert s.notes == [("plays", 1)]
    assert s.given == [(1, 2)]


@pytest.mark.parametrize("name", Small.fields)
def test_states_differ_if_any_field_does(name: str) -> None:
    s, twin = filled(), filled()
    value = getattr(twin, name)
    if isinstance(value, list):
        value[-1] += 1
    else:
        setattr(twin, name, value + 1)
    assert s != twin
    (difference,) = s.differences(twin)
    assert difference.startswith(f"{name}: ")


def test_the_story_is_not_part_of_equality() -> None:
    s, twin = filled(), filled()
    twin.notes.append(("told",))
    assert s == twin
    assert list(s.differences(twin)) == []


def test_states_of_different_games_are_never_equal() -> None:
    assert Small() != Smaller()
    assert Small() != "a state"


def test_states_cannot_be_hashed_because_they_change() -> None:
    with pytest.raises(TypeError):
        hash(Small())


def test_the_record_has_the_declared_widths() -> None:
    kinds = Small.dtype()
    assert kinds["count"] == np.dtype(np.int16)
    assert kinds["masks"].shape == (3,)
    assert kinds["masks"].base == np.dtype(np.int64)
    assert set(kinds.names or ()) == set(Small.fields)


def test_masks_are_signed_everywhere() -> None:
    """Unsigned numbers turn into floats in compiled rules as soon as they meet a plain one."""
    for kind in (TOY.state, *(game.state for game in games.every())):
        assert {field.width for field in kind.fields.values()} <= {"i1", "i2", "i4", "i8"}
