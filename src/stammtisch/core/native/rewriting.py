"""What of a rule Numba is given to compile: once for all widths of numbers, without notes, with tables in memory.

This reaches into Numba, so it is imported only with versions that it was tried with (`tried`).
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.core import ir
from numba.core.rewrites import Rewrite, register_rewrite
from numba.core.typing.templates import infer_global, make_overload_template

from stammtisch.core.events import FOR_NOTES, note

# What is compiled

_learned: set[Callable[..., Any]] = set()
"""What was written by those who know that it is compiled in this way."""


def _wide(kind: Any) -> Any:
    """Every whole number is as wide as a mask: fields of a state are narrower, but only where they are kept."""
    return types.int64 if isinstance(kind, types.Integer) and kind.signed and kind.bitwidth < 64 else kind


def learn(function: Callable[..., Any], native: Callable[..., Any], written: Any, options: dict[str, bool]) -> None:
    """What Numba's `overload` does, but compiled once for all widths of numbers, and whoever calls it."""
    _learned.add(native)
    template: Any = make_overload_template(function, written, options, strict=False, inline="never")

    class Learned(template):
        def generic(self, args: Any, kws: Any) -> Any:
            return super().generic(tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()})

        def _get_impl(self, args: Any, kws: Any) -> Any:
            key = self.context, tuple(args), tuple(kws.items())  # Numba's has the options of the caller besides
            found = self._impl_cache.get(key)
            return self._build_impl(key, args, kws) if found is None else found

    infer_global(function, types.Function(Learned))


# What is not


@register_rewrite("before-inference")
class WithoutNotes(Rewrite):
    """Takes notes out of a rule, with all that is worked out only to be told. What else a note calls stays."""

    def match(self, func_ir: Any, block: Any, typemap: Any, calltypes: Any) -> bool:
        assigned = list(block.find_insts(ir.Assign))
        self.known = {each.target.name: each.value.value for each in assigned if isinstance(each.value, _NAMED)}
        self.notes = {each.target.name for each in assigned if self._called(each.value) is note}
        self.block, self.function = block, func_ir
        return bool(self.notes)

    def _called(self, value: Any) -> Any:
        return self.known.get(value.func.name) if isinstance(value, ir.Expr) and value.op == "call" else None

    def _idle(self, value: Any) -> bool:
        """Whether nothing changes when a value is not worked out."""
        if isinstance(value, ir.Expr):
            return value.op in _READS or self._called(value) in (slice, *FOR_NOTES)
        return isinstance(value, (ir.Const, ir.Var, *_NAMED))

    def apply(self) -> Any:
        used = _readings(self.function)
        rest, unheard = [], set()
        for each in reversed(self.block.body):
            if isinstance(each, ir.Assign) and (
                each.target.name in self.notes or (each.target.name in unheard and self._idle(each.value))
            ):
                for name in _read(each):
                    used[name] -= 1
                    if used[name] == 0 and name.startswith("$"):
                        unheard.add(name)
            else:
                rest.append(each)
        self.block.body = rest[::-1]
        return self.block


@register_rewrite("before-inference")
class Tables(Rewrite):
    """Makes an array of a tuple of whole numbers in which a rule only looks things up."""

    def match(self, func_ir: Any, block: Any, typemap: Any, calltypes: Any) -> bool:
        if func_ir.func_id.func not in _learned:
            return False
        self.block = block
        self.tables = {
            each.target.name: each
            for each in block.find_insts(ir.Assign)
            if isinstance(each.value, _NAMED) and _is_table(each.value.value)
        }
        if self.tables:
            read = _readings(func_ir)
            looked_up = Counter(each.value.name for each in block.find_exprs("getitem"))
            self.tables = {name: each for name, each in self.tables.items() if read[name] == looked_up[name]}
        return bool(self.tables)

    def apply(self) -> Any:
        for each in self.tables.values():
            each.value = ir.Global(each.value.name, np.array(each.value.value, np.int64), each.value.loc)
        return self.block


def _is_table(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) > 0 and all(type(each) is int for each in value)


_NAMED = (ir.Global, ir.FreeVar)
_READS = ("getattr", "getitem", "static_getitem", "binop", "unary", "build_tuple")


def _readings(function: Any) -> Counter[str]:
    """How often each variable is read."""
    return Counter(name for block in function.blocks.values() for each in block.body for name in _read(each))


def _read(statement: Any) -> list[str]:
    """The variables that a statement reads."""
    if isinstance(statement, ir.Del):
        return []
    if isinstance(statement, ir.Assign):
        value = statement.value
        if isinstance(value, ir.Var):
            return [value.name]
        return [var.name for var in value.list_vars()] if isinstance(value, ir.Inst) else []
    return [var.name for var in statement.list_vars()]
