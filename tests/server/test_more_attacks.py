"""Attacks that came to mind later (docs/design/threats.md), tried against a server with the limits that people meet."""

import asyncio
import contextlib
import re
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import closing

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from stammtisch.server.storage import Store
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House

STRANGER, BYSTANDER = "127.0.0.2", "127.0.0.3"
HELLO = b'{"type":"hello"}'


def frame(payload: bytes = b"", opcode: int = Opcode.TEXT, *, last: bool = True) -> bytes:
    return Frame(Opcode(opcode), payload, last).serialize(mask=True)


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server as people run it, as far as what is tried here goes."""
    limits = {"rate": 30, "frames": 300, "requests": 1, "requests_burst": 200, "pages": 50, "pages_burst": 3000}
    with House(tmp_path_factory.mktemp("guarded"), **limits).start() as running:
        yield running
        assert running.stop() == 0
        assert '"level": "error"' not in running.log
        assert "Traceback" not in running.log


def plug_in(house: House, code: str, address: str = STRANGER) -> socket.socket:
    """A socket of a table, by hand."""
    line = socket.create_connection(("127.0.0.1", house.port), timeout=20, source_address=(address, 0))
    line.sendall(
        f"GET /ws/{code} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RhbW10aXNjaCB0ZXN0cw==\r\n\r\n".encode()
    )
    while b"\r\n\r\n" not in line.recv(4096):
        pass
    return line


def flood(line: socket.socket, heap: bytes, most: int = 4_000_000) -> int:
    """Send without end; how many bytes were taken until the other side had enough."""
    sent = 0
    with contextlib.suppress(ConnectionError, TimeoutError):
        while sent < most:
            line.sendall(heap)
            sent += len(heap)
    return sent


def ask(house: House, request: bytes, address: str = STRANGER) -> bytes:
    """Whatever comes back to raw bytes."""
    line = socket.create_connection(("127.0.0.1", house.port), timeout=20, source_address=(address, 0))
    with closing(line):
        line.sendall(request)
        found = b""
        with contextlib.suppress(ConnectionError, TimeoutError):
            while part := line.recv(65_536):
                found += part
        return found


HEAPS = {
    "pings": frame(opcode=Opcode.PING) * 4000,
    "unasked pongs": frame(b"1234", Opcode.PONG) * 3000,
    "pieces without a letter": frame(last=False) + frame(opcode=Opcode.CONT, last=False) * 4000,
    "empty messages": frame() * 4000,
    "a letter a piece": frame(b"x", last=False) + frame(b"x", Opcode.CONT, last=False) * 3000,
}


@pytest.mark.parametrize("hello", [True, False], ids=["after hello", "before hello"])
@pytest.mark.parametrize("heap", HEAPS.values(), ids=HEAPS)
def test_heaps_of_tiny_frames_are_cut_off_at_once(guarded: House, heap: bytes, hello: bool) -> None:
    code = guarded.open("zehn", players=2)["code"]
    with closing(plug_in(guarded, code)) as line:
        if hello:
            line.sendall(frame(HELLO))
            time.sleep(0.2)
        assert flood(line, heap) < 3_900_000, "it was taken in for ever"


def test_heaps_of_tiny_frames_hold_nobody_up(guarded: House) -> None:
    def raid() -> None:
        for _ in range(12):
            with closing(plug_in(guarded, "aaaaaaaa")) as line:
                flood(line, HEAPS["pings"], 500_000)

    raiding = threading.Thread(target=raid)
    raiding.start()
    slowest = 0.0
    while raiding.is_alive():
        begun = time.monotonic()
        assert guarded.get("/health")[0] == 200
        slowest = max(slowest, time.monotonic() - begun)
        time.sleep(0.05)
    assert slowest < 3, "somebody else had to wait"


STRANGE_FRAMES = {
    "a compressed one that nobody agreed on": b"\xc1\x80\0\0\0\0",
    "not masked": b"\x81\x02{}",
    "a ping of 126 bytes": b"\x89\xfe\x00\x7e\0\0\0\0" + b"x" * 126,
    "a ping in two pieces": b"\x09\x80\0\0\0\0",
    "an opcode that there is not": b"\x83\x80\0\0\0\0",
    "a length with its first bit set": b"\x81\xff\xff" + b"\0" * 7 + b"\0\0\0\0",
    "four gigabytes": b"\x81\xff\0\0\0\x01" + b"\0" * 4 + b"\0\0\0\0",
    "closing with a code that nobody may use": frame(b"\x03\xed", Opcode.CLOSE),
    "closing with half a code": frame(b"\x03", Opcode.CLOSE),
    "closing with no UTF-8": frame(b"\x03\xe8\xff\xfe", Opcode.CLOSE),
}


@pytest.mark.parametrize("strange", STRANGE_FRAMES.values(), ids=STRANGE_FRAMES)
def test_frames_against_the_protocol_end_their_own_connection_alone(guarded: House, strange: bytes) -> None:
    code = guarded.open("zehn", players=2)["code"]
    with closing(plug_in(guarded, code)) as line:
        line.sendall(frame(HELLO) + strange)
        with contextlib.suppress(ConnectionError):
            while line.recv(65_536):
                pass  # until it is closed; a time limit would raise
    assert guarded.get("/health")[0] == 200


def test_messages_by_the_thousand_before_hello_are_not_kept(guarded: House) -> None:
    before = memory(guarded)
    lines = [plug_in(guarded, "aaaaaaaa") for _ in range(20)]
    for line in lines:
        flood(line, frame(b"{}") * 4000, 200_000)
    after = memory(guarded)
    for line in lines:
        line.close()
    assert after < before + 30_000, "kilobytes"


def memory(house: House) -> int:
    with open(f"/proc/{house.process}/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))


HOST = b" HTTP/1.1\r\nHost: localhost\r\n"
LAST = HOST + b"Connection: close\r\n\r\n"
STRANGE_REQUESTS = {
    "two lengths": b"POST /api/check" + HOST + b"Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}",
    "a length and pieces": b"POST /api/check" + HOST + b"Content-Length: 4\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "a length with a sign": b"POST /api/check" + HOST + b"Content-Length: +2\r\n\r\n{}",
    "a name with a blank": b"GET /health HTTP/1.1\r\nHost : localhost\r\n\r\n",
    "a folded line": b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-One: 1\r\n two\r\n\r\n",
    "a piece of odd size": b"POST /api/check" + HOST + b"Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n",
    "nothing after nul": b"GET /static/%00/../../server/hub.py" + LAST,
    "no UTF-8": b"GET /t/%ff%fe" + LAST,
    "backslashes": b"GET /static/..\\..\\server\\hub.py" + LAST,
    "dots twice encoded": b"GET /static/%252e%252e/server/hub.py" + LAST,
    "all languages there are": b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAccept-Language: "
    + b"de-x-y;q=0.1," * 2000
    + b"\r\n\r\n",
    "somebody else's address": b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
    "a method that there is not": b"BREW /t/aaaaaaaa" + LAST,
}


@pytest.mark.parametrize("request_", STRANGE_REQUESTS.values(), ids=STRANGE_REQUESTS)
def test_strange_requests_are_answered_once_and_never_by_a_fault(guarded: House, request_: bytes) -> None:
    answer = ask(guarded, request_)
    assert b" 500 " not in answer
    assert answer.count(b"HTTP/1.1 ") <= 1, "one request, one answer: what stood inside it was not another"
    assert b"stammtisch_tables" not in answer
    assert b"class Hub" not in answer


def test_a_page_without_an_address_of_its_own_is_foreign(guarded: House) -> None:
    async def evening() -> None:
        opened = guarded.open("zehn", players=2)
        for origin in ("null", "file://", "", "http://localhost.evil.example", "http://localhost@evil.example"):
            with pytest.raises(InvalidStatus):
                await connect(guarded.socket(opened["code"]), additional_headers={"Origin": origin})

    spend(evening())


ALIKE = [
    *("A\u200dda", "Ada\u3164", "Ada\ufe0f", "\uff21da", "A\u034fda", "Ad\u2800a", "ADA\u115f", "Ada\u00a0"),
    *("\u0410da", "Ad\u0430", "\u0391\u0501\u03b1"),
]


def test_nobody_has_a_name_that_looks_like_another(guarded: House) -> None:
    async def evening() -> None:
        opened = guarded.open("zehn", name="Ada", players=4)
        guest = await Guest(guarded, opened["code"], address=BYSTANDER).come()
        for name in ALIKE:
            assert (await guest.ask("sit", name=name))["key"] == "name_taken", repr(name)
        for name in ("\u3164", "\u2800\u2800", "\u200d", "\ufe0f"):
            assert (await guest.ask("sit", name=name))["key"] == "bad_name", repr(name)
        assert (await guest.ask("sit", name="Adam 👩‍🚀"))["type"] == "ok"
        assert (await guest.ask("rename", name="A\u200dda"))["key"] == "name_taken"
        assert (await guest.ask("rename", name="कुमार"))["type"] == "ok"
        await guest.go()

    spend(evening())


ONE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


def test_requests_sent_ahead_by_the_thousand_are_not_taken_in(guarded: House) -> None:
    line = socket.create_connection(("127.0.0.1", guarded.port), timeout=20, source_address=(STRANGER, 0))
    with closing(line):
        flood(line, ONE * 5000, len(ONE) * 5000)
        found = b""
        with contextlib.suppress(ConnectionError):
            while part := line.recv(65_536):
                found += part
        assert found.count(b"HTTP/1.1 200") < 200
    assert (
        ask(guarded, ONE * 4 + ONE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")).count(b"HTTP/1.1 200") == 5
    )


@pytest.mark.parametrize("place", [*range(len(ONE) - 5, len(ONE) + 3), len(ONE) + 30])
def test_requests_sent_ahead_are_told_apart_wherever_they_are_cut(guarded: House, place: int) -> None:
    """A head may end in the next packet, and another request begin there."""
    sent = ONE.replace(b"/health", b"/nothing") + ONE + ONE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    place += len(b"nothing") - len(b"health")
    line = socket.create_connection(("127.0.0.1", guarded.port), timeout=20, source_address=(STRANGER, 0))
    with closing(line):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(sent[:place])
        time.sleep(0.02)
        line.sendall(sent[place:])
        found = b""
        while part := line.recv(65_536):
            found += part
    assert [each[9:12] for each in re.findall(rb"HTTP/1.1 \d\d\d", found)] == [b"404", b"200", b"200"]


def test_what_was_sent_ahead_behind_a_body_is_no_part_of_it(guarded: House) -> None:
    head = (
        b"POST /api/check HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"
    )
    last = ONE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    found = ask(guarded, head + b'{"game":"zehn"}' + last)
    assert found.count(b"HTTP/1.1 200") == 2
    assert b'"status"' in found


def test_whoever_sends_ahead_and_hangs_up_leaves_no_complaint(guarded: House) -> None:
    for _ in range(30):
        with closing(socket.create_connection(("127.0.0.1", guarded.port), source_address=(STRANGER, 0))) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.sendall(ONE * 10)
            line.recv(1)  # others are still to be answered
    assert guarded.get("/health")[0] == 200
    assert "Traceback" not in guarded.log


def test_those_who_ask_for_health_together_share_one_look(tmp_path, monkeypatch) -> None:
    async def looks() -> int:
        store = Store(f"sqlite:///{tmp_path / 'shared.db'}")
        seen: list[int] = []
        read = store.log.tables_after
        monkeypatch.setattr(store.log, "tables_after", lambda *given: (seen.append(1), read(*given))[1])
        assert all(await asyncio.gather(*(store.answers() for _ in range(500))))
        assert await store.answers()
        await store.close()
        return len(seen)

    assert spend(looks()) == 2


def test_coming_and_going_without_end_is_limited_and_holds_nobody_up(guarded: House) -> None:
    async def evening() -> None:
        opened = guarded.open("zehn", players=2)
        host = await Guest(guarded, opened["code"], opened["token"], address=BYSTANDER).come()
        refused = 0
        for _ in range(260):
            async with connect(guarded.socket(opened["code"]), compression=None, local_addr=("127.0.0.9", 0)) as line:
                await line.send(HELLO.decode())
                refused += "too_fast" in str(await line.recv())
        assert refused
        begun = time.monotonic()
        assert (await host.ask("chat", text="still here"))["type"] == "ok"
        assert time.monotonic() - begun < 2
        await host.go()

    spend(evening())


def test_ids_are_only_ever_words(guarded: House) -> None:
    """An id is made up by a client, and comes back in answers and stands in the log."""

    async def evening() -> None:
        opened = guarded.open("zehn", players=2)
        host = await Guest(guarded, opened["code"], opened["token"], address=BYSTANDER).come()
        for identity in ('","type":"bye', "\n{}", "\\", "\u2028", "'; DROP TABLE log;--", "$[0]", "\x7f"):
            await host.send({"type": "chat", "id": identity, "text": f"I am {identity}"})
            await host.until(lambda identity=identity: identity in host.answers)
            assert host.answers[identity] == {"type": "ok", "id": identity}
        await host.go()
        again = await Guest(guarded, opened["code"], opened["token"], address=BYSTANDER).come()
        assert again.closed is None
        await again.go()

    spend(evening())
