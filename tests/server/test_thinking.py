"""Bots beside the loop: they answer in the loop, whatever happens in their heads, and grow stronger when compiled."""

import asyncio
import os
import sys
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest

import stammtisch
from stammtisch import bots
from stammtisch.server.work import thinking
from stammtisch.server.work.thinking import Thinker, decide
from stammtisch.service.limits import Limits
from stammtisch.service.metrics import Metrics
from stammtisch.service.room import Room
from stammtisch.table.flow import Think
from stammtisch.table.updates import WATCHER
from tests.server.evenings import spend


def question(level: str) -> Think:
    match = stammtisch.new("zehn", 3, seed=1)
    return Think(match.awaiting[0], 1, level, match, bytes(32))


@pytest.mark.parametrize("level", ["random", "lehrling", "geselle", "meister"])
def test_every_level_has_an_answer(level):
    asked = question(level)
    move = decide(asked)
    assert move in asked.match.legal(asked.seat)
    assert decide(asked) == move


def test_meister_plays_like_geselle_until_the_search_is_ready():
    assert decide(question("meister")) == decide(question("geselle"))


def test_whatever_goes_wrong_in_its_head_it_plays_something(monkeypatch, caplog):
    def broken(*_, **__):
        raise ZeroDivisionError

    monkeypatch.setattr(bots, "get", broken)
    asked = question("geselle")
    assert decide(asked) == asked.match.legal(asked.seat)[0]
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
        async with asyncio.timeout(60):
            while not (started.exists() and started.read_text()):
                await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        thinker.close()
        with pytest.raises(ProcessLookupError):
            os.kill(int(started.read_text()), 0)

    spend(evening())


async def settled(what: list[object], count: int) -> None:
    async with asyncio.timeout(60):
        while len(what) < count:
            await asyncio.sleep(0.005)


def test_what_nobody_waits_for_is_not_thought_about(monkeypatch):
    """A decision that was closed meanwhile, and a table that left memory."""
    asked, held = [], threading.Event()

    def slowly(think, *, budget=0):
        asked.append(think.ticket)
        held.wait(60)
        return "x"

    monkeypatch.setattr(thinking, "decide", slowly)

    async def evening() -> None:
        metrics, answers = Metrics(), []
        thinker = Thinker(metrics, asyncio.get_running_loop())
        match = question("geselle").match
        for ticket in range(10):
            wanted = (lambda: False) if ticket == 6 else thinking.always
            think = Think(0, ticket, "geselle", match, bytes(32))
            thinker.ask(think, answers.append, address="a", table="gone" if ticket > 7 else "here", wanted=wanted)
        thinker.forget("gone")
        held.set()
        await settled(answers, 7)
        thinker.close()
        assert metrics.counts['stammtisch_thoughts_dropped_total{kind="quick"}'] == 3

    spend(evening())
    assert sorted(asked) == [0, 1, 2, 3, 4, 5, 7]


def test_quick_bots_do_not_wait_behind_searches(monkeypatch):
    """Whatever Meister is thinking about, at however many tables, Geselle answers. Meister gets less time the more of
    his wait at an address, and a hint that would take too long is refused.
    """
    budgets, held = [], threading.Event()

    def searching(think, *, budget=0):
        if think.level == "meister" and budget:
            budgets.append(budget)
            held.wait(60)
        return "x"

    monkeypatch.setattr(thinking, "decide", searching)
    monkeypatch.setattr(thinking, "advise", searching)
    monkeypatch.setattr(thinking.os, "cpu_count", lambda: 2)

    async def evening() -> None:
        metrics, quick, slow, hints = Metrics(), [], [], []
        thinker = Thinker(metrics, asyncio.get_running_loop())
        thinker.ready.add("zehn")
        meister, geselle = question("meister"), question("geselle")
        for table in range(100):
            thinker.ask(meister, slow.append, address="flood", table=f"t{table}")
        assert metrics.counts['stammtisch_thinking_waiting{kind="search"}'] < 40
        for _ in range(20):
            thinker.ask(geselle, quick.append, address="b", table="b")
        await settled(quick, 20)
        assert metrics.counts['stammtisch_searches_shortened_total{to="geselle"}'] > 50
        thinker.explain(meister, hints.append, address="flood", table="t0")
        await settled(hints, 1)
        assert hints == [None]
        assert metrics.counts["stammtisch_hints_refused_total"] == 1
        thinker.ask(meister, slow.append, address="b", table="b")
        held.set()
        await settled(slow, 101)
        thinker.close()
        assert metrics.counts['stammtisch_thinking_wait_seconds_total{kind="search"}'] > 0

    spend(evening())
    assert budgets[0] == thinking.BUDGET
    assert thinking.BUDGET in budgets[1:4], "somebody else has his whole attention, and soon"
    assert min(budgets) < thinking.BUDGET / 4


def test_bots_of_one_address_have_a_pace():
    """A table at full speed where nobody decides anything does not take a core for itself."""

    async def evening() -> None:
        loop, answers = asyncio.get_running_loop(), []
        thinker = Thinker(Metrics(), loop, Limits(bots=50, bots_burst=10))
        begun = loop.time()
        asked = question("random")
        for _ in range(30):
            thinker.ask(asked, answers.append, address="here", table="t")
        assert 10 <= thinker._quick.line.of_address("here") < 30, "the others have not even begun to wait"
        await settled(answers, 30)
        assert loop.time() - begun >= 0.35
        thinker.close()

    spend(evening())


def test_those_who_look_on_do_not_make_bots_slow():
    """A table's bots think for whoever sits there and has been connected longest; with nobody there, for who was."""

    def here(*connections: tuple[str, int]) -> list[SimpleNamespace]:
        return [SimpleNamespace(address=address, seat=seat) for address, seat in connections]

    room = SimpleNamespace(connections=here(("flood", WATCHER), ("home", 0), ("flood", WATCHER), ("next door", 1)))
    room._account = ""
    account = Room.account.fget
    assert account is not None
    assert account(room) == "home"
    room.connections = here(("flood", WATCHER), ("next door", 1))
    assert account(room) == "next door"
    room.connections = here(("flood", WATCHER))
    assert account(room) == "next door"


def test_without_a_cache_both_processes_share_a_folder(monkeypatch, tmp_path):
    """Where nothing can be kept, the server still does not compile by itself: the other process leaves its work in a
    folder that both know, and that is gone in the end.
    """
    (tmp_path / "file").touch()
    monkeypatch.setenv("STAMMTISCH_CACHE", str(tmp_path / "file" / "below"))
    told = "import os; print(os.environ['STAMMTISCH_CACHE'])"
    monkeypatch.setattr(thinking, "WARM", (sys.executable, "-c", told))
    loaded = []
    monkeypatch.setattr(thinking, "load", loaded.append)

    async def evening() -> None:
        thinker = Thinker(Metrics(), asyncio.get_running_loop())
        await asyncio.wait_for(thinker.warm_up(), 60)
        assert loaded == [thinking.os.environ["STAMMTISCH_CACHE"]]
        assert Path(loaded[0]).is_dir()
        thinker.close()
        assert not Path(loaded[0]).exists()

    spend(evening())
