"""docs/adding-a-game.md: nine steps, whose code is what `new-game` writes and whose commands are commands."""

import re
import shlex
from itertools import pairwise
from pathlib import Path

import pytest
import typer

from stammtisch.cli.app import app
from stammtisch.lab import newgame
from stammtisch.lab.conformity import CHECKS
from stammtisch.words import say

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
CODE = re.findall(r"^```(\w+)$", TEXT, re.MULTILINE)
COMMANDS = [
    line
    for block in (*re.findall(r"^```sh\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL), *re.findall(r"`([^`\n]+)`", TEXT))
    for line in block.splitlines()
    if line.startswith("stammtisch ")
]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("guide") / "hoch"
    newgame.write("hoch", folder)
    return folder


def test_nine_steps_each_with_a_way_to_see_it_work() -> None:
    _, *steps = re.split(r"^## ", TEXT, flags=re.MULTILINE)
    assert [step[0] for step in steps] == list("123456789")
    for step in steps:
        assert "**See it work:**" in step or "```sh\nstammtisch check-game" in step, step.partition("\n")[0]


def test_all_code_says_where_it_stands() -> None:
    assert len(QUOTED) == len([kind for kind in CODE if kind != "sh"]) > 10


@pytest.mark.parametrize(("file", "code"), QUOTED, ids=[file for file, _ in QUOTED])
def test_code_is_what_is_written(written: Path, file: str, code: str) -> None:
    assert code in (written / file).read_text(encoding="utf-8")


def test_every_check_is_listed() -> None:
    for check in CHECKS:
        assert f"| `{check.name}` | {say(check.about)} |" in TEXT
    assert len(re.findall(r"^\| `", TEXT, re.MULTILINE)) == len(CHECKS)


def test_commands_are_commands() -> None:
    known = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    assert len(COMMANDS) > 10
    for line in COMMANDS:
        words = [word for word in shlex.split(line)[1:] if word not in ("--language", "de")]
        assert words[0] in known, line
        if words[0] == "check-game":
            asked = [after for flag, after in pairwise(words) if flag == "--only"]
            assert {*asked} <= {check.name for check in CHECKS}, line


@pytest.mark.parametrize("page", ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_it_is_found(page: str) -> None:
    assert "docs/adding-a-game.md" in (ROOT / page).read_text(encoding="utf-8")
