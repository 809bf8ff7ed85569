"""A log that makes no table is refused for what it is; everything else goes on."""

import contextlib
import sqlite3

import pytest

from stammtisch.service.store import LINK_LETTERS
from stammtisch.table import Damaged, Row, Table
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House
from tests.table.parlour import Parlour

WRONG = {
    "a line is missing": "DELETE FROM log WHERE code = ? AND number = 2",
    "not JSON": "UPDATE log SET line = 'nonsense' WHERE code = ? AND number = 2",
    "not text": "UPDATE log SET line = x'ff00fe' WHERE code = ? AND number = 2",
    "no such command": """UPDATE log SET line = '[1,{"type":"dance","id":"x"}]' WHERE code = ? AND number = 2""",
    "cannot be carried out": """UPDATE log SET line = '[7,{"type":"chat","id":"x","text":"?"}]'
        WHERE code = ? AND number = 2""",
    "opened twice": """UPDATE log SET line = (SELECT line FROM log AS first WHERE first.code = log.code AND number = 1)
        WHERE code = ? AND number = 2""",
    "the time is none": "UPDATE log SET at = 'soon' WHERE code = ? AND number = 2",
    "the beginning is missing": "DELETE FROM log WHERE code = ? AND number = 1",
}


def key_of_link(wrong: str) -> str:
    """A key as links have them."""
    return wrong.replace(" ", "-").ljust(LINK_LETTERS, "-")[:LINK_LETTERS]


def test_damaged_logs_are_refused_counted_and_told_in_a_sentence(tmp_path):
    async def evening(house: House) -> None:
        opened = {wrong: house.open("zehn", players=2) for wrong in (*WRONG, "nothing")}
        for table in opened.values():
            host = await Guest(house, table["code"], table["token"]).come()
            for number in range(3):
                await host.do("chat", text=f"line {number}")
            await host.go()
        house.stop()
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as database:
            for wrong, statement in WRONG.items():
                assert database.execute(statement, (opened[wrong]["code"],)).rowcount == 1
                row = (key_of_link(wrong), opened[wrong]["code"], 1, "open")
                database.execute("INSERT INTO links (key, code, match, view) VALUES (?, ?, ?, ?)", row)
        house.start()
        for wrong in WRONG:
            code, token = opened[wrong]["code"], opened[wrong]["token"]
            for path in (
                f"/api/tables/{code}",
                f"/api/tables/{code}/record",
                f"/api/replays/{key_of_link(wrong)}",
            ):
                status, refused, _ = house.get(path, Authorization=f"Bearer {token}")
                assert (status, refused["key"]) == (409, "damaged_table"), (wrong, path)
            guest = await Guest(house, code, token).come()
            await guest.until(lambda guest=guest: guest.closed is not None)
            assert guest.closed == 4010
            assert guest.answers[""]["key"] == "damaged_table"
            await guest.go()
        fine = await Guest(house, opened["nothing"]["code"], opened["nothing"]["token"]).come()
        await fine.do("chat", text="still here")
        await fine.go()
        held = [{"code": each["code"], "token": each["token"]} for each in opened.values()]
        status, found, _ = house.post("/api/mine", {"tables": held})
        assert (status, [each["code"] for each in found["tables"]]) == (200, [opened["nothing"]["code"]])
        metrics = house.get("/metrics")[1].decode()
        counted = next(line for line in metrics.splitlines() if line.startswith("stammtisch_damaged_tables_total"))
        assert int(counted.split()[1]) >= len(WRONG)
        assert "Traceback" not in house.log
        assert house.log.count("the log of a table is damaged, line ") >= len(WRONG)

    with House(tmp_path).start() as house:
        spend(evening(house))


@pytest.mark.parametrize("number", [1, 2, 5, 8])
def test_it_is_said_which_line_is_the_first_that_is_wrong(number):
    parlour = Parlour("zehn", players=2)
    parlour.everyone()
    rows = list(parlour.rows)
    while len(rows) < 8:
        rows.append(Row(len(rows) + 1, rows[-1].at, b'[1,{"type":"chat","id":"x%d","text":"?"}]' % len(rows)))
    Table.rebuild(rows)
    missing = [row for row in rows if row.number != number]
    spoilt = [Row(row.number, row.at, b"{" if row.number == number else row.line) for row in rows]
    for damaged in (missing, spoilt) if number < 8 else (spoilt,):
        with pytest.raises(Damaged, match=f"line {number}: ") as raised:
            Table.rebuild(damaged)
        assert raised.value.number == number
        assert Table.rebuild(damaged[: number - 1]).length == number - 1
