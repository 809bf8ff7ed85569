"""How the rules of a game are written: read from their sources, so that what cannot be compiled, or means something
else then, is found with file and line before a compiler meets it.
"""

import ast
import builtins
import linecache
from collections.abc import Iterator
from functools import cache
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

from stammtisch.core import agenda, chance, events, layout, state, worlds
from stammtisch.core.counters import Counters
from stammtisch.core.game import Game
from stammtisch.core.mind import Mind
from stammtisch.core.places import at
from stammtisch.core.rule import RULES

ROWS = (layout.put_set, layout.put_list, layout.put_counts, layout.put_word)
KIT = (events.note, chance.shuffle, chance.pick, worlds.scratch, worlds.scratch_floats, state.copy_state, *ROWS)
"""What rules call that is no rule: it is written another way natively."""

ASKS = (agenda.then, agenda.ask, agenda.ask_sealed, agenda.open_window, agenda.start_race)
"""What puts a step on the agenda, which is named second."""

PLAIN = (len, min, max, abs, divmod, round, pow, range, int, bool, float, enumerate, zip, AssertionError)
METHODS = ("bit_count", "bit_length")
"""What of Python means the same when it is compiled."""

FORBIDDEN: dict[type[ast.AST], str] = {
    **dict.fromkeys((ast.List, ast.ListComp), "a list"),
    **dict.fromkeys((ast.Dict, ast.DictComp), "a dict"),
    **dict.fromkeys((ast.Set, ast.SetComp), "a set"),
    **dict.fromkeys((ast.GeneratorExp, ast.Yield, ast.YieldFrom), "a generator"),
    **dict.fromkeys((ast.Lambda, ast.FunctionDef, ast.ClassDef), "a definition"),
    **dict.fromkeys((ast.Import, ast.ImportFrom), "an import"),
    **dict.fromkeys((ast.Raise, ast.Try), "an exception"),
    ast.JoinedStr: "an f-string",
    ast.With: "a with statement",
    ast.Match: "a match statement",
}
UNKNOWN = object()
"""Stands for what a name stands for, where that may differ from time to time."""


def faults(game: Game) -> Iterator[str]:
    """Calls of what is no rule, and steps or seats that there are not, each with its place: with them a game cannot be
    played.
    """
    known = {*map(id, RULES), *map(id, KIT), *map(id, events.FOR_NOTES)}
    for rule in reached(game):
        for call, called in _calls(rule):
            if isinstance(called, (FunctionType, MethodType)) and id(called) not in known:
                known.add(id(called))  # it is told once
                here, name = _at(game, rule, call), getattr(called, "__name__", "")
                yield f"{here}: the rule {rule.__name__!r} calls {name!r}: expected a rule, marked @rule"
            elif called in ASKS:
                yield from _asked(game, rule, call, called)


def _asked(game: Game, rule: FunctionType, call: ast.Call, called: Any) -> Iterator[str]:
    """What is wrong with a step, or a seat, that is put on the agenda and written out."""
    given = dict(zip(("s", "step", "seat"), call.args, strict=False)) | {each.arg: each.value for each in call.keywords}
    step, seat = (_value(rule, given.get(name)) for name in ("step", "seat"))
    here, last = f"{_at(game, rule, call)}: {called.__name__}", game.players[-1] - 1
    if isinstance(step, int) and not 0 <= step < len(game.steps):
        yield f"{here}: expected a step of the game, 0 to {len(game.steps) - 1}, got {step}"
    if called is agenda.ask and isinstance(seat, int) and not 0 <= seat <= last:
        yield f"{here}: expected a seat, 0 to {last}, got {seat}"


def forbidden(game: Game) -> Iterator[str]:
    """What has no place in a rule, although Python, and perhaps Numba too, would take it."""
    for rule in reached(game):
        found = dict.fromkeys((_at(game, rule, node), what) for what, node in _forbidden(rule))
        for here, what in found:
            yield f"{here}: {what} in the rule {rule.__name__!r}: expected whole numbers, masks and lists of the state"


def _forbidden(rule: FunctionType) -> Iterator[tuple[str, ast.AST]]:
    calls = list(_calls(rule))
    told = {id(inner) for call, called in calls if called is events.note for inner in ast.walk(call)}
    for node in _nodes(rule):
        if type(node) in FORBIDDEN and not _is_assertion(rule, node):
            yield FORBIDDEN[type(node)], node
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield "a text", node
        elif isinstance(node, ast.Constant) and type(node.value) is int and node.value >= 1 << 63:
            yield "a number of more than 63 bits", node
        elif isinstance(node, ast.Name) and type(value := _value(rule, node)) in (list, dict, set):
            yield f"the {type(value).__name__} {node.id!r}", node
    for call, called in calls:
        if called is UNKNOWN and isinstance(call.func, ast.Attribute) and call.func.attr not in METHODS:
            yield f".{call.func.attr}()", call
        elif isinstance(called, (type, BuiltinFunctionType)) and not _means_the_same(called):
            yield f"{called.__name__}()", call


def _is_assertion(rule: FunctionType, node: ast.AST) -> bool:
    """Whether it is raised only if the game itself is wrong, as by `assert`."""
    if not isinstance(node, ast.Raise):
        return False
    return _value(rule, node.exc.func if isinstance(node.exc, ast.Call) else node.exc) is AssertionError


def _means_the_same(called: Any) -> bool:
    named_tuple = isinstance(called, type) and issubclass(called, tuple) and hasattr(called, "_fields")
    return called in PLAIN or named_tuple or called.__module__ == "math"


def noting(game: Game, kind: str) -> str | None:
    """Where a note of some kind is written."""
    for rule in reached(game):
        for call, called in _calls(rule):
            if called is events.note and len(call.args) > 1 and _value(rule, call.args[1]) == kind:
                return _at(game, rule, call)
    return None


def reached(game: Game) -> list[FunctionType]:
    """The rules of a game, in whatever way it comes to call them; those of the kit are left out."""
    todo: list[Any] = [game.run, game.apply, game.legal, game.sample]
    if isinstance(game.mind, Mind):
        todo += [game.mind.judge, game.mind.appraise, game.mind.spread, game.mind.recall]
    if isinstance(game.counters, Counters):
        todo.append(game.counters.see)
    if game.observation is not None:
        todo.append(game.observation.observe)
    rules, found = set(map(id, RULES)), dict[int, FunctionType]()
    for each in todo:  # which grows
        fresh = isinstance(each, FunctionType) and id(each) in rules and id(each) not in found
        if fresh and not each.__module__.startswith("stammtisch.core."):
            found[id(each)] = each
            todo += [called for _, called in _calls(each)]
    return list(found.values())


# Sources


def _nodes(rule: FunctionType) -> Iterator[ast.AST]:
    """What the body of a rule is made of, without what stands there for people only: texts, annotations, and what an
    assertion says.
    """
    code = rule.__code__
    definition = _definitions(code.co_filename).get(code.co_firstlineno)
    todo: list[ast.AST] = [] if definition is None else [*definition.body]
    for node in todo:  # which grows
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        yield node
        if isinstance(node, ast.Assert):
            todo.append(node.test)
        elif isinstance(node, ast.AnnAssign):
            todo += filter(None, (node.target, node.value))
        elif not _is_assertion(rule, node):
            todo += ast.iter_child_nodes(node)


@cache
def _definitions(file: str) -> dict[int, ast.FunctionDef]:
    """The functions of a file by their first line, which is that of a decorator where they have one."""
    try:
        tree = ast.parse("".join(linecache.getlines(file)))
    except SyntaxError:  # it has changed since it was imported
        return {}
    functions = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {min([each.lineno, *(mark.lineno for mark in each.decorator_list)]): each for each in functions}


def _calls(rule: FunctionType) -> Iterator[tuple[ast.Call, Any]]:
    """The calls in a rule, and what is called."""
    for node in _nodes(rule):
        if isinstance(node, ast.Call):
            yield node, _value(rule, node.func)


def _value(rule: FunctionType, node: ast.AST | None) -> Any:
    """What an expression stands for, if it is the same whenever the rule runs."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        positive = _value(rule, node.operand)
        return -positive if isinstance(positive, int) else UNKNOWN
    if isinstance(node, ast.Attribute):
        owner = _value(rule, node.value)
        return getattr(owner, node.attr, UNKNOWN) if isinstance(owner, ModuleType) else UNKNOWN
    if not isinstance(node, ast.Name):
        return UNKNOWN
    code = rule.__code__
    if node.id in code.co_freevars and rule.__closure__:
        return rule.__closure__[code.co_freevars.index(node.id)].cell_contents
    if node.id in (*code.co_varnames, *code.co_cellvars):
        return UNKNOWN
    return rule.__globals__.get(node.id, getattr(builtins, node.id, UNKNOWN))


def _at(game: Game, rule: FunctionType, node: Any) -> str:
    return at(game.folder, rule.__code__.co_filename, node.lineno)
