"""Bots beside the loop: they answer in the loop, whatever happens in their heads, and grow stronger when compiled."""

import asyncio
import os
import sys

import pytest

import stammtisch
from stammtisch import bots
from stammtisch.server import thinking
from stammtisch.server.metrics import Metrics
from stammtisch.server.thinking import Thinker, decide
from stammtisch.table.flow import Think
from tests.server.evenings import spend


def question(level: str) -> Think:
    match = stammtisch.new("zehn", 3, seed=1)
    return Think(match.awaiting[0], 1, level, match, bytes(32))


@pytest.mark.parametrize("level", ["random", "lehrling", "geselle", "meister"])
def test_every_level_has_an_answer(level):
    asked = question(level)
    move = decide(asked, searching=False)
    assert move in asked.match.legal(asked.seat)
    assert decide(asked, searching=False) == move


def test_meister_plays_like_geselle_until_the_search_is_ready():
    assert decide(question("meister"), searching=False) == decide(question("geselle"), searching=False)


def test_whatever_goes_wrong_in_its_head_it_plays_something(monkeypatch, caplog):
    def broken(*_, **__):
        raise ZeroDivisionError

    monkeypatch.setattr(bots, "get", broken)
    asked = question("geselle")
    assert decide(asked, searching=False) == asked.match.legal(asked.seat)[0]
    assert "could not decide" in caplog.text


def test_the_answer_comes_in_the_loop():
    async def evening() -> str:
        loop = asyncio.get_running_loop()
        metrics = Metrics()
        thinker = Thinker(metrics, loop)
        answered = loop.create_future()
        thinker.ask(question("lehrling"), answered.set_result)
        move = await asyncio.wait_for(answered, 10)
        thinker.close()
        assert metrics.counts['stammtisch_thoughts_total{level="lehrling"}'] == 1
        return move

    asked = question("lehrling")
    assert spend(evening()) in asked.match.legal(asked.seat)


def test_games_become_ready_one_by_one(monkeypatch):
    loaded = []
    monkeypatch.setattr(thinking, "WARM", (sys.executable, "-c", "print('zehn'); print('klaumau')"))
    monkeypatch.setattr(thinking, "load", loaded.append)

    async def evening() -> set[str]:
        thinker = Thinker(Metrics(), asyncio.get_running_loop())
        await asyncio.wait_for(thinker.warm_up(), 20)
        thinker.close()
        return thinker.ready

    assert spend(evening()) == {"zehn", "klaumau"}
    assert loaded == ["zehn", "klaumau"]


def test_compiling_ends_with_the_server(monkeypatch, tmp_path):
    started = tmp_path / "started"
    script = f"import os, pathlib, time; pathlib.Path({str(started)!r}).write_text(str(os.getpid())); time.sleep(60)"
    monkeypatch.setattr(thinking, "WARM", (sys.executable, "-c", script))

    async def evening() -> None:
        thinker = Thinker(Metrics(), asyncio.get_running_loop())
        task = asyncio.create_task(thinker.warm_up())
        async with asyncio.timeout(30):
            while not (started.exists() and started.read_text()):
                await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        thinker.close()
        with pytest.raises(ProcessLookupError):
            os.kill(int(started.read_text()), 0)

    spend(evening())
