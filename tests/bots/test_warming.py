"""Compiling happens once, elsewhere if somebody is waiting."""

import os

import pytest

from stammtisch import games
from stammtisch.bots import playouts, warming
from stammtisch.core import kept, native


@pytest.fixture
def cold(monkeypatch, tmp_path):
    """A machine on which nothing was compiled."""
    monkeypatch.setattr(kept, "_known", set())
    monkeypatch.setattr(native, "cache_folder", lambda home: tmp_path)
    monkeypatch.setattr(playouts, "_ready", {})
    return games.get("gaunerbande")


def test_a_game_is_warm_once_it_was_compiled(cold):
    assert not warming.is_warm(cold)
    warming.warm(cold)
    assert warming.is_warm(cold)
    kept._known.clear()
    assert warming.is_warm(cold), "the next process finds it on disk"


@pytest.mark.everything
def test_what_is_warm_is_not_compiled_again(cold, monkeypatch):
    warming.warm_all(cold)
    monkeypatch.setattr(warming, "warm_all", lambda game: pytest.fail("compiled again"))
    monkeypatch.setattr(os, "nice", lambda more: None)  # the tests after this one are in a hurry
    warming.main([cold.name])


def test_it_runs_in_a_process_of_its_own():
    process = warming.warm_elsewhere([games.get("gaunerbande")])
    assert process.wait(timeout=300) == 0
    assert warming.is_warm(games.get("gaunerbande"))


def test_the_same_sources_elsewhere_are_cold(monkeypatch, tmp_path):
    """Numba keeps code by the place and date of its file: a note that it is there must not count for another copy, or
    whoever trusts it compiles by themselves.
    """
    game, marks = games.get("zehn"), set()
    monkeypatch.setattr(native, "cache_folder", lambda home: tmp_path)
    for folder, date in (("one", 1), ("other", 1), ("other", 2)):
        copy = tmp_path / folder / "kept.py"
        copy.parent.mkdir(exist_ok=True)
        copy.touch()
        os.utime(copy, (date, date))
        monkeypatch.setattr(kept, "__file__", str(copy))
        marks.add(kept._mark(game, kept.SEARCHES))
    assert len(marks) == 3
