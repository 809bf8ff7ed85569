"""Mau-Mau in a browser, from a package that pip has installed: nothing of the house knows it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House
from tests.strangers.installing import MAUMAU, asked, install
from tests.web.test_plain import begins, record, verbs

pytest.importorskip("playwright.sync_api")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(MAUMAU, tmp_path_factory.mktemp("maumau"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, installed: Path) -> Iterator[Any]:
    """A real server on a machine where somebody has installed Mau-Mau."""
    with House(tmp_path_factory.mktemp("house"), packages=installed).start() as running:
        yield running


def test_a_whole_match_by_clicks_in_german(invite: Any, house: Any, installed: Path, tmp_path: Path) -> None:
    ada = invite("Ada").go("/")
    ada.sees("[data-invite=maumau]")
    assert "Alle kennen es" in ada.page.inner_text(".game:has([data-play=maumau])")
    code = begins(ada, house, "maumau", "random", "lehrling", options={"limit": 60, "stack": True})
    assert ada.page.locator(".hands .held").count() == 5
    held = ada.page.locator(".hands .held").first.get_attribute("aria-label")
    assert held.split()[0].strip(",") in ("Kreuz", "Pik", "Herz", "Karo")
    ada.shot("maumau")
    ada.plays(4)
    ada.sees("dialog[data-name='end']", 240)
    ada.stops()
    lines = record(ada, code)
    assert {"play", "draw"} <= verbs(lines)
    (end,) = [line for line in lines if line["type"] == "end"]
    assert max(end["totals"]) >= 60
    (tmp_path / "match.jsonl").write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    verified = asked(installed, "verify", str(tmp_path / "match.jsonl"))
    assert verified.returncode == 0, verified.stdout


def test_its_rules_are_read_and_the_meister_has_a_hint(invite: Any, house: Any) -> None:
    ada = invite("Ada")
    begins(ada, house, "maumau", "random")
    ada.page.keyboard.press("r")
    ada.sees("dialog .rulebook")
    assert "MM-11" in ada.page.inner_text("dialog .rulebook")
    ada.page.keyboard.press("Escape")
    ada.sees(".slip.is-turn", 60)
    ada.page.keyboard.press("t")
    ada.sees(".advice-words", 200)
