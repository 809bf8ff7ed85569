"""The door of a table, in real browsers: who comes late is let in, who was sent away stays out."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("playwright")

from websockets.sync.client import connect

from tests.web.steps import begins
from tests.web.test_access import MENU, Opener, told

BOTS = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
FRIEND = ("127.0.0.2", 0)
"""Another address of the same machine: somebody from elsewhere."""


@pytest.fixture
def opener(invite: Any) -> Iterator[Opener]:
    opening = Opener(invite("Ada"))
    yield opening
    assert not opening.faults, told(opening.faults)


def said(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        for line in socket.recv(20).split("\n"):
            message = json.loads(line)
            if message["type"] == kind:
                return message


def test_the_host_lets_a_friend_in_who_comes_late(opener: Opener, house: Any) -> None:
    opened = house.open("gaunerbande", players=4, seats=BOTS)
    ada = opener.guest
    begins(ada.go(f"/t/{opened['code']}#{opened['token']}"))
    with connect(house.socket(opened["code"]), source_address=FRIEND) as zoe:
        zoe.send('{"type":"hello"}')
        assert said(zoe, "snapshot")["you"]["seat"] is None
        zoe.send('{"type":"sit","id":"z","name":"Zoe","seat":2}')
        assert said(zoe, "ok")["guest"] == 1
        ada.sees("text=Zoe möchte mitspielen.")
        opener.opens("door", MENU, ".is-menu .btn:has-text('An der Tür')")
        ada.page.click(MENU)
        ada.page.focus(".is-menu .btn:has-text('An der Tür')")
        ada.page.keyboard.press("Enter")
        ada.page.get_by_role("button", name="Zoe hereinlassen").focus()
        ada.page.keyboard.press("Enter")
        seated = said(zoe, "snapshot")
        assert seated["you"]["seat"] == 2
        assert seated["view"]["hand"]
    ada.page.wait_for_selector("dialog", state="detached")


def test_whoever_was_sent_away_stays_out_until_the_host_lets_them_in(invite: Any, opener: Opener, house: Any) -> None:
    opened = house.open("zehn", players=4)
    ada, bert = opener.guest, invite("Bert")
    ada.go(f"/t/{opened['code']}#{opened['token']}").sees(".seat-rows")
    bert.go(f"/t/{opened['code']}").sees("[data-sit='1']")
    bert.page.click("[data-sit='1']")
    ada.page.get_by_role("button", name="Bert …").click()
    ada.page.click("dialog .is-alarm")
    bert.sees("[data-play]")
    bert.go(f"/t/{opened['code']}").sees("[data-play]")  # sent home again, by another token: the browser is the same
    ada.sees(".door [data-guest]")
    opener.looks("lobby with somebody at the door", "body")
    ada.page.focus(".door [data-guest]")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".door", state="detached")
    bert.go(f"/t/{opened['code']}").sees("[data-sit='1']")
    bert.page.click("[data-sit='1']")
    ada.sees(".seat-rows >> text=Bert")


def test_a_second_window_of_a_browser_says_that_it_is_the_same(invite: Any) -> None:
    """Whoever leaves and comes back by a new token is known by what the browser keeps."""
    ada = invite("Ada").go()
    ada.sees("[data-play]")
    code = ada.page.evaluate(
        """async () => {
          const { quickTable } = await import("/static/shared/requests.js");
          return (await quickTable({ game: "gaunerbande", name: "Ada" })).code;
        }"""
    )
    refused = ada.page.evaluate(
        """async (code) => {
          const { Link } = await import("/static/shared/link.js");
          const link = new Link(code, null);
          await new Promise((done) => { link.addEventListener("snapshot", done); link.connect(); });
          return link.send("sit", { name: "Zoe", seat: 2 }).catch(({ key, parameters }) => [key, parameters]);
        }""",
        code,
    )
    assert refused == ["seen_cards", {"seat": 0}]
