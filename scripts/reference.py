"""docs/library.md: every public name of the library with its signature and what its docstring says.

What is public is what the modules in MODULES list in `__all__`, with the public attributes and methods of classes.
Attributes have their docstring below them, in the class or in `__init__`; `missing` finds names that have none.
"""

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, is_dataclass
from enum import Enum
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from stammtisch.core.errors import StammtischError

FILE = Path(__file__).parents[1] / "docs" / "library.md"
MODULES = ("stammtisch", "stammtisch.games", "stammtisch.bots", "stammtisch.vec")
RESEARCH = tuple(f"stammtisch.research.{name}" for name in ("pettingzoo", "gymnasium", "openspiel"))
"""Those that need other libraries (`stammtisch[research]`); nobody imports them but by name."""

INTRO = """\
# The library

Written by `scripts/reference` from the sources; a test holds it to them. The [README](../README.md) shows how to
begin, the [tutorials](tutorials/first-bot.md) lead further, [bots.md](bots.md) tells of bots, [records.md](records.md)
what a match looks like as a file.

Everything here is typed (`py.typed`). A `Seed` is a whole number below 2**256, 64 hexadecimal digits, 32 bytes, or None
for one that nobody knows; seats are counted from 0; a `Move` is a string. Errors are all kinds of
`StammtischError`, say what was expected, and change nothing. The module `view` of a game has a type for
what `Match.view` holds there: `cast(stammtisch.games.zehn.view.View, match.view(0))`;
[protocol.md](protocol.md#views) says what each key means.
"""


@dataclass(frozen=True)
class Entry:
    """A public name and what is said of it."""

    name: str
    signature: str
    text: str


def attributes_of(kind: type) -> dict[str, str]:
    """The docstrings below attributes, in the bodies of a class and of its `__init__`, those of its bases included."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        inherited = issubclass(kind, StammtischError) and each is not kind  # said once, of the one they all are
        if each.__module__.split(".")[0] != "stammtisch" or inherited:
            continue
        tree = ast.parse(textwrap.dedent(inspect.getsource(each))).body[0]
        assert isinstance(tree, ast.ClassDef)
        found |= _documented(tree.body)
        if kind is not StammtischError and issubclass(kind, StammtischError):
            found.pop("kind", None)
        for part in tree.body:
            if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                told = _documented(part.body, of="self")
                found |= {name: text for name, text in told.items() if text or name not in found}
    return found


def _documented(body: list[ast.stmt], of: str = "") -> dict[str, str]:
    """The public names that are assigned to, plain ones or those of an object, and the docstring below each."""
    found = {}
    for part, after in zip(body, [*body[1:], None], strict=True):
        if not isinstance(part, ast.Assign | ast.AnnAssign):
            continue
        targets = part.targets if isinstance(part, ast.Assign) else [part.target]
        text = ""
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
            text = inspect.cleandoc(after.value.value)
        for each in [node for target in targets for node in getattr(target, "elts", [target])]:
            if of and isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id == of:
                found[each.attr] = text
            elif not of and isinstance(each, ast.Name):
                found[each.id] = text
    return {name: text for name, text in found.items() if not name.startswith("_")}


def signature_of(what: Any) -> str:
    """How it is called: names, types and what is usual, as short as they can be."""
    found = inspect.signature(what)
    parts, kinds = [], inspect.Parameter
    marked = False
    for parameter in found.parameters.values():
        if parameter.name == "self":
            continue
        marked |= parameter.kind is kinds.VAR_POSITIONAL
        if parameter.kind is kinds.KEYWORD_ONLY and not marked:
            parts.append("*")
            marked = True
        star = {kinds.VAR_POSITIONAL: "*", kinds.VAR_KEYWORD: "**"}.get(parameter.kind, "")
        usual = "" if parameter.default is kinds.empty else f" = {_plain(parameter.default)}"
        parts.append(f"{star}{parameter.name}: {_type(parameter.annotation)}{usual}")
    result = "" if found.return_annotation in (kinds.empty, None) else f" -> {_type(found.return_annotation)}"
    return f"({', '.join(parts)}){result}"


def _type(annotation: Any) -> str:
    text = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    text = re.sub(r"\b(?:\w+\.)+(\w+)", r"\1", text).replace("'", "").replace('"', "")
    text = re.sub(r"<class (\w+)>", r"\1", text)
    text = re.sub(r"ndarray\[tuple\[Any, \.\.\.\], dtype\[(\w+)\]\]", r"NDArray[\1]", text)
    return text.replace("int | str | bytes | None", "Seed")


def _plain(value: Any) -> str:
    return repr(value) if value is None or isinstance(value, bool | int | float | str | tuple) else "…"


def said_of(what: Any) -> str:
    """What its own docstring says; one that Python or a base outside made does not count."""
    text = inspect.getdoc(what) or ""
    own = getattr(what, "__doc__", None)
    if isinstance(what, type) and (own is None or (is_dataclass(what) and own.startswith(f"{what.__name__}("))):
        return ""
    return text


def members_of(name: str, kind: type) -> Iterator[Entry]:
    """The public attributes, properties and methods of a class."""
    attributes = attributes_of(kind)
    if issubclass(kind, Enum):
        for member in kind:
            yield Entry(f"{name}.{member.name}", "", attributes.get(member.name, "") or said_of(kind))
        return
    for attribute, text in attributes.items():
        yield Entry(f"{name}.{attribute}", "", text)
    for other, plain in inspect.getmembers_static(kind):
        if other.startswith("_") or other in attributes or _of_elsewhere(kind, other):
            continue
        if isinstance(plain, property | cached_property):
            yield Entry(f"{name}.{other}", "", _of_ours(kind, other))
        elif callable(getattr(kind, other)):
            yield Entry(f"{name}.{other}", signature_of(getattr(kind, other)), _of_ours(kind, other))


def _of_ours(kind: type, name: str) -> str:
    """What we say of a member; what a base of another library says of its own does not count."""
    for each in kind.__mro__:
        text = getattr(vars(each).get(name), "__doc__", None)
        if text and each.__module__.split(".")[0] == "stammtisch":
            return inspect.cleandoc(text)
    return ""


def _of_elsewhere(kind: type, name: str) -> bool:
    """Whether a member comes from a base that is not ours, such as Exception."""
    if issubclass(kind, StammtischError) and kind is not StammtischError and name not in vars(kind):
        return True
    owner = next((each for each in kind.__mro__ if name in vars(each)), kind)
    return owner.__module__.split(".")[0] != "stammtisch"


def entries_of(module: ModuleType) -> Iterator[Entry]:
    """All public names of a module."""
    constants = _documented(ast.parse(inspect.getsource(module)).body)
    for name in module.__all__:
        what = getattr(module, name)
        full = f"{module.__name__}.{name}"
        if isinstance(what, type):
            made = not issubclass(what, Exception | Enum) and not is_dataclass(what) and Protocol not in what.__bases__
            yield Entry(full, signature_of(what) if made else "", said_of(what))
            yield from members_of(name, what)
        elif inspect.isfunction(what):
            yield Entry(full, signature_of(what), said_of(what))
        elif isinstance(what, ModuleType):
            yield Entry(full, "", said_of(what).splitlines()[0] if said_of(what) else "")
        else:
            yield Entry(full, "", constants.get(name, "") or _constant(module, name))


def _constant(module: ModuleType, name: str) -> str:
    """The docstring of a constant in the module that it was imported from."""
    for part in ast.parse(inspect.getsource(module)).body:
        if isinstance(part, ast.ImportFrom) and part.module and name in {alias.name for alias in part.names}:
            source = import_module(part.module)
            found = _documented(ast.parse(inspect.getsource(source)).body)
            return found.get(name) or _constant(source, name)
    return ""


def missing(modules: tuple[str, ...] = MODULES + RESEARCH) -> list[str]:
    """Public names of which nothing is said."""
    return [f"{name}: {entry.name}" for name in modules for entry in entries_of(import_module(name)) if not entry.text]


def write(modules: tuple[str, ...] = MODULES + RESEARCH) -> str:
    """The whole page; or only how it begins, without the last modules."""
    parts = [INTRO]
    for name in modules:
        module = import_module(name)
        parts.append(f"## `{name}`\n\n{_prose(inspect.getdoc(module) or '')}")
        for entry in entries_of(module):
            mark = "###" if entry.name.startswith("stammtisch") else "####"
            parts.append(f"{mark} `{entry.name}{entry.signature}`\n\n{_prose(entry.text)}")
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _prose(text: str) -> str:
    """A docstring as Markdown: what is code in it is shown as that, and neighbours as one piece."""
    parts: list[tuple[bool, str]] = []
    for paragraph in text.strip().split("\n\n"):
        code = _is_code(paragraph)
        if code and parts and parts[-1][0]:
            parts[-1] = True, f"{parts[-1][1]}\n\n{paragraph}"
        else:
            parts.append((code, paragraph))
    return "\n\n".join(f"```python\n{textwrap.dedent(each)}\n```" if code else each for code, each in parts)


def _is_code(paragraph: str) -> bool:
    if " = " not in paragraph and not paragraph.startswith(("import ", "from ", "while ", "bot = ", "match.")):
        return False
    try:
        ast.parse(textwrap.dedent(paragraph))
    except SyntaxError:
        return False
    return True


if __name__ == "__main__":
    if unsaid := missing():
        sys.exit("nothing is said about " + ", ".join(unsaid))
    FILE.write_text(write(), encoding="utf-8")
