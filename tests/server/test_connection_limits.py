"""Before anybody knows what they want: half requests, silent sockets, too many of them, and seats that are kept."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stammtisch.server.http.entrance import watched
from stammtisch.server.limits.connections import ConnectionLimits
from stammtisch.service.limits import Limits, household
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House

STRANGER, BYSTANDER = "127.0.0.2", "127.0.0.3"
HALF_HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: "
HALF_BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"
)
HALF_UPGRADE = b"GET /ws/aaaaaaaa HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a small door."""
    limits = {"open_per_address": 40, "patience": 1.5, "hello": 3, "strangers": 10, "per_address": 12, "watchers": 5}
    with House(tmp_path_factory.mktemp("small"), tabs=3, **limits).start() as running:
        yield running
        assert running.stop() == 0
        assert '"level": "error"' not in running.log
        assert "Traceback" not in running.log


def knock(house: House, first: bytes, address: str = STRANGER) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", house.port), timeout=60, source_address=(address, 0))
    try:
        line.sendall(first)
    except OSError:  # shown out already
        line.close()
    return line


def is_shown_out(line: socket.socket) -> bool:
    """Wait until the other end is closed."""
    if line.fileno() < 0:
        return True
    try:
        while line.recv(4096):
            pass
    except ConnectionError:
        pass
    except TimeoutError:
        return False
    finally:
        line.close()
    return True


def request(house: House, address: str, path: str = "/health") -> bytes:
    with closing(
        knock(house, f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode(), address)
    ) as line:
        answer = b""
        while part := line.recv(65_536):
            answer += part
        return answer


@pytest.mark.parametrize("half", [b"", HALF_HEAD, HALF_BODY, HALF_UPGRADE], ids=["nothing", "head", "body", "upgrade"])
def test_half_requests_go_after_seconds_and_keep_nobody_out(small: House, half: bytes) -> None:
    lines = [knock(small, half) for _ in range(120)]
    begun = time.monotonic()
    assert b"200 OK" in request(small, BYSTANDER), "others are served"
    assert all(is_shown_out(line) for line in lines)
    assert time.monotonic() - begun < 15
    assert b"200 OK" in request(small, STRANGER), "and so is whoever comes back with a whole request"
    _, told, _ = small.get("/metrics")
    assert b"stammtisch_connections_refused_total 0" not in told
    assert b"stammtisch_requests_too_slow_total 0" not in told


def test_a_request_that_trickles_in_is_not_waited_for(small: House) -> None:
    """A byte now and then does not count as coming."""
    with closing(knock(small, HALF_HEAD)) as line:
        line.settimeout(0.2)
        answer, begun = b"", time.monotonic()
        while b"408" not in answer and time.monotonic() - begun < 60:
            try:
                line.sendall(b"x")
                answer += line.recv(4096)
            except TimeoutError:
                continue
            except ConnectionError:
                break
        assert b"408" in answer


def test_a_head_without_end_is_refused(small: House) -> None:
    """At once, and not for being late. What was said may be lost, where the line was cut with more on its way."""
    with closing(knock(small, HALF_HEAD + b"x" * 50_000)) as line:
        try:
            answer = line.recv(4096) if line.fileno() >= 0 else b""
        except ConnectionError:
            answer = b""
        assert answer == b"" or b" 431 " in answer


def test_a_long_request_on_a_slow_line_gets_its_time(small: House) -> None:
    """Longer than a short one may take, as long as enough of it keeps coming."""
    body = json.dumps({"record": "x" * 60_000}).encode()
    head = HALF_BODY.replace(b"/api/tables", b"/api/replay").replace(b"900", str(len(body)).encode()).removesuffix(b"{")
    with closing(knock(small, head)) as line:
        for start in range(0, len(body), 10_000):
            line.sendall(body[start : start + 10_000])
            time.sleep(0.3)
        assert b" 422 " in line.recv(4096)


def test_requests_that_break_off_make_no_noise(small: House) -> None:
    """The fixture looks at the log in the end."""
    for _ in range(10):
        knock(small, HALF_BODY).close()
    assert b"200 OK" in request(small, BYSTANDER)


def test_a_blank_line_after_an_answer_is_not_a_reason_to_wait_for_ever(small: House) -> None:
    with closing(knock(small, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")) as line:
        assert b"200 OK" in line.recv(65_536)
        line.sendall(b"\r\n")
        line.settimeout(20)
        assert is_shown_out(line)


def test_a_request_that_came_past_the_limits_is_not_answered() -> None:
    """A server that loses the entrance must not do so without a word."""

    async def answer(*_: object) -> None:
        raise AssertionError("it was answered")

    with pytest.raises(KeyError):
        spend(watched(answer)({"type": "http", "state": {}}, answer, answer))


def test_a_connection_may_be_used_again(small: House) -> None:
    """Its time begins anew with each request."""
    whole = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with closing(knock(small, b"")) as line:
        for _ in range(4):
            line.sendall(whole)
            answer = b""
            while not answer.endswith(b"}"):
                part = line.recv(65_536)
                assert part, "it was closed"
                answer += part
            assert b"200 OK" in answer
            time.sleep(0.6)


# Sockets


def test_whoever_says_nothing_is_shown_out(small: House) -> None:
    async def evening() -> None:
        opened = small.open("zehn", players=2)
        silent = []
        for _ in range(10):
            silent.append(await connect(small.socket(opened["code"]), local_addr=(STRANGER, 0)))
        with pytest.raises(InvalidStatus) as refused:
            await connect(small.socket(opened["code"]), local_addr=(STRANGER, 0))
        assert refused.value.response.status_code == 403
        guest = await Guest(small, opened["code"], address=BYSTANDER).come()
        for line in silent:
            assert json.loads(await asyncio.wait_for(line.recv(), 15))["key"] == "bad_message"
            await line.wait_closed()
            assert line.close_code == 4000
        assert guest.closed is None
        await guest.go()
        again = await Guest(small, opened["code"], address=STRANGER).come()
        await again.go()

    spend(evening())


def test_a_hello_that_is_not_utf8_is_refused_without_noise(small: House) -> None:
    """The fixture looks at the log in the end."""

    async def evening() -> None:
        opened = small.open("zehn", players=2)
        async with connect(small.socket(opened["code"])) as line:
            await line.send(b'{"type":"hello","token":"\xff\xfe"}', text=True)
            assert json.loads(await line.recv())["key"] == "bad_message"
            with pytest.raises(ConnectionClosed):
                await line.recv()
            assert line.close_code == 4000

    spend(evening())


def test_seats_come_before_watchers(small: House) -> None:
    """As many as may watch do; whoever sits at the table comes back all the same."""

    async def evening() -> None:
        opened = small.open("zehn", players=2)
        watchers = [await Guest(small, opened["code"], address=STRANGER).come() for _ in range(5)]
        late = await Guest(small, opened["code"], address=BYSTANDER).come()
        assert late.closed == 4003
        assert '"table_full"' in late.frames[0]
        host = await Guest(small, opened["code"], opened["token"], address=BYSTANDER).come()
        assert host.closed is None
        assert host.you["seat"] == 0
        for guest in (*watchers, host):
            await guest.go()

    spend(evening())


def test_of_one_persons_tabs_the_newest_stay(small: House) -> None:
    async def evening() -> None:
        opened = small.open("zehn", players=2)
        tabs = [await Guest(small, opened["code"], opened["token"]).come() for _ in range(5)]
        for oldest in tabs[:2]:
            await oldest.until(lambda oldest=oldest: oldest.closed is not None)
            assert oldest.closed == 4009
            assert '"elsewhere"' in "".join(oldest.frames)
        assert [tab.closed for tab in tabs[2:]] == [None] * 3
        assert tabs[-1].table["seats"][0]["presence"] == "here"
        for tab in tabs[2:]:
            await tab.go()

    spend(evening())


def test_a_neighbour_does_not_lock_anybody_out_of_their_seat(small: House) -> None:
    """Somebody behind the same address has all the sockets it may have: a new guest has to wait, a seat does not."""

    async def evening() -> None:
        tables = [small.open("zehn", players=2) for _ in range(3)]
        greedy = []
        for number in range(12):
            greedy.append(await Guest(small, tables[number // 5]["code"], address=STRANGER).come())
        late = await Guest(small, tables[2]["code"], address=STRANGER).come()
        assert late.closed == 4008
        host = await Guest(small, tables[0]["code"], tables[0]["token"], address=STRANGER).come()
        assert host.you["seat"] == 0
        for guest in (*greedy, host):
            await guest.go()

    spend(evening())


# Pages


def test_pages_have_a_generous_budget(tmp_path: Path) -> None:
    with House(tmp_path, pages=0.01, pages_burst=30).start() as house:
        answers = [request(house, STRANGER, "/client.json").split(b"\r\n")[0] for _ in range(40)]
        assert answers[:30] == [b"HTTP/1.1 200 OK"] * 30
        assert b"HTTP/1.1 429 Too Many Requests" in answers
        assert b"200 OK" in request(house, BYSTANDER, "/")


def test_a_file_that_was_not_changed_is_not_sent_again(small: House) -> None:
    status, content, headers = small.get("/static/app.js")
    assert (status, len(content) > 100) == (200, True)
    assert headers["content-type"].startswith("text/javascript")
    status, content, _ = small.get("/static/app.js", **{"If-None-Match": headers["etag"]})
    assert (status, content) == (304, b"")
    for path in ("/static/../server/app.py", "/static/%2e%2e/server/app.py", "/static/", "/static/.hidden"):
        assert small.get(path)[0] == 404


# Addresses


def test_proxies_are_not_counted() -> None:
    connection_limits = ConnectionLimits(Limits(open_per_address=2), ("10.0.0.0/8", "::1"))
    assert [connection_limits.admit("10.1.2.3") for _ in range(9)] == [True] * 9
    assert [connection_limits.admit("192.0.2.1") for _ in range(3)] == [True, True, False]
    connection_limits.leave("192.0.2.1")
    assert connection_limits.admit("192.0.2.1")
    assert connection_limits.refused == 1


def test_a_network_of_the_new_kind_is_one_household() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2:ffff::1")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("not an address") == "not an address"
