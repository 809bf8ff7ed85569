"""Everything can be read: no word is cut off, in any language, on any screen, on every page and in real positions."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from stammtisch import games
from stammtisch.games.klaumau.bomb import READY
from stammtisch.words import prompts
from tests.tiers import first_of
from tests.web.conftest import HERE, Guest
from tests.web.matches import CASES, views
from tests.web.test_pad import begin
from tests.web.test_replays import brought, simulated

pytest.importorskip("playwright")

LANGUAGES = ("de", "en", "fr", "it")
SIZES = ((360, 640), (390, 844), (1280, 800))
ZOOMED = (640, 400)
"""A window of 1280 x 800 at 200 % zoom."""
FITS, REACH = (
    (HERE / name).read_text(encoding="utf-8").split("*/", 1)[1].strip().rstrip(";") for name in ("fits.js", "reach.js")
)

BLACK = [f"k{rank}" for rank in range(1, 12)]
RARE: dict[str, list[dict[str, Any]]] = {
    "gaunerbande": [{"step": "gang", "legal": ["gang others", "gang self"], "trick": []}],
    "black_spy": [
        {"step": "mole", "legal": [], "mole": {"count": 11, "pile": BLACK}, "trick": []},
        {"step": "announce", "legal": ["announce blue"], "trick": []},
        {"step": "capture", "legal": ["capture", "release"], "trick": []},
    ],
    "klaumau": [
        {"step": "force", "legal": ["pick r1"], "shown": ["r1", "b-bigsafe", "police", "gb-plan"]},
        {"step": "trade", "legal": ["trade seat 1", "trade nobody"]},
        {"step": "take", "legal": ["take seat 1", "take nobody"]},
        {"step": "give", "legal": ["give r1"], "hand": ["r1", "b-bigsafe"]},
        *({"step": "target", "legal": ["target seat 1"], "bomb_rule": rule} for rule in READY.values()),
        {"step": "throw", "legal": ["throw r1"], "hand": ["r1", "b-bigsafe"], "to_throw": 2},
        {"step": "sell", "legal": ["sell r1", "done"], "hand": ["r1", "b-bigsafe"], "sold": 1},
        {"step": "drawn", "legal": ["play b-bigsafe", "keep"], "hand": ["r1", "b-bigsafe"], "drawn": "b-bigsafe"},
        {"step": "offer", "legal": ["draw", "decline"], "offered": 2},
    ],
    "halt_mal_kurz": [
        {"step": "swap", "legal": ["swap seat 1", "swap seat 2"]},
        *(
            {"step": "react", "kind": "window", "legal": ["let"], "action": action}
            for action in ("nazi", "polizei", "kapitalismus", "halt", "schnick", "mein", "kommunismus")
        ),
        {"step": "slap", "kind": "race", "legal": ["slap", "stay"], "action": "polizei"},
    ],
}
"""What random moves seldom lead to, as it differs from another position of the game."""


@cache
def positions(game: str) -> list[tuple[dict[str, Any], list[Any]]]:
    """One view of each kind: what is asked of us or of others, and how it ended, with what was told until then."""
    found: dict[Any, tuple[dict[str, Any], list[Any]]] = {}
    for case, (name, *_) in CASES.items():
        told: list[Any] = []
        for view, events in views(case) if name == game else ():
            told = [*told, *events][-20:]
            mine = 0 in view["awaiting"]
            found[view["step"] if mine else view["kind"], mine, bool(view["outcome"])] = view, told
    steps = {view["step"] for view, _ in found.values() if 0 in view["awaiting"]}
    base, told = next(each for each in found.values() if 0 in each[0]["awaiting"])
    made = [({**base, "kind": "turn", **rare}, told) for rare in RARE.get(game, []) if rare["step"] not in steps]
    assert steps | {view["step"] for view, _ in made} == set(prompts(games.get(game)))
    return [*found.values(), *made]


def readable(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{fault} ({', '.join(sorted(set(where)))})" for fault, where in found.items())


@pytest.mark.parametrize("size", first_of(SIZES), ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", games.NAMES)
def test_the_table_can_be_read(stage: Any, game: str, size: tuple[int, int]) -> None:
    """Nothing is painted meanwhile: where things are is known without that."""
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    found = stage.evaluate(
        f"""async ([positions, languages]) => {{
          const fits = {FITS};
          const faults = {{}};
          document.documentElement.style.visibility = "hidden";
          stage.undrawn = true;
          for (const language of languages) {{
            await stage.setLanguage(language); // ten files of words: once for all positions
            for (const [view, told] of positions) {{
              stage.show(view, null, told);
              while (view.outcome && !document.querySelector("dialog[open]")) await new Promise(requestAnimationFrame);
              for (const fault of fits()) (faults[fault] ??= []).push(`${{language}} ${{view.step}}`);
              document.querySelector("dialog")?.close();
            }}
          }}
          await stage.setLanguage("de");
          document.documentElement.style.visibility = "";
          stage.undrawn = false;
          return faults;
        }}""",
        [positions(game), LANGUAGES],
    )
    stage.set_viewport_size({"width": 390, "height": 844})
    assert not found, readable(found)


@pytest.mark.everything
@pytest.mark.parametrize(("size", "letters"), [(ZOOMED, ""), ((390, 844), "200%")], ids=["zoomed", "large letters"])
@pytest.mark.parametrize("game", games.NAMES)
def test_the_table_at_200_percent(stage: Any, game: str, size: tuple[int, int], letters: str) -> None:
    """
    Zoomed, or with the letters twice as large on a phone: nothing is cut off, and everything can be pressed. Large
    letters take more lines, and somebody whose mat has no room then is named on the slip.
    """
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    found = stage.evaluate(
        f"""async ([positions, letters]) => {{
          const looks = [{FITS}, {REACH}];
          const faults = {{}};
          document.documentElement.style.fontSize = letters;
          for (const language of ["de", "fr"]) {{
            await stage.setLanguage(language);
            for (const [view, told] of positions) {{
              stage.show(view, Date.now() + 30_000, told);
              while (view.outcome && !document.querySelector("dialog[open]")) await new Promise(requestAnimationFrame);
              const found = looks.flatMap((look) => look());
              for (const fault of found) (faults[fault] ??= []).push(`${{language}} ${{view.step}}`);
              document.querySelector("dialog")?.close();
            }}
          }}
          await stage.setLanguage("de");
          document.documentElement.style.fontSize = "";
          return faults;
        }}""",
        [positions(game), letters],
    )
    stage.set_viewport_size({"width": 390, "height": 844})
    if letters:
        found = {fault: where for fault, where in found.items() if " lines in " not in fault and " mat " not in fault}
    assert not found, readable(found)


@pytest.mark.parametrize("game", first_of(games.NAMES))
def test_every_name_fits_its_banner(stage: Any, game: str) -> None:
    """And is not set in letters too small to be read on a card held large."""
    small = stage.evaluate(
        """async ([game, languages]) => {
          const found = [];
          const place = document.createElement("div");
          document.body.append(place);
          for (const language of languages) {
            await stage.setLanguage(language);
            for (const card of stage.FACES[game]) {
              place.innerHTML = stage.cardSource(game, card, { cut: "l" });
              for (const text of place.querySelectorAll("text")) {
                const [wide, size] = [text.getComputedTextLength(), Number(text.getAttribute("font-size"))];
                if (wide > 112 || size < 9) found.push(`${language} ${text.textContent}: ${wide} at ${size}`);
              }
            }
          }
          place.remove();
          await stage.setLanguage("de");
          return found;
        }""",
        [game, LANGUAGES],
    )
    assert not small


SEEN = """() => [...document.querySelectorAll("body *:not(script)")].flatMap((element) => [
  ...["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name)),
  ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue),
]).filter(Boolean)"""


@pytest.mark.parametrize("game", first_of(games.NAMES))
def test_everything_changes_its_language_at_once(stage: Any, game: str) -> None:
    """After a change in the middle of a match there is nothing on the page but what a fresh page would have."""
    for view, told in [each for each in positions(game) if not each[0]["outcome"]][::2]:
        changed, fresh, title = stage.evaluate(
            f"""async ([view, told]) => {{
              const seen = {SEEN};
              await stage.setLanguage("de");
              stage.show(view, null, told);
              await stage.setLanguage("fr");
              const changed = seen();
              stage.show(view, null, told);
              const fresh = seen();
              await stage.setLanguage("de");
              document.querySelector("dialog")?.close();
              return [changed, fresh, document.title];
            }}""",
            [view, told],
        )
        assert changed == fresh, view["step"]
        assert "À toi" not in title


OPENERS = {
    "menu": ".top .ib",
    "settings": ".is-menu [data-item=settings]",
    "leave": ".is-menu .is-alarm",
    "pad": ".top .only-phone",
    "log": ".tools [data-tool='log']",
    "last trick": ".tools [data-tool='last']",
    "talk": ".tools [data-tool='talk']",
    "somebody": ".seat .mat",
}
"""What to click for each sheet of a table; the second and the third are in the menu."""


@pytest.mark.parametrize("size", first_of(SIZES), ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_sheet_of_a_table_can_be_read(stage: Any, size: tuple[int, int]) -> None:
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    view, told = next(each for each in positions("gaunerbande") if each[0]["step"] == "play" and each[0]["last_trick"])
    found = stage.evaluate(
        f"""async ([view, told, languages, openers]) => {{
          const fits = {FITS};
          const faults = {{}};
          const click = (selector) =>
            [...document.querySelectorAll(selector)].find((button) => button.checkVisibility())?.click();
          stage.show(view, null, told);
          for (const language of languages) {{
            await stage.setLanguage(language);
            for (const [name, selector] of Object.entries(openers)) {{
              if (selector.includes("is-menu")) click(openers.menu);
              click(selector);
              for (const fault of fits()) (faults[fault] ??= []).push(`${{language}} ${{name}}`);
              document.querySelector("dialog")?.close();
            }}
          }}
          await stage.setLanguage("de");
          return faults;
        }}""",
        [view, told, LANGUAGES, OPENERS],
    )
    stage.set_viewport_size({"width": 390, "height": 844})
    assert not found, readable(found)


class Reader:
    """Somebody who looks at a page on every screen, in every language; and zoomed, in one that needs room."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.found: dict[str, list[str]] = {}

    def look(self, what: str, *clicks: str, until: str = "body") -> None:
        """Look at the page, or at the sheet that opens after some clicks."""
        page = self.guest.page
        for width, height in (*SIZES, ZOOMED):
            zoomed = (width, height) == ZOOMED
            page.set_viewport_size({"width": width, "height": height})
            faults = page.evaluate(
                f"""async ([languages, clicks, until, zoomed]) => {{
                  const [fits, reach] = [{FITS}, zoomed ? {REACH} : () => []];
                  const {{ setLanguage }} = await import("/static/shared/words/index.js");
                  const faults = [];
                  for (const language of languages) {{
                    await setLanguage(language);
                    for (const details of document.querySelectorAll("details")) details.open = true;
                    for (const box of document.querySelectorAll(".options .tick input:not(:checked)")) box.click();
                    for (const click of clicks) document.querySelector(click).click();
                    while (!document.querySelector(until)) await new Promise(requestAnimationFrame);
                    for (const own of document.querySelectorAll(".bomb .pick button:last-child")) own.click();
                    for (const fault of [...fits(), ...reach()]) faults.push([fault, language]);
                    while (document.querySelector("dialog")) {{
                      for (const dialog of document.querySelectorAll("dialog")) dialog.close();
                      await new Promise(requestAnimationFrame);
                    }}
                  }}
                  await setLanguage("de");
                  return faults;
                }}""",
                [("fr",) if zoomed else LANGUAGES, clicks, until, zoomed],
            )
            for fault, language in faults:
                self.found.setdefault(fault, []).append(f"{what} {language} {width}")

    def go(self, path: str, until: str, what: str = "") -> None:
        self.guest.go(path)
        self.guest.sees(until)
        self.look(what or path)


@pytest.fixture
def reader(browser: Any, house: Any) -> Iterator[Reader]:
    guest = Guest(browser, house.url, "Ada")
    reading = Reader(guest)
    yield reading
    guest.context.close()
    assert not reading.found, readable(reading.found)
    assert guest.faults == []


def test_the_start_page_can_be_read(reader: Reader) -> None:
    reader.go("/", ".games")


@pytest.mark.parametrize("game", first_of(games.NAMES))
def test_the_form_of_a_new_table_can_be_read(reader: Reader, game: str) -> None:
    """With all that the game offers."""
    reader.go(f"/new/{game}", ".more")


@pytest.mark.everything
def test_a_lobby_can_be_read(reader: Reader, house: Any) -> None:
    """As strangers and its host see it, and what the server has a part in: rules and the personal link. The host has
    the widest name there is.
    """
    guest = reader.guest
    options = {"fence": True, "bomb": True, "surrounded": True}
    opened = house.open("klaumau", name="W" * 24, players=6, options=options, clock=60)
    reader.go(f"/t/{opened['code']}", "[data-sit]", "lobby of a stranger")
    guest.go()
    reader.go(f"/t/{opened['code']}#{opened['token']}", "[data-act='fill']", "lobby of its host")
    guest.page.click("[data-act='fill']")
    guest.sees("[data-act='start']:enabled")
    reader.look("full lobby")
    reader.look("seat", ".seat-rows li:last-child .ib", until="dialog")
    reader.look("options", ".facts .btn", until="dialog .options")
    reader.look("settings", ".sheet-page header .ib:last-child", until="dialog")
    reader.look("rules", ".sheet-page header .ib:nth-last-child(2)", until=".rulebook")
    guest.page.click("[data-act='start']")
    guest.sees(".table .slip")
    reader.look("link", ".top .ib", ".is-menu [data-item=link]", until=".qr svg")


@pytest.mark.everything
def test_what_lies_beside_the_table_can_be_read(reader: Reader, tmp_path: Path) -> None:
    """Gallery, score pad, statistics, and a match that is seen again."""
    reader.go("/gallery", ".gallery")
    reader.go("/stats", ".sheet-page")
    reader.go("/pad", ".pad-games")
    reader.go("/pad/new/klaumau", ".pad-form")
    for game in games.NAMES:
        begin(reader.guest, game, games.get(game).players[-1])
        reader.look(f"pad of {game}")
    reader.go("/replay", ".record-drop")
    brought(reader.guest, simulated(tmp_path, "zehn"))
    reader.guest.sees(".table .slip")
    reader.look("replay")


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("cut by", "overflow: hidden; width: 40px; white-space: nowrap"),
        ("shortened in", "overflow: hidden; text-overflow: ellipsis; width: 40px; white-space: nowrap"),
        ("outside of", "background: #fff; width: 40px; white-space: nowrap"),
        ("beside the screen", "position: fixed; left: 380px; width: max-content"),
        ("lines in", "width: 60px; word-break: break-all; display: block"),
        ("scrolls sideways", "overflow-x: auto; width: 40px; white-space: nowrap"),
    ],
)
def test_what_cannot_be_read_is_found(stage: Any, words: str, rule: str) -> None:
    found = stage.evaluate(
        f"""(rule) => {{
          const button = document.createElement("button");
          button.className = "btn";
          button.textContent = "Heiratsschwindlerin";
          for (const part of rule.split("; ")) button.style.setProperty(...part.split(": "));
          const stage = [...document.body.childNodes];
          document.body.replaceChildren(button);
          const found = ({FITS})();
          document.body.replaceChildren(...stage);
          return found;
        }}""",
        rule,
    )
    assert any(words in fault for fault in found), found


@pytest.mark.parametrize(
    "rule", ["position: fixed; left: 500px", "position: fixed; top: -90px", "pointer-events: none"]
)
def test_what_cannot_be_pressed_is_found(stage: Any, rule: str) -> None:
    found = stage.evaluate(
        f"""(rule) => {{
          const button = document.createElement("button");
          button.className = "btn";
          button.textContent = "Passen";
          const stage = [...document.body.childNodes];
          document.body.replaceChildren(button);
          const before = ({REACH})();
          for (const part of rule.split("; ")) button.style.setProperty(...part.split(": "));
          const after = ({REACH})();
          document.body.replaceChildren(...stage);
          return [before, after];
        }}""",
        rule,
    )
    assert found == [[], ["out of reach btn: Passen"]]
