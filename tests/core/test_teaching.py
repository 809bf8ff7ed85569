"""What Numba is taught of rules: each once, no notes, and tables that are read from memory."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numba.core import event

from stammtisch.core import native, rule
from stammtisch.core.events import for_notes, note
from stammtisch.core.native import teaching

TABLE = (7, 5, 3, 2)


@pytest.fixture(autouse=True)
def no_rules_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is taught here need not be learned by whoever compiles next."""
    monkeypatch.setattr(rule, "RULES", rule.RULES[:])


def compiled_in(call: Callable[[], Any]) -> Counter[str]:
    """How often each function is compiled meanwhile."""
    with event.install_recorder("numba:compile") as recorder:
        call()
    return Counter(each.data["dispatcher"].py_func.__name__ for _, each in recorder.buffer if each.is_start)


def test_a_rule_is_compiled_once_whatever_the_width_of_its_numbers_and_whoever_calls_it() -> None:
    def twice(number: int) -> int:
        return 2 * number

    def inlined(number: int) -> int:
        return twice(number)

    def apart(number: int) -> int:
        return twice(number)

    teaching.learn(twice, forceinline=True)
    teaching.learn(inlined, forceinline=True)
    teaching.learn(apart, forceinline=False)

    def whole(small: Any, large: Any) -> int:
        return twice(small[0]) + twice(large[0]) + inlined(small[0]) + apart(large[0]) + twice(1)

    run = native.compiled(whole, keep=False)
    counts = compiled_in(lambda: run(np.array([100], np.int8), np.array([1 << 40], np.int64)))
    assert counts == {"whole": 1, "twice": 1, "inlined": 1, "apart": 1}
    assert run(np.array([100], np.int8), np.array([1 << 40], np.int64)) == 400 + (4 << 40) + 2


def test_a_note_is_nothing_and_nothing_is_worked_out_for_it() -> None:
    @for_notes
    def in_words(number: int) -> str:
        return f"{number:b} {[number]!r}"  # nothing that could be compiled

    def tell(s: Any, place: int) -> int:
        note(s, "tells", in_words(s[place]), s[1:3], -s[place] + 1)
        return place

    teaching.learn(tell, forceinline=True)

    def whole(s: Any) -> int:
        return tell(s, 1)

    run = native.compiled(whole, keep=False)
    counts = compiled_in(lambda: run(np.array([3, 4, 5])))
    assert set(counts) == {"whole", "tell"}
    assert run(np.array([3, 4, 5])) == 1


def test_what_a_note_does_besides_is_done() -> None:
    def draw(s: Any) -> int:
        s[0] += 1
        return int(s[0])

    def tell(s: Any) -> None:
        note(s, "draws", draw(s))
        note(s, "draws", draw(s) if s[0] > 3 else 0)

    teaching.learn(draw, forceinline=True)
    teaching.learn(tell, forceinline=True)

    def whole(s: Any) -> None:
        tell(s)

    run = native.compiled(whole, keep=False)
    for before, after in ((1, 2), (3, 5)):
        s = np.array([before])
        run(s)
        assert s[0] == after


def test_a_table_is_read_like_a_tuple_but_without_a_branch_for_each_of_its_numbers() -> None:
    def look_up(place: int) -> int:
        return TABLE[place]

    def add_up(place: int) -> int:
        total = len(TABLE)
        for each in TABLE:  # used as the tuple it is
            total += each
        return total + TABLE[place]

    teaching.learn(look_up, forceinline=True)
    teaching.learn(add_up, forceinline=True)

    def whole(place: int) -> int:
        return look_up(place)

    def other(place: int) -> int:
        return add_up(place)

    run, adds = native.compiled(whole, keep=False), native.compiled(other, keep=False)
    assert [run(place) for place in range(-4, 4)] == [*TABLE, *TABLE]
    assert [adds(place) for place in range(4)] == [21 + each for each in TABLE]
    (code,) = run.inspect_llvm().values()  # type: ignore[attr-defined]
    assert "IndexError" not in code
