"""The same deals on a real Ray cluster, if Ray is installed."""

import json
import subprocess
import sys

import pytest

from stammtisch.lab.cluster import Cluster, NoCluster
from tests.cli.test_process import environment

ARENA = ("-m", "stammtisch", "arena", "gaunerbande", "--rounds", "1", "--games", "60", "--json", "-", "--journal")


def arena(journal, *how):
    command = [sys.executable, *ARENA, str(journal), *how]
    return subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=240, check=False)


@pytest.mark.everything
def test_a_cluster_finds_exactly_the_same(tmp_path):
    """One node with two workers; in a process of its own, since Ray does not leave one as it was."""
    pytest.importorskip("ray")
    here, there = arena(tmp_path / "here"), arena(tmp_path / "there", "--cluster", "local", "--jobs", "2")
    assert there.returncode == 0, there.stderr
    assert json.loads(there.stdout) == json.loads(here.stdout)
    assert len((tmp_path / "there").read_text().splitlines()) == 61


@pytest.mark.everything
def test_a_study_on_a_cluster_finds_exactly_the_same():
    """One crew for both: `compare` takes the same `--cluster` as the arena."""
    pytest.importorskip("ray")
    asked = ("-m", "stammtisch", "compare", "gaunerbande", "--b", "passing=none", "--games", "60", "--json", "-")

    def compare(*how):
        command = [sys.executable, *asked, *how]
        return subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=240, check=False)

    here, there = compare(), compare("--cluster", "local", "--jobs", "2")
    assert there.returncode == 0, there.stderr
    assert json.loads(there.stdout) == json.loads(here.stdout)


class Unreachable:
    """A Ray that finds no cluster."""

    def init(self, **given):
        raise ConnectionError("nobody answers\nat all")


def test_a_cluster_that_cannot_be_reached_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", Unreachable())
    with pytest.raises(NoCluster) as refused:
        Cluster("10.1.2.3:4")
    assert "no Ray cluster at '10.1.2.3:4': nobody answers; expected local, auto, or an address" in str(refused.value)
