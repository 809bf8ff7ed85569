"""Databases of earlier versions open with this one: every table as it was, in every database, for ever."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stammtisch import games
from stammtisch.server.storage import Store
from stammtisch.table import Row, Table, commands, key_of
from tests.server.cluster import Cluster
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House
from tests.server.keepsakes import FIXTURES, glance, lasting, records, shown
from tests.server.postgres import start_postgres

NAMES = sorted(file.stem for file in FIXTURES.glob("*.sql"))
every_keepsake = pytest.mark.parametrize("name", NAMES)


def written(name: str) -> dict[str, Any]:
    """What the tables were when they were kept, by code."""
    return json.loads((FIXTURES / f"{name}.json").read_text(encoding="utf-8"))


def restore(name: str, folder: Path) -> Path:
    """The database, as it was."""
    file = folder / "tables.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((FIXTURES / f"{name}.sql").read_text(encoding="utf-8"))
        database.execute("PRAGMA journal_mode = WAL")
    return file


def load(url: str, codes: list[str]) -> dict[str, list[Row]]:
    async def work() -> dict[str, list[Row]]:
        store = Store(url)
        try:
            return {code: store.load(code) for code in codes}
        finally:
            await store.close()

    return spend(work())


def as_kept(known: Any, kept: Any) -> Any:
    """What is known now, without what nobody knew of when it was kept."""
    if isinstance(known, dict) and isinstance(kept, dict):
        return {key: as_kept(known[key], kept[key]) for key in kept}
    if isinstance(known, list) and isinstance(kept, list) and len(known) == len(kept):
        return [as_kept(*both) for both in zip(known, kept, strict=True)]
    return known


def same(kept: dict[str, Any], rows: list[Row]) -> Table:
    """The table that these rows make is the one that was kept."""
    table = Table.rebuild(rows)
    assert (len(rows), table.length, table.changed) == (kept["rows"], kept["rows"], kept["changed"])
    known = lasting(table)
    assert as_kept(known, kept["facts"]) == kept["facts"]
    for token, seen in kept["people"].items():
        answers = seen.pop("answers")
        assert glance(shown(table, token), seen["keys"]) == seen
        for identity, answer in answers.items():
            effects = table.apply(key_of(token), commands.Chat(identity, "again"), table.changed)
            assert [json.loads(each.frame) for each in effects.answers] == [json.loads(answer)]
            assert effects.rows == []
    assert glance(shown(table, "somebody else who watches"), kept["watcher"]["keys"]) == kept["watcher"]
    assert records(rows, table) == kept["records"]
    return table


def test_something_is_kept_of_everything():
    """Every game in every phase, and every line that a log may have."""
    kept = [table for name in NAMES for table in written(name).values()]
    phases = {(table["game"], table["facts"]["phase"]) for table in kept}
    assert phases == {(game, phase) for game in games.NAMES for phase in ("lobby", "playing", "over")}
    assert {table["game"] for table in kept if table["facts"]["match"] > 1} == set(games.NAMES)
    dumps = "".join((FIXTURES / f"{name}.sql").read_text(encoding="utf-8") for name in NAMES)
    kinds = {each.__struct_config__.tag for each in commands.Logged.__args__}
    unlogged = {"emote", "hint", "hurry", "look", "read", "seen", "show"}
    assert {kind for kind in kinds if f'"type":"{kind}"' not in dumps} == unlogged
    assert all(f'"why":"{why}"' in dumps for why in ("bot", "silence", "clock", "race"))


@every_keepsake
def test_every_table_is_as_it_was(name, tmp_path):
    kept = written(name)
    rows = load(f"sqlite:///{restore(name, tmp_path)}", list(kept))
    for code, table in kept.items():
        same(table, rows[code])


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with start_postgres() as cluster:
        yield cluster


POSTGRES = (
    "DROP TABLE IF EXISTS log, layout, damaged CASCADE",
    "CREATE TABLE log (code VARCHAR(16) NOT NULL, number INTEGER NOT NULL, at BIGINT NOT NULL, line TEXT NOT NULL,"
    " PRIMARY KEY (code, number))",
)
"""What the first version made there."""


def fill(cluster: Cluster, file: Path) -> None:
    """The log of a database file, in PostgreSQL as the first version kept it there."""
    import psycopg

    with closing(sqlite3.connect(file)) as database:
        stored = database.execute("SELECT code, number, at, line FROM log ORDER BY code, number").fetchall()
    with psycopg.connect(cluster.url.replace("+psycopg", "")) as connection:
        for statement in POSTGRES:
            connection.execute(statement)
        connection.cursor().executemany("INSERT INTO log VALUES (%s, %s, %s, %s)", stored)


@every_keepsake
def test_the_same_in_postgresql(name, tmp_path, cluster):
    kept = written(name)
    fill(cluster, restore(name, tmp_path))
    rows = load(cluster.url, list(kept))
    for code, table in kept.items():
        same(table, rows[code])


@every_keepsake
def test_play_goes_on_with_them(name, tmp_path):
    """A real server has every table, and somebody who was asked answers."""
    kept = written(name)

    async def play(house: House, code: str, token: str) -> None:
        guest = await Guest(house, code, token).come()
        assert guest.you["seat"] == kept[code]["people"][token]["seat"]
        await guest.do("chat", text="Es geht weiter.")
        if guest.legal and guest.decision:
            answer = await guest.ask("move", decision=guest.decision["number"], move=guest.legal[0])
            assert answer["type"] == "ok" or answer["key"] in ("too_late", "not_asked"), answer
        await guest.go()

    restore(name, tmp_path)
    with House(tmp_path, keep=0).start() as house:  # they are older than tables are kept
        for code, table in kept.items():
            status, known, _ = house.get(f"/api/tables/{code}")
            assert status == 200, known
            assert (status, known["phase"], known["game"]) == (200, table["facts"]["phase"], table["game"])
            spend(play(house, code, next(iter(table["people"]))))
        assert house.stop() == 0
        assert "Traceback" not in house.log
