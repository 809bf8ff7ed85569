"""The end of a match is no dead end: its result is always there again, and another match is a click away."""

from typing import Any

import pytest

from stammtisch import games, words
from tests.everygame import short
from tests.web.matches import views
from tests.web.test_fun import ended

pytest.importorskip("playwright")

OVER = """([view, story, again]) => {
  stage.show(view, null, story);
  const { table } = stage.page;
  const seats = table.company.seats.map((seat, i) => ({
    ...seat, again: again.includes(i), ...(i === 1 && { kind: "person", person: 2 }) }));
  stage.sent.length = 0;
  const deal = { commitment: "c", contributions: [], proof: null };
  const host = again.includes(0) ? 2 : 1;
  table.tell({ type: "table", number: 1, table: { ...table.company, ...deal, phase: "over", seats, host } });
}"""


def over(stage: Any, again: tuple[int, ...] = ()) -> None:
    """A match that has ended, with those who would like another."""
    view, story = ended("gaunerbande")
    stage.evaluate(OVER, [view, story[-400:], list(again)])
    stage.wait_for_selector("dialog[data-name='end']")


def test_the_result_comes_back(stage: Any) -> None:
    """From the closing slip, from the menu, and when what was opened from it is put away."""
    over(stage)
    stage.click("dialog [data-act='fair']")
    stage.wait_for_selector("dialog[data-name='fair']")
    stage.keyboard.press("Escape")
    stage.wait_for_selector("dialog[data-name='end']")
    stage.keyboard.press("Escape")
    stage.wait_for_selector("dialog", state="detached")
    offered = "[...document.querySelectorAll('.slip .acts .btn')].map((button) => button.dataset.at)"
    assert stage.evaluate(offered) == ["rematch", "result", "together", "replay"]
    stage.click(".slip [data-at='result']")
    stage.wait_for_selector("dialog[data-name='end']")
    stage.keyboard.press("Escape")
    stage.wait_for_selector("dialog", state="detached")
    stage.click(".top .ib >> nth=0")
    stage.click("dialog [data-item='result']")
    stage.wait_for_selector("dialog[data-name='end']")
    stage.keyboard.press("Escape")


ITEMS = """() => [...document.querySelectorAll(".is-menu section")].map((group) =>
  [...group.querySelectorAll("[data-item]")].map((item) => item.dataset.item))"""


def menu(stage: Any) -> Any:
    """What the table's menu offers, group by group."""
    stage.click(".top .ib >> nth=0")
    stage.wait_for_selector("dialog[data-name='menu']")
    items = stage.evaluate(ITEMS)
    stage.keyboard.press("Escape")
    stage.wait_for_selector("dialog", state="detached")
    return items


def test_the_menu_has_what_is_wanted_most_first_and_the_ways_out_last(stage: Any) -> None:
    view = next(view for view, _ in views("klaumau of two") if 0 in view["awaiting"])
    stage.evaluate("view => stage.show(view)", view)
    you = ["settings", "keys", "gallery"]
    out = ["home", "leave"]
    assert menu(stage) == [["rest", "gone", "fair"], ["invite", "link"], you, out]
    over(stage)
    stage.keyboard.press("Escape")
    stage.wait_for_selector("dialog", state="detached")
    assert menu(stage) == [["result", "rematch", "replay", "fair"], ["invite", "link"], you, out]


def test_anybody_may_propose_another_match(stage: Any) -> None:
    over(stage, again=(1,))
    tobi = stage.evaluate("stage.page.table.names[1]")
    again, german = stage.locator("dialog[open] .again"), words.speech("de")
    assert german.text("end.wants", {"count": 1, "names": tobi}) in again.inner_text()
    assert stage.locator("dialog[open] [data-act='rematch']").inner_text() == german.text("end.rematch")
    over(stage, again=(0,))
    assert german.text("end.proposed") in again.inner_text()
    assert stage.evaluate("document.querySelector('dialog[open] .again').textContent").count(tobi) == 1, (
        "who can call it"
    )
    over(stage, again=(0, 2))
    stage.keyboard.press("Escape")
    stage.wait_for_selector("dialog", state="detached")
    stage.click(".slip [data-at='rematch']")
    assert stage.evaluate("stage.sent.map(([type]) => type)") == ["rematch"]


def test_the_result_says_who_is_ahead(stage: Any) -> None:
    """Not as if the reader were, when they made it end."""
    view, story = ended("gaunerbande")
    view["outcome"] = {"reason": "limit", "totals": [103, 4, 20, 8], "places": [4, 1, 3, 2]}
    view["limit"] = 100
    stage.evaluate("([view, story]) => stage.show(view, null, story)", [view, story[-50:]])
    why = stage.locator("dialog[open] .why").inner_text()
    german = words.speech("de")
    ended_it = german.text("end.why.limit_you", {"total": 103, "limit": 100})
    assert why == f"{ended_it} {german.text('end.ahead', {'who': view['names'][1], 'n': 4})}"
    stage.keyboard.press("Escape")


NEXT = """() => [...document.querySelectorAll("dialog[open] :is(.end-links, .acts) .btn")].map((button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return [button.dataset.act, document.elementFromPoint(x + width / 2, y + height - 2) === button];
})"""


@pytest.mark.parametrize("case", ["klaumau of eight", "halt mal kurz"])
def test_what_can_be_done_next_is_in_sight(stage: Any, case: str) -> None:
    """Without scrolling, on tablets and desktops, however many people and rounds there were."""
    view, story = ended(case)
    for width, height in ((768, 1024), (800, 600), (1024, 768), (1280, 800), (1920, 1080), (2560, 1440)):
        stage.set_viewport_size({"width": width, "height": height})
        stage.evaluate("([view, story]) => stage.show(view, null, story)", [view, story[-40:]])
        seen = dict(stage.evaluate(NEXT))
        assert {"rematch", "home", "share", "picture", "replay", "review", "challenge", "fair"} <= {*seen}
        assert all(seen[act] for act in {*seen} - {"together"}), (width, height, seen)
        hidden = stage.evaluate(
            "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.end-parts'))"
        )
        assert hidden == 0 or height == 600, (width, height)
        stage.keyboard.press("Escape")
        stage.wait_for_selector("dialog", state="detached")
    stage.set_viewport_size({"width": 390, "height": 844})


def test_the_picture_is_whole(stage: Any) -> None:
    """It refers to nothing outside of itself, and the browser makes a PNG of it that is not one colour."""
    made = stage.evaluate(
        """async () => {
          const { pictureOf, asFile } = await import("/static/shared/picture.js");
          const svg = pictureOf({ game: "Zehn", title: "<Ada> gewinnt!", why: "Alle Runden.",
            names: ["<Ada>", "Tobi", "Mona"], places: [1, 3, 2], totals: [-4, 30, 12] });
          const file = await asFile(svg);
          const image = await createImageBitmap(file);
          const canvas = new OffscreenCanvas(image.width, image.height);
          const pen = canvas.getContext("2d");
          pen.drawImage(image, 0, 0);
          const { data } = pen.getImageData(0, 0, image.width, image.height);
          const colours = new Set();
          for (let i = 0; i < data.length; i += 400) colours.add(`${data[i]},${data[i + 1]},${data[i + 2]}`);
          const bytes = new Uint8Array(await file.arrayBuffer());
          const head = btoa(String.fromCharCode(...bytes.slice(0, 8)));
          return [svg, image.width, image.height, colours.size, file.type, head];
        }"""
    )
    svg, width, height, colours, kind, head = made
    assert "<use" not in svg
    assert "var(" not in svg
    assert "&lt;Ada&gt;" in svg
    assert svg.count("#211a14") > 20, "the faces have no ink"
    assert (width, height, kind, head) == (1200, 630, "image/png", "iVBORw0KGgo=")
    assert colours > 50


def test_alone_the_next_match_begins_at_once(invite: Any, house: Any) -> None:
    bots = [{"kind": "bot", "level": "random"}] * 2
    options = short(games.get("gaunerbande"), 5)
    opened = house.open("gaunerbande", players=3, seats=[{"kind": "me"}, *bots], options=options, clock=0)
    ada = invite("Ada").go(f"/t/{opened['code']}#{opened['token']}")
    ada.page.click("[data-act='start']:enabled")
    ada.plays(3)
    ada.sees("dialog[data-name='end']", 200)
    ada.stops()
    ada.page.evaluate("window.lobbies = 0")
    ada.page.evaluate(
        """() => new MutationObserver(() => { if (document.querySelector(".seat-rows")) window.lobbies += 1; })
             .observe(document.body, { childList: true, subtree: true })"""
    )
    ada.page.click("dialog [data-act='rematch']")
    ada.page.wait_for_function("() => document.querySelectorAll('.hands .held').length > 10", timeout=60_000)
    assert ada.page.evaluate("window.lobbies") == 0
    assert "1" in ada.page.locator(".where").inner_text()
