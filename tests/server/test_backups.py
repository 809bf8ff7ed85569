"""Backups as docs/operations.md has them, taken while people play: what was acknowledged before is in them."""

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from tests.server.door import Door
from tests.server.evenings import spend
from tests.server.guest import Guest, sit_down
from tests.server.house import House
from tests.server.postgres import start_postgres


async def play_some(door: Door, said: str) -> tuple[str, str]:
    """A table where a match has begun; the last thing that was acknowledged is a line of chat."""
    opened = door.open("gaunerbande", players=3)
    guests = await sit_down(door, opened, 3)
    await guests[0].do("start")
    await guests[0].until(lambda: guests[0].legal)
    await guests[0].do("move", decision=guests[0].decision["number"], move=guests[0].legal[0])
    await guests[0].do("chat", text=said)
    for guest in guests:
        await guest.go()
    return opened["code"], opened["token"]


async def look(door: Door, code: str, token: str) -> list[str]:
    """What was said at a table, by somebody who comes back to it and goes on."""
    guest = await Guest(door, code, token).come()
    assert guest.table["phase"] == "playing"
    await guest.do("chat", text="back again")
    await guest.go()
    return [line["text"] for line in guest.chat[:-1]]


def test_a_copy_of_sqlite_is_taken_while_the_server_writes(tmp_path: Path) -> None:
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
    with House(tmp_path / "here").start() as house:
        code, token = spend(play_some(house, "before the backup"))
        asked = f"VACUUM INTO '{tmp_path / 'there' / 'tables.db'}'"
        with closing(sqlite3.connect(tmp_path / "here" / "tables.db")) as database:
            database.execute(asked)
        spend(look(house, code, token))
    with House(tmp_path / "there").start() as restored:
        assert spend(look(restored, code, token)) == ["before the backup"]


def test_a_dump_of_postgresql_is_taken_while_the_server_writes(tmp_path: Path) -> None:
    with start_postgres() as cluster:
        where = ["-h", "127.0.0.1", "-p", str(cluster.port), "-U", "stammtisch"]
        with House(tmp_path, cluster.url).start() as house:
            code, token = spend(play_some(house, "before the backup"))
            dump = [cluster.tools / "pg_dump", *where, "-Fc", "-f", tmp_path / "dump", "postgres"]
            subprocess.run(dump, check=True)
            spend(look(house, code, token))
            assert house.stop() == 0
        with cluster.connect() as connection:
            connection.execute("CREATE DATABASE restored")
        subprocess.run([cluster.tools / "pg_restore", *where, "-d", "restored", tmp_path / "dump"], check=True)
        with House(tmp_path, cluster.url.replace("/postgres", "/restored")).start() as restored:
            assert spend(look(restored, code, token)) == ["before the backup"]
