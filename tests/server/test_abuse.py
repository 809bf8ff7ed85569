"""What strangers may send: nonsense, too much, too often, the wrong things at the wrong time."""

import contextlib
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.evenings import spend
from tests.server.guest import Guest, sit_down

NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"type":"dance","id":"n"}',
    '{"type":"move","id":"n"}',
    '{"type":"move","id":"n","decision":"1","move":"x"}',
    '{"type":"move","id":"n","decision":1e400,"move":"x"}',
    '{"type":"move","id":"n","decision":1,"move":""}',
    '{"type":"move","id":"","decision":1,"move":"x"}',
    '{"type":"chat","id":"n","text":7}',
    '{"type":"chat","id":"n","text":"\\ud800"}',
    '{"type":"sit","id":"n","name":"Eve","seat":-1}',
    '{"type":"sit","id":"n","name":"Eve","seat":8}',
    '{"type":"enter","seat":0,"move":"play r1","why":"bot"}',
    '{"type":"stand_in","person":1,"on":true}',
    '{"type":"open","code":"x","game":"zehn","name":"Eve","secret":"00","players":4}',
    '{"type":"wake","credit":1000000}',
    '{"type":"emote","id":"n","key":"<script>"}',
    "[" * 3000,
    b"\xff\xfe\x00",
]


@pytest.mark.parametrize("message", NONSENSE, ids=lambda message: repr(message)[:40])
def test_nonsense_is_refused_and_hurts_nobody(house, message):
    async def evening() -> None:
        opened = house.open("zehn", players=2)
        host = await Guest(house, opened["code"], opened["token"]).come()
        before = host.table
        await host.send(message)
        await host.until(lambda: any('"refused"' in frame for frame in host.frames))
        (refused,) = [json.loads(frame) for frame in host.frames if '"refused"' in frame]
        assert refused["key"] in ("bad_message", "not_now", "seated_already")
        assert host.table == before
        assert (await host.ask("chat", text="still here"))["type"] == "ok"
        await host.go()

    spend(evening())


WORDS = ("move", "sit", "swap", "settle", "hello", "ping", "pong", "sync")
FIELDS = ("type", "id", "seat", "name", "move", "decision", "on", "key", "at")
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(FIELDS), inner | st.sampled_from(WORDS), max_size=5)
    ),
    max_leaves=8,
)


@settings(max_examples=40, deadline=None)
@given(data=ANY_JSON)
def test_any_json_leaves_the_server_standing(house, data):
    async def evening() -> None:
        opened = _table(house)
        guest = await Guest(house, opened["code"]).come()
        await guest.send(json.dumps(data))
        await guest.send({"type": "ping", "at": 1})
        await guest.until(lambda: any('"pong"' in frame for frame in guest.frames))
        await guest.go()

    spend(evening())


_opened: dict[int, dict[str, str]] = {}


def _table(house) -> dict[str, str]:
    return _opened.setdefault(house.port, house.open("zehn", players=2))


def test_a_message_that_is_too_large_ends_the_connection(house):
    async def evening() -> None:
        opened = house.open("zehn", players=2)
        host = await Guest(house, opened["code"], opened["token"]).come()
        await host.send({"type": "chat", "id": "a", "text": "x" * 5000})
        await host.until(lambda: host.closed is not None)
        assert host.closed == 1009
        again = await Guest(house, opened["code"], opened["token"]).come()
        assert again.chat == []
        await again.send(json.dumps({"type": "chat", "id": "a", "text": "x" * 200_000}))
        await again.until(lambda: again.closed is not None)
        assert again.closed == 1009

    spend(evening())


def test_the_first_message_is_hello(house):
    async def evening() -> None:
        opened = house.open("zehn", players=2)
        for first in ('{"type":"sync"}', "nonsense", '{"type":"hello","token":"short"}'):
            async with connect(house.socket(opened["code"])) as opening:
                await opening.send(first)
                assert json.loads(await opening.recv())["key"] == "bad_message"
                with pytest.raises(ConnectionClosed):
                    await opening.recv()
                assert opening.close_code == 4000

    spend(evening())


@pytest.mark.parametrize("code", ["aaaaaaaa", "x", "a" * 500, "%00", "AAAAAAAA", "%2e%2e"])
def test_there_is_no_such_table(house, code):
    async def evening() -> None:
        guest = await Guest(house, code).come()
        assert guest.closed == 4004

    spend(evening())


def test_a_stranger_cannot_do_what_a_guest_may(house):
    async def evening() -> None:
        opened = house.open("zehn", players=2)
        host, friend = await sit_down(house, opened, 2)
        await host.do("start")
        stranger = await Guest(house, opened["code"], "guessed" * 5).come()
        assert stranger.you == {"person": None, "seat": None, "token": None}
        assert stranger.view["hand"] == []
        await stranger.until(lambda: stranger.decision)
        asked = host if host.legal else friend
        answer = await stranger.ask("move", decision=asked.decision["number"], move=asked.legal[0])
        assert answer["key"] == "not_seated"
        assert (await stranger.ask("kick", seat=1))["key"] == "not_seated"
        assert (await stranger.ask("sit", name="Eve", seat=1))["key"] == "seat_taken"
        other = friend if asked is host else host
        answer = await other.ask("move", decision=asked.decision["number"], move=asked.legal[0])
        assert answer["key"] in ("not_asked", "not_in_hand", "bad_move")
        assert (await friend.ask("kick", seat=0))["key"] == "not_host"
        for guest in (host, friend, stranger):
            await guest.go()

    spend(evening())


def test_replayed_messages_do_nothing(house):
    """Whatever a client has sent is sent again, in the same order and in another one."""

    async def evening() -> None:
        opened = house.open("gaunerbande", players=3)
        guests = await sit_down(house, opened, 3)
        await guests[0].do("start")
        sent = []
        for guest in guests:
            await guest.until(lambda guest=guest: guest.legal)
            for number in range(2):
                move = {
                    "type": "move",
                    "id": f"m{number}",
                    "decision": guest.decision["number"],
                    "move": guest.legal[0],
                }
                await guest.send(move)
                await guest.until(lambda guest=guest, number=number: f"m{number}" in guest.answers)
                sent.append((guest, move))
        before = [guest.view for guest in guests]
        for guest, move in sent + random.Random(1).sample(sent, len(sent)):
            assert (await guest.ask("move", again=move["id"], decision=move["decision"], move=move["move"]))[
                "type"
            ] == "ok"
        assert [guest.view for guest in guests] == before
        for guest in guests:
            await guest.go()

    spend(evening())


def test_markup_and_control_characters_stay_text(house):
    async def evening() -> None:
        opened = house.open("zehn", name="<script>a</script>", players=2)
        host = await Guest(house, opened["code"], opened["token"]).come()
        assert host.table["seats"][0]["name"] == "<script>a</script>"
        await host.do("chat", text="\u0000<b>&amp;\u202e\r\nhi\u0007")
        assert host.chat[-1]["text"] == "<b>&amp; hi"
        assert (await host.ask("rename", name="\u200b"))["key"] == "bad_name"
        assert (await host.ask("rename", name="x" * 30))["key"] == "bad_name"
        assert (await host.ask("rename", name="x" * 50))["key"] == "bad_message"
        await host.go()
        _, page, headers = house.get(f"/api/tables/{opened['code']}")
        assert headers["content-type"] == "application/json"
        assert headers["x-content-type-options"] == "nosniff"
        assert page["seats"][0]["name"] == "<script>a</script>"

    spend(evening())


# Limits


def test_a_flood_is_refused_and_then_cut_off(strict):
    async def evening() -> None:
        opened = strict.open("zehn", players=2)
        host = await Guest(strict, opened["code"], opened["token"]).come()
        friend = await Guest(strict, opened["code"]).come()
        await friend.do("sit", name="Ben")
        with contextlib.suppress(ConnectionClosed):
            for number in range(300):
                await friend.send({"type": "chat", "id": f"f{number}", "text": "spam"})
        await friend.until(lambda: friend.closed is not None)
        assert friend.closed == 4008
        assert any('"key":"too_fast"' in frame for frame in friend.frames)
        assert len(host.chat) < 40
        assert (await host.ask("chat", text="peace"))["type"] == "ok"
        await host.go()

    spend(evening())


def test_too_many_tables_and_requests_are_refused(strict):
    answers = [strict.post("/api/tables", {"game": "zehn", "name": "Eve"}) for _ in range(12)]
    assert {status for status, _, _ in answers} == {201, 429}
    assert [status for status, _, _ in answers[:5]] == [201] * 5
    assert {strict.get("/api/tables/aaaaaaaa")[0] for _ in range(40)} == {404, 429}
    assert strict.get("/health")[0] == 200


# Where browsers come from


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_other_sites_are_kept_out(house, origin):
    async def evening() -> None:
        opened = house.open("zehn", players=2)
        with pytest.raises(InvalidStatus) as refused:
            await connect(house.socket(opened["code"]), origin=origin)
        assert refused.value.response.status_code == 403
        async with connect(house.socket(opened["code"]), origin=house.url) as ours:
            await ours.send('{"type":"hello"}')
            assert json.loads((await ours.recv()).split("\n")[0])["type"] == "snapshot"

    spend(evening())
    status, refused, _ = house.post("/api/tables", {"game": "zehn", "name": "Eve"}, Origin=origin)
    assert (status, refused["key"]) == (403, "wrong_origin")
    assert house.post("/api/tables", {"game": "zehn", "name": "Eve"}, Origin=house.url)[0] == 201
