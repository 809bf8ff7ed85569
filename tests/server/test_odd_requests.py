"""Whatever a guest sends to any address of the server, and whenever they hang up: they are answered or dropped, and the
log has no error and no traceback.
"""

import json
import random
import re
import socket
from itertools import product
from pathlib import Path

from starlette.routing import Route

from stammtisch.server.app import make_app
from tests.server.house import House

ROUTES = [each for each in make_app()._app.routes if isinstance(each, Route)]
PLACES = ("x", "zehn", "2026-11-18", "k7m4fqx2", "%00", "..%2f..%2fetc", "%ff%fe", "%F0%9F%83%8F", "-1", "a" * 3000)
"""What may stand in an address where it names something."""
BODIES = (
    *(b"", b"null", b"[]", b"{", b"0", b'""', b"\xff\xfe", b"[" * 50_000, b'{"a":' * 20_000, b"1" * 5_000),
    *(b'{"game":"zehn"}', b'{"game":null,"name":7}', b'{"game":"zehn","name":"\\ud800","players":1e999}'),
    json.dumps({"game": "zehn", "name": "Ada", "players": 10**30, "settings": [{}, {"rounds": 2**70}]}).encode(),
    json.dumps({"game": "klaumau", "settings": [{}, {"deck": {"r1": -1}}], "browser": "b" * 20}).encode(),
    json.dumps(
        {"game": "zehn", "name": "\u0000\u202e", "browser": "b" * 20, "ticket": "x", "moves": [[9, "?"]]}
    ).encode(),
    json.dumps(
        {"tickets": ["x", 1], "tables": [{"code": 1, "token": None}], "record": "stammtisch\n\x00", "text": "\n"}
    ).encode(),
)


def request(method: str, path: str, body: bytes, length: int | None = None) -> bytes:
    size = len(body) if length is None else length
    head = f"{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: {size}\r\n\r\n".encode() + body


def say(house: House, sent: bytes, *, heard: bool) -> bytes:
    """Send it, and hang up at once, or when there is an answer."""
    with socket.create_connection(("127.0.0.1", house.port), 60) as line:
        line.sendall(sent)
        return line.recv(1000) if heard else b""


def test_no_request_leaves_an_error_in_the_log(tmp_path: Path) -> None:
    chance = random.Random(1)
    with House(tmp_path, studies_burst=1).start() as house:
        places = (*PLACES, house.post("/api/quick", {"game": "zehn", "name": "Ada"})[1]["code"])
        for route, method in product(ROUTES, ("GET", "POST", "PUT")):
            bodies = BODIES if method in (route.methods or ()) else BODIES[:1]
            for body in bodies if method == "POST" else BODIES[:4]:
                path = re.sub(r"{[^}]*}", lambda _: chance.choice(places), route.path)
                answer = say(house, request(method, path, body), heard=True)
                assert re.match(rb"HTTP/1.1 [234]\d\d ", answer), (method, path, body[:60], answer)
                say(house, request(method, path, body), heard=False)
                say(house, request(method, path, body[: len(body) // 2], len(body) + 1), heard=False)
        assert house.get("/health")[0] == 200
        assert house.stop() == 0
        assert "Traceback" not in house.log
        assert '"error"' not in house.log.lower()
