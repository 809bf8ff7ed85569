"""Frames of messages are read here, however they come; what is no message is for others to answer. Before that it is
tried whether they come and go as they do by ASGI.
"""

import asyncio
import base64
import contextlib
import os
import re
import socket
import time

import pytest
import uvicorn
import uvloop
from websockets.frames import Frame, Opcode

from stammtisch.server.http.entrance import make_entrance
from stammtisch.server.limits.connections import ConnectionLimits
from stammtisch.server.ws import wire
from stammtisch.server.ws.plain import Plain
from stammtisch.service.limits import Limits
from tests.server.house import House

HANDSHAKE = (
    b"GET /ws/ HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %b\r\n\r\n" % base64.b64encode(os.urandom(16))
)


def masked(text: bytes, opcode: int = 1, *, last: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(Opcode(opcode), text, last).serialize(mask=True)


def plug_in(house: House, code: str) -> socket.socket:
    """A socket of a table, by hand."""
    line = socket.create_connection(("127.0.0.1", house.port), timeout=60)
    line.sendall(HANDSHAKE.replace(b"/ws/", f"/ws/{code}".encode()))
    while b"\r\n\r\n" not in line.recv(4096):
        pass
    return line


def test_words_come_whole_however_they_are_cut(house):
    """Masked as browsers do, byte by byte, several at once, and in fragments: everything is heard once, in order."""
    opened = house.open("gaunerbande")
    line = plug_in(house, opened["code"])
    hello = masked(b'{"type":"hello","token":"%b"}' % opened["token"].encode())
    said = [b'{"type":"chat","id":"c%d","text":"line %d"}' % (number, number) for number in range(6)]
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    cut = hello + masked(said[0]) + masked(b"pong", opcode=10) + masked(said[1])
    for place in range(len(cut)):
        time.sleep(0.001)  # so that they are pieces; whether they arrive as such does not matter to what is heard
        line.sendall(cut[place : place + 1])
    line.sendall(masked(said[2]) + masked(said[3]) + masked(b"ping", opcode=9))
    line.sendall(masked(said[4][:9], last=False) + masked(said[4][9:], opcode=0) + masked(said[5]))
    heard = b""
    while heard.count(b'"type":"ok"') < len(said):
        more = line.recv(65_536)
        assert more, heard
        heard += more
    line.close()
    assert re.findall(rb'"text":"line (\d)"', heard) == [b"%d" % number for number in range(6)]
    assert b"\x8a\x04ping" in heard


FAULTS = {
    "a piece of nothing": (masked(b"x", opcode=0), 1002),
    "a message within another": (masked(b"a", last=False) + masked(b"b"), 1002),
    "an opcode that there is not": (b"\x83\x80\0\0\0\0", 1002),
    "not masked": (b"\x81\x02{}", 1002),
    "compressed": (b"\xc1\x80\0\0\0\0", 1002),
    "a long ping": (b"\x89\xfe\0\x7e\0\0\0\0" + b"x" * 126, 1002),
    "too long": (masked(b"x" * 20_000), 1009),
    "said to be too long": (b"\x81\xff\0\0\0\x01" + bytes(8), 1009),
    "too long in pieces": (masked(b"x" * 9000, last=False) + masked(b"x" * 9000, opcode=0), 1009),
}


@pytest.mark.parametrize(("frames", "code"), FAULTS.values(), ids=FAULTS)
def test_a_frame_against_the_protocol_ends_the_socket_and_says_why(house, frames, code):
    opened = house.open("gaunerbande")
    with plug_in(house, opened["code"]) as line:
        line.sendall(masked(b'{"type":"hello"}') + frames)
        heard = b""
        with contextlib.suppress(ConnectionError):
            while more := line.recv(65_536):
                heard += more
    assert re.search(rb"\x88[\x02-\x7d]" + re.escape(code.to_bytes(2, "big")), heard)


def test_whoever_does_not_read_is_cut_off_and_others_are_not(tmp_path):
    """What is told to them waits, and there is an end to that."""
    with House(tmp_path, waiting=200_000).start() as small:
        opened = small.open("gaunerbande")
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", small.port))
        line.settimeout(60)
        line.sendall(HANDSHAKE.replace(b"/ws/", f"/ws/{opened['code']}".encode()))
        assert line.recv(12) == b"HTTP/1.1 101"
        line.sendall(masked(b'{"type":"hello"}'))
        time.sleep(0.5)
        heap = masked(b'{"type":"nonsense","id":"%b"}' % (b"x" * 40)) * 500
        until, cut = time.monotonic() + 60, False
        with line:
            try:
                while time.monotonic() < until:
                    line.sendall(heap)
            except ConnectionError:
                cut = True
        assert cut
        assert small.get("/health")[0] == 200
        assert "Traceback" not in small.log


# The trial


def trial(kind=wire.Wire, loop=uvloop.new_event_loop, **settings) -> str | None:
    def config(application) -> uvicorn.Config:
        entrance = make_entrance(ConnectionLimits(Limits()), kind)
        given = {"http": entrance, "ws": "websockets-sansio", "ws_per_message_deflate": False, **settings}
        return uvicorn.Config(application, lifespan="off", log_config=None, **given)

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(wire.find_fault(config))


@pytest.mark.parametrize("loop", [uvloop.new_event_loop, asyncio.new_event_loop])
def test_the_trial_finds_no_fault_with_what_is_installed(loop):
    assert trial(loop=loop) is None


def wrong_head(self, text: bytes) -> int:
    self._transport.write(b"\x82%c" % len(text[:100]) + text[:100])
    return 0


FAILURES = {
    "frames are not those of ASGI": ("push", wrong_head),
    "what was heard is not what was said": ("_take_message", lambda self, frame, start: self._hear(frame[start:])),
    "TimeoutError": ("_take_piece", lambda self, frame, start, last: None),
    "ValueError: no": ("listen", lambda *_: (_ for _ in ()).throw(ValueError("no"))),
}


@pytest.mark.parametrize(("said", "broken"), FAILURES.items(), ids=FAILURES)
def test_the_trial_finds_what_does_not_fit(monkeypatch, said, broken):
    monkeypatch.setattr(wire, "TRIAL", 0.5)
    monkeypatch.setattr(wire.Wire, *broken)
    assert trial().startswith(said)


def test_the_trial_finds_a_server_that_reads_messages_itself():
    assert trial(Plain) == "TypeError: the socket is a Plain"


def test_the_trial_finds_a_server_that_makes_connections_otherwise():
    class Deaf(asyncio.Protocol):
        """A release that asks for something else."""

        def __init__(self, **_):
            raise TypeError("a new argument")

    assert trial(http=Deaf) == "TypeError: a new argument"
