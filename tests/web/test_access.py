"""No one is left out: axe finds nothing serious anywhere, sheets keep the focus, and matches are played by keyboard."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stammtisch import games
from tests.tiers import first_of
from tests.web.conftest import HERE
from tests.web.matches import brief
from tests.web.test_fits import positions
from tests.web.test_pad import begin
from tests.web.test_reckoning import rounds, score
from tests.web.test_replays import brought, simulated

pytest.importorskip("playwright")
axe = pytest.importorskip("axe_playwright_python.sync_playwright")

SCRIPT = axe.Axe().axe_script
RULES = {"evening": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], "day": ["color-contrast"]}
"""By day only colours differ."""
PAGES = (
    *("/", "/new", "/new/klaumau", "/gallery", "/pad", "/pad/new/gaunerbande", "/stats", "/replay", "/lab/klaumau"),
    "/examples/gaunerbande/round",
)


def serious(page: Any, rules: list[str], where: str) -> list[str]:
    """What axe finds in a part of a page, as far as it keeps somebody out. Drawings are emptied first: it would look at
    every stroke of them.
    """
    found = page.evaluate(
        """([where, rules]) => {
          for (const drawing of document.querySelectorAll("svg")) drawing.replaceChildren();
          return axe.run(where, { preload: false, resultTypes: ["violations"], runOnly: rules });
        }""",
        [where, rules],
    )
    return [
        f"{violation['id']} ({violation['impact']}): {node['target']} {node['failureSummary'].splitlines()[-1].strip()}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def looked_at(page: Any, faults: dict[str, list[str]], where: str, part: str = "body") -> None:
    for theme, rules in RULES.items():
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        for fault in serious(page, rules, part):
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


@pytest.mark.parametrize("game", first_of(games.NAMES))
def test_every_decision(stage: Any, game: str) -> None:
    stage.evaluate(SCRIPT)
    faults: dict[str, list[str]] = {}
    for view, events in positions(game):
        stage.evaluate("([view, told]) => stage.show(view, Date.now() + 30_000, told)", [view, events])
        looked_at(stage, faults, view["step"])
        stage.evaluate("() => document.querySelector('dialog')?.close()")
    assert not faults, told(faults)


@pytest.mark.parametrize("case", ["black spy of three", "zehn", "klaumau, all variants"])
def test_the_page_of_a_round(stage: Any, case: str) -> None:
    stage.evaluate(SCRIPT)
    score(stage, next(rounds(case)), people=True)
    faults: dict[str, list[str]] = {}
    looked_at(stage, faults, case, ".table")
    stage.evaluate("() => { delete document.documentElement.dataset.theme; }")
    assert not faults, told(faults)
    stage.keyboard.press("Escape")


@pytest.mark.parametrize("size", first_of([(390, 844), (1280, 800)]), ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_page(invite: Any, size: tuple[int, int]) -> None:
    guest = invite("Ada", size=size)
    faults: dict[str, list[str]] = {}
    for path in PAGES:
        guest.go(path)
        guest.sees("#app > *")
        guest.page.wait_for_load_state("networkidle")  # what comes later, such as drawings
        guest.page.evaluate(SCRIPT)
        looked_at(guest.page, faults, path)
    assert not faults, told(faults)


def test_colours_of_the_system(stage: Any) -> None:
    """Where the system sets the colours, buttons have edges, and what is chosen or whose turn it is can be seen."""
    look = """() => {
      const css = (selector) => getComputedStyle(document.querySelector(selector));
      return [css(".slip .btn").borderTopWidth, css(".hand li.is-up .card").outlineStyle];
    }"""
    view = next(view for view, _ in positions("klaumau") if view["step"] == "answer")
    view = {**view, "hand": ["r1", "police"], "legal": ["police", "let"]}
    stage.emulate_media(forced_colors="active", reduced_motion="reduce")
    stage.evaluate("view => stage.show(view)", view)
    edge, ring = stage.evaluate(look)
    turn = next(view for view, _ in positions("klaumau") if view["awaiting"] and 0 not in view["awaiting"])
    stage.evaluate("view => stage.show(view)", turn)
    whose = stage.evaluate("() => getComputedStyle(document.querySelector('.seat.is-turn .mat')).outlineStyle")
    stage.emulate_media(forced_colors="none", reduced_motion="reduce")
    assert (edge, ring, whose) == ("2px", "solid", "solid")


# What is opened on top of a page

FOCUS = """() => {
  const at = document.activeElement;
  return [Boolean(at?.closest("dialog[open]")), at?.closest("[data-opener]") !== null];
}"""
FOCUSABLE = "dialog[open] :is(button, a[href], input, select, summary, [tabindex='0']):enabled:visible"


class Opener:
    """Opens sheets by keyboard, has a look at each, and finds out whether the focus stays in and comes back."""

    def __init__(self, guest: Any) -> None:
        self.guest = guest
        self.page = guest.page
        self.faults: dict[str, list[str]] = {}

    def looks(self, name: str, part: str = "dialog[open]") -> None:
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(SCRIPT)
        looked_at(self.page, self.faults, name, part)

    def opens(self, name: str, *way: str, until: str = "dialog[open]") -> None:
        """Press Enter on one thing after the other; the first is what the focus has to come back to."""
        page = self.page
        page.evaluate(
            "() => { for (const old of document.querySelectorAll('[data-opener]')) delete old.dataset.opener }"
        )
        page.locator(way[0]).first.evaluate("button => { button.dataset.opener = 'yes' }")
        for selector in way:
            page.locator(selector).first.focus()
            page.keyboard.press("Enter")
        self.guest.sees(until)
        assert page.evaluate(FOCUS) == [True, False], name
        self.looks(name)
        page.locator(FOCUSABLE).last.focus()
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body || Boolean(document.activeElement.closest('dialog'))"
        ), name
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert page.evaluate(FOCUS) == [False, True], f"{name}: the focus does not come back"


@pytest.fixture
def opener(invite: Any) -> Iterator[Opener]:
    opening = Opener(invite("Ada"))
    yield opening
    assert not opening.faults, told(opening.faults)


MENU = ".top .ib"


def item(name: str) -> str:
    return f".is-menu [data-item={name}]"


def test_every_sheet_of_a_table(opener: Opener, house: Any) -> None:
    guest = opener.guest
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
    opened = house.open("gaunerbande", players=4, seats=seats, clock=0)
    guest.go(f"/t/{opened['code']}#{opened['token']}").sees("[data-act='start']:enabled")
    opener.looks("lobby", "body")
    opener.opens("fair deal", "[data-act='fair']")
    opener.opens("a bot", ".seat-rows li:last-child .ib")
    opener.opens("who one is", "[data-act='me']")
    opener.opens("options", ".facts .btn")
    guest.page.click("[data-act='start']")
    guest.sees(".hands .held")
    for name, *way in (
        ("menu", MENU),
        ("settings", MENU, item("settings")),
        ("personal link", MENU, item("link")),
        ("leaving", MENU, ".is-menu .is-alarm"),
        ("score sheet", ".top .only-phone"),
        ("log", "[data-tool='log']"),
        ("last trick", "[data-tool='last']"),
        ("talk", "[data-tool='talk']"),
        ("somebody", ".seat .mat"),
    ):
        opener.opens(name, *way)
    opener.opens("rules", "[data-tool='rules']", until=".rulebook")
    guest.page.focus("[data-tool='hint']")
    guest.page.keyboard.press("Enter")
    guest.sees(".advice-words")
    guest.page.click(".advice summary")
    opener.looks("hint", ".advice")
    guest.page.focus(".advice .ib")
    guest.page.keyboard.press("Enter")
    assert guest.page.evaluate("() => document.activeElement.className") == "slip-place"


@pytest.mark.everything
def test_every_sheet_elsewhere(opener: Opener, house: Any, tmp_path: Path) -> None:
    """A lesson, rules that are searched, forms with all that they offer, the pad, cards and a replay."""
    guest, page = opener.guest, opener.page
    _, opened, _ = house.post("/api/quick", {"game": "zehn", "name": "Ada", "lesson": True})
    guest.go(f"/t/{opened['code']}#{opened['token']}").sees(".coach h2")
    opener.looks("lesson", ".coach")
    guest.go("/rules/klaumau").sees(".rule")
    page.fill(".rules-search input", "karte")
    opener.looks("rules, searched")
    for game, tick, form in (("klaumau", "Bombe", ".bomb-steps"), ("zehn", "Anderer Kartensatz", ".deck-cards")):
        guest.go(f"/new/{game}").sees("#my-name")
        page.locator("label.tick", has_text=tick).click()
        if game == "klaumau":
            page.get_by_role("button", name="Eigene Regel").click()
        page.locator(form).evaluate("form => form.scrollIntoView({ block: 'center' })")
        opener.looks(f"form of {game}", ".options")
    begin(guest, "zehn", 4)
    opener.looks("pad", "body")
    opener.opens("throwing a pad away", ".pad-tools .btn:last-child")
    guest.go("/gallery/zehn").sees(".showcase")
    opener.opens("card", ".deck[aria-labelledby='deck-zehn'] .showcase[tabindex='0']")
    brought(guest, simulated(tmp_path, "zehn")).sees(".replay-bar")
    opener.looks("replay", ".table")
    for name, *way in (("view", "[data-act='view']"), ("menu", MENU), ("keys", MENU, "[data-item='keys']")):
        opener.opens(f"{name} of a replay", *way)
    page.click(MENU)
    page.click("[data-item='fair']")
    page.click("[data-act='check']")
    guest.sees(".findings > *")
    opener.looks("proof")


# By keyboard alone

KEYS = (HERE / "keys.js").read_text(encoding="utf-8").split("*/", 1)[1].strip().rstrip(";")
WAY = """(forwards) => {
  const [next, here] = [document.querySelector("[data-next]"), document.activeElement];
  if (!next) return null;
  if (next === here) return "";
  const back = !forwards && next.compareDocumentPosition(here) === Node.DOCUMENT_POSITION_FOLLOWING;
  if (next.closest(".hands")) return back && here.closest(".hands") ? "ArrowLeft" : "ArrowRight";
  return back ? "Shift+Tab" : "Tab";
}"""
"""The key that leads to what is marked: empty where one is there, null where nothing is marked any more."""


def walk_to_the_next(page: Any) -> bool:
    """Get to what is marked, if it stays there: by arrows within the hand, by Tab everywhere else; the shorter way, and
    at last only forwards.
    """
    for step in range(120):
        key = page.evaluate(WAY, step >= 40)
        if not key:
            return key is not None
        page.keyboard.press(key)
    raise AssertionError(f"no way by keyboard to {page.locator('[data-next]').first.inner_html()[:200]}")


@pytest.mark.parametrize("game", first_of(games.NAMES))
def test_a_whole_match_by_keyboard(invite: Any, house: Any, game: str) -> None:
    players = max(2, games.get(game).players[0])
    others = [{"kind": "bot", "level": "random"}] * (players - 1)
    opened = house.open(game, players=players, seats=[{"kind": "me"}, *others], options=brief(game), clock=0)
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
    # the next Enter puts nothing away
    ada.page.wait_for_function("() => document.activeElement.closest('dialog[data-name=end] h2')")


def test_keys_are_told_and_work(stage: Any) -> None:
    """Everything on the list does what it says; single letters can be switched off, and the rest still works."""
    view, events = positions("gaunerbande")[0]
    stage.evaluate("([view, told]) => stage.show(view, null, told)", [view, events])
    stage.keyboard.press("?")
    listed = stage.locator("dialog[data-name='keys'] kbd").all_inner_texts()
    opened = {"V": "log", "L": "last", "G": "gone", "B": "pad", "C": "talk", "M": "menu", "?": "keys"}
    of_the_hand = {"⇧←", "⇧→", "S", "H"}  # tests of the hand press them
    assert set(listed) == {"←", "→", "1", "9", "Enter", "A", "Esc", "I", "T", "R", *opened, *of_the_hand}
    stage.keyboard.press("Escape")
    for key, name in opened.items():
        stage.keyboard.press(key)
        assert stage.evaluate("() => document.querySelector('dialog[open]')?.dataset.name") == name
        stage.keyboard.press("Escape")
    stage.keyboard.press("2")
    assert stage.evaluate("() => document.activeElement.dataset.place") == "1"
    stage.keyboard.press("a")
    assert stage.evaluate("() => document.activeElement.matches('.slip .btn, .slip .choice, .held')")
    stage.keyboard.press("?")
    stage.click("[data-like='letters']")
    stage.keyboard.press("Escape")
    for key in ("m", "?", "3"):
        stage.keyboard.press(key)
    assert stage.locator("dialog[open]").count() == 0
    stage.keyboard.press("ArrowRight")
    assert stage.evaluate("() => document.activeElement.matches('.held')")
    stage.evaluate("() => localStorage.clear()")
    view, events = positions("halt_mal_kurz")[0]  # nothing to look back at
    stage.evaluate("([view, told]) => stage.show(view, null, told)", [view, events])
    stage.keyboard.press("?")
    assert set(stage.locator("dialog[data-name='keys'] kbd").all_inner_texts()) == set(listed) - {"L", "G"}
    stage.keyboard.press("Escape")
