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
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic, overload, register_jitable

import stammtisch
from stammtisch.core import bits, chance, events, folders, worlds
from stammtisch.core.rule import RULES

# The kit functions that mean the same natively, but are written another way there


@intrinsic
def _ctpop(typing: Any, mask: Any) -> Any:
    return types.int64(types.int64), lambda ctx, b, sig, args: b.ctpop(args[0])


@intrinsic
def _cttz(typing: Any, mask: Any) -> Any:
    empty_is_fine = ir.Constant(ir.IntType(1), 0)
    return types.int64(types.int64), lambda ctx, b, sig, args: b.cttz(args[0], empty_is_fine)


@intrinsic
def _ctlz(typing: Any, mask: Any) -> Any:
    empty_is_fine = ir.Constant(ir.IntType(1), 0)
    return types.int64(types.int64), lambda ctx, b, sig, args: b.ctlz(args[0], empty_is_fine)


@overload(bits.bit_count)
def _bit_count(mask: Any) -> Any:
    def bit_count(mask: Any) -> Any:
        return _ctpop(mask)

    return bit_count


@overload(bits.lowest)
def _lowest(mask: Any) -> Any:
    def lowest(mask: Any) -> Any:
        return _cttz(mask)

    return lowest


@overload(bits.highest)
def _highest(mask: Any) -> Any:
    def highest(mask: Any) -> Any:
        return 63 - _ctlz(mask)

    return highest


@overload(events.note)
def _note(s: Any, kind: Any, *values: Any) -> Any:
    def note(s: Any, kind: Any, *values: Any) -> Any:
        return None

    return note


@overload(worlds.scratch)
def _scratch(size: Any) -> Any:
    def scratch(size: Any) -> Any:
        return np.zeros(size, np.int64)

    return scratch


# SHA-256 of the 40 bytes of seed, shuffle and block: with its padding exactly one block of the hash

_W = 0xFFFFFFFF
_PRIMES = [p for p in range(2, 312) if all(p % q for q in range(2, p))]


def _root_bits(prime: int, power: int) -> int:
    """The first 32 bits of the fraction of a prime's square or cube root, in whole numbers."""
    scaled, low, high = prime << 32 * power, 0, prime << 32
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**power <= scaled else (low, middle - 1)
    return low & _W


_K = np.array([_root_bits(p, 3) for p in _PRIMES], dtype=np.int64)
_H = np.array([_root_bits(p, 2) for p in _PRIMES[:8]], dtype=np.int64)


@intrinsic
def _rotated(typing: Any, x: Any, by: Any) -> Any:
    """Rotate 32 bits to the right. LLVM makes one instruction of it only if it sees 32 bits, not 64 with a mask."""

    def generate(ctx: Any, b: Any, sig: Any, args: Any) -> Any:
        word, distance = ir.IntType(32), b.trunc(args[1], ir.IntType(32))
        value = b.trunc(args[0], word)
        back = b.sub(ir.Constant(word, 32), distance)
        return b.zext(b.or_(b.lshr(value, distance), b.shl(value, back)), ir.IntType(64))

    return types.int64(types.int64, types.int64), generate


@register_jitable
def _native_block(s: Any, block: int, w: Any) -> None:
    """Write the 16 numbers of a block into the last places of `w`, an array of 80."""
    for i in range(4):
        w[2 * i] = s.seed[i] >> 32 & 0xFFFFFFFF
        w[2 * i + 1] = s.seed[i] & 0xFFFFFFFF
    w[8], w[9], w[10] = s.shuffles, block, 0x80000000
    w[11] = w[12] = w[13] = w[14] = 0
    w[15] = 40 * 8
    for i in range(16, 64):
        x, y = w[i - 15], w[i - 2]
        w[i] = (
            w[i - 16]
            + (_rotated(x, 7) ^ _rotated(x, 18) ^ x >> 3)
            + w[i - 7]
            + (_rotated(y, 17) ^ _rotated(y, 19) ^ y >> 10)
        ) & 0xFFFFFFFF
    a, b, c, d, e, f, g, h = _H[0], _H[1], _H[2], _H[3], _H[4], _H[5], _H[6], _H[7]
    for i in range(64):
        t = h + (_rotated(e, 6) ^ _rotated(e, 11) ^ _rotated(e, 25)) + (e & f ^ ~e & g) + _K[i] + w[i]
        u = (_rotated(a, 2) ^ _rotated(a, 13) ^ _rotated(a, 22)) + (a & b ^ a & c ^ b & c)
        h, g, f, e, d, c, b, a = g, f, e, (d + t) & 0xFFFFFFFF, c, b, a, (t + u) & 0xFFFFFFFF
    for i, word in enumerate((a, b, c, d, e, f, g, h)):
        total = (word + _H[i]) & 0xFFFFFFFF
        w[64 + 2 * i] = total >> 16
        w[65 + 2 * i] = total & 0xFFFF


@overload(chance.shuffle)
def _shuffle(s: Any, pile: Any, size: Any) -> Any:
    def shuffle(s: Any, pile: Any, size: Any) -> Any:
        w = np.empty(80, np.int64)
        used, block = 16, 0
        i = size - 1
        while i > 0:
            if used == 16:
                _native_block(s, block, w)
                used = 0
                block += 1
            scaled = w[64 + used] * (i + 1)
            used += 1
            rest = scaled & 65535
            if rest > i or rest >= 65536 % (i + 1):  # a remainder is below i + 1 anyway: seldom divide
                j = scaled >> 16
                pile[i], pile[j] = pile[j], pile[i]
                i -= 1
        s.shuffles += 1

    return shuffle


@overload(chance.pick)
def _pick(s: Any, size: Any) -> Any:
    def pick(s: Any, size: Any) -> Any:
        w = np.empty(80, np.int64)
        used = 0
        choice = -1
        while choice < 0:
            if used % 16 == 0:
                _native_block(s, used // 16, w)
            scaled = w[64 + used % 16] * size
            used += 1
            if scaled & 65535 >= 65536 % size:
                choice = scaled >> 16
        s.shuffles += 1
        return choice

    return pick


# Teaching and compiling

KEPT_FOLDERS = 4
"""How many versions of the sources may have compiled code on disk: a few branches, not every edit."""

_taught: set[int] = set()


def teach() -> None:
    """Make every rule known so far callable from compiled code."""
    for function in RULES:
        if id(function) not in _taught:
            _taught.add(id(function))
            register_jitable(function)


@cache
def source_key() -> str:
    """A hash of everything that compiled code depends on: the sources of rules and kit, Numba, NumPy."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    package = Path(stammtisch.__file__).parent
    for file in sorted(file for part in ("core", "games") for file in (package / part).rglob("*.py")):
        digest.update(str(file.relative_to(package)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where compiled code of exactly these sources is kept. Folders of long-gone sources are thrown away."""
    folder = folders.cache() / f"native-{source_key()}"
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
        for old in sorted(folder.parent.glob("native-*"), key=lambda f: f.stat().st_mtime)[:-KEPT_FOLDERS]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


@contextmanager
def _cached_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder from a global setting when a function is decorated; leave that as it was."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function and all rules it reaches, compiled at its first call or loaded from disk, run without the GIL."""
    teach()
    with _cached_in(cache_folder()):
        result: Callable[..., Any] = njit(nogil=True, cache=True)(function)
    return result
