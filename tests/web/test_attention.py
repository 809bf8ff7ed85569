"""What draws attention to a table: the screen stays awake, a turn is felt, and whoever looks elsewhere is called."""

import json
from typing import Any

import pytest

pytest.importorskip("playwright")

from websockets.sync.client import connect

from tests.web.test_line import HIDE

NOTED = """() => {
  window.noted = { locks: [], felt: [], calls: [], closed: 0 };
  const request = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async (kind) => {
    const lock = await request(kind);
    noted.locks.push(lock);
    return lock;
  };
  navigator.vibrate = (beats) => noted.felt.push(beats);
  let permission = "default";
  window.Notification = class {
    static get permission() { return permission; }
    static async requestPermission() { return (permission = "granted"); }
    constructor(title, { body }) { noted.calls.push(`${title}: ${body}`); }
  };
}"""
"""What a person would have to answer or feel is noted; the lock is the browser's own."""
LIKES = "() => JSON.parse(localStorage.getItem('stammtisch')).likes"


def held(guest: Any) -> list[bool]:
    """Of each lock on the screen, whether it still holds."""
    found: list[bool] = guest.page.evaluate("() => noted.locks.map((lock) => !lock.released)")
    return found


@pytest.fixture
def ada(invite: Any, house: Any) -> Any:
    """Somebody who opens a table with a friend and looks elsewhere while the match begins."""
    bots = [{"kind": "bot", "level": "random"}] * 2
    opened = house.open("gaunerbande", players=4, seats=[{"kind": "me"}, {"kind": "open"}, *bots])
    guest = invite("Ada", touch=True)
    guest.context.grant_permissions(["screen-wake-lock"])
    guest.page.add_init_script(f"({NOTED})()")
    guest.go(f"/t/{opened['code']}#{opened['token']}").sees(".lobby .seat-rows")
    with connect(house.socket(opened["code"])) as bert:
        bert.send('{"type":"hello"}')
        bert.send(json.dumps({"type": "sit", "id": "b1", "name": "Bert", "seat": 1}))
        guest.sees("[data-act='start']:enabled")
        guest.page.evaluate(HIDE, True)
        guest.page.click("[data-act='start']")
        guest.sees(".hands .held")
        yield guest


def test_whoever_missed_a_turn_is_asked_once_and_called_from_then_on(ada: Any) -> None:
    page = ada.page
    assert page.evaluate("noted.calls") == []
    page.evaluate(HIDE, False)
    ada.sees("dialog[data-name='calls']")
    page.click("[data-call='true']")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_function(f"() => ({LIKES})().call === true")
    page.add_init_script(f"({HIDE})(true); Notification.requestPermission()")
    page.reload()  # the turn is open while nobody looks
    page.wait_for_function("() => noted.calls.length > 0")
    assert set(page.evaluate("noted.calls")) == {"Du bist dran: Gaunerbande"}
    page.evaluate(HIDE, False)
    ada.sees(".hands .held")
    assert page.locator("dialog").count() == 0


def test_whoever_does_not_want_to_is_not_asked_again(ada: Any) -> None:
    page = ada.page
    page.evaluate(HIDE, False)
    ada.sees("dialog[data-name='calls']")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate(LIKES)["call"] is False


def test_the_screen_stays_awake_at_a_table_and_sleeps_elsewhere(ada: Any) -> None:
    page = ada.page
    assert held(ada) == []  # nobody looks
    page.evaluate(HIDE, False)
    page.wait_for_function("() => noted.locks.length === 1 && !noted.locks[0].released")
    page.evaluate("() => import('/static/shared/router.js').then(({ go }) => go('/'))")
    ada.sees("[data-play]")
    page.wait_for_function("() => noted.locks[0].released")
    assert held(ada) == [False]


def test_a_turn_is_felt_unless_one_does_not_like_it(ada: Any) -> None:
    page = ada.page
    assert page.evaluate("noted.felt") == [[60]]
    page.evaluate(HIDE, False)
    ada.sees("dialog[data-name='calls']")
    page.click("[data-call='false']")
    page.evaluate(
        """async () => {
          const { memory } = await import("/static/shared/memory.js");
          const { buzz } = await import("/static/shared/attention.js");
          buzz("slap");
          memory.like({ vibrate: false });
          buzz("slap");
        }"""
    )
    assert len(page.evaluate("noted.felt")) == 2
