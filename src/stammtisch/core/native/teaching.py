"""How Numba learns the rules, so that there is little to compile.

Left to itself it compiles a rule again for each width of the numbers it is called with, and once more for each kind of
caller; it works out what is told, and then tells nobody; and it makes a branch for each number of a table. Here a rule
has whole numbers of one width, is compiled once, knows of no notes, and reads its tables from memory (`rewriting`).
"""

from collections.abc import Callable
from typing import Any

from numba.extending import overload

from stammtisch.core.events import FOR_NOTES
from stammtisch.core.native.tried import tried

_silent: set[int] = set()


def learn(function: Callable[..., Any], native: Callable[..., Any] | None = None, *, forceinline: bool) -> None:
    """Make a function callable from compiled code, where it may be written another way (`native`). What Numba's
    `register_jitable` does, but with less to compile. With versions of Numba that this was not tried with, it is just
    that.
    """

    def written(*args: Any, **kws: Any) -> Any:
        return native or function

    options = {"nopython": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": forceinline}
    if tried():
        from stammtisch.core.native import rewriting

        rewriting.learn(function, native or function, written, options)
        return
    overload(function, jit_options=options, strict=False)(written)
    for each in FOR_NOTES:
        if id(each) not in _silent:
            _silent.add(id(each))
            overload(each, strict=False)(_nothing)


def _nothing(*args: Any, **kws: Any) -> Any:
    """What is worked out for notes, which are nothing themselves where rules are compiled."""

    def nothing(*args: Any, **kws: Any) -> int:
        return 0

    return nothing
