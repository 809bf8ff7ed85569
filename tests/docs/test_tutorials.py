"""Each tutorial as somebody follows it: in an empty folder, with nothing of ours but the wheel.

A line with the name of a file and the Python below it are that file, `sh` is typed, anything else is shown only.
"""

import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.packaging.building import ROOT, call, unpacked

TUTORIALS = ROOT / "docs" / "tutorials"
PARTS = re.compile(r"^`(?P<file>[\w.]+)`\n\n```python\n(?P<python>.*?)^```$|^```sh\n(?P<typed>.*?)^```$", re.M | re.S)

# What is compiled for a checkout is not compiled for a wheel elsewhere.
pytestmark = [pytest.mark.everything, pytest.mark.timeout(600)]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has installed the wheel. What it needs besides is there already."""
    folder = unpacked(tmp_path_factory)
    paths = [str(folder / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]]
    env = {**os.environ, "PYTHONPATH": str(folder), "PATH": os.pathsep.join(paths)}
    where = call(["python", "-c", "import stammtisch; print(stammtisch.__file__)"], env=env)
    assert Path(where.strip()).is_relative_to(folder), "the wheel is tried, not the checkout"
    return env


def follow(name: str, folder: Path, env: dict[str, str]) -> list[str]:
    """Do what a tutorial says, and give back what each command said."""
    said = []
    for part in PARTS.finditer((TUTORIALS / name).read_text(encoding="utf-8")):
        if part["file"]:
            (folder / part["file"]).write_text(part["python"], encoding="utf-8")
        else:
            said.append(call(["sh", "-euc", part["typed"]], env=env, cwd=folder, timeout=400))
    return said


def test_a_first_bot(tmp_path: Path, installed: dict[str, str]) -> None:
    looked, arena, thinker = follow("first-bot.md", tmp_path, installed)
    assert re.search(r"round 1 points \(\d+, \d+, \d+, \d+\)\n", looked)
    lead = re.search(r"^shy .* \+(\d+\.\d+) ± \S+\*$", arena, re.M)
    assert lead, arena  # it leads, and not by chance
    assert 3 < float(lead[1]) < 8
    assert "to a Geselle" not in arena, "it never erred"
    assert re.fullmatch(r"it would play [gbrk]\d+\n", thinker)


def test_a_study(tmp_path: Path, installed: dict[str, str]) -> None:
    simulated, politician, compared, winners = follow("a-study.md", tmp_path, installed)
    assert "200 matches of 4 players" in simulated
    assert re.search(r"^\d+ rounds, \d+% of tricks cost something$", politician, re.M)
    share = re.search(r"has the best round in (\d+\.\d)% of them", politician)
    assert share
    assert 5 < float(share[1]) < 30
    assert "Passing: never" in compared
    assert winners.startswith("2400 rows: setting, match, seat, total, win, ")


def test_an_environment(tmp_path: Path, installed: dict[str, str]) -> None:
    if not find_spec("gymnasium") or not find_spec("pettingzoo"):
        pytest.skip("stammtisch[research] is not installed: the tutorial about environments is not followed")
    many, row, wrapped = follow("an-environment.md", tmp_path, installed)
    ended = re.search(r"^(\d+) matches ended, -?\d+\.\d points a match", many, re.M)
    assert ended
    assert int(ended[1]) > 256
    move = re.search(r"^action (\d+) is '[^']+' and back: (\d+)$", row, re.M)
    assert move
    assert move[1] == move[2]
    assert re.search(r"^\w+ \d+ bytes of record$", row, re.M)
    assert "the last step brought" in wrapped
    assert "a round of three agents is over" in wrapped


def test_a_learner(tmp_path: Path, installed: dict[str, str]) -> None:
    learned, arena = follow("a-learner.md", tmp_path, installed)
    leads = [float(each) for each in re.findall(r"^after +\d+ steps: ([+-]\d+\.\d) ±", learned, re.M)]
    assert len(leads) == 3
    assert leads[-1] > leads[0] + 1, "it has learned something"
    assert re.search(r"^linear .* \+\d+\.\d+ ± \S+\*$", arena, re.M), arena
    assert "to a Geselle" not in arena, "it never erred"


def test_all_of_them_are_followed() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    for page in TUTORIALS.glob("*.md"):
        assert f'follow("{page.name}"' in source
        text = page.read_text(encoding="utf-8")
        assert "stammtisch.core" not in text, "programs use what the reference has"
        for link in re.findall(r"\]\(([^)#:]+)\)", text):
            assert (TUTORIALS / link).exists(), f"{page.name} leads to {link}, which is not there"
