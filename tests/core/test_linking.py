"""Compiling in parts gives the same code, and Numba is left as it was."""

import ctypes
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba import njit
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

from stammtisch.core.native.linking import PartialLibrary, in_parts
from stammtisch.core.native.tried import TRIED, tried


def functions() -> tuple[Any, Any]:
    """A part that Python does not call, and a whole that calls it."""

    def twice(number: int) -> int:
        return 2 * number

    part = njit(no_cpython_wrapper=True)(twice)

    def whole(number: int) -> int:
        result: int = part(number) + 1
        return result

    return part, njit(whole)


def library(function: Any) -> Any:
    (made,) = function.overloads.values()
    return made.library


def test_the_pinned_version_was_tried() -> None:
    """Whoever renews the versions should see whether this still works, and then say so."""
    pins = (Path(__file__).parents[2] / "constraints.txt").read_text().split()
    assert any(f"numba=={version}." in pin for version in TRIED for pin in pins)


@pytest.mark.skipif(not tried(), reason="this Numba was not tried")
def test_only_the_whole_becomes_machine_code() -> None:
    part, whole = functions()
    with in_parts():
        assert whole(20) == 41
    assert isinstance(library(part), PartialLibrary)
    assert not library(part)._whole
    assert library(whole)._whole


def test_a_part_can_be_had_whole_afterwards() -> None:
    part, whole = functions()
    with in_parts():
        whole(1)
    (made,) = part.overloads.values()
    address = made.library.get_pointer_to_function(made.fndesc.llvm_cfunc_wrapper_name)
    assert ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(address)(21) == 42


def test_what_was_compiled_before_or_after_goes_together_with_it() -> None:
    part, whole = functions()
    with in_parts():
        whole(1)
    after = njit(lambda number: part(number) + whole(number))
    assert after(10) == 41
    with in_parts():
        assert njit(lambda number: after(number) + 1)(10) == 42


def test_numba_is_left_as_it_was() -> None:
    before = JITCPUCodegen.set_env
    with pytest.raises(KeyError), in_parts():
        raise KeyError
    assert JITCPUCodegen._library_class is JITCodeLibrary
    assert JITCPUCodegen.set_env is before


PROGRAM = """
import sys, numba
numba.__version__ = "99.0.0"
from stammtisch import games
from stammtisch.core import native
from stammtisch.core.match import Match

game = games.get("zehn")
legal, act = game.legal, game.flow[0]

def one(states, rule, seat, choice):
    if rule:
        act(states[0], seat, choice)
        return 0
    return legal(states[0], seat)

run = native.compiled(one, keep=False)
match = Match(game, players=3, seed=5)
for number in range(40):
    seat, packed, plain = match.awaiting[0], match._s.pack(), match._s.clone()
    choices = run(packed, 0, seat, 0)
    assert choices == legal(plain, seat)
    choice = [place for place in range(64) if choices >> place & 1][number % choices.bit_count()]
    run(packed, 1, seat, choice)
    act(plain, seat, choice)
    assert game.state.unpack(packed) == plain
    match.play(seat, match.legal(seat)[0])
print([name for name in ("linking", "rewriting") if f"stammtisch.core.native.{name}" in sys.modules])
"""


@pytest.mark.everything
def test_with_another_numba_rules_mean_the_same() -> None:
    """Nothing of what reaches into it is even imported, and rules, with their notes and tables, do what they do."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=230, check=False)
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
