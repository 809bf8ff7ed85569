"""Nobody sees more than their seat: the tricks of people who try, over real sockets."""

import json
from typing import Any

from tests.server.evenings import spend
from tests.server.guest import Guest

BOTS = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
BROWSER = "what one browser keeps to itself"
FRIEND = "127.0.0.2"
"""Another address of the same machine: somebody from elsewhere."""


async def playing(house: Any, **more: Any) -> tuple[dict[str, Any], Guest]:
    """A match of somebody against bots."""
    opened = house.open("gaunerbande", players=4, seats=BOTS, **more)
    host = await Guest(house, opened["code"], opened["token"]).come()
    await host.do("start")
    return opened, host


def hands(guest: Guest) -> set[int | None]:
    """The seats whose cards somebody was ever shown."""
    shown = [json.loads(frame) for frame in guest.frames if '"snapshot"' in frame]
    return {m["you"]["seat"] for m in shown if m["view"] and m["view"]["hand"]}


def test_nobody_walks_round_the_table_and_looks_at_all_hands(house):
    async def evening() -> None:
        opened, host = await playing(house)
        await host.do("leave")
        for seat in (1, 2, 3):
            assert (await host.ask("sit", name="Ada", seat=seat))["key"] == "seen_cards"
        second = await Guest(house, opened["code"]).come()  # a new token, and no word about the browser
        for seat in (1, 2, 3, None):
            assert (await second.ask("sit", name="Eve", seat=seat))["key"] == "seen_from_here"
        assert (await host.do("sit", name="Ada"))["seat"] == 0
        assert (hands(host), hands(second)) == ({0}, set())
        for guest in (host, second):
            await guest.go()

    spend(evening())


def test_the_host_lets_in_friends_and_not_themselves(house):
    async def evening() -> None:
        opened, host = await playing(house)
        second = await Guest(house, opened["code"], browser=BROWSER).come()
        assert (await second.ask("sit", name="Eve", seat=1))["key"] == "seen_from_here"
        friend = await Guest(house, opened["code"], address=FRIEND).come()
        waiting = await friend.do("sit", name="Ben", seat=1)
        assert hands(friend) == set()
        await host.do("let_in", guest=waiting["guest"])
        await friend.until(lambda: friend.you["seat"] == 1)
        waiting = await second.do("sit", name="Eve", seat=2)
        assert (await host.ask("let_in", guest=waiting["guest"]))["key"] == "own_guest"
        await host.do("kick", seat=1)
        assert (await host.ask("let_in", guest=waiting["guest"]))["key"] == "own_guest"
        assert hands(second) == set()
        for guest in (host, second, friend):
            await guest.go()

    spend(evening())


def test_somebody_sent_away_stays_out_also_after_a_restart(house):
    async def evening() -> None:
        opened = house.open("gaunerbande", players=4)
        host = await Guest(house, opened["code"], opened["token"]).come()
        ben = await Guest(house, opened["code"], browser=BROWSER, address=FRIEND).come()
        await ben.do("sit", name="Ben")
        await host.do("kick", seat=1)
        await ben.until(lambda: ben.closed == 4003)
        await host.go()
        house.kill()
        house.start()
        for token, browser in ((ben.token, ""), (None, BROWSER)):
            again = await Guest(house, opened["code"], token, browser=browser, address="127.0.0.3").come()
            assert (again.closed, json.loads(again.frames[0])["key"]) == (4003, "sent_away")
        near = await Guest(house, opened["code"], address=FRIEND).come()  # nothing but the address is the same
        waiting = (await near.do("sit", name="Bea"))["guest"]
        host = await Guest(house, opened["code"], opened["token"]).come()
        assert near.you["seat"] is None
        assert [(g["name"], g["sent_away"]) for g in host.table["door"]] == [("Ben", True), ("Bea", False)]
        await host.do("let_in", guest=host.table["door"][0]["guest"])
        ben = await Guest(house, opened["code"], ben.token, browser=BROWSER, address=FRIEND).come()
        await ben.do("sit", name="Ben")
        await host.do("let_in", guest=waiting)
        await near.until(lambda: near.you["seat"] is not None)
        for guest in (host, ben, near):
            await guest.go()

    spend(evening())


def test_what_a_server_keeps_of_a_browser_and_an_address_cannot_be_read(house):
    async def evening() -> None:
        opened = house.open("gaunerbande", players=4, browser=BROWSER)
        ben = await Guest(house, opened["code"], browser=BROWSER + ", another", address=FRIEND).come()
        await ben.do("sit", name="Ben")
        await ben.go()

    spend(evening())
    kept = b"".join(path.read_bytes() for path in house.folder.glob("tables.db*"))
    assert BROWSER.encode() not in kept
    assert FRIEND.encode() not in kept
