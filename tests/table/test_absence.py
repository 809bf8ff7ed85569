"""What happens to those who are away is agreed: a bot plays for them after a time, or the table waits."""

import random

import pytest

from stammtisch.core.agenda import Kind
from stammtisch.table import clocks, commands
from tests.table.parlour import CODE, Parlour
from tests.table.positions import at_decision

DAYS = 3 * 24 * 3600 * 1000


def presence(parlour: Parlour) -> list[str]:
    return [seat["presence"] for seat in parlour.around[0].table["seats"]]


def test_a_bot_plays_after_the_time_that_was_agreed():
    parlour = Parlour("gaunerbande", pace="instant", absence=600)
    people = parlour.everyone()
    assert people[0].table["absence"] == 600
    parlour.disconnect(people[2])
    assert [seat["stand_in_at"] for seat in people[0].table["seats"]] == [None, None, parlour.now + 600_000, None]
    parlour.wait(600_000 - 1)
    assert presence(parlour)[2] == "away"
    parlour.wait(1)
    assert presence(parlour)[2] == "bot"
    assert people[0].table["seats"][2]["stand_in_at"] is None


def test_a_table_that_waits_waits_for_days():
    parlour = Parlour("gaunerbande", pace="instant", absence=0)
    people = parlour.everyone()
    gone, rows = people.pop(2), len(parlour.rows)
    parlour.disconnect(gone)
    parlour.wait(DAYS)
    assert presence(parlour)[2] == "away"
    assert people[0].table["seats"][2]["stand_in_at"] is None
    assert len(parlour.rows) == rows
    back = parlour.connect(gone.token)
    assert back.view is not None
    assert back.view["awaiting"] == [0, 1, 2, 3]
    assert parlour.rebuilt().flow.match.story() == parlour.table.flow.match.story()


def test_somebody_else_is_host_all_the_same():
    """Whoever is away for days cannot let anybody in."""
    parlour = Parlour("gaunerbande", absence=0)
    people = parlour.everyone()
    parlour.disconnect(people[0])
    parlour.wait(clocks.GRACE)
    assert people[1].table["host"] != 1


@pytest.mark.parametrize("choice", [True, False])
def test_it_waits_in_windows_whether_there_is_a_choice_or_not(choice):
    """If only those were passed who have nothing to choose, being passed would tell it."""

    def asks(flow):
        (seat,) = flow.decision.seats
        return (len(flow.match.legal(seat)) > 1) is choice

    parlour, people = at_decision("klaumau", Kind.WINDOW, asks, absence=0)
    flow = parlour.table.flow
    (seat,) = flow.decision.seats
    number = flow.number
    assert people[seat].decision["deadline"] is None
    parlour.disconnect(people[seat])
    parlour.wait(DAYS)
    assert flow.number == number
    back = parlour.connect(people[seat].token)
    assert back.do(commands.Play("p", back.decision["number"], back.view["legal"][0]))["type"] == "ok"


def test_a_race_waits_for_nobody():
    parlour, people = at_decision("halt_mal_kurz", Kind.RACE, lambda flow: True, absence=0)
    number = parlour.table.flow.number
    parlour.disconnect(people[-1])
    parlour.wait(clocks.RACE + clocks.ALLOWANCE + 100)
    assert parlour.table.flow.number > number


def test_the_host_may_change_it_at_any_time():
    parlour = Parlour("gaunerbande", pace="instant")
    people = parlour.everyone()
    parlour.disconnect(people[2])
    assert people[0].do(commands.Settle("s", absence=0))["type"] == "ok"
    parlour.wait(DAYS)
    assert presence(parlour)[2] == "away"
    assert people[1].do(commands.Settle("t", absence=30))["key"] == "not_host"


def test_a_table_that_waits_has_no_clock():
    parlour = Parlour("gaunerbande", clock=30)
    host = parlour.host()
    assert host.do(commands.Settle("a", absence=0))["key"] == "clock_while_waiting"
    assert host.do(commands.Settle("b", absence=0, clock=0))["type"] == "ok"
    assert host.do(commands.Settle("c", clock=30))["key"] == "clock_while_waiting"
    assert (host.table["absence"], host.table["clock"]) == (0, 0)


# Another match


def over() -> tuple[Parlour, list]:
    parlour = Parlour("halt_mal_kurz", pace="instant", players=3)
    people = parlour.everyone()
    parlour.play_out(random.Random(1).choice)
    assert people[0].table["phase"] == "over"
    return parlour, people


def again(people: list) -> list[bool]:
    return [seat["again"] for seat in people[0].table["seats"]]


def test_anybody_proposes_another_match_and_the_host_agrees():
    _, people = over()
    assert people[2].do(commands.Rematch("r"))["type"] == "ok"
    assert (people[0].table["phase"], again(people)) == ("over", [False, False, True])
    assert people[0].do(commands.Rematch("r"))["type"] == "ok"
    assert (people[0].table["phase"], people[0].table["match"], again(people)) == ("lobby", 2, [False] * 3)


def test_when_everybody_has_proposed_it_it_is_agreed():
    parlour, people = over()
    assert people[1].do(commands.PassHost("h", 1))["key"] == "not_host"
    parlour.disconnect(people[0])  # the host is gone, and cannot agree
    for somebody in people[1:]:
        assert somebody.do(commands.Rematch("r"))["type"] == "ok"
    assert people[1].table["phase"] == "over"
    back = parlour.connect(people[0].token)
    assert back.do(commands.Rematch("s"))["type"] == "ok"
    assert back.table["phase"] == "lobby"
    assert parlour.rebuilt().phase == "lobby"
    assert parlour.table.code == CODE


def test_watchers_propose_nothing():
    parlour, _ = over()
    assert parlour.connect("somebody who only looks on, whoever").do(commands.Rematch("w"))["key"] == "not_seated"
