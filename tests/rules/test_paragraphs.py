"""Rulebooks, code and tests agree on the numbers of the paragraphs.

Every paragraph has a test that names it with `@pytest.mark.rule("GB-14")`, and nothing names a paragraph that does not
exist. Tests are read, not run, so that this holds whatever part of them is running.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from stammtisch import games

ROOT = Path(__file__).parents[2]
BOOKS = sorted((ROOT / "src" / "stammtisch" / "games").glob("*/book/en.md"))
RULEBOOKS = {path.parts[-3]: path.read_text(encoding="utf-8") for path in BOOKS}
TESTS = {path: path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests" / "rules").rglob("*.py"))}
SOURCES = {path: path.read_text(encoding="utf-8") for path in sorted((ROOT / "src").rglob("*.py"))}
GAMES = {game.name: game for game in games.every()}


# The checker


def numbered(rulebook: str) -> list[str]:
    """The paragraphs that a rulebook declares, in order: `**GB-14** …` at the start of a line."""
    return re.findall(r"^\*\*([A-Z]+-\d+)\*\*", rulebook, re.MULTILINE)


def misnumbered(numbers: list[str], code: str) -> list[str]:
    """Where the numbering is not 1, 2, 3 …"""
    expected = [f"{code}-{i}" for i in range(1, len(numbers) + 1)]
    return [
        f"expected {right}, found {found}" for right, found in zip(expected, numbers, strict=True) if right != found
    ]


def mentioned(text: str, codes: Iterable[str]) -> set[str]:
    """Everything in a text that looks like a paragraph of one of our rulebooks."""
    return set(re.findall(rf"\b(?:{'|'.join(codes)})-\d+\b", text))


def cited(test_source: str) -> set[str]:
    """The paragraphs that the tests of a file are marked with."""
    tree = ast.parse(test_source)
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if node.name.lower().startswith("test"):
                found |= marks(node.decorator_list)
        elif (
            isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)
        ) or (isinstance(node, ast.keyword) and node.arg == "marks"):
            found |= marks([node.value])
    return found


def marks(nodes: Iterable[ast.AST]) -> set[str]:
    """The arguments of all `pytest.mark.rule(…)` in some expressions: literals, or nobody could read them off."""
    found = set()
    for node in (inner for outer in nodes for inner in ast.walk(outer)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            assert node.args, "a rule marker without a paragraph"
            found |= {ast.literal_eval(argument) for argument in node.args}
    return found


def untested(rulebooks: Mapping[str, str], tests: Iterable[str]) -> set[str]:
    """Paragraphs that no test is marked with."""
    return every(rulebooks) - {number for source in tests for number in cited(source)}


def unknown(rulebooks: Mapping[str, str], numbers: Iterable[str]) -> set[str]:
    """Numbers of paragraphs that do not exist."""
    return set(numbers) - every(rulebooks)


def every(rulebooks: Mapping[str, str]) -> set[str]:
    return {number for text in rulebooks.values() for number in numbered(text)}


def refusals(source: str) -> Iterator[str]:
    """The paragraphs of all `Fault(key, paragraph, …)` of a file that explains why moves are not legal."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "Fault":
            assert len(node.args) == 2, f"no paragraph can be read off {ast.unparse(node)}"
            paragraph = node.args[1]
            texts = list(literals(paragraph, tree))
            assert texts, f"no paragraph can be read off {ast.unparse(node)}"
            yield from texts


def literals(node: ast.expr, tree: ast.Module) -> Iterator[str]:
    """The texts that an expression may come to: one literal, one on a condition, or a name for either."""
    if isinstance(node, ast.IfExp):
        yield from literals(node.body, tree)
        yield from literals(node.orelse, tree)
    elif isinstance(node, ast.Name):
        for assign in (n for n in ast.walk(tree) if isinstance(n, ast.Assign)):
            if any(isinstance(target, ast.Name) and target.id == node.id for target in assign.targets):
                yield from literals(assign.value, tree)
    elif isinstance(node, ast.Constant):
        yield node.value


# The rulebooks


def test_every_game_has_a_rulebook_and_every_rulebook_a_game() -> None:
    assert set(RULEBOOKS) == set(GAMES)


@pytest.mark.parametrize("name", RULEBOOKS)
def test_paragraphs_are_numbered_without_gaps_or_duplicates(name: str) -> None:
    numbers = numbered(RULEBOOKS[name])
    assert numbers
    assert misnumbered(numbers, GAMES[name].code) == []


def test_every_paragraph_has_a_test() -> None:
    assert sorted(untested(RULEBOOKS, TESTS.values()), key=by_number) == []


@pytest.mark.parametrize("path", TESTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_test_names_a_paragraph_that_does_not_exist(path: Path) -> None:
    assert unknown(RULEBOOKS, cited(TESTS[path])) == set()


def test_no_source_and_no_rulebook_names_a_paragraph_that_does_not_exist() -> None:
    codes = [game.code for game in GAMES.values()]
    everywhere = {number for text in (*SOURCES.values(), *RULEBOOKS.values()) for number in mentioned(text, codes)}
    assert unknown(RULEBOOKS, everywhere) == set()
    assert everywhere, "sources cite the rulebook"


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_names_a_paragraph_of_its_own_rulebook(name: str) -> None:
    named = {
        number
        for path, source in SOURCES.items()
        if path == ROOT / "src" / "stammtisch" / "games" / name / "texts.py"
        for number in refusals(source)
    }
    assert named
    assert unknown({name: RULEBOOKS[name]}, named) == set()


def by_number(paragraph: str) -> tuple[str, int]:
    code, _, number = paragraph.partition("-")
    return code, int(number)


# The checker itself would notice

BOOK = {"toy": "# Toy\n\n**TY-1** Be kind.\n\n**TY-2** Share. See TY-1.\n"}
TEST = "import pytest\n\n@pytest.mark.rule({})\ndef {}(): ...\n"


def test_a_paragraph_without_a_test_is_found() -> None:
    assert untested(BOOK, [TEST.format("'TY-1'", "test_kind")]) == {"TY-2"}
    assert untested(BOOK, [TEST.format("'TY-1'", "test_kind"), TEST.format("'TY-2'", "test_share")]) == set()
    assert untested(BOOK, [TEST.format("'TY-1', 'TY-2'", "test_both")]) == set()


def test_only_markers_of_tests_count() -> None:
    assert cited(TEST.format("'TY-1'", "helper")) == set()
    assert cited("# pytest.mark.rule('TY-1')\ntext = 'TY-1'\n") == set()
    assert cited("pytestmark = pytest.mark.rule('TY-1')\n") == {"TY-1"}
    assert cited("pytestmark = [pytest.mark.slow, pytest.mark.rule('TY-1')]\n") == {"TY-1"}
    assert cited("rows = [pytest.param(1, marks=pytest.mark.rule('TY-2'))]\n") == {"TY-2"}
    assert cited("@pytest.mark.rule('TY-1')\nclass TestKind: ...\n") == {"TY-1"}
    with pytest.raises(AssertionError, match="without a paragraph"):
        cited(TEST.format("", "test_nothing"))
    with pytest.raises(ValueError, match="malformed"):
        cited(TEST.format("NUMBER", "test_hidden"))


def test_a_test_of_an_unknown_paragraph_is_found() -> None:
    assert unknown(BOOK, cited(TEST.format("'TY-3'", "test_more"))) == {"TY-3"}
    assert unknown(BOOK, cited(TEST.format("'TY-2'", "test_share"))) == set()


def test_gaps_and_duplicates_are_found() -> None:
    assert misnumbered(["TY-1", "TY-2", "TY-3"], "TY") == []
    assert misnumbered(["TY-1", "TY-3"], "TY") == ["expected TY-2, found TY-3"]
    assert misnumbered(["TY-1", "TY-1", "TY-2"], "TY") == ["expected TY-2, found TY-1", "expected TY-3, found TY-2"]
    assert misnumbered(["TX-1"], "TY") == ["expected TY-1, found TX-1"]
    assert misnumbered(["TY-01"], "TY") == ["expected TY-1, found TY-01"]
    assert numbered(BOOK["toy"]) == ["TY-1", "TY-2"]


def test_a_source_that_cites_an_unknown_paragraph_is_found() -> None:
    assert unknown(BOOK, mentioned("# TY-2: shared, TY-30 too; SHA-256", ["TY"])) == {"TY-30"}


def test_every_form_of_refusal_is_read() -> None:
    assert list(refusals('Fault("key", "TY-1", card="r1")')) == ["TY-1"]
    assert list(refusals('errors.Fault("key", "TY-1")')) == ["TY-1"]
    assert list(refusals('Fault("key", "TY-1" if kind else "TY-9" if fair else "TY-2")')) == ["TY-1", "TY-9", "TY-2"]
    assert list(refusals('number = "TY-1" if kind else "TY-2"\nFault("key", number)')) == ["TY-1", "TY-2"]
    for without in ('Fault("key", number)', 'Fault("key")', 'Fault("key", card="r1")'):
        with pytest.raises(AssertionError, match="no paragraph"):
            list(refusals(without))
