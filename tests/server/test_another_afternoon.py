"""Attacks of another afternoon (docs/design/threats.md): what came with days, challenges and long evenings."""

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from stammtisch.core import errors
from stammtisch.server.config import Config
from stammtisch.server.hub import Hub
from stammtisch.server.work import rebuilding
from stammtisch.server.work.rebuilding import Rebuilding, asking
from stammtisch.service.attempts import FirstAttempts
from stammtisch.service.connection import Connection
from stammtisch.service.limits import Limits
from stammtisch.service.metrics import Metrics
from stammtisch.service.room import Room
from stammtisch.table import Refused, Table, commands, key_of, reading
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House
from tests.server.test_connection import Paper
from tests.server.test_loop import ask, running


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with little patience for pages, and with none for faults of its own."""
    with House(tmp_path_factory.mktemp("afternoon"), pages=0.01, pages_burst=60).start() as running:
        yield running
        assert running.stop() == 0
        assert '"level": "error"' not in running.log
        assert "Traceback" not in running.log


# Words that become names of files


LONG = "x" * 20_000


@pytest.mark.parametrize(
    "path",
    [f"/api/rules/zehn?language={LONG}", "/api/rules/zehn?language=/etc/x", f"/api/lab/x/report?language={LONG}"],
)
def test_a_language_never_becomes_the_name_of_any_other_file(guarded: House, path: str) -> None:
    status, _, _ = guarded.get(path)
    assert status == (404 if "lab" in path else 200)


def test_nor_does_that_of_somebody_who_asks_for_another_server(guarded: House) -> None:
    status, said, _ = guarded.get("/", **{"Host": "elsewhere.example", "Accept-Language": LONG})
    assert (status, b"elsewhere.example" in said) == (421, True)


def test_what_never_changes_and_what_there_is_not_have_a_budget_too(guarded: House) -> None:
    """It costs little, and nobody needs it thousands of times."""
    asked = [guarded.get(path) for path in ("/api/games", "/api/rules/zehn", "/api/nothing") for _ in range(30)]
    assert asked[0][0] == 200
    refused = [said for status, said, _ in asked if status == 429]
    assert refused
    assert json.dumps(refused[0]).count("too_fast") == 1


# Requests without end


TO = b"HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
POST = b"POST /api/qr " + TO + b"Transfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "trailers": (POST + b"1\r\n{\r\n0\r\n", b"X-T: x\r\n" * 500),
    "one trailer": (POST + b"1\r\n{\r\n0\r\nX-T: ", b"x" * 4000),
    "what is said of a piece": (POST + b"1;", b"x" * 4000),
    "a letter a piece": (POST, b"1\r\n \r\n" * 600),
    "heads, little by little": (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"X-T: x\r\n" * 500),
    "a body that was refused": (POST.replace(b"Transfer-Encoding: chunked", b"Content-Length: 90000000"), b" " * 4000),
}


@pytest.mark.parametrize(("begin", "more"), ENDLESS.values(), ids=ENDLESS)
def test_what_lies_around_a_request_has_an_end(guarded: House, begin: bytes, more: bytes) -> None:
    """Trailers were kept in memory, ten times their size; of pieces and heads only what came at once was counted."""
    with closing(socket.create_connection(("127.0.0.1", guarded.port), 20, ("127.0.0.4", 0))) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(begin)
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 2_000_000:
                line.sendall(more)
                sent += len(more)
                time.sleep(0.002)  # not all at once
        assert sent < 1_900_000


UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: c3RhbW10aXNjaCB0ZXN0cw==\r\n"
)


@pytest.mark.parametrize(
    "request_line",
    [b"POST /ws/x " + TO + b"Content-Length: 5\r\n", b"GET /ws/x " + TO + b"Transfer-Encoding: chunked\r\n"],
    ids=["with a length", "in pieces"],
)
def test_a_request_for_a_socket_that_has_a_body_is_not_waited_for(guarded: House, request_line: bytes) -> None:
    """It was neither a request any more nor a socket yet, and stayed for as long as somebody liked."""
    with closing(socket.create_connection(("127.0.0.1", guarded.port), 5, ("127.0.0.5", 0))) as line:
        line.sendall(request_line + UPGRADE + b"\r\nhello")
        with contextlib.suppress(ConnectionError):
            assert not line.recv(4096).startswith(b"HTTP/1.1 101")


# Nonsense


def test_what_is_wrong_with_nonsense_is_found_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sends it sends much: what messages may be is looked up once, and names without end are not compared."""
    wanted = commands.ByPeople | commands.ByConnection
    assert reading.what_is_wrong(b'{"type":"x"}', wanted).key == "wrong_field"
    monkeypatch.setattr(reading.inspect, "type_info", None)
    assert reading.what_is_wrong(b'{"type":"y"}', wanted).key == "wrong_field"
    compared: list[str] = []
    monkeypatch.setattr(errors, "get_close_matches", lambda name, *_: compared.append(name) or [])
    assert errors.near("limt" * 5000, ["limit"]) == {}
    assert len(compared[0]) < 100


# Long logs


TOKEN = "the token of the host"


async def open_with(hub: Hub, lines: int) -> str:
    """A table that has left memory, with so many lines in its log at least."""
    opened = commands.Open(code=hub.tables.new_code(), game="zehn", name="Ada", secret="00" * 32, players=2)
    room = await hub.tables.open(opened, key_of(TOKEN))
    for number in range(lines):
        room.carry_out(room.table.apply(key_of(TOKEN), commands.Chat(f"c{number}", "hello"), hub.now()))
    await hub.store.settled()
    hub.tables.remove(room)
    return opened.code


def test_logs_that_take_long_keep_nobody_from_another_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty tables with huge logs, fetched again and again: everybody else's tables and pages wait for none of them."""
    monkeypatch.setattr(rebuilding, "LONG", 10)
    over, rebuild, begun = threading.Event(), Table.rebuild, list[int]()

    def slow(rows: Any, *given: Any) -> Table:
        if len(rows) > rebuilding.LONG:
            begun.append(1)
            over.wait(30)
        return rebuild(rows, *given)

    async def evening() -> None:
        hub = Hub(Config(database=f"sqlite:///{tmp_path / 'x.db'}", warm_up=False))
        long = [await open_with(hub, 12) for _ in range(40)]
        short = await open_with(hub, 1)
        monkeypatch.setattr(Table, "rebuild", slow)
        fetching = [asyncio.create_task(hub.tables.find(code)) for code in long]
        try:
            async with asyncio.timeout(10):
                while not begun:
                    await asyncio.sleep(0.01)
                assert await hub.tables.find(short)
                await asyncio.to_thread(int)  # pages are looked for there
                assert len(begun) == 1, "what waits does so without its log"
        finally:
            over.set()
        assert all(await asyncio.gather(*fetching))
        await hub.close()

    spend(evening())


def test_of_those_who_want_tables_the_one_who_has_used_least_is_next() -> None:
    async def evening() -> list[str]:
        line, served, gate = Rebuilding(Metrics()), list[str](), threading.Event()

        def work(name: str) -> Callable[[], None]:
            return lambda: (gate.wait(10), served.append(name))[1]

        async def want(name: str) -> None:
            asking.set(name)
            await line.make(rebuilding.LONG + 1, work(name))

        wanting = [asyncio.create_task(want(name)) for name in ("greedy", "greedy", "greedy", "modest")]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*wanting)
        return served

    assert spend(evening()) == ["greedy", "modest", "greedy", "greedy"]


def test_the_address_goes_with_whoever_asks_for_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    async def make(self: Any, lines: int, work: Callable[[], Table]) -> Table:
        heard.append(asking.get())
        return work()

    async def evening() -> None:
        async with running(tmp_path) as app:
            code = await open_with(app._app.state.hub, 1)
            monkeypatch.setattr(rebuilding.Rebuilding, "make", make)
            assert (await ask(app, f"/api/tables/{code}"))[0] == 200

    spend(evening())
    assert heard == ["10.0.0.1"]


# Whether a first try is one


def test_whether_a_first_try_is_one_is_looked_for_once_and_in_line(tmp_path: Path) -> None:
    """Twenty logs may have to be read for it, for each of thirty friends; and anybody asks as often as they like."""

    async def evening() -> None:
        hub = Hub(Config(database=f"sqlite:///{tmp_path / 'x.db'}", warm_up=False, keep=0))
        waited, read, rows, compute = list[str](), list[str](), hub.work.rows, hub.work.compute

        async def counted(work: Any, *, address: str) -> Any:
            waited.append(address)
            return await compute(work, address=address)

        hub.work.compute = counted  # type: ignore[method-assign]
        hub.work.rows = lambda code: (read.append(code), rows(code))[1]  # type: ignore[method-assign]
        tables = [await open_with(hub, 3) for _ in range(4)]
        for number, code in enumerate(tables):
            await hub.store.attempts.begin("d", "somebody", code, number, None, None)
        attempts, first = FirstAttempts(hub), await hub.store.attempts.find("d", tables[0])
        assert first is not None
        for _ in range(5):
            assert not await attempts.was_tried_out("d", first, "10.0.0.1", over=True)
        assert sorted(read) == sorted(tables)
        assert waited == ["10.0.0.1"] * len(tables)
        await hub.close()

    spend(evening())


def test_playing_a_deal_again_and_again_afterwards_takes_no_first_try_away(tmp_path: Path) -> None:
    async def evening() -> list[bool]:
        hub = Hub(Config(database=f"sqlite:///{tmp_path / 'x.db'}", warm_up=False, keep=0))
        store = hub.store
        found = []

        async def moves(code: str, address: str) -> tuple[int | None, int | None]:
            return (1, 1000) if code == "aaaaaaaa" else (None, None)

        for deal, later in (("d", 1001), ("e", 999)):  # the first try was over at 1000
            await store.attempts.begin(deal, "somebody", "aaaaaaaa", 1, None, None)
            for number in range(25):
                await store.attempts.begin(deal, "somebody", f"{number:08}", later, None, None)
            attempts, first = FirstAttempts(hub), await store.attempts.find(deal, "aaaaaaaa")
            attempts._moves = moves  # type: ignore[method-assign]
            assert first is not None
            found.append(await attempts.was_tried_out(deal, first, "10.0.0.1", over=True))
        await hub.close()
        return found

    assert spend(evening()) == [False, True]


# Everything full


def test_many_windows_say_no_more_than_an_address_may(tmp_path: Path) -> None:
    """Each connection has a limit; two hundred of them, saying nonsense as often as they may, would fill the loop."""

    async def evening() -> None:
        code = house.open("zehn", players=2)["code"]
        windows = [await Guest(house, code, address="127.0.0.2").come() for _ in range(6)]
        bystander = await Guest(house, code, address="127.0.0.3").come()
        guests = [*windows, bystander]
        for number in range(15):
            for guest in guests:
                await guest.send({"type": "nonsense", "id": f"n{number}"})
        for guest in guests:
            await guest.until(lambda guest=guest: len(guest.answers) == 15)
        told = Counter(answer["key"] for window in windows for answer in window.answers.values())
        assert 40 <= told["bad_message"] <= 62
        assert told["too_fast"] == 90 - told["bad_message"]
        assert {answer["key"] for answer in bystander.answers.values()} == {"bad_message"}
        for guest in guests:
            assert guest.closed is None
            await guest.go()

    with House(tmp_path, rate=30, messages=1, messages_burst=60).start() as house:
        spend(evening())


def test_behind_a_proxy_one_address_does_not_have_all_sockets(tmp_path: Path) -> None:
    """A proxy's connections are not counted, and whoever sits at a table gets in however many look on."""

    async def evening() -> None:
        tables = [house.open("zehn", players=2) for _ in range(3)]

        async def come(number: int, address: str) -> str:
            where = {"X-Forwarded-For": address}
            table = tables[number % 3]
            line = await connect(house.socket(table["code"]), compression=None, additional_headers=where)
            lines.append(line)
            await line.send(json.dumps({"type": "hello", "token": table["token"]}))
            return str(await line.recv())

        lines: list[Any] = []
        for number in range(12):
            assert "snapshot" in await come(number, "203.0.113.9")
        with pytest.raises(InvalidStatus):
            await come(0, "203.0.113.9")
        assert "snapshot" in await come(1, "203.0.113.10")
        for line in lines:
            await line.close()

    with House(tmp_path, open_per_address=12).start() as house:
        spend(evening())


def test_tables_that_nobody_looks_at_make_room_for_others(tmp_path: Path) -> None:
    """Whoever fetches table after table fills the memory with them for a minute; nobody else is kept out by that."""

    async def evening() -> None:
        hub = Hub(Config(database=f"sqlite:///{tmp_path / 'x.db'}", warm_up=False, limits=Limits(tables=3)))

        async def open_one() -> Room:
            opened = commands.Open(code=hub.tables.new_code(), game="zehn", name="Ada", secret="00" * 32, players=2)
            return await hub.tables.open(opened, key_of(TOKEN))

        first, second, third = [await open_one() for _ in range(3)]
        with pytest.raises(Refused, match="pub is full"):
            await open_one()  # somebody may be on their way to each of them
        for room, seconds in ((first, 10), (second, 20), (third, 30)):
            room.left -= seconds
        third.connections.append(Connection(Paper(), "here", hub.config.limits, hub.outbox))
        fourth = await open_one()
        assert list(hub.tables.rooms.values()) == [first, third, fourth], (
            "the one goes that nobody has looked at for longest"
        )
        assert await hub.tables.find(second.table.code), "and comes back in its turn"
        assert first.table.code not in hub.tables.rooms
        third.connections.clear()
        await hub.close()

    spend(evening())
