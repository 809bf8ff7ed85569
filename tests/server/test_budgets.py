"""What may be said and changed at one table: enough for people, and not without end. Moves are never held up."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from stammtisch.service.budgets import Budgets
from stammtisch.service.limits import Limits
from stammtisch.table import Refused, Table, commands
from tests.server.evenings import spend
from tests.server.guest import Guest, sit_down
from tests.server.house import House

USUAL = {name: getattr(Limits(), name) for name in ("talk", "changes", "log_daily", "rate")}


@pytest.fixture(scope="module")
def polite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose tables have the budgets that people meet."""
    with House(tmp_path_factory.mktemp("polite"), **USUAL).start() as running:
        yield running
        assert running.stop() == 0
        assert "Traceback" not in running.log


def table() -> Table:
    opening = commands.Open(code="k7m4fqx2", game="zehn", name="Ada", secret="11" * 32, players=2)
    return Table.open(opening, "ada", 0)[0]


class Room:
    """Takes commands the way a server's room does."""

    def __init__(self, **limits: float) -> None:
        self.table, self.rows, self.number = table(), list[bytes](), 0
        self.budgets = Budgets(Limits(**limits))  # type: ignore[arg-type]

    def ask(self, who: str, kind: type[Any], now: float, **fields: Any) -> str:
        self.number += 1
        command = kind(id=fields.pop("id", f"c{self.number}"), **fields)
        try:
            self.budgets.check(self.table, who, command, now)
            effects = self.table.apply(who, command, int(now * 1000))
        except Refused as refused:
            return refused.key
        self.budgets.written(command, effects, now)
        self.rows += [row.line for row in effects.rows]
        return "ok"


def test_everybody_has_a_budget_of_their_own():
    room = Room(talk=1, talk_burst=5)
    assert room.ask("ben", commands.Sit, 0, name="Ben") == "ok"
    said = [room.ask("ada", commands.Chat, 0, text="spam") for _ in range(10)]
    assert said == ["ok"] * 5 + ["too_fast"] * 5
    assert room.ask("ada", commands.Emote, 0, key="laugh") == "too_fast"
    assert room.ask("ben", commands.Chat, 0, text="peace") == "ok"
    assert room.ask("ada", commands.Rename, 0, name="Ida") == "ok", "what is no talk is counted apart"
    assert room.ask("ada", commands.Chat, 20, text="sorry") == "ok"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (commands.Rename, {"name": "Ada"}),
        (commands.Settle, {"clock": 30}),
        (commands.Swap, {"one": 0, "other": 1}),
        (commands.AddBot, {"seat": 1}),
        (commands.Contribute, {"text": "x" * 200}),
        (commands.PassHost, {"person": 1}),
        (commands.Kick, {"seat": 1}),
    ],
    ids=lambda given: given.__name__ if isinstance(given, type) else "",
)
def test_every_change_counts(kind, fields):
    room = Room(changes=1, changes_burst=7)
    answers = Counter(room.ask("ada", kind, 0, **fields) for _ in range(50))
    assert answers == {"ok": 7, "too_fast": 43}
    assert len(room.rows) == 7


def test_strangers_who_come_and_go_use_up_nobodys_budget():
    room = Room(changes=1, changes_burst=10)
    answers = Counter[str]()
    for number in range(50):
        answers[room.ask(f"stranger{number}", commands.Sit, 0, name="Eve")] += 1
        answers[room.ask(f"stranger{number}", commands.Leave, 0)] += 1
    assert answers["too_fast"] == 80
    assert room.ask("ada", commands.Settle, 0, clock=15) == "ok"


def test_a_command_that_comes_again_gets_its_answer_again():
    room = Room(talk=1, talk_burst=2)
    assert room.ask("ada", commands.Chat, 0, text="a", id="same") == "ok"
    assert [room.ask("ada", commands.Chat, 0, text="a", id="same") for _ in range(9)] == ["ok"] * 9
    assert room.ask("ada", commands.Chat, 0, text="b") == "ok"
    assert room.ask("ada", commands.Chat, 0, text="c") == "too_fast"
    assert len(room.rows) == 2


def test_a_table_keeps_so_much_in_a_day():
    room = Room(talk=0, changes=0, log_daily=10_000)
    answers = Counter(room.ask("ada", commands.Chat, second, text="x" * 300) for second in range(600))
    assert answers["too_fast"] > 500
    assert sum(map(len, room.rows)) < 11_000
    assert room.ask("ada", commands.Chat, 90_000, text="good morning") == "ok"


def test_a_book_that_is_full_takes_the_match_that_is_played():
    room = Room(talk=0, changes=0, log_daily=0, log=3000)
    assert room.ask("ben", commands.Sit, 0, name="Ben") == "ok"
    assert room.ask("ada", commands.Start, 0) == "ok"
    while room.ask("ada", commands.Chat, 1, text="x" * 300) == "ok":
        pass
    assert room.ask("ada", commands.Chat, 1, text="x") == "log_full"
    assert room.ask("ada", commands.Rest, 1, on=True) == "log_full"
    assert room.table.flow is not None
    while room.table.phase == "playing":
        seat = room.table.flow.match.awaiting[0]
        key = ("ada", "ben")[seat]
        move = room.table.flow.match.legal(seat)[0]
        assert room.ask(key, commands.Play, 2, decision=room.table.flow.number, move=move) == "ok"
    assert room.ask("ada", commands.Rematch, 3) == "log_full"
    assert room.ask("ben", commands.Leave, 3) == "ok"


def test_a_log_is_accepted_however_it_came_about():
    """Budgets are no rules: whatever stands in a log was accepted once, and its bytes are counted."""
    opening = commands.Open(code="k7m4fqx2", game="zehn", name="Ada", secret="11" * 32, players=2)
    first, effects = Table.open(opening, "ada", 0)
    rows = effects.rows
    for number in range(500):
        rows += first.apply("ada", commands.Chat(f"c{number}", "spam"), 1).rows
    again = Table.rebuild(rows)
    assert again.length == 501
    assert again.size == first.size == sum(len(row.line) for row in rows)


def test_a_flood_of_chat_is_refused_and_play_goes_on(polite: House) -> None:
    """300 characters 30 times a second were 0.77 GB a day."""

    async def evening() -> None:
        opened = polite.open("zehn", players=2)
        host, friend = await sit_down(polite, opened, 2)
        await host.do("start")

        async def chatters() -> None:
            for number in range(80):
                await friend.send({"type": "chat", "id": f"f{number}", "text": "x" * 300})
                await asyncio.sleep(0.02)

        flood = asyncio.create_task(chatters())
        for _ in range(6):
            await host.until(lambda: host.legal or friend.legal)
            player = host if host.legal else friend
            assert player.decision is not None
            await player.do("move", decision=player.decision["number"], move=player.legal[0])
        await flood
        await friend.until(lambda: "f79" in friend.answers)
        answers = Counter(friend.answers[f"f{number}"].get("key", "ok") for number in range(80))
        assert set(answers) == {"ok", "too_fast"}
        assert answers["ok"] <= 30
        for guest in (host, friend):
            await guest.go()

    spend(evening())


def test_the_whole_table_is_shown_twice_a_second_at_most(polite: House) -> None:
    async def evening() -> None:
        opened = polite.open("zehn", players=2)
        host = await Guest(polite, opened["code"], opened["token"]).come()
        loop = asyncio.get_running_loop()
        begun, before = loop.time(), len(host.frames)
        for _ in range(40):
            await host.send({"type": "sync"})
        await host.do("chat", text="after all of them")
        await asyncio.sleep(0.7)  # in which more would come, if it were not for the limit
        await host.until(lambda: any(json.loads(frame)["type"] == "snapshot" for frame in host.frames[before:]))
        shown = sum(json.loads(frame)["type"] == "snapshot" for frame in host.frames[before:])
        assert 1 <= shown <= 2 + 2 * (loop.time() - begun)
        await host.go()

    spend(evening())
