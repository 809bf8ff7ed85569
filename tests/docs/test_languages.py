"""docs/languages.md: a language of one's own, made as the page says."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch.core.languages import TEXTS

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "languages.md").read_text(encoding="utf-8")
FILES = re.findall(r"^`([\w./]+)`\n\n```ftl\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
LINES = [
    line for block in re.findall(r"^```sh\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL) for line in block.splitlines()
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def ran(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    """A line of the page, in that folder; the variable is set as its first line sets it."""
    assert LINES[0] == "export STAMMTISCH_TEXTS=texts"
    program, *words = re.findall(r'"[^"]*"|\S+', line)
    words = [word.strip('"') for word in words]
    command = [sys.executable, *(["-m", "stammtisch"] if program == "stammtisch" else []), *words]
    env = {**os.environ, "STAMMTISCH_TEXTS": "texts", "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=100, cwd=folder, env=env)


def test_the_page_is_followed(folder: Path) -> None:
    _, games, where, left = LINES
    shown = ran(folder, games).stdout
    assert shown.endswith("Spelen: stammtisch play NAAM\n")
    assert "Bied, bluf, en kom nooit boven de tien." in shown
    assert "Take no crooks in your tricks" in shown  # all else is English still
    assert ran(folder, "stammtisch --language de games").stdout.endswith("Gspuid werd mit: stammtisch play NAME\n")
    assert ran(folder, where).stdout.strip() == str(TEXTS)
    english = ran(folder, left).stdout.split()
    assert {"zehn-mood", "back"} <= {*english}
    assert not {"zehn-about", "cli-how_to_play", "language"} & {*english}


def test_what_cannot_be_read_is_refused_with_its_line(folder: Path) -> None:
    (folder / "texts" / "nl.ftl").write_text("language = Nederlands\nback = { $n\n", encoding="utf-8")
    done = ran(folder, "stammtisch --language nl games")
    assert done.returncode == 2
    assert done.stderr == "texts/nl.ftl, line 3: expected }, got ''\n"


def test_the_page_names_what_there_is() -> None:
    source = (TEXTS / "en.ftl").read_text(encoding="utf-8")
    for chapter in ("house", "table", "commands", "research"):
        assert f"`{chapter}`" in TEXT
        assert f"\n## {chapter}\n" in source
