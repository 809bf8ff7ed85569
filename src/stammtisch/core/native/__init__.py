"""The native world: every rule compiled, over NumPy records.

Importing this module imports Numba and teaches it all rules known so far; nothing on the way to a first page or
a first move does so. Compiled code is kept on disk, in a folder whose name is a hash of our sources: Numba
itself looks only at the file of the function it was asked to compile, and would keep running an old rule from
another file.
"""

import atexit
import hashlib
import os
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core.errors import NumbaError
from numba.extending import intrinsic, overload, overload_method

from stammtisch.core import (
    chance,
    events,
    folders,
    state,
    worlds,
)
from stammtisch.core.errors import StammtischError
from stammtisch.core.native import writing  # noqa: F401  (Numba has to know it)
from stammtisch.core.native.hashing import LANES, NUMBERS, write_numbers
from stammtisch.core.native.teaching import learn
from stammtisch.core.native.tried import tried
from stammtisch.core.places import places
from stammtisch.core.rule import APART, RULES

# What rules call that means the same natively, but is written another way there


@intrinsic
def _bit_count(typing: Any, mask: Any) -> Any:
    return types.int64(types.int64), lambda context, b, signature, args: b.ctpop(args[0])


@intrinsic
def _leading_zeros(typing: Any, mask: Any) -> Any:
    empty_is_fine = ir.Constant(ir.IntType(1), 0)
    return types.int64(types.int64), lambda context, b, signature, args: b.ctlz(args[0], empty_is_fine)


@overload_method(types.Integer, "bit_count")
def _integer_bit_count(mask: Any) -> Any:
    def bit_count(mask: Any) -> Any:
        return _bit_count(mask)

    return bit_count


@overload_method(types.Integer, "bit_length")
def _integer_bit_length(mask: Any) -> Any:
    def bit_length(mask: Any) -> Any:
        return 64 - _leading_zeros(mask)

    return bit_length


@overload(events.note)
def _note(s: Any, *told: Any) -> Any:
    def note(s: Any, *told: Any) -> Any:
        return None

    return note


@overload(worlds.scratch)
def _scratch(size: Any) -> Any:
    def scratch(size: Any) -> Any:
        return np.zeros(size, np.int64)

    return scratch


@overload(worlds.scratch_floats)
def _scratch_floats(size: Any) -> Any:
    def scratch_floats(size: Any) -> Any:
        return np.zeros(size, np.float64)

    return scratch_floats


@overload(state.copy_state)
def _copy_state(states: Any, place: Any, origin: Any, index: Any) -> Any:
    def copy_state(states: Any, place: Any, origin: Any, index: Any) -> Any:
        states[place] = origin[index]

    return copy_state


def _numbers_from(s: Any, block: int, numbers: Any) -> None:  # pragma: no cover  (compiled)
    """The numbers of the blocks from `block` on that belong to the next shuffle or pick."""
    write_numbers(s.seed[0], s.seed[1], s.seed[2], s.seed[3], s.shuffles, block, numbers)


def _shuffle(s: Any, pile: Any, size: int) -> None:  # pragma: no cover  (compiled)
    numbers = np.empty(NUMBERS, np.uint16)
    used, block = NUMBERS, 0
    i = size - 1
    while i > 0:
        if used == NUMBERS:
            _numbers_from(s, block, numbers)
            used, block = 0, block + LANES
        scaled = numbers[used] * (i + 1)
        used += 1
        rest = scaled & 65535
        if rest > i or rest >= 65536 % (i + 1):  # a remainder is below i + 1 anyway: seldom divide
            j = scaled >> 16
            pile[i], pile[j] = pile[j], pile[i]
            i -= 1
    s.shuffles += 1


def _pick(s: Any, size: int) -> int:  # pragma: no cover  (compiled)
    numbers = np.empty(NUMBERS, np.uint16)
    used, block = NUMBERS, 0
    choice = -1
    while choice < 0:
        if used == NUMBERS:
            _numbers_from(s, block, numbers)
            used, block = 0, block + LANES
        scaled = numbers[used] * size
        used += 1
        if scaled & 65535 >= 65536 % size:
            choice = scaled >> 16
    s.shuffles += 1
    return choice


# Hashing is long, and done seldom.
learn(_numbers_from, forceinline=False)
learn(chance.shuffle, _shuffle, forceinline=False)
learn(chance.pick, _pick, forceinline=False)


# Teaching and compiling

KEPT_FOLDERS = 8
"""How many versions of the sources may have compiled code on disk: a few branches and games, not every edit."""

IN_USE = 3600
"""Seconds for which a folder is left alone after something was compiled or loaded: several checkouts at work at one
time, each with its own sources, must not throw away each other's, however many they are.
"""

_taught: set[int] = set()
_decorating = threading.Lock()


def teach() -> None:
    """Make every rule known so far callable from compiled code."""
    for function in RULES:
        if id(function) not in _taught:
            _taught.add(id(function))
            # Small functions calling each other: the calls alone would take a tenth of the time.
            learn(function, forceinline=id(function) not in APART)


PACKAGE = Path(__file__).parents[2]


@cache
def source_key(home: Path | None = None) -> str:
    """A hash of everything that compiled code depends on: the sources of rules and kit, Numba, NumPy, and those of a
    game that lies elsewhere, in its folder `home`.
    """
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    files = {
        f"{part}/{name}": file for part in ("core", "games", "bots", "vec") for name, file in _sources(PACKAGE / part)
    }
    if home is not None and not home.is_relative_to(PACKAGE):  # by its name alone: it may be installed anywhere
        files |= {f"{home.name}: {name}": file for name, file in _sources(home)}
    for name, file in sorted(files.items()):
        digest.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _sources(folder: Path) -> list[tuple[str, Path]]:
    return [(file.relative_to(folder).as_posix(), file) for file in folder.rglob("*.py")]


@cache
def cache_folder(home: Path | None = None) -> Path:
    """Where compiled code of exactly these sources is kept. Folders of long-gone sources that nobody has used for some
    time are thrown away.
    """
    folder = folders.cache() / f"native-{source_key(home)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:  # a read-only home: compile anew in each process, in a folder that nobody else can write to
        folder = Path(tempfile.mkdtemp(prefix="stammtisch-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return folder
    with suppress(OSError):
        os.utime(folder)
        used = {old: old.stat().st_mtime for old in folder.parent.glob("native-*")}
        for old in sorted(used, key=used.__getitem__)[:-KEPT_FOLDERS]:
            if used[old] < time.time() - IN_USE:
                shutil.rmtree(old, ignore_errors=True)
    return folder


@contextmanager
def _cached_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder from a global setting when a function is decorated; leave that as it was. One thread
    at a time, or the setting that one puts back would send another's code into the working directory.
    """
    with suppress(OSError):
        os.utime(folder)  # it is in use
    with _decorating:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            numba.config.CACHE_DIR = before


def compiled(function: Callable[..., Any], home: Path | None = None, *, keep: bool = True) -> Callable[..., Any]:
    """A function and all rules it reaches, compiled at its first call or loaded from disk, run without the GIL. `home`
    is the folder of the game whose rules these are. What reaches rules that stand in no file must not be kept on disk.
    """
    teach()
    with _cached_in(cache_folder(home)):
        result: Any = njit(nogil=True, cache=keep)(function)
    compile_all = result.compile
    in_parts: Callable[[], AbstractContextManager[None]] = nullcontext
    if tried():
        from stammtisch.core.native.linking import in_parts

    def compile_it(signature: Any) -> Any:
        try:
            with in_parts():
                return compile_all(signature)
        except NumbaError as error:
            raise _uncompilable(error, home or PACKAGE / "games") from error

    result.compile = compile_it
    called: Callable[..., Any] = result
    return called


def _uncompilable(error: NumbaError, home: Path) -> Exception:
    """Where in the code of a game something stands that cannot be compiled, and why; the error itself if it is nowhere
    there. Numba tells of the innermost rule first, and after the stage at which it failed.
    """
    said = str(error)
    for place in places(said, home):
        reason = said[: place.start].rpartition("nopython frontend)")[2].strip().partition("\n")[0]
        return StammtischError("native.uncompilable", at=place.at, reason=reason[:200])
    return error


def direct(function: Any, *like: Any) -> Callable[..., Any]:
    """A compiled function for arguments like these and no others: it does not look at them, which may take longer than
    what it does.
    """
    found: Callable[..., Any] = function.compile(tuple(numba.typeof(each) for each in like))
    return found
