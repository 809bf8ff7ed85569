"""Talk lies beside the table where there is a board, and over it where there is none."""

from typing import Any

import pytest

from tests.web.matches import views

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.tiers import first_of

SAYS = "(text) => stage.page.table.tell({ type: 'chat', number: 1, person: 2, seat: 1, name: 'Tobi', text, at: 0 })"

FITS = """() => {
  const parts = [".side", ".talk-place", ".talk-place form", ".side .tools", ".side .log"];
  const [side, place, form, tools, log] = parts.map((each) => document.querySelector(each).getBoundingClientRect());
  return [place.right <= side.right && place.left >= side.left, place.bottom <= tools.top, form.bottom <= tools.top,
          tools.bottom <= innerHeight, log.height >= 60];
}"""


def at_a_table(stage: Any, size: tuple[int, int]) -> None:
    stage.set_viewport_size({"width": size[0], "height": size[1]})
    view = next(view for view, _ in views("gaunerbande") if view["step"] == "play" and 0 in view["awaiting"])
    stage.evaluate("view => { stage.show(view); stage.sent.length = 0; }", view)


@pytest.mark.parametrize("size", first_of([(1024, 768), (1280, 800), (1920, 1080)]))
def test_on_a_desktop_the_table_stays_in_sight(stage: Any, size: tuple[int, int]) -> None:
    at_a_table(stage, size)
    board, tool = stage.locator(".side .talk-place"), stage.locator(".side [data-tool='talk']")
    expect(board).to_be_hidden()
    tool.click()
    expect(board).to_be_visible()
    assert stage.locator("dialog").count() == 0
    assert tool.get_attribute("aria-expanded") == "true"
    expect(board.locator("input")).to_be_focused()
    stage.keyboard.type("Na so")
    stage.evaluate("stage.setLanguage('en')")  # what was typed stays
    stage.evaluate("stage.setLanguage('de')")
    board.locator("input").focus()
    stage.keyboard.press("End")
    stage.keyboard.type("was!")
    stage.keyboard.press("Enter")
    board.locator("[data-emote='cheer']").click()
    assert stage.evaluate("stage.sent") == [["chat", {"text": "Na sowas!"}], ["emote", {"key": "cheer"}]]
    for line in ("Hört, hört", *"abcdefghijkl"):
        stage.evaluate(SAYS, line)
    expect(board.locator("li")).to_have_count(13)
    expect(board.locator("li").last).to_be_in_viewport()
    assert not tool.evaluate("tool => tool.classList.contains('is-new')")
    assert stage.evaluate(FITS) == [True] * 5
    stage.locator(".hands .held").first.click()  # the table is played at as before
    expect(stage.locator(".hands li.is-up")).to_have_count(1)
    board.locator("input").focus()
    stage.keyboard.press("Escape")
    expect(board).to_be_hidden()
    expect(tool).to_be_focused()
    stage.evaluate(SAYS, "Hallo?")
    assert tool.evaluate("tool => tool.classList.contains('is-new')")


def test_on_a_phone_it_is_a_sheet(stage: Any) -> None:
    at_a_table(stage, (390, 844))
    stage.click(".me [data-tool='talk']")
    expect(stage.locator("dialog[data-name='talk'] input")).to_be_visible()
    stage.keyboard.press("Escape")
