"""A table over a bad line, in a real browser: what is lost is said, and what was played arrives.

Time is the page's own (`clock`): it stands still while a test looks, and is moved on; nobody waits for it.
"""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import expect

from tests.web.conftest import PATIENCE, Guest
from tests.web.proxy import Proxy
from tests.web.steps import begins

BOTS = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
HIDE = """(hidden) => {
  const state = hidden ? "hidden" : "visible";
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def line(house: Any) -> Iterator[Proxy]:
    with Proxy(house.port) as proxy:
        yield proxy


class Pings:
    """What a page has asked over its lines, and what was answered."""

    def __init__(self, page: Any) -> None:
        self.asked = self.answered = 0
        self._page = page
        page.on("websocket", self._opened)

    def _opened(self, socket: Any) -> None:
        socket.on("framesent", lambda text: self._count(text, "ping"))
        socket.on("framereceived", lambda text: self._count(text, "pong"))

    def _count(self, text: str, kind: str) -> None:
        found = sum(json.loads(line)["type"] == kind for line in text.splitlines())
        if kind == "ping":
            self.asked += found
        else:
            self.answered += found

    def settle(self, least: int = 0) -> None:
        """Wait until every question has its answer, of so many at least: one that is on its way would be the next one
        that is missed.
        """
        until = time.monotonic() + PATIENCE / 1000
        while (self.asked < least or self.asked != self.answered) and time.monotonic() < until:
            self._page.evaluate("0")  # has the browser tell what it has heard


@pytest.fixture
def ada(browser: Any, house: Any, line: Proxy) -> Iterator[Guest]:
    """Somebody whose turn it is, on the other side of the line."""
    opened = house.open("zehn", players=4, seats=BOTS)
    guest = Guest(browser, line.url, "Ada")
    guest.pings = Pings(guest.page)
    guest.page.clock.install()
    begins(guest.go(f"/t/{opened['code']}#{opened['token']}"), ".hands .held:enabled")
    guest.sees(".slip.is-turn")
    guest.page.clock.pause_at(guest.page.evaluate("Date.now() + 1500"))
    later(guest, 0.1)
    guest.pings.settle()
    yield guest
    guest.context.close()
    assert [fault for fault in guest.faults if "WebSocket" not in fault] == []


def later(guest: Guest, seconds: float) -> None:
    """So much time goes by on the page."""
    guest.page.clock.run_for(int(seconds * 1000))


def play(guest: Guest) -> None:
    """Lay the first card that may be laid."""
    card = guest.page.locator(".hands .held").first
    card.click()
    later(guest, 0.1)
    card.click()
    expect(guest.page.locator(".slip.is-pending, .slip.is-wait")).to_have_count(1)


def alive(guest: Guest) -> None:
    guest.page.clock.resume()
    expect(guest.page.locator(".offline")).to_have_count(0)
    expect(guest.page.locator(".table.is-dead")).to_have_count(0)


def dead(guest: Guest) -> None:
    expect(guest.page.locator(".offline")).to_have_count(1)
    expect(guest.page.locator(".table.is-dead")).to_have_count(1)


def test_a_frozen_line_is_noticed_and_a_move_made_meanwhile_arrives(ada: Guest, line: Proxy) -> None:
    assert ada.page.locator(".offline, .is-dead").count() == 0
    held = ada.page.locator(".hands .held").count()
    opened = line.opened
    line.freeze()
    play(ada)
    later(ada, 2)
    assert ada.page.locator(".offline").count() == 0
    later(ada, 2)
    dead(ada)
    expect(ada.page.locator(".slip h2")).to_have_text("Dein Zug ist notiert")
    assert line.opened == opened
    later(ada, 8)
    dead(ada)
    line.thaw()
    alive(ada)
    expect(ada.page.locator(".hands .held")).to_have_count(held - 1)
    assert line.opened > opened


def test_a_line_over_which_nothing_is_said_is_asked_and_given_up(ada: Guest, line: Proxy) -> None:
    line.freeze()
    opened, asked = line.opened, ada.pings.asked
    later(ada, 6)
    assert ada.pings.asked == asked + 1
    assert ada.page.locator(".offline").count() == 0
    later(ada, 3)
    dead(ada)
    line.thaw()
    alive(ada)
    assert line.opened == opened, "it was only slow"


def test_a_slow_line_is_a_line(ada: Guest, line: Proxy) -> None:
    line.delay = 0.4
    held = ada.page.locator(".hands .held").count()
    ada.page.clock.resume()
    play(ada)
    expect(ada.page.locator(".hands .held")).to_have_count(held - 1)
    alive(ada)


def test_a_line_that_was_cut_comes_back_with_the_move(ada: Guest, line: Proxy) -> None:
    held = ada.page.locator(".hands .held").count()
    line.freeze()
    line.cut()
    play(ada)
    later(ada, 2)
    dead(ada)
    expect(ada.page.locator(".slip h2")).to_have_text("Dein Zug ist notiert")
    line.thaw()
    later(ada, 11)
    alive(ada)
    expect(ada.page.locator(".hands .held")).to_have_count(held - 1)


@pytest.mark.parametrize("sign", ["online", "looked at"])
def test_a_device_that_wakes_up_gets_a_new_line_at_once(ada: Guest, house: Any, line: Proxy, sign: str) -> None:
    opened = line.opened
    if sign == "online":
        ada.page.evaluate("dispatchEvent(new Event('online'))")
    else:
        ada.page.evaluate(HIDE, True)
        line.freeze()
        ada.page.clock.fast_forward(25_000)
        line.thaw()
        ada.page.evaluate(HIDE, False)
    house.wait_for(lambda: line.opened == opened + 1)
    alive(ada)
    ada.page.wait_for_function("() => document.querySelector('.slip.is-turn')")


def test_a_device_without_a_network_is_believed_after_a_moment(ada: Guest, line: Proxy) -> None:
    """There may be a line all the same, to a server at home: only one that does not answer is dead."""
    asked = ada.pings.asked
    ada.page.evaluate("dispatchEvent(new Event('offline'))")
    ada.pings.settle(asked + 1)
    later(ada, 2)
    assert ada.page.locator(".offline, .is-dead").count() == 0
    line.freeze()
    ada.page.evaluate("dispatchEvent(new Event('offline'))")
    later(ada, 3.5)
    dead(ada)
    line.thaw()
    alive(ada)


def test_nobody_is_asked_while_much_is_heard(ada: Guest) -> None:
    """What a beat costs the server: a question in five seconds at most, in thirty from a page that is hidden."""
    asked = ada.pings.asked
    for _ in range(12):
        later(ada, 2.5)
        ada.page.evaluate("fetch('/health').then((answer) => answer.text())")  # answers had time to come in
    assert 1 <= ada.pings.asked - asked <= 6
    ada.page.evaluate(HIDE, True)
    asked = ada.pings.asked
    for _ in range(12):
        later(ada, 2.5)
        ada.page.evaluate("fetch('/health').then((answer) => answer.text())")
    assert ada.pings.asked - asked <= 1
