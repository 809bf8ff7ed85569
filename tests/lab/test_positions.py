"""The decisions of simulated matches as a table: the same matches, whole, and readable by others."""

import json
from pathlib import Path

import numpy as np
import pytest

from stammtisch import games
from stammtisch.cli import run
from stammtisch.core.mind import CHOICES
from stammtisch.lab import positions
from stammtisch.lab.simulate import Plan, play_plain, simulate
from tests.tiers import first_of

GAME = games.NAMES[0]


def plan_of(game: str = GAME, **options: object) -> Plan:
    kind = games.get(game)
    built = kind.options.build(options, ())
    return Plan.make(kind, 4, options=built, seed=5, bots=["geselle", "random", "lehrling", "geselle"])


def test_rows_are_the_decisions_of_the_simulated_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Native rows beside those read off the stories of the same matches, in chunks of any size."""
    monkeypatch.setattr(positions, "ROWS", 200)
    plan = plan_of(limit=20)
    found = list(positions.chunks(plan, 12))
    assert len(found) > 2
    assert sum(len(each["action"]) for each in found) == simulate(plan, 12).decisions.sum
    at = 0
    for chunk in found:
        for number in np.unique(chunk["match"]).tolist():
            assert number == at
            at += 1
            match, _ = play_plain(plan, number)
            rows = positions._columns(plan, [number], *positions._plain_rows(match))
            mine = chunk["match"] == number
            for name, values in rows.items():
                assert (chunk[name][mine] == values).all(), (name, number)
            assert match.outcome is not None
            assert chunk["total"][mine].tolist() == [match.outcome.totals[seat] for seat in chunk["seat"][mine]]
            assert chunk["mask"][mine][np.arange(mine.sum()), chunk["action"][mine]].all()
            best = min(match.outcome.totals)
            assert ((chunk["outcome"][mine] > 0) == (chunk["total"][mine] == best)).all()
    assert at == 12


@pytest.mark.parametrize("suffix", first_of(["npz", "parquet"]))  # pyarrow reads the other one
def test_files_are_read_by_others(tmp_path: Path, suffix: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / f"positions.{suffix}"
    asked = ["simulate", GAME, "--games", "9", "--seed", "3", "--limit", "20", "--positions", str(path)]
    assert run(asked) == 0
    plan = Plan.make(games.get(GAME), 4, options=games.get(GAME).options.build({"limit": 20}, ()), seed=3)
    kinds = positions.columns_of(plan)
    if suffix == "npz":
        with np.load(path) as file:
            columns = {name: file[name] for name in kinds}
            about = json.loads(str(file["about"]))
    else:
        parquet = pytest.importorskip("pyarrow.parquet", reason="THE PACKAGE pyarrow IS NOT INSTALLED")
        table = parquet.read_table(path)
        columns = {
            name: np.array(table[name].to_pylist(), values).reshape(-1, *shape)
            for name, (values, shape) in kinds.items()
        }
        about = json.loads(table.schema.metadata[b"stammtisch"])
    written = list(positions.chunks(plan, 9))
    for name, (values, shape) in kinds.items():
        assert columns[name].dtype == values
        assert columns[name].shape[1:] == shape
        assert (columns[name] == np.concatenate([each[name] for each in written])).all(), name
    assert columns["mask"].shape[1] == CHOICES
    assert about["game"] == GAME
    assert about["layout"][0][:3] == ["hand", 0, 52]
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name], "nothing is left beside it"
    capsys.readouterr()
    assert run(asked) != 0
    assert "exists" in capsys.readouterr().err


def test_other_files_are_refused_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("positions.csv", "positions", "no/such/folder.npz"):
        assert run(["simulate", GAME, "--games", "2", "--positions", str(tmp_path / name)]) != 0
        assert name.partition("/")[0] in capsys.readouterr().err.replace("\n", "")
    assert not list(tmp_path.iterdir())
