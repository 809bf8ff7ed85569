"""Ways to break a function in one place."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType

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
    """The smallest statement or head of a statement around the change, as it was and as it is."""
    number: int
    """Counts those that read the same."""
    code: CodeType

    @property
    def name(self) -> str:
        """Stays the same when lines move."""
        again = f" #{self.number}" if self.number else ""
        return f"{self.file} {self.function}: {self.before} -> {self.after}{again}"


def mutants_of(source: str, file: str, path: str) -> Iterator[Mutant]:
    """Every way to break the functions of a module."""
    tree = ast.parse(source)
    for function in tree.body:
        if isinstance(function, ast.FunctionDef):
            yield from _of_function(function, file, path)


def _of_function(function: ast.FunctionDef, file: str, path: str) -> Iterator[Mutant]:
    texts: dict[tuple[str, str], int] = {}
    for place, node in enumerate(ast.walk(function)):
        for way in range(_ways(node, function)):
            broken = copy.deepcopy(function)
            statement = _change(broken, place, way)
            before, after = _head(_statement(function, place)), _head(statement)
            number = texts[before, after] = texts.get((before, after), -1) + 1
            yield Mutant(
                file,
                function.name,
                getattr(node, "lineno", function.lineno),
                before,
                after,
                number,
                _code(broken, path),
            )


def _ways(node: ast.AST, function: ast.FunctionDef) -> int:
    """In how many ways a node can be wrong."""
    if isinstance(node, ast.Compare):
        return len(COMPARISONS.get(type(node.ops[0]), ())) if len(node.ops) == 1 else 0
    if isinstance(node, ast.BinOp):
        return 1 if type(node.op) in ARITHMETIC else 0
    if isinstance(node, ast.AugAssign):
        return 3 if isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Add | ast.Sub) else 2
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            return 1
        return 2 if isinstance(node.value, int) else 0
    if isinstance(node, ast.Assign):
        return 0 if isinstance(node.targets[0], ast.Name | ast.Tuple) else 1
    if isinstance(node, ast.Expr):
        return 1 if isinstance(node.value, ast.Call) else 0
    if isinstance(node, ast.UnaryOp):
        return 1 if not isinstance(node.operand, ast.Constant) else 0
    return 1 if isinstance(node, ast.BoolOp | ast.If | ast.IfExp | ast.Break | ast.Continue) else 0


def _change(function: ast.FunctionDef, place: int, way: int) -> ast.AST:
    """Break a function in place; the statement that is different now."""
    node = list(ast.walk(function))[place]
    if isinstance(node, ast.Compare):
        node.ops = [COMPARISONS[type(node.ops[0])][way]()]
    elif isinstance(node, ast.BinOp):
        node.op = ARITHMETIC[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.Constant):
        assert isinstance(node.value, int)
        node.value = not node.value if isinstance(node.value, bool) else node.value + (1, -1)[way]
    elif isinstance(node, ast.If):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.IfExp):
        node.body, node.orelse = node.orelse, node.body
    elif isinstance(node, ast.AugAssign) and way == 1:
        node.op = ARITHMETIC[type(node.op)]()
    else:
        return _replace(function, node, way)
    ast.fix_missing_locations(function)
    return _statement(function, place)


def _replace(function: ast.FunctionDef, node: ast.AST, way: int) -> ast.AST:
    """Put something else in the place of a node: nothing for a statement, its operand for an operation."""
    if isinstance(node, ast.UnaryOp):
        new: ast.AST = node.operand
    elif isinstance(node, ast.AugAssign) and way == 2:
        new = ast.Assign([node.target], node.value)
    else:
        new = ast.Pass()
    ast.copy_location(new, node)
    for parent in ast.walk(function):
        for name, value in ast.iter_fields(parent):
            if value is node:
                setattr(parent, name, new)
            elif isinstance(value, list) and any(each is node for each in value):
                value[[each is node for each in value].index(True)] = new
    ast.fix_missing_locations(function)
    return new if isinstance(new, ast.stmt) else _around(function, new)


def _statement(function: ast.FunctionDef, place: int) -> ast.AST:
    return _around(function, list(ast.walk(function))[place])


def _around(function: ast.FunctionDef, node: ast.AST) -> ast.AST:
    """The innermost statement that has a node in it."""
    around: ast.AST = function
    for each in ast.walk(function):  # from the outside inwards
        if isinstance(each, ast.stmt) and any(inner is node for inner in ast.walk(each)):
            around = each
    return around


def _head(statement: ast.AST) -> str:
    """A statement without the block that belongs to it."""
    return ast.unparse(statement).split("\n")[0]


def _code(function: ast.FunctionDef, path: str) -> CodeType:
    """The code of a function, to be given to the one that is there."""
    bare = copy.deepcopy(function)
    bare.decorator_list = []
    whole = compile(ast.Module([bare], []), path, "exec")
    return next(each for each in whole.co_consts if isinstance(each, CodeType) and each.co_name == function.name)
