"""docs/library.md is what the sources say, and they say something of every public name."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import stammtisch
from stammtisch import Match, games
from stammtisch.words import say

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def script() -> ModuleType:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(ROOT / "scripts")
        module = import_module("reference")
    sys.modules.pop("reference")
    return module


def test_every_public_name_says_what_it_is(script: ModuleType) -> None:
    assert script.missing(script.MODULES) == []


@pytest.mark.everything
def test_every_name_for_other_libraries_says_what_it_is(script: ModuleType) -> None:
    for name in ("gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(name)
    assert len(script.RESEARCH) == 3
    assert script.missing(script.RESEARCH) == []


def test_nobody_pays_for_other_libraries_without_asking_for_them() -> None:
    code = "import sys, stammtisch, stammtisch.research; print(*sorted(name.split('.')[0] for name in sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert {"gymnasium", "pettingzoo", "pyspiel", "numba"} & set(loaded) == set()


def test_the_reference_is_up_to_date(script: ModuleType) -> None:
    written = script.FILE.read_text(encoding="utf-8")
    assert written.startswith(script.write(script.MODULES)), "scripts/reference writes it anew"


@pytest.mark.everything
def test_the_reference_of_what_other_libraries_need_is_up_to_date(script: ModuleType) -> None:
    assert script.FILE.read_text(encoding="utf-8") == script.write(), "scripts/reference writes it anew"


def test_a_name_without_a_word_is_found(script: ModuleType) -> None:
    code = "def told():\n    'Says something.'\n\ndef silent():\n    pass\n\nclass Kept:\n    'A class.'\n"
    module = ModuleType("module")
    exec(code, module.__dict__)
    module.__all__ = ["told", "silent"]  # type: ignore[attr-defined]
    script.inspect.getsource, kept = lambda what: code, script.inspect.getsource
    try:
        assert [entry.name for entry in script.entries_of(module) if not entry.text] == ["module.silent"]
    finally:
        script.inspect.getsource = kept


@pytest.mark.parametrize("page", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_it_is_found(page: str) -> None:
    assert "docs/library.md" in (ROOT / page).read_text(encoding="utf-8")


def test_nothing_calls_a_clone_equal() -> None:
    """Matches that stand alike now may differ with the next move, so `==` does not compare how they stand."""
    match = stammtisch.new(games.NAMES[0], 4, seed=1)
    assert match.clone() != match
    assert match.clone().record() == match.record()
    assert "equal" not in f"{Match.clone.__doc__} {say('check.about.clones')}"
