"""Nothing that takes long runs in the loop: everybody's moves would wait for it."""

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from types import SimpleNamespace
from typing import Any

import pytest

import stammtisch
from stammtisch.server.app import App, make_app
from stammtisch.server.config import Config
from stammtisch.server.http import client, pictures
from stammtisch.server.http.client import Client
from stammtisch.server.http.pictures import Pictures
from stammtisch.server.work.beside import Beside
from stammtisch.service.limits import Limits
from stammtisch.service.metrics import Metrics
from stammtisch.table import Refused
from tests.server.evenings import spend

FREE = Limits(requests=0, openings=0, pages=0, pictures=0, lookups=0)
BOUND = 0.003
"""Seconds of the loop's own time, everything around the request included. What this is about took 9 to 100 ms."""


@asynccontextmanager
async def running(folder: Path, limits: Limits = FREE) -> AsyncIterator[App]:
    app = make_app(Config(database=f"sqlite:///{folder / 'tables.db'}", warm_up=False, keep=0, limits=limits))
    async with app._app.router.lifespan_context(app._app):
        yield app


async def ask(app: App, path: str, body: Any = None, **headers: str) -> tuple[int, bytes]:
    """A request, without a socket."""
    content = b"" if body is None else json.dumps(body).encode()
    given = {"content-type": "application/json", "host": "localhost", **headers}
    address, _, query = path.partition("?")
    scope = {
        "type": "http",
        "method": "GET" if body is None else "POST",
        "path": address,
        "raw_path": address.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "scheme": "http",
        "server": ("here", 80),
        "client": ("10.0.0.1", 1),
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
    }
    told: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": content, "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    await app(scope, receive, send)
    return told[0]["status"], b"".join(part.get("body", b"") for part in told[1:])


def _a_record() -> str:
    match = stammtisch.new("klaumau", 4, seed=5)
    for _ in range(150):
        if match.awaiting:
            match.play_quietly(match.awaiting[0], match.legal(match.awaiting[0])[0])
    return match.record()


DECK = {f"n{number}": {"count": 8} for number in range(11)}
KINDS: dict[str, tuple[str, Any]] = {
    "a page": ("/", None),
    "client.json": ("/client.json", None),
    "a file": ("/static/app.js", None),
    "a file that is not there": ("/static/nothing.js", None),
    "the worker": ("/worker.js", None),
    "the games": ("/api/games", None),
    "a rulebook": ("/api/rules/klaumau?language=fr", None),
    "options": ("/api/check", {"game": "klaumau", "players": 4, "options": {"bomb": True}}),
    "a deck": ("/api/check", {"game": "zehn", "players": 4, "options": {"deck": DECK}}),
    "a table": ("/api/tables", {"game": "klaumau", "name": "Ada"}),
    "a quick match": ("/api/quick", {"game": "gaunerbande", "players": 6}),
    "a link as a QR code": ("/api/qr", {"text": "https://cards.example.org/t/abcdefgh#" + "x" * 32}),
    "a long text as a QR code": ("/api/qr", {"text": "x" * 300}),
    "emoji as a QR code": ("/api/qr", {"text": "😀" * 300}),
    "a record": ("/api/replay", {"record": _a_record()}),
    "health": ("/health", None),
    "metrics": ("/metrics", None),
}


@pytest.mark.parametrize("kind", KINDS)
def test_requests_take_little_of_the_loop(tmp_path: Path, kind: str) -> None:
    """Counted is what the loop's thread computes, not what it waits for; the middle one of some counts, and what
    is made once is made before.
    """
    path, body = KINDS[kind]

    async def evening() -> float:
        async with running(tmp_path) as app:
            await ask(app, path, body)
            taken = []
            for number in range(7):
                if path == "/api/qr":
                    body["text"] = f"{body['text'][:-1]}{number}"
                before = time.thread_time()
                status, _ = await ask(app, path, body)
                taken.append(time.thread_time() - before)
                assert status < 500
            return median(taken)

    assert spend(evening()) < BOUND


def test_a_list_of_tables_lets_others_go_on(tmp_path: Path) -> None:
    """However many tables somebody has, between any two of them it is everybody's turn."""

    async def evening() -> None:
        async with running(tmp_path) as app:
            opened = [json.loads((await ask(app, "/api/quick", {"game": "zehn"}))[1]) for _ in range(60)]
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    await asyncio.sleep(0)
                    turns += 1

            task = asyncio.create_task(others())
            held = [{"code": each["code"], "token": each["token"]} for each in opened]
            _, found = await ask(app, "/api/mine", {"tables": held})
            task.cancel()
            assert len(json.loads(found)["tables"]) == 60
            assert turns >= 55

    spend(evening())


def test_one_table_that_cannot_be_read_spoils_no_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with running(tmp_path) as app:
            opened = [json.loads((await ask(app, "/api/quick", {"game": "zehn"}))[1]) for _ in range(3)]
            hub = app._app.state.hub
            find = hub.tables.find

            async def failing(code: str) -> Any:
                if code == opened[1]["code"]:
                    raise Refused("restarting")
                return await find(code)

            monkeypatch.setattr(hub.tables, "find", failing)
            held = [{"code": each["code"], "token": each["token"]} for each in opened]
            status, told = await ask(app, "/api/mine", {"tables": held})
            found = json.loads(told)
            assert status == 200
            assert {each["code"] for each in found["tables"]} == {opened[0]["code"], opened[2]["code"]}
            assert found["unread"] == [opened[1]["code"]]

    spend(evening())


def test_tables_that_have_to_be_fetched_have_a_budget(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path, Limits(requests=0, lookups=1, lookups_burst=150)) as app:
            asked = {"tables": [{"code": "aaaaaaaa", "token": "x" * 30}] * 100}
            assert (await ask(app, "/api/mine", asked))[0] == 200
            status, told = await ask(app, "/api/mine", asked)
            assert (status, json.loads(told)["key"]) == (429, "too_fast")

    spend(evening())


# Pictures


def test_a_picture_is_drawn_once_and_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def drawing(text: str) -> bytes:
        drawn.append(threading.current_thread().name)
        return text.encode()

    monkeypatch.setattr(pictures, "_draw", drawing)

    async def evening() -> None:
        made = Pictures(Limits(pictures=0.001, pictures_burst=2))
        assert await asyncio.gather(*(made.draw("a", "here") for _ in range(20))) == [b"a"] * 20
        assert await made.draw("b", "here") == b"b"
        with pytest.raises(Refused) as refused:
            await made.draw("c", "here")
        assert refused.value.key == "too_fast"
        assert await made.draw("a", "here") == b"a", "what is there already may be had again"
        assert await made.draw("c", "elsewhere") == b"c"
        with pytest.raises(Refused) as refused:
            await made.draw("😀" * 80, "far away")
        assert refused.value.key == "too_large"
        made.close()

    spend(evening())
    assert len(drawn) == 3
    assert all(name.startswith("pictures") for name in drawn)


# The client's files


def test_everybody_who_asks_together_shares_one_look(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("hello")

    async def evening() -> None:
        files = Client(str(tmp_path))
        copies = await asyncio.gather(*(files.copy() for _ in range(200)))
        assert files.looks == 1
        assert len({copy.version for copy in copies}) == 1
        for _ in range(50):
            assert await files.file("index.html") is copies[0].files["index.html"]
        assert files.looks == 1, "a file that has not changed is in memory"

    spend(evening())


def test_an_edit_is_seen_by_whoever_asks_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "index.html"
    threads: set[int] = set()
    monkeypatch.setattr(
        client, "_read", lambda *given, read=client._read: (threads.add(threading.get_ident()), read(*given))[1]
    )

    async def evening() -> None:
        files, versions = Client(str(tmp_path)), set()
        for text in ("one", "two", "three", "one again"):
            page.write_text(text)
            copy = await files.copy()
            assert copy.files["index.html"].content == text.encode()
            versions.add(copy.version)
            (tmp_path / "app.js").write_text(text)
            file = await files.file("app.js")
            assert file is not None
            assert file.content == text.encode()
        page.unlink()
        assert "index.html" not in (await files.copy()).files
        assert await files.file("../secret") is None
        assert len(versions) == 4
        assert threading.get_ident() not in threads

    spend(evening())


# Replays


def test_replays_of_one_address_do_not_keep_others_waiting() -> None:
    async def evening() -> None:
        hub: Any = SimpleNamespace(limits=Limits(replays=5), metrics=Metrics())
        work, held, order = Beside(hub), threading.Event(), list[str]()

        def slow(pause: Any) -> None:
            held.wait(60)
            order.append("slow")

        greedy = [asyncio.create_task(work.compute(slow, address="greedy")) for _ in range(7)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        other = asyncio.create_task(work.compute(lambda pause: order.append("other"), address="other"))
        await asyncio.sleep(0)
        held.set()
        await other
        outcomes = await asyncio.gather(*greedy, return_exceptions=True)
        refused = [outcome.key for outcome in outcomes if isinstance(outcome, Refused)]
        assert order.index("other") <= 3, "behind those that were being computed, before those that wait"
        assert refused == []
        more = await asyncio.gather(*(work.compute(slow, address="greedy") for _ in range(9)), return_exceptions=True)
        assert {each.key for each in more if isinstance(each, Refused)} == {"too_fast"}
        work.close()

    spend(evening())
