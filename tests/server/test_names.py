"""A server answers to its own name only: a foreign page cannot have its own name point here."""

import json
import socket
from collections.abc import Iterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from stammtisch.server.limits.names import Names, foreign, host_of
from tests.server.evenings import spend
from tests.server.house import House


def asked(host: str | None, came_to: str = "127.0.0.1", **headers: str) -> dict:
    named = [] if host is None else [(b"host", host.encode())]
    return {
        "headers": [*named, *((key.encode(), value.encode()) for key, value in headers.items())],
        "server": (came_to, 80),
    }


@pytest.mark.parametrize(
    "host",
    [
        *(
            "localhost",
            "localhost:8700",
            "LOCALHOST.",
            "127.0.0.1:8700",
            "127.8.8.8",
            "[::1]:8700",
            "anything.localhost",
        ),
        *(
            "192.168.178.20:8700",
            "10.1.2.3",
            "172.16.0.1",
            "172.31.255.255:1",
            "169.254.3.4",
            "[fe80::1]:80",
            "[fd12::7]",
        ),
        *("laptop.local:8700", "laptop.fritz.box", "laptop.lan", socket.gethostname(), f"{socket.gethostname()}:8700"),
        None,
    ],
)
def test_at_home_nothing_has_to_be_said(host):
    assert Names().know(asked(host))


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8700", "127.0.0.1.evil.example", "localhost.evil.example", "evil-local", ""),
        *(
            "local",
            "172.32.0.1",
            "8.8.8.8",
            "[2001:db8::1]",
            "evil.example#localhost",
            "evil.example/.local",
            "@localhost",
        ),
        *(
            "192.168.1.1.evil.example",
            "0x7f.1.evil.example",
            "localhost:80@evil.example",
            "xn--lcalhost-v0a",
            "fritz.box",
        ),
    ],
)
def test_other_names_are_not_ours(host):
    assert not Names(["play.example.org"]).know(asked(host))


def test_what_it_was_told_it_is_called():
    names = Names(["Play.Example.org", "https://cards.example:8443/", "203.0.113.9"])
    for host in ("play.example.org", "PLAY.example.ORG:80", "play.example.org.", "cards.example", "203.0.113.9:8700"):
        assert names.know(asked(host)), host
    assert not names.know(asked("example.org"))
    assert not names.know(asked("www.play.example.org"))
    assert Names().know(asked("198.51.100.4:8700", "198.51.100.4"))  # an address where we listen, whatever it is


def test_every_name_that_is_said_has_to_be_ours():
    twice = asked("localhost")
    twice["headers"].append((b"host", b"evil.example"))
    assert not Names().know(twice)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de-AT,de;q=0.9", "heißt nicht"),
        ("fr", "ne s’appelle pas"),
        ("xx,it;q=0.5", "non si chiama"),
        ("", "not called"),
    ],
)
def test_it_says_what_to_do_in_the_language_of_the_reader(language, words):
    said = foreign(asked("evil.example:8700", **{"accept-language": language}))
    assert words in said
    assert said.endswith("--name evil.example")


def test_names_are_read_from_addresses():
    assert [host_of(each) for each in ("[::1]:80", "::1", "a:1", "http://A.b./x", " a ")] == [
        "::1",
        "::1",
        "a",
        "a.b",
        "a",
    ]


def test_a_page_that_points_its_own_name_here_gets_nothing(house):
    """DNS rebinding: Host and Origin are both the attacker's, and agree."""
    theirs = {"Host": f"evil.example:{house.port}", "Origin": f"http://evil.example:{house.port}"}
    for path in ("/", "/static/app.js", "/health", "/metrics", "/worker.js", "/t/abcdefgh"):
        status, body, headers = house.get(path, **theirs)
        assert status == 421
        assert b"--name evil.example" in body
        assert headers["content-security-policy"]
    assert house.get("/api/games", **theirs)[1]["key"] == "wrong_host"
    status, refused, _ = house.post("/api/quick", {"game": "zehn"}, **theirs)
    assert (status, refused["key"]) == (421, "wrong_host")

    async def evening() -> None:
        opened = house.open("zehn", players=2)
        address = f"ws://evil.example:{house.port}/ws/{opened['code']}"
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, host="127.0.0.1", port=house.port, origin=theirs["Origin"])
        assert refused.value.response.status_code == 403
        here = f"ws://localhost:{house.port}/ws/{opened['code']}"
        async with connect(here, host="127.0.0.1", origin=f"http://localhost:{house.port}") as ours:
            await ours.send('{"type":"hello"}')
            assert json.loads((await ours.recv()).split("\n")[0])["type"] == "snapshot"

    spend(evening())


@pytest.fixture
def public(tmp_path) -> Iterator[House]:
    with House(tmp_path, names=["play.example.org"]).start() as running:
        yield running


def test_behind_a_proxy_the_public_name_is_told(public):
    ours = {"Host": "play.example.org", "Origin": "https://play.example.org"}
    assert public.post("/api/quick", {"game": "zehn"}, **ours)[0] == 201
    assert public.get("/", Host="example.org")[0] == 421
    assert public.get("/health")[0] == 200
