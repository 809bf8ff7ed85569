"""Databases of earlier versions open with this one: every table as it was, in every database, for ever."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import insert

from stammtisch import games
from stammtisch.server.storage import Store, connect
from stammtisch.server.storage.schema import LOG
from stammtisch.table import Row, Table, commands
from tests.server.cluster import Cluster
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House
from tests.server.kept_databases import FIXTURES, glance, lasting, records, shown
from tests.server.postgres import start_postgres

VERSIONS = sorted(file.stem for file in FIXTURES.glob("*.jsonl"))
every_version = pytest.mark.parametrize("version", VERSIONS)


def read(file: str) -> list[Any]:
    return [json.loads(line) for line in (FIXTURES / file).read_text(encoding="utf-8").splitlines()]


def written(version: str) -> dict[str, Any]:
    """What the tables were when they were kept, by code."""
    return dict(read(f"{version}.json"))


def restore(version: str, url: str) -> None:
    """Put the log of a version into a database."""
    engine = connect(url)
    with engine.begin() as connection:
        connection.execute(insert(LOG), [dict(zip(LOG.c.keys(), row, strict=True)) for row in read(f"{version}.jsonl")])
    engine.dispose()


def load(url: str, codes: list[str]) -> dict[str, list[Row]]:
    async def work() -> dict[str, list[Row]]:
        store = Store(url)
        try:
            return {code: store.log.rows_here(code) for code in codes}
        finally:
            await store.close()

    return spend(work())


def same(kept: dict[str, Any], rows: list[Row]) -> None:
    """The table that these rows make is the one that was kept."""
    table = Table.rebuild(rows)
    assert (len(rows), table.length, table.changed) == (kept["rows"], kept["rows"], kept["changed"])
    assert lasting(table, kept["facts"]) == kept["facts"]
    for token, seen in kept["people"].items():
        assert glance(shown(table, token), seen["names"]) == seen
    assert glance(shown(table, "somebody else who watches"), kept["watcher"]["names"]) == kept["watcher"]
    assert records(rows, table) == kept["records"]


def test_something_is_kept_of_everything():
    """Every game, every phase, and every line that a log may have."""
    kept = [table for version in VERSIONS for table in written(version).values()]
    assert {table["game"] for table in kept} == set(games.NAMES)
    assert {table["phase"] for table in kept} == {"lobby", "playing", "over"}
    assert any(table["match"] > 1 for table in kept)
    lines = "".join(line for version in VERSIONS for _, _, _, line in read(f"{version}.jsonl"))
    kinds = {each.__struct_config__.tag for each in commands.Logged.__args__}
    unlogged = {"emote", "hint", "hurry", "look", "read", "seen", "show", "sit"}
    assert {kind for kind in kinds if f'"type":"{kind}"' not in lines} == unlogged
    assert all(f'"why":"{why}"' in lines for why in ("bot", "silence", "clock", "race"))


@every_version
def test_every_table_is_as_it_was(version, tmp_path):
    kept, url = written(version), f"sqlite:///{tmp_path}/tables.db"
    restore(version, url)
    rows = load(url, list(kept))
    for code, table in kept.items():
        same(table, rows[code])


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with start_postgres() as cluster:
        yield cluster


@every_version
def test_the_same_in_postgresql(version, cluster):
    kept = written(version)
    restore(version, cluster.url)
    rows = load(cluster.url, list(kept))
    for code, table in kept.items():
        same(table, rows[code])


@every_version
def test_play_goes_on_with_them(version, tmp_path):
    """A real server has every table, and somebody who was asked answers."""
    kept = written(version)

    async def play(house: House, code: str, token: str) -> None:
        guest = await Guest(house, code, token).come()
        assert guest.you["seat"] == kept[code]["people"][token]["seat"]
        await guest.do("chat", text="Es geht weiter.")
        if guest.legal and guest.decision:
            answer = await guest.ask("move", decision=guest.decision["number"], move=guest.legal[0])
            assert answer["type"] == "ok" or answer["key"] in ("too_late", "not_asked"), answer
        await guest.go()

    restore(version, f"sqlite:///{tmp_path}/tables.db")
    with House(tmp_path, keep=0).start() as house:  # they are older than tables are kept
        for code, table in kept.items():
            status, known, _ = house.get(f"/api/tables/{code}")
            assert status == 200, known
            assert (known["phase"], known["game"]) == (table["phase"], table["game"])
            spend(play(house, code, next(iter(table["people"]))))
        assert house.stop() == 0
        assert "Traceback" not in house.log
