"""No one is left out: axe finds nothing serious on any page and in any decision, and matches are played by keyboard."""

import time
from typing import Any

import pytest

from stammtisch import games
from tests.everygame import short
from tests.web.conftest import HERE
from tests.web.test_fits import positions

pytest.importorskip("playwright")
axe = pytest.importorskip("axe_playwright_python.sync_playwright")

SCRIPT = axe.Axe().axe_script
RULES = {"evening": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], "day": ["color-contrast"]}
"""By day only colours differ."""
PAGES = ("/", "/new", "/new/klaumau", "/gallery", "/pad", "/pad/new/gaunerbande", "/stats", "/replay")


def serious(page: Any, rules: list[str]) -> list[str]:
    """What axe finds, as far as it keeps somebody out. Drawings are emptied first: it would look at every stroke."""
    found = page.evaluate(
        """rules => {
          for (const drawing of document.querySelectorAll("svg")) drawing.replaceChildren();
          return axe.run({ preload: false, resultTypes: ["violations"], runOnly: rules });
        }""",
        rules,
    )
    return [
        f"{violation['id']} ({violation['impact']}): {node['target']} {node['failureSummary'].splitlines()[-1].strip()}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def looked_at(page: Any, faults: dict[str, list[str]], where: str) -> None:
    for theme, rules in RULES.items():
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        for fault in serious(page, rules):
            faults.setdefault(fault, []).append(f"{where}, {theme}")


def told(faults: dict[str, list[str]]) -> str:
    return "\n".join(f"{fault} [{', '.join(places[:4])}]" for fault, places in faults.items())


def test_what_keeps_somebody_out_is_found(stage: Any) -> None:
    stage.evaluate(SCRIPT)
    stage.evaluate(
        """() => {
          const [button, text] = [document.createElement("button"), document.createElement("p")];
          [text.textContent, text.style.color, text.style.background] = ["hardly there", "#777", "#666"];
          document.body.append(button, text);
        }"""
    )
    faults: dict[str, list[str]] = {}
    looked_at(stage, faults, "here")
    stage.evaluate("() => { document.body.lastChild.remove(); document.body.lastChild.remove(); }")
    assert {fault.split()[0] for fault in faults} == {"button-name", "color-contrast"}


@pytest.mark.parametrize("game", games.NAMES)
def test_every_decision(stage: Any, game: str) -> None:
    stage.evaluate(SCRIPT)
    faults: dict[str, list[str]] = {}
    for view, events in positions(game):
        stage.evaluate("([view, told]) => stage.show(view, Date.now() + 30_000, told)", [view, events])
        looked_at(stage, faults, view["step"])
        stage.evaluate("() => document.querySelector('dialog')?.close()")
    assert not faults, told(faults)


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_page(invite: Any, size: tuple[int, int]) -> None:
    guest = invite("Ada", size=size)
    faults: dict[str, list[str]] = {}
    for path in PAGES:
        guest.go(path)
        guest.sees("#app > *")
        guest.page.wait_for_timeout(300)  # what comes later, such as drawings
        guest.page.evaluate(SCRIPT)
        looked_at(guest.page, faults, path)
    assert not faults, told(faults)


# By keyboard alone

KEYS = (HERE / "keys.js").read_text(encoding="utf-8").split("*/", 1)[1].strip().rstrip(";")
WAY = """() => {
  const next = document.querySelector("[data-next]");
  if (!next) return null;
  return next === document.activeElement ? "" : next.closest(".hands") ? "ArrowRight" : "Tab";
}"""
"""The key that leads to what is marked: empty where one is there, null where nothing is marked any more."""


def walk_to_the_next(page: Any) -> bool:
    """Get to what is marked, if it stays there: by arrows within the hand, by Tab everywhere else."""
    for _ in range(80):
        key = page.evaluate(WAY)
        if not key:
            return key is not None
        page.keyboard.press(key)
    raise AssertionError(f"no way by keyboard to {page.locator('[data-next]').first.inner_html()[:200]}")


@pytest.mark.parametrize("game", games.NAMES)
def test_a_whole_match_by_keyboard(invite: Any, house: Any, game: str) -> None:
    players = max(2, games.get(game).players[0])
    others = [{"kind": "bot", "level": "random"}] * (players - 1)
    options = short(games.get(game), 5)
    opened = house.open(game, players=players, seats=[{"kind": "me"}, *others], options=options, clock=0)
    ada = invite("Ada").go(f"/t/{opened['code']}#{opened['token']}")
    ada.sees("[data-act='start']:enabled")
    ada.page.focus("[data-act='start']")
    ada.page.keyboard.press("Enter")
    pressed = 0
    until = time.monotonic() + 240
    while not ada.page.locator("dialog[data-name='end']").count():
        if time.monotonic() > until:
            ada.shot(f"stuck-{game}")
            asked = ada.page.evaluate("() => document.querySelector('.slip, .hit, dialog')?.outerHTML")
            pytest.fail(f"not over after {pressed} decisions: {asked}")
        if ada.page.evaluate(KEYS, pressed) and walk_to_the_next(ada.page):
            ada.page.keyboard.press("Enter")
            pressed += 1
        else:
            ada.page.wait_for_timeout(20)
    assert pressed > 8
    ada.page.wait_for_function("() => document.activeElement.closest('dialog')?.dataset.name === 'end'")
