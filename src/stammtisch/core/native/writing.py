"""Rows of observations, natively: what `layout.py` writes number by number is written in vectors here.

LLVM makes of a vector whatever the processor has for it: a set of 60 cards is four instructions on one that knows how
to spread the bits of a number (AVX-512), and some more on others.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from stammtisch.core import layout

BYTE, FLAG, NUMBER = ir.IntType(8), ir.IntType(1), ir.IntType(64)
LANES = 64
"""A set has so many members at most."""


def _place(context: Any, b: Any, kind: Any, array: Any, index: Any) -> Any:
    """Where a number of an array of small ones stands, as the address of a byte."""
    data = context.make_array(kind)(context, b, array).data
    return b.gep(b.bitcast(data, BYTE.as_pointer()), [index])


def _store(b: Any, vector: Any, place: Any, offset: int) -> None:
    there = b.gep(place, [ir.Constant(NUMBER, offset)])
    b.store(vector, b.bitcast(there, vector.type.as_pointer()), align=1)


def _widest(size: int) -> int:
    """How many lanes a vector has that, written twice with an overlap, fills so many places and no more."""
    return 1 << size.bit_length() - 1


def _is_small(array: Any) -> bool:
    return isinstance(array, types.Array) and array.layout == "C" and array.dtype == types.int8


def _constant(size: Any, most: int) -> bool:
    return isinstance(size, types.IntegerLiteral) and 1 <= size.literal_value <= most


def _one_by_one(function: Callable[..., None]) -> Callable[..., None]:
    """The same function, for what cannot be written otherwise; Numba wants it annotated as the one here is."""
    twin = FunctionType(function.__code__, function.__globals__, function.__name__)
    twin.__annotations__ = dict.fromkeys(function.__annotations__, Any)
    return twin


@intrinsic(prefer_literal=True)
def _spread(typing: Any, out: Any, at: Any, mask: Any, size: Any) -> Any:
    """The bits of a mask as small numbers of a row."""
    whole = size.literal_value
    lanes = _widest(whole)

    def write(context: Any, b: Any, signature: Any, args: Any) -> Any:
        place = _place(context, b, signature.args[0], args[0], args[1])
        for offset in sorted({0, whole - lanes}):
            bits = b.trunc(b.lshr(args[2], ir.Constant(NUMBER, offset)), ir.IntType(lanes))
            flags = b.bitcast(bits, ir.VectorType(FLAG, lanes))
            _store(b, b.zext(flags, ir.VectorType(BYTE, lanes)), place, offset)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.int64, size), write


@overload(layout.put_set, prefer_literal=True, jit_options={"forceinline": True})
def _put_set(out: Any, at: Any, mask: Any, size: Any) -> Any:
    if not _is_small(out) or not _constant(size, LANES):
        return _one_by_one(layout.put_set)

    def put_set(out: Any, at: Any, mask: Any, size: Any) -> Any:
        _spread(out, at, mask, size)

    return put_set


@intrinsic(prefer_literal=True)
def _copy(typing: Any, out: Any, at: Any, numbers: Any, first: Any, size: Any) -> Any:
    """Small numbers of a list as they are."""
    whole = size.literal_value

    def write(context: Any, b: Any, signature: Any, args: Any) -> Any:
        place = _place(context, b, signature.args[0], args[0], args[1])
        origin = _place(context, b, signature.args[2], args[2], args[3])
        cgutils.raw_memcpy(b, place, origin, ir.Constant(NUMBER, whole), 1)
        return context.get_dummy_value()

    return types.void(out, types.int64, numbers, types.int64, size), write


@overload(layout.put_list, prefer_literal=True, jit_options={"forceinline": True})
def _put_list(out: Any, at: Any, numbers: Any, first: Any, size: Any) -> Any:
    if not _is_small(out) or not _is_small(numbers) or not _constant(size, 1 << 12):
        return _one_by_one(layout.put_list)

    def put_list(out: Any, at: Any, numbers: Any, first: Any, size: Any) -> Any:
        _copy(out, at, numbers, first, size)

    return put_list


@intrinsic(prefer_literal=True)
def _count(typing: Any, out: Any, at: Any, cards: Any, count: Any, size: Any) -> Any:
    """All places are counted at once, in one vector: each number of the list adds 1 to one of its lanes."""
    whole = size.literal_value
    lanes = _widest(whole)

    def write(context: Any, b: Any, signature: Any, args: Any) -> Any:
        vector = ir.VectorType(BYTE, LANES)
        place = _place(context, b, signature.args[0], args[0], args[1])
        sums = cgutils.alloca_once(b, vector)
        b.store(ir.Constant(vector, None), sums)
        with cgutils.for_range(b, args[3]) as loop:
            read = b.zext(b.load(_place(context, b, signature.args[2], args[2], loop.index)), NUMBER)
            less = b.sub(read, ir.Constant(NUMBER, whole))
            face = b.select(b.icmp_unsigned("<", read, ir.Constant(NUMBER, whole)), read, less)
            flags = b.bitcast(b.shl(ir.Constant(NUMBER, 1), face), ir.VectorType(FLAG, LANES))
            b.store(b.add(b.load(sums), b.zext(flags, vector)), sums)
        found = b.load(sums)
        for offset in sorted({0, whole - lanes}):
            chosen = ir.Constant(ir.VectorType(ir.IntType(32), lanes), list(range(offset, offset + lanes)))
            _store(b, b.shuffle_vector(found, found, chosen), place, offset)
        return context.get_dummy_value()

    return types.void(out, types.int64, cards, types.int64, size), write


@overload(layout.put_counts, prefer_literal=True, jit_options={"forceinline": True})
def _put_counts(out: Any, at: Any, cards: Any, count: Any, size: Any) -> Any:
    if not _is_small(out) or not _is_small(cards) or not _constant(size, LANES):
        return _one_by_one(layout.put_counts)

    def put_counts(out: Any, at: Any, cards: Any, count: Any, size: Any) -> Any:
        _count(out, at, cards, count, size)

    return put_counts


@intrinsic
def _word(typing: Any, out: Any, at: Any, word: Any) -> Any:
    def write(context: Any, b: Any, signature: Any, args: Any) -> Any:
        _store(b, args[2], _place(context, b, signature.args[0], args[0], args[1]), 0)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.int64), write


@overload(layout.put_word, jit_options={"forceinline": True})
def _put_word(out: Any, at: Any, word: Any) -> Any:
    def put_word(out: Any, at: Any, word: Any) -> Any:
        _word(out, at, word)

    return put_word
