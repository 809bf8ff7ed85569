"""Two people look at their match together: one shows, the other follows, takes over, tries something and comes back."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.evenings import spend
from tests.tiers import first_of
from tests.web.test_evening import opened, words

pytest.importorskip("playwright")

PHONE, DESKTOP, WIDE = (390, 844), (1280, 800), (844, 390)


@pytest.fixture
def couple(browser: Any, house: Any) -> Iterator[Any]:
    """Ada with a phone, Ben at a desk; their match is over."""
    from tests.web.conftest import Guest

    guests = pytest.importorskip("tests.server.guest")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    code, token = opened(house, game="gaunerbande", options={"limit": 1}, seats=seats)

    async def play() -> str:
        """By their sockets: that takes a second, and by clicks a minute."""
        people = await guests.sit_down(house, {"code": code, "token": token}, 2)
        await people[0].do("start")
        await asyncio.gather(*(each.play(random.Random(seed).choice) for seed, each in enumerate(people)))
        for each in people:
            await each.go()
        return str(people[1].token)

    other = spend(play())
    ada = Guest(browser, house.url, "Ada", size=PHONE)
    ben = Guest(browser, house.url, "Ben", size=DESKTOP, locale="en-GB")
    ada.go(f"/t/{code}#{token}").sees("dialog[data-name=end]")
    ben.go(f"/t/{code}#{other}").sees("dialog[data-name=end]")
    yield ada, ben, code
    faults = [fault for guest in (ada, ben) for fault in guest.faults]
    for guest in (ada, ben):
        guest.context.close()
    assert faults == []


def put_away(guest: Any) -> None:
    """The result, which lies on the table when somebody comes to it."""
    guest.sees("dialog[data-name=end]")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("dialog[data-name=end]", state="detached")


def step(guest: Any) -> int:
    return int(guest.page.input_value(".rb-knob"))


def until(guest: Any, selector: str, text: str) -> None:
    guest.page.locator(selector, has_text=text).first.wait_for()


def at(guest: Any, number: int) -> None:
    """Wait until a page is at a move."""
    guest.page.wait_for_function("(n) => document.querySelector('.rb-knob')?.value === String(n)", arg=number)


@pytest.mark.everything
def test_whoever_is_sent_away_finds_their_match_at_home(couple: Any) -> None:
    ada, ben, code = couple
    put_away(ada)
    ada.page.evaluate(
        """async (code) => {
          const { memory } = await import("/static/shared/memory.js");
          const { Link } = await import("/static/shared/link.js");
          const link = new Link(code, memory.seats[code]);
          await new Promise((done) => { link.addEventListener("snapshot", done); link.connect(); });
          await link.send("kick", { seat: 1 });
        }""",
        code,
    )
    ben.sees("a.tbl[href^='/replay/']")
    assert ben.page.locator(f"a[href*='{code}'], .back-slip").count() == 0, "there is no table any more"
    ben.page.click("a.tbl")
    ben.sees(".replay-bar")
    assert ben.page.locator(".rb-word").first.inner_text() == "Guest 1", "from his own seat, as ever"


@pytest.fixture
def led(couple: Any) -> Any:
    """Both look at their match, and Ben shows."""
    ada, ben, _ = couple
    ada.page.click("dialog [data-act=together]")
    ada.sees(".looking")
    ben.page.click(".together-call")
    ben.sees(".looking")
    ben.page.click(".looking [data-act=take]")
    until(ada, ".looking-words", "Guest 1 zeigt")
    until(ben, ".looking-words", "You show")
    return couple


def test_one_shows_the_other_follows_and_takes_over(couple: Any) -> None:
    ada, ben, _ = couple
    sent: list[str] = []
    ben.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: sent.append(str(frame))))
    ada.sees("dialog [data-act=together]:visible")
    put_away(ada)
    ada.page.click(".slip [data-at=together]")  # on the slip too, when the result is put away
    ada.sees(".looking")
    until(ada, ".looking-words", "Noch ist sonst niemand da")
    for _ in range(4):
        ada.page.keyboard.press("ArrowRight")
    ben.sees(".together-call:visible")
    assert "Ada" in ben.page.locator(".together-call").inner_text()  # she is called so, whoever reads it
    ben.page.click(".together-call")
    ben.sees(".looking")
    at(ben, step(ada))  # who comes later is where the others are
    until(ben, ".looking-words", "Ada shows")
    until(ada, ".looking-words", "Du zeigst")
    assert ben.page.locator(".looking-faces li").count() == 2
    ada.page.keyboard.press("o")
    ben.sees(".open-hand:visible")
    ada.page.keyboard.press("End")
    at(ben, step(ada))
    ben.page.locator("[data-voice] p", has_text="Ada shows: Move").first.wait_for(state="attached")
    # whoever follows does not turn the pages, until they take over
    before = step(ben)
    ben.page.keyboard.press("Home")
    ben.sees(".toast")
    assert step(ben) == before
    ben.page.click(".looking [data-act=take]")
    until(ada, ".looking-words", "Guest 1 zeigt")
    until(ben, ".looking-words", "You show")
    ben.page.keyboard.press("Home")
    at(ada, 0)
    told = [json.loads(line) for frame in sent for line in frame.splitlines()]
    fields = {field for message in told if message["type"] == "together" for field in message}
    assert fields == {"type", "number", "match", "lookers", "steers", "at"}  # where they look, and nothing to see


def test_another_move_is_tried_and_put_back_for_both(led: Any) -> None:
    ada, ben, _ = led
    last = int(ben.page.get_attribute(".rb-knob", "max"))
    ben.page.keyboard.press("End")
    at(ada, last)
    for _ in range(last):  # backwards, until there was a choice
        ben.page.keyboard.press("ArrowLeft")
        ben.page.keyboard.press("x")
        ben.sees("dialog[data-name=whatif], .toast")
        if ben.page.locator("dialog[data-name=whatif]").count():
            break
        ben.page.wait_for_selector(".toast", state="detached")
    real = ben.page.locator(".whatif-moves button", has_text="was played")
    assert real.count() == 1
    ben.page.locator(".whatif-moves button").filter(has_not_text="was played").first.click()
    for guest in (ada, ben):
        guest.sees(".is-tried [data-at=lineback]")
    until(ada, ".slip", "So hätte es kommen können.")
    ada.page.wait_for_function(
        "(n) => document.querySelector('.rb-knob').max === String(n)",
        arg=int(ben.page.get_attribute(".rb-knob", "max")),
    )
    ada.page.click(".slip [data-at=lineback]")  # Ben shows: not hers to do
    ada.sees(".toast")
    assert ada.page.locator(".is-tried").count() == 1
    ben.page.keyboard.press("z")
    for guest in (ada, ben):
        guest.page.wait_for_selector(".is-tried", state="detached")
        assert int(guest.page.get_attribute(".rb-knob", "max")) == last


@pytest.mark.everything
def test_the_review_is_looked_at_together_and_who_shows_may_go(led: Any) -> None:
    ada, ben, code = led
    ben.page.keyboard.press("m")
    ben.page.click("dialog [data-item=review]")
    for guest in (ada, ben):
        guest.sees(".review .looking")
    ben.page.locator(".verdict .pick button", has_text="Ada").click()
    ada.sees(".verdict .pick [aria-pressed=true]:text-is('Ada')")
    ben.page.click("[data-part=curve] h2")
    ada.sees("[data-part=curve].is-pointed")
    for size, name in ((WIDE, "wide"), (PHONE, "phone")):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        assert ada.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
        ada.shot(f"together-{name}")
    ben.page.click(".looking [data-act=leave]")
    until(ada, ".looking-words", "Noch ist sonst niemand da")
    assert "together" not in ben.page.url
    ada.page.click(".book-rail .ib")
    ada.sees(".looking")
    # the next match begins: nobody is left behind with the old one
    put_away(ben.go(f"/t/{code}"))
    ben.page.click(".slip [data-at=rematch]")
    ada.go(f"/t/{code}").sees(".slip [data-at=rematch]")


@pytest.mark.parametrize("language", first_of(["fr", "it"]))
def test_the_words_fit_a_small_phone(language: str, couple: Any, invite: Any) -> None:
    """The strip and what it offers, in the languages that take most room."""
    ada, _, code = couple
    token = ada.page.evaluate("(code) => JSON.parse(localStorage.stammtisch).seats[code]", code)
    small = invite(size=(360, 640), locale=language)
    put_away(small.go(f"/t/{code}#{token}"))
    small.page.click(".slip [data-at=replay]")
    small.sees(".replay-bar")
    small.page.keyboard.press("m")
    small.page.click("dialog [data-item=together]")
    small.sees(".looking")
    assert "together" in small.page.url
    assert words(small, ".looking-words")
    assert small.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    boxes = small.page.eval_on_selector_all(
        ".looking button:not([hidden]), .replay-bar button",
        "all => all.map((each) => each.getBoundingClientRect()).map(({left, right, bottom}) => [left, right, bottom])",
    )
    assert all(left >= 0 and right <= 360 and bottom <= 640 for left, right, bottom in boxes), boxes
    small.shot(f"together-{language}")
