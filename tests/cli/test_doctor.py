"""`stammtisch doctor`: damage of every kind is found, said, and mended without losing a line."""

import json
import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from stammtisch.core.languages import LANGUAGES
from stammtisch.server.storage import Store, connect, default_database
from stammtisch.server.storage.log import lock_of
from stammtisch.server.storage.schema import LOG
from stammtisch.table import Row, Table
from tests.server.evenings import spend
from tests.server.house import House
from tests.server.postgres import start_postgres
from tests.server.test_kept_databases import VERSIONS, restore, written

ALL = written(VERSIONS[0])
CODE = next(code for code, table in ALL.items() if table["phase"] == "over")
"""A table with a whole match in its log."""
KEPT = {code: ALL[code] for code in [CODE, *(code for code in ALL if code != CODE)][:4]}
LINES = KEPT[CODE]["rows"]

Change = Callable[[sqlite3.Connection], Any]


@pytest.fixture
def database(tmp_path) -> Path:
    """A few tables in a database."""
    file = tmp_path / "tables.db"
    restore(VERSIONS[0], f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(f"DELETE FROM log WHERE code NOT IN {tuple(KEPT)}")
    return file


def rows(file: Path, code: str = CODE) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT number, at, line FROM log WHERE code = ? ORDER BY number", (code,)).fetchall()


def everything(file: Path) -> list[tuple[Any, ...]]:
    """All that is in a database, wherever it lies."""
    with closing(sqlite3.connect(file)) as connection:
        log = connection.execute("SELECT code, number, at, CAST(line AS BLOB) FROM log").fetchall()
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'damaged'").fetchone():
            log += connection.execute("SELECT code, number, at, line FROM damaged").fetchall()
        return sorted(log, key=repr)


def damage(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement.format(code=f"'{CODE}'"))


def without_key(file: Path) -> None:
    """As somebody might have brought the rows back by hand, into a table that forbids nothing."""
    damage(
        file,
        "CREATE TABLE loose (code, number, at, line)",
        "INSERT INTO loose SELECT * FROM log",
        "DROP TABLE log",
        "ALTER TABLE loose RENAME TO log",
    )


def line(number: int, value: str) -> str:
    """A line becomes something else, as SQL."""
    return f"UPDATE log SET line = {value} WHERE code = {{code}} AND number = {number}"


def says(command: str, who: int = 1) -> str:
    return "'[{},{}]'".format(who, command.replace("{", "{{").replace("}", "}}"))


DAMAGE = {
    "the first line is gone": (["DELETE FROM log WHERE code = {code} AND number = 1"], "first", 1),
    "the first line is of another table": ([line(1, "replace(line, {code}, 'aaaaaaaa')")], "first", 1),
    "the first line opens nothing": ([line(1, says('{"type":"wake","credit":3}', 0))], "first", 1),
    "a line is gone": (["DELETE FROM log WHERE code = {code} AND number = 17"], "gap", 17),
    "many lines are gone": (["DELETE FROM log WHERE code = {code} AND number BETWEEN 9 AND 12"], "gap", 9),
    "half a line": ([line(20, "substr(line, 1, 12)")], "unreadable", 20),
    "half a line of another kind": ([line(20, "'{{half'")], "unreadable", 20),
    "an empty line": ([line(20, "''")], "unreadable", 20),
    "bytes that are no text": ([line(20, "CAST(x'5bff2cfe' AS TEXT)")], "unreadable", 20),
    "bytes in place of text": ([line(20, "x'00ff'")], "unreadable", 20),
    "a time that is none": (["UPDATE log SET at = 'noon' WHERE code = {code} AND number = 20"], "unreadable", 20),
    "a command that nobody knows": ([line(20, says('{"type":"juggle","id":"x"}'))], "unknown", 20),
    "JSON that is no line": ([line(20, "'{{}}'")], "unknown", 20),
    "a second beginning": (
        [line(20, "(SELECT line FROM log WHERE code = {code} AND number = 1)")],
        "refused",
        20,
    ),
    "a move that nobody may make": (
        [line(20, says('{"type":"move","id":"x","decision":1,"move":"play r99"}'))],
        "refused",
        20,
    ),
    "a command of somebody who was never there": (
        [line(20, says('{"type":"chat","id":"x","text":"Na?"}', 77))],
        "refused",
        20,
    ),
    "a stand-in for nobody": ([line(20, says('{"type":"stand_in","person":99,"on":true}', 0))], "refused", 20),
    "an old line behind newer ones": (
        [
            "UPDATE log SET number = 9999 WHERE code = {code} AND number = 20",
            "UPDATE log SET number = 20 WHERE code = {code} AND number = 21",
            "UPDATE log SET number = 21 WHERE code = {code} AND number = 9999",
        ],
        "refused",
        20,
    ),
}
"""What is done to the log, what the doctor calls it, and the first number where something is wrong."""


@pytest.mark.parametrize("name", DAMAGE)
def test_damage_is_found_and_mended(name, stammtisch, database):
    statements, kind, number = DAMAGE[name]
    whole = number - 1
    before = rows(database)
    damage(database, *statements)
    damaged = everything(database)
    ran = stammtisch("doctor", database, "--json")
    assert (ran.code, ran.err) == (1, "")
    report = json.loads(ran.out)
    assert report["tables"] == len(KEPT)
    found = report["damaged"]
    assert [(each["code"], each["kind"], each["number"], each["whole"]) for each in found] == [
        (CODE, kind, number, whole)
    ]
    assert everything(database) == damaged, "looking changes nothing"

    ran = stammtisch("doctor", database, "--mend")
    assert (ran.code, ran.err) == (0, "")
    assert rows(database) == before[:whole]
    assert everything(database) == damaged, "nothing is lost"
    if whole:
        assert Table.rebuild(Row(number, at, text.encode()) for number, at, text in rows(database)).length == whole
    assert stammtisch("doctor", database).out == f"{len(KEPT) - (not whole)} tables, all whole\n"
    assert stammtisch("doctor", database, "--mend").code == 0
    assert everything(database) == damaged


def test_a_line_that_is_there_twice_is_kept_once(stammtisch, database):
    before = rows(database)
    without_key(database)
    damage(database, "INSERT INTO log SELECT * FROM log WHERE code = {code} AND number IN (5, 9)")
    damaged = everything(database)
    ran = stammtisch("doctor", database)
    assert ran.code == 1
    assert ran.out.startswith(f"{CODE}: the number 5 is there twice; {LINES} of {LINES + 2} lines can be kept\n")
    assert stammtisch("doctor", database, "--mend").code == 0
    assert rows(database) == before
    assert everything(database) == damaged


def test_of_two_lines_with_one_number_neither_is_lost(stammtisch, database):
    before = rows(database)
    without_key(database)
    damage(database, "INSERT INTO log SELECT code, 5, at + 1, line FROM log WHERE code = {code} AND number = 9")
    damaged = everything(database)
    ran = stammtisch("doctor", database, "--mend")
    assert ran.code == 0
    assert "the number 5 is there twice" in ran.out
    assert rows(database) == before[:5]
    assert everything(database) == damaged


def test_all_is_well(stammtisch, database):
    ran = stammtisch("doctor", database)
    assert (ran.code, ran.out, ran.err) == (0, f"{len(KEPT)} tables, all whole\n", "")
    assert stammtisch("doctor", f"sqlite:///{database}", "--mend").code == 0
    report = json.loads(stammtisch("doctor", database, "--json").out)
    assert report == {"database": str(database), "tables": len(KEPT), "damaged": [], "mended": False}


def test_several_tables_at_once_and_what_is_said(stammtisch, database):
    codes = sorted(KEPT)[:3]
    for code in codes:
        damage(database, f"DELETE FROM log WHERE code = '{code}' AND number = 4")
    ran = stammtisch("doctor", database)
    assert ran.out.splitlines() == [
        *(f"{code}: line 4 is missing; 3 of {KEPT[code]['rows'] - 1} lines can be kept" for code in codes),
        f"{len(KEPT)} tables, damaged: 3",
        f"To keep what is whole of them: stammtisch doctor {database} --mend",
    ]
    ran = stammtisch("doctor", database, "--mend")
    assert ran.out.splitlines() == [
        *(f"{code}: line 4 is missing; {KEPT[code]['rows'] - 4} lines were taken away, 3 kept" for code in codes),
        f"{len(KEPT)} tables, damaged: 3",
        f"What was taken away is kept: stammtisch doctor {database} --export FILE",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_whoever_reads(stammtisch, database, language):
    said = {
        "en": "line 17 is missing",
        "de": "Zeile 17 fehlt",
        "fr": "la ligne 17 manque",
        "it": "manca la riga 17",
    }
    damage(database, "DELETE FROM log WHERE code = {code} AND number = 17")
    assert said[language] in stammtisch("doctor", database, "--language", language).out


# What was taken away


def test_what_was_taken_away_is_shown_and_written(stammtisch, database, tmp_path):
    before = rows(database)
    damage(database, "UPDATE log SET line = 'nonsense' WHERE code = {code} AND number = 30")
    damage(database, "UPDATE log SET line = CAST(x'ff00fe' AS TEXT) WHERE code = {code} AND number = 31")
    stammtisch("doctor", database, "--mend")
    ran = stammtisch("doctor", database, "--show", CODE)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert lines[0].startswith("Taken away on 20")
    assert lines[0].endswith(": line 30 cannot be read")
    assert lines[1].endswith("nonsense")
    assert len(lines) == 1 + len(before) - 29
    shown = [json.loads(text) for text in stammtisch("doctor", database, "--show", CODE, "--json").out.splitlines()]
    assert [each["number"] for each in shown] == list(range(30, len(before) + 1))
    assert shown[0]["line"] == "nonsense"
    assert shown[1]["bytes"] == "ff00fe"
    assert [(each["number"], each["at"], each["line"]) for each in shown[2:]] == before[31:]

    file = tmp_path / "taken.jsonl"
    ran = stammtisch("doctor", database, "--export", file)
    assert (ran.code, ran.out) == (0, f"{len(before) - 29} lines written to {file}\n")
    assert [json.loads(text) for text in file.read_text(encoding="utf-8").splitlines()] == shown
    assert oct(file.stat().st_mode & 0o777) == "0o600", "it holds cards, as the database does"
    ran = stammtisch("doctor", database, "--export", file)
    assert (ran.code, "is there already" in ran.err) == (2, True)


def test_nothing_was_taken_away(stammtisch, database, tmp_path):
    ran = stammtisch("doctor", database, "--show", CODE)
    assert (ran.code, ran.err) == (2, f"nothing was taken away from a table {CODE}\n")
    assert (
        stammtisch("doctor", database, "--export", tmp_path / "none").out == f"0 lines written to {tmp_path / 'none'}\n"
    )
    ran = stammtisch("doctor", database, "--export", tmp_path / "x", "--mend")
    assert (ran.code, "expected one of --mend, --show and --export" in ran.err) == (2, True)


# What is no database of ours


def test_what_cannot_be_looked_at(stammtisch, tmp_path):
    (tmp_path / "notes.txt").write_text("This is no database, whatever its name is.")
    (tmp_path / "empty.db").write_bytes(b"")
    with closing(sqlite3.connect(tmp_path / "other.db")) as connection, connection:
        connection.execute("CREATE TABLE recipes (name)")
    for asked, said in {
        tmp_path / "missing.db": f"there is no file {tmp_path / 'missing.db'}",
        tmp_path: f"{tmp_path} is a folder: expected a database",
        tmp_path / "notes.txt": f"{tmp_path / 'notes.txt'} is no database",
        tmp_path / "empty.db": f"{tmp_path / 'empty.db'} holds no tables of Stammtisch",
        tmp_path / "other.db": f"{tmp_path / 'other.db'} holds no tables of Stammtisch",
        "nonsense://x": "the database nonsense://x cannot be opened",
        "sqlite://": "sqlite:// is no address of a database",
    }.items():
        for more in ([], ["--mend"], ["--show", CODE], ["--export", tmp_path / "x.jsonl"]):
            ran = stammtisch("doctor", asked, *more)
            assert (ran.code, ran.out) == (2, ""), asked
            assert ran.err.startswith(said)
    assert not (tmp_path / "missing.db").exists()
    assert (tmp_path / "empty.db").read_bytes() == b""


def test_a_password_is_not_shown(stammtisch):
    pytest.importorskip("psycopg")
    ran = stammtisch("doctor", "postgresql+psycopg://me:geheim@127.0.0.1:1/tables")
    assert ran.code == 2
    assert "cannot be opened" in ran.err
    assert "geheim" not in ran.err


def test_a_file_that_is_damaged_itself(stammtisch, database):
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(database.read_bytes())
    for page in range(3, len(content) // 4096, 2):
        content[page * 4096 : page * 4096 + 200] = b"\xff" * 200
    database.write_bytes(content)
    for more in ([], ["--mend"]):
        ran = stammtisch("doctor", database, *more)
        assert (ran.code, ran.err) == (1, "")
        assert ran.out.startswith("the file itself is damaged, and only a backup helps: ")
    assert database.read_bytes() == content


def test_a_file_that_was_cut_off(stammtisch, database):
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.write_bytes(database.read_bytes()[:20_000])
    ran = stammtisch("doctor", database)
    assert (ran.code, ran.out) == (2, "")
    assert "the file itself is damaged, and only a backup helps: " in ran.err


# Beside others


@contextmanager
def nobody() -> Iterator[None]:
    """Root may write everywhere: be somebody who may not."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such permissions")
def test_a_file_that_can_only_be_read(stammtisch, database, tmp_path):
    damage(database, "DELETE FROM log WHERE code = {code} AND number = 17")
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (tmp_path / "copy.db").write_bytes(database.read_bytes())
    assert stammtisch("doctor", tmp_path / "copy.db").code == 1  # nobody may find no module that is not imported by now
    for folder in (tmp_path, *tmp_path.parents):
        if folder == Path(tempfile.gettempdir()):
            break
        folder.chmod(0o755)
    database.chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        with nobody():
            ran = stammtisch("doctor", database)
            assert (ran.code, ran.err) == (1, "")
            assert "line 17 is missing" in ran.out
            ran = stammtisch("doctor", database, "--mend")
            assert (ran.code, ran.out) == (2, "")
            assert "cannot be" in ran.err
    finally:
        tmp_path.chmod(0o755)


def test_beside_a_server_that_runs_one_may_look_and_not_mend(stammtisch, database, tmp_path):
    damage(database, "DELETE FROM log WHERE code = {code} AND number = 17")
    damaged = everything(database)
    with House(tmp_path, keep=0).start() as house:
        ran = stammtisch("doctor", database)
        assert (ran.code, "line 17 is missing" in ran.out) == (1, True)
        ran = stammtisch("doctor", database, "--mend")
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == f"a server is using {database}: expected it to be stopped\n"
        assert everything(database) == damaged
        assert house.get(f"/api/tables/{CODE}")[1]["key"] == "damaged_table"
        assert house.stop() == 0
        assert stammtisch("doctor", database, "--mend").code == 0
        house.start()
        assert house.get(f"/api/tables/{CODE}")[1]["phase"] == "playing"
        assert house.stop() == 0


def test_a_database_of_a_later_version(stammtisch, database):
    assert stammtisch("doctor", database, "--mend").code == 0
    damage(database, "UPDATE layout SET number = 99", "DELETE FROM log WHERE code = {code} AND number = 17")
    before = everything(database)
    for more in ([], ["--mend"], ["--show", CODE]):
        ran = stammtisch("doctor", database, *more)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(
            f"{database} is of a later version of Stammtisch: its layout is 99, expected at most "
        )
    assert everything(database) == before


def test_what_was_taken_away_goes_when_the_table_is_forgotten(stammtisch, database):
    """Whatever people said at a table is not kept for longer than the table."""

    async def forget() -> None:
        store = Store(f"sqlite:///{database}")
        assert await store.log.forget(CODE, 2 * 10**12)
        await store.close()

    for code in list(KEPT)[:2]:
        damage(database, f"DELETE FROM log WHERE code = '{code}' AND number = 4")
    stammtisch("doctor", database, "--mend")
    spend(forget())
    assert stammtisch("doctor", database, "--show", CODE).code == 2
    assert stammtisch("doctor", database, "--show", list(KEPT)[1]).code == 0


# PostgreSQL


def test_in_postgresql(stammtisch, database):
    psycopg = pytest.importorskip("psycopg", reason="THE PACKAGE psycopg IS NOT INSTALLED")
    cluster = start_postgres()
    try:
        restore(VERSIONS[0], cluster.url)
        engine = connect(cluster.url)
        with engine.begin() as connection:
            connection.execute(delete(LOG).where(LOG.c.code.not_in(KEPT)))
        engine.dispose()
        with psycopg.connect(cluster.url.replace("+psycopg", "")) as connection:
            wrong = ("UPDATE log SET line = 'nonsense' WHERE code = %s AND number = 17", "SELECT count(*) FROM log")
            connection.execute(wrong[0], [CODE])
            count = connection.execute(wrong[1]).fetchone()[0]
        ran = stammtisch("doctor", cluster.url)
        assert (ran.code, ran.err) == (1, "")
        assert ran.out.startswith(f"{CODE}: line 17 cannot be read; 16 of {LINES} lines can be kept\n")
        with psycopg.connect(cluster.url.replace("+psycopg", "")) as server:
            server.execute("SELECT pg_advisory_lock(%s)", [lock_of(CODE)])
            ran = stammtisch("doctor", cluster.url, "--mend")
            assert (ran.code, "a server has this table open" in ran.out) == (1, True)
        ran = stammtisch("doctor", cluster.url, "--mend")
        assert (ran.code, ran.err) == (0, "")
        assert f"{LINES - 16} lines were taken away, 16 kept" in ran.out
        with psycopg.connect(cluster.url.replace("+psycopg", "")) as connection:
            kept = connection.execute(
                "SELECT number, at, line FROM log WHERE code = %s ORDER BY number", [CODE]
            ).fetchall()
            assert kept == rows(database)[:16]
            found = connection.execute("SELECT (SELECT count(*) FROM log) + (SELECT count(*) FROM damaged)").fetchone()[
                0
            ]
            assert found == count, "nothing is lost"
        assert stammtisch("doctor", cluster.url).out == f"{len(KEPT)} tables, all whole\n"
        shown = stammtisch("doctor", cluster.url, "--show", CODE, "--json").out.splitlines()
        assert json.loads(shown[0])["line"] == "nonsense"
    finally:
        cluster.close()


def test_without_a_name_it_is_the_database_of_the_house(stammtisch, database, monkeypatch, tmp_path):
    from stammtisch.core import folders

    monkeypatch.setattr(folders, "data", lambda: tmp_path)
    assert default_database().endswith("tables.db")
    assert stammtisch("doctor").out == f"{len(KEPT)} tables, all whole\n"
