"""Somebody who plays alone need not wait for bots; where others sit nobody is hurried."""

from typing import Any

from stammtisch.table import commands
from tests.table.parlour import Parlour, Somebody

ALONE = {"seats": (commands.Place("me"), *(commands.Place("bot") for _ in range(3)))}


def after_a_move(parlour: Parlour) -> Somebody:
    """Ada has passed her cards and played on until bots are asked."""
    ada = parlour.host()
    ada.do(commands.Start(parlour.id()))
    while ada.view is None or 0 in ada.view["awaiting"]:
        assert ada.decision is not None
        assert ada.view is not None
        ada.do(commands.Play(parlour.id(), ada.decision["number"], ada.view["legal"][0]))
    return ada


def hurry(parlour: Parlour, somebody: Somebody) -> dict[str, Any]:
    return somebody.do(commands.Hurry(parlour.id()))


def test_bots_play_at_once_until_a_person_is_asked() -> None:
    parlour = Parlour("klaumau", **ALONE)
    ada = after_a_move(parlour)
    assert parlour.table.next_wake is not None
    assert parlour.table.next_wake > parlour.now  # they would take their time
    before, rows = parlour.now, len(parlour.rows)
    assert hurry(parlour, ada)["type"] == "ok"
    parlour.wait(0)  # nothing is waited for
    assert ada.view
    assert 0 in ada.view["awaiting"]
    assert parlour.now == before
    assert all("hurry" not in str(row.line) for row in parlour.rows[rows:])


def test_nobody_is_hurried_where_others_sit() -> None:
    parlour = Parlour("klaumau")
    ada, *_ = parlour.everyone()
    assert hurry(parlour, ada)["key"] == "not_alone"
    watcher = parlour.connect("somebody who only watches the others")
    assert hurry(parlour, watcher)["key"] == "not_seated"


def test_there_is_nothing_to_hurry_before_a_match() -> None:
    parlour = Parlour("klaumau", **ALONE)
    assert hurry(parlour, parlour.host())["key"] == "not_now"
