"""The server is killed at random moments: nothing that was acknowledged may be lost."""

import asyncio
import contextlib
import random
import sqlite3

from websockets.exceptions import WebSocketException

from tests.server.evenings import spend
from tests.server.guest import Guest, sit_down
from tests.server.house import House

KILLS = 50
TABLES = 3


class Diligent(Guest):
    """Moves whenever asked, chats otherwise, and remembers what was acknowledged."""

    async def work(self, kill: int, acknowledged: set[str], rng: random.Random) -> None:
        count = 0
        while self.closed is None:
            count += 1
            identity = f"{kill}-{self.you['seat']}-{count}"
            with contextlib.suppress(AssertionError, WebSocketException, TimeoutError):
                if self.legal and self.decision:
                    number, move = self.decision["number"], rng.choice(self.legal)
                    answer = await self.ask("move", again=identity, decision=number, move=move)
                else:
                    answer = await self.ask("chat", again=identity, text=f"said as {identity}")
                if answer["type"] == "ok":
                    acknowledged.add(identity)
            await asyncio.sleep(0.001)


def stored(house: House, code: str) -> str:
    """The whole log of a table."""
    with contextlib.closing(sqlite3.connect(house.folder / "tables.db")) as database:
        rows = database.execute("select number, line from log where code = ? order by number", (code,)).fetchall()
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    return "\n".join(line for _, line in rows)


def test_nothing_that_was_acknowledged_is_lost(tmp_path):
    async def evening(house: House) -> None:
        rng = random.Random(11)
        tokens: dict[str, list[str]] = {}
        for _ in range(TABLES):
            opened = house.open("gaunerbande", players=3)
            guests = await sit_down(house, opened, 3)
            await guests[0].do("start")
            tokens[opened["code"]] = [guest.token for guest in guests]
            for guest in guests:
                await guest.go()
        acknowledged: dict[str, set[str]] = {code: set() for code in tokens}
        rounds = 0
        for kill in range(KILLS):
            workers = []
            for code, held in tokens.items():
                for token in held:
                    worker = await Diligent(house, code, token).come()
                    workers.append(asyncio.create_task(worker.work(kill, acknowledged[code], rng)))
            await asyncio.sleep(rng.uniform(0.0, 0.12))
            house.kill()
            await asyncio.gather(*workers)
            house.start()
            for code in tokens:
                log = stored(house, code)
                lost = [each for each in acknowledged[code] if f'"id":"{each}"' not in log]
                assert lost == []
                guest = await Guest(house, code, tokens[code][0]).come()  # the table is rebuilt from it
                assert guest.table["phase"] in ("playing", "over")
                rounds = max(rounds, guest.view["round"])
                await guest.go()
        assert rounds > 1
        assert sum(map(len, acknowledged.values())) > 10 * KILLS
        assert house.stop() == 0
        assert "Traceback" not in house.log

    with House(tmp_path).start() as house:
        spend(evening(house), 600)
