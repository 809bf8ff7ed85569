"""Compiling in parts gives the same code, and Numba is left as it was."""

import ctypes
from pathlib import Path
from typing import Any

import numba
import pytest
from numba import njit
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen

from stammtisch.core import linking
from stammtisch.core.linking import Parts, in_parts


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
    assert any(f"numba=={version}." in pin for version in linking.TRIED for pin in pins)


@pytest.mark.skipif(numba.__version__.rpartition(".")[0] not in linking.TRIED, reason="this Numba was not tried")
def test_only_the_whole_becomes_machine_code() -> None:
    part, whole = functions()
    with in_parts():
        assert whole(20) == 41
    assert isinstance(library(part), Parts)
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


def test_numba_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    before = JITCPUCodegen.set_env
    with pytest.raises(KeyError), in_parts():
        raise KeyError
    assert JITCPUCodegen._library_class is JITCodeLibrary
    assert JITCPUCodegen.set_env is before
    monkeypatch.setattr(linking, "TRIED", ())
    _, whole = functions()
    with in_parts():
        assert JITCPUCodegen._library_class is JITCodeLibrary
        assert whole(20) == 41
