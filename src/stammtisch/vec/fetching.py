"""Asks for what is needed next while something else is being done, natively: thousands of matches do not fit into a
processor's cache, and to wait for each of them takes longer than to play it on.
"""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, register_jitable

LINE = 64
"""Bytes that come into the cache together."""
BYTE, NUMBER = ir.IntType(8), ir.IntType(32)


@intrinsic
def _ask(typing: Any, array: Any, place: Any) -> Any:
    """Ask for the line of an array that has this byte. There need not be such a byte."""

    def ask(context: Any, b: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, b, args[0]).data
        line = b.gep(b.bitcast(data, BYTE.as_pointer()), [args[1]])
        how = [ir.Constant(NUMBER, each) for each in (1, 3, 1)]  # it will be written, is to stay, and holds data
        kind = ir.FunctionType(ir.VoidType(), [BYTE.as_pointer(), *[NUMBER] * 3])
        b.call(cgutils.get_or_insert_function(b.module, kind, "llvm.prefetch.p0"), [line, *how])
        return context.get_dummy_value()

    return types.none(array, types.int64), ask


@register_jitable
def fetch(array: Any, first: int, last: int) -> None:
    """Ask for the bytes of an array from one to another."""
    for place in range(first, last, LINE):
        _ask(array, place)
