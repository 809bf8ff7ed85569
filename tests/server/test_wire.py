"""The short way in uvicorn is taken with versions that it was tried with; otherwise plain ASGI does the same."""

import asyncio
import base64
import os
import random
import re
import socket
import time

import pytest
import uvicorn
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from stammtisch.server import wire
from tests.server.evenings import spend
from tests.server.guest import Guest, sit_down
from tests.server.house import House

HANDSHAKE = (
    b"GET /ws/ HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %b\r\n\r\n" % base64.b64encode(os.urandom(16))
)


def masked(text: bytes, opcode: int = 1, *, last: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(Opcode(opcode), text, last).serialize(mask=True)


def test_the_version_that_is_pinned_was_tried():
    assert wire.is_tried(), f"try wire.py with uvicorn {uvicorn.__version__}, then say so in TRIED"


@pytest.mark.parametrize(("version", "tried"), [("0.54.0", True), ("0.54.3", True), ("0.55.0", False), ("1.0", False)])
def test_another_version_is_another_matter(monkeypatch, version, tried):
    monkeypatch.setattr(uvicorn, "__version__", version)
    assert wire.is_tried() == tried


def test_between_two_frames_is_nowhere_else():
    """The short way in is taken with the websockets that is pinned, and never in the middle of something."""
    conn = ServerProtocol()
    assert not wire.is_between(conn)
    conn.receive_data(HANDSHAKE)
    (request,) = conn.events_received()
    conn.send_response(conn.accept(request))
    for size in (0, 5, 125, 126, 70_000):
        frame = masked(b"x" * size)
        for byte in range(len(frame)):
            assert byte > 20 or wire.is_between(conn) == (byte == 0)
            conn.receive_data(frame[byte : byte + 1])
        assert wire.is_between(conn)
    conn.receive_data(masked(b"half a mess", opcode=1, last=False))
    assert not wire.is_between(conn)
    conn.receive_data(masked(b"age", opcode=0))
    conn.receive_data(masked(b"still there?", opcode=9))
    assert conn.current_size is not None or wire.is_between(conn)
    conn.receive_data(masked(b"\x03\xe8", opcode=8))
    assert not wire.is_between(conn)


def test_words_come_whole_however_they_are_cut(house):
    """Masked as browsers do, byte by byte, several at once, and in fragments: everything is heard once, in order."""
    opened = house.open("gaunerbande")
    line = socket.create_connection(("127.0.0.1", house.port), timeout=60)
    line.sendall(HANDSHAKE.replace(b"/ws/", f"/ws/{opened['code']}".encode()))
    hello = masked(b'{"type":"hello","token":"%b"}' % opened["token"].encode())
    said = [b'{"type":"chat","id":"c%d","text":"line %d"}' % (number, number) for number in range(6)]
    cut = masked(said[1])
    for piece in (hello[:1], hello[1:7], hello[7:], masked(said[0]), cut[:5], cut[5:]):
        time.sleep(0.02)  # so that they are pieces; whether they arrive as such does not matter to what is heard
        line.sendall(piece)
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


def test_a_match_by_plain_asgi(tmp_path):
    """People come, play a whole match, are shown out and come back."""

    async def evening(house: House) -> None:
        opened = house.open("gaunerbande", options={"limit": 1})
        guests = await sit_down(house, opened, 4)
        await guests[0].do("start")
        rng = random.Random(3)
        await asyncio.gather(*(guest.play(rng.choice) for guest in guests))
        assert guests[0].view["outcome"]
        assert "untried" in house.log
        rude = await Guest(house, opened["code"]).come()
        await rude.send({"type": "nonsense"})
        await rude.until(lambda: any('"bad_message"' in frame for frame in rude.frames))
        for guest in (*guests, rude):
            await guest.go()
        house.stop()
        house.start()
        again = await Guest(house, opened["code"], guests[1].token).come()
        assert again.view["outcome"] == guests[1].view["outcome"]
        await again.go()

    house = House(tmp_path, plain=True).start()
    try:
        spend(evening(house))
    finally:
        house.close()
