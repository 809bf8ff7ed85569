"""One word for one thing: the glossary in ARCHITECTURE and the code say the same, and no second word comes in."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import stammtisch

SOURCES = Path(stammtisch.__file__).parent
ARCHITECTURE = Path(__file__).parents[2] / "ARCHITECTURE.md"

RETIRED = {
    "heat": "temperature",
    "heats": "temperatures",
    "temper": "temperatures",
    "curiosity": "exploration",
    "whim": "epsilon",
    "ponder": "search",
    "enter": "play, join or admit",
    "make_move": "play",
    "moved": "play",
}
"""Words for what has another word, as names of functions and classes or as parts of them."""


@cache
def trees() -> dict[str, ast.Module]:
    return {
        path.relative_to(SOURCES).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCES.rglob("*.py"))
    }


def defined(tree: ast.AST) -> Iterator[str]:
    """The names of all functions and classes, and of whatever they are given."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if not node.name.startswith("__"):  # Python's own words
                yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg


def words(name: str) -> set[str]:
    """A name, and the words that it is made of: `native_search`, `PlayFor`."""
    parts = re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)
    return {name.lower().strip("_"), *(part.lower() for part in parts)}


def test_words_that_have_gone_stay_away() -> None:
    assert words("_native_ponder") == {"native_ponder", "native", "ponder"}
    found = {
        f"{path}: {name}": [RETIRED[word] for word in words(name) & RETIRED.keys()]
        for path, tree in trees().items()
        for name in defined(tree)
        if words(name) & RETIRED.keys()
    }
    assert found == {}


def known() -> set[str]:
    """Everything that the glossary may name: `Class`, `Class.member`, `module.name`."""
    found = set[str]()
    for path, tree in trees().items():
        module = Path(path).stem
        for node in tree.body:
            names = list(_names(node))
            found |= {f"{module}.{name}" for name in names}
            if isinstance(node, ast.ClassDef):
                found.add(node.name)
                found |= {f"{node.name}.{name}" for inner in node.body for name in _names(inner)}
    return found


def _names(node: ast.stmt) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield node.name
    for target in (*getattr(node, "targets", ()), getattr(node, "target", None)):
        if isinstance(target, ast.Name):
            yield target.id


def glossary() -> list[list[str]]:
    text = ARCHITECTURE.read_text(encoding="utf-8").partition("## Glossary\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row] for row in rows[1:]]


def test_the_glossary_names_what_there_is() -> None:
    rows, there = glossary(), known()
    named = {name for row in rows for name in re.findall(r"`([A-Z]\w+|\w+\.\w+|[A-Z]\w+\.\w+)`", row[1])}
    assert len(named) > 15
    assert named - there == set()
    assert not set(RETIRED) & {word for row in rows for word in re.findall(r"\w+", row[0])}


def test_the_glossary_is_short_and_says_each_word_once() -> None:
    rows = glossary()
    words = [word for row in rows for word in row[0].split(", ")]
    assert len(words) == len(set(words))
    assert 20 < len(rows) <= 38  # forty lines, with the head of the table
