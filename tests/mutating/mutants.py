"""Ways to break a function in one place."""

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import CodeType
from typing import Any

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Mutant:
    """A function that is wrong in one place."""

    file: str
    """Below `games`: `klaumau/rules/turns.py`."""
    function: str
    line: int
    before: str
    after: str
    """The smallest statement around the change, without what is indented below it, as it was and as it is."""
    number: int
    """Counts those that read the same."""
    code: Callable[[], CodeType]
    """The code of the function, to be given to the one that is there."""

    @property
    def name(self) -> str:
        """Stays the same when lines move."""
        again = f" #{self.number}" if self.number else ""
        return f"{self.file} {self.function}: {self.before} -> {self.after}{again}"


@dataclass(frozen=True)
class Edit:
    """Something else in one place of a tree: a field of a node, or a place in a list that is one."""

    owner: ast.AST
    field: str
    place: int | None
    old: Any
    new: Any

    def put(self, what: Any) -> None:
        if self.place is None:
            setattr(self.owner, self.field, what)
        else:
            getattr(self.owner, self.field)[self.place] = what


def mutants_of(source: str, file: str, path: str) -> Iterator[Mutant]:
    """Every way to break the functions of a module."""
    for function in ast.parse(source).body:
        if isinstance(function, ast.FunctionDef):
            function.decorator_list = []
            yield from _of_function(function, file, path)


def _of_function(function: ast.FunctionDef, file: str, path: str) -> Iterator[Mutant]:
    texts: dict[tuple[str, str], int] = {}
    for node, slot, statement in list(_nodes(function)):
        for edit in _edits(node, slot):
            before = _head(statement)
            edit.put(edit.new)
            after = _head(edit.new if edit.old is statement else statement)
            edit.put(edit.old)
            number = texts[before, after] = texts.get((before, after), -1) + 1
            code = _compiler(function, edit, path)
            yield Mutant(file, function.name, statement.lineno, before, after, number, code)


Slot = tuple[ast.AST, str, int | None]
"""Where a node stands: in which field of which other node, and at which place if that is a list."""


def _nodes(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, Slot, ast.stmt]]:
    """Every node of a function's body, where it stands, and the innermost statement around it."""
    waiting: list[tuple[ast.AST, Slot, ast.stmt]] = [
        (each, (function, "body", place), each) for place, each in enumerate(function.body)
    ]
    while waiting:
        node, slot, statement = waiting.pop(0)
        yield node, slot, statement
        for field, value in ast.iter_fields(node):
            for place, each in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if isinstance(each, ast.AST):
                    waiting.append((each, (node, field, place), each if isinstance(each, ast.stmt) else statement))


def _edits(node: ast.AST, slot: Slot) -> Iterator[Edit]:
    """In which ways a node can be wrong."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for comparison in COMPARISONS.get(type(node.ops[0]), ()):
            yield Edit(node, "ops", 0, node.ops[0], comparison())
    elif isinstance(node, ast.BinOp):
        yield from (
            Edit(node, "op", None, node.op, ARITHMETIC[kind]()) for kind in [type(node.op)] if kind in ARITHMETIC
        )
    elif isinstance(node, ast.AugAssign):
        yield Edit(*slot, node, ast.Pass())
        yield Edit(node, "op", None, node.op, ARITHMETIC[type(node.op)]())
        if isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Add | ast.Sub):
            yield Edit(*slot, node, ast.Assign([node.target], node.value))
    elif isinstance(node, ast.BoolOp):
        yield Edit(node, "op", None, node.op, ast.Or() if isinstance(node.op, ast.And) else ast.And())
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield Edit(node, "value", None, node.value, not node.value)
        elif isinstance(node.value, int):
            yield from (Edit(node, "value", None, node.value, node.value + more) for more in (1, -1))
    elif isinstance(node, ast.If):
        yield Edit(node, "test", None, node.test, ast.UnaryOp(ast.Not(), node.test))
    elif isinstance(node, ast.IfExp):
        yield Edit(*slot, node, ast.IfExp(node.test, node.orelse, node.body))
    elif isinstance(node, ast.UnaryOp):
        if not isinstance(node.operand, ast.Constant):
            yield Edit(*slot, node, node.operand)
    elif _goes(node):
        yield Edit(*slot, node, ast.Pass())


def _goes(node: ast.AST) -> bool:
    """Whether a statement can be left out, and the rest still means something."""
    if isinstance(node, ast.Assign):
        return not isinstance(node.targets[0], ast.Name | ast.Tuple)
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    return isinstance(node, ast.Break | ast.Continue)


def _head(statement: ast.AST) -> str:
    """A statement without the blocks that belong to it."""
    short = copy.copy(statement)
    if hasattr(short, "body"):
        short.body = [ast.Pass()]
    if getattr(short, "orelse", None):
        short.orelse = []  # type: ignore[attr-defined]
    return ast.unparse(ast.fix_missing_locations(short)).split("\n")[0]


def probes_of(source: str, path: str, hook: str) -> dict[str, CodeType]:
    """The functions of a module, by name; each calls a global function with its name first."""
    probes = {}
    for function in ast.parse(source).body:
        if isinstance(function, ast.FunctionDef):
            function.decorator_list = []
            function.body.insert(0, ast.parse(f"{hook}({function.name!r})").body[0])
            probes[function.name] = _code(function, path)
    return probes


def _compiler(function: ast.FunctionDef, edit: Edit, path: str) -> Callable[[], CodeType]:
    def code() -> CodeType:
        edit.put(edit.new)
        try:
            return _code(function, path)
        finally:
            edit.put(edit.old)

    return code


def _code(function: ast.FunctionDef, path: str) -> CodeType:
    whole = compile(ast.fix_missing_locations(ast.Module([function], [])), path, "exec")
    return next(each for each in whole.co_consts if isinstance(each, CodeType) and each.co_name == function.name)
