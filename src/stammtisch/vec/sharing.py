"""How threads share out matches, natively: each takes some whenever it has none, without asking Python. It begins with
its own, which are the same in every step and may still be in its cache, and helps others when there are none left.

Numbers that several threads write are changed in one go, so that nobody takes what another has.
"""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, register_jitable

from stammtisch.vec.boxes import APART, FAILED, FINISHED, LONGEST

PATIENCE = 100_000
"""So often whoever is done looks whether the others are: some tens of microseconds, as a share takes. To be woken up
would take longer.
"""


def _place(context: Any, b: Any, signature: Any, args: Any) -> Any:
    data = context.make_array(signature.args[0])(context, b, args[0]).data
    return b.bitcast(b.gep(data, [args[1]]), ir.IntType(64).as_pointer())


@intrinsic
def _add(typing: Any, numbers: Any, index: Any, more: Any) -> Any:
    """Add to a number, and say what it was."""

    def change(context: Any, b: Any, signature: Any, args: Any) -> Any:
        return b.atomic_rmw("add", _place(context, b, signature, args), args[2], "seq_cst")

    return types.int64(numbers, types.int64, types.int64), change


@intrinsic
def _raise(typing: Any, numbers: Any, index: Any, least: Any) -> Any:
    """Make a number as large as another, unless it is larger."""

    def change(context: Any, b: Any, signature: Any, args: Any) -> Any:
        return b.atomic_rmw("max", _place(context, b, signature, args), args[2], "seq_cst")

    return types.int64(numbers, types.int64, types.int64), change


@intrinsic
def _read(typing: Any, numbers: Any, index: Any) -> Any:
    """A number as the others have left it."""

    def look(context: Any, b: Any, signature: Any, args: Any) -> Any:
        return b.load_atomic(_place(context, b, signature, args), "seq_cst", 8)

    return types.int64(numbers, types.int64), look


@register_jitable
def take(shared: Any, matches: int, thread: int, size: int) -> tuple[int, int]:
    """From which match to which, at most so many, a thread moves on now; nowhere if all are taken."""
    threads = len(shared) // APART - 1
    for further in range(threads):
        whose = (thread + further) % threads
        begun, end = whose * matches // threads, (whose + 1) * matches // threads
        begun += _add(shared, APART * (1 + whose), size)
        if begun < end:
            return begun, min(begun + size, end)
    return 0, 0


@register_jitable
def count_done(shared: Any, done: int, longest: int) -> None:
    """So many more matches are done."""
    _raise(shared, LONGEST, longest)
    _add(shared, FINISHED, done)


@register_jitable
def wait(shared: Any, matches: int) -> None:
    """Until all matches are done or somebody has failed, but not for long."""
    for _ in range(PATIENCE):
        if _read(shared, FINISHED) >= matches or _read(shared, FAILED):
            break
