"""The example that learns: it runs, writes a curve and a net, and the net sits down in the arena."""

import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import copy

import pytest

from tests.packaging.building import ROOT, call

EXAMPLE = ROOT / "examples" / "learn"


@pytest.mark.everything
@pytest.mark.timeout(600)
def test_a_net_learns_a_little_and_takes_a_seat(tmp_path: Path) -> None:
    if not find_spec("jax"):
        pytest.skip("stammtisch[learn] is not installed: the example that learns was not run")
    for name in ("learn.py", "net.py"):
        copy(EXAMPLE / name, tmp_path)
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    said = call([sys.executable, "learn.py", "--minutes", "0.05"], env=env, cwd=tmp_path, timeout=400)
    assert re.search(r"After \d+\.\d M decisions, .* [+-]\d+\.\d\d ± \d\.\d\d points a round ahead of Lehrlinge", said)
    assert (tmp_path / "net.npz").stat().st_size < 2_000_000
    curve = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert curve.count("<polyline") == 1
    assert "as good as a Lehrling" in curve
    arena = ["-m", "stammtisch", "arena", "gaunerbande", "--bots", "net=net.py:Net,random", "--rounds", "1"]
    told = call([sys.executable, *arena, "--games", "2", "--seed", "1"], env=env, cwd=tmp_path)
    assert re.search(r"^net +\d", told, re.M), told
    assert "to a Geselle" not in told, "it never erred"


def test_its_page_shows_what_was_measured() -> None:
    page = (EXAMPLE / "README.md").read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", page):
        assert (EXAMPLE / link).exists(), link
    assert "learning.svg" in page
    lead = re.search(r"\+(\d+\.\d+) ± (\d+\.\d+)", page)
    assert lead
    assert float(lead[1]) > 2 * float(lead[2]), "clearly ahead"
