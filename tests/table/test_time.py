"""Time at the table: clocks, windows that lapse, people who drop out, tables that sleep."""

import random

import pytest

from stammtisch.core.agenda import Kind
from stammtisch.core.dice import new_dice
from stammtisch.table import Table, clocks, commands
from stammtisch.table.answer_times import FLOOR, AnswerTimes
from tests.table.parlour import Parlour
from tests.table.positions import at_decision

BOTS = (commands.Place("me"), *[commands.Place("bot")] * 3)


def presence(parlour: Parlour) -> list[str]:
    return [seat["presence"] for seat in parlour.around[0].table["seats"]]


# Bots


def test_a_bot_takes_a_human_moment():
    parlour = Parlour("zehn", seats=BOTS)
    parlour.host().do(commands.Start("s"))
    flow = parlour.table.flow
    while flow.decision.kind is not Kind.TURN or flow.decision.seats == (0,):
        me = parlour.around[0]
        if me.view["legal"]:
            me.do(commands.Play(parlour.id(), me.decision["number"], me.view["legal"][0]))
        else:
            parlour.wait(500)
    number, opened = flow.number, parlour.now
    parlour.wait(300)
    assert flow.number == number
    parlour.wait(6000)
    assert flow.number > number
    assert parlour.now - opened == 6300


def test_how_long_a_bot_thinks_tells_nothing_of_its_choices():
    for level in ("random", "lehrling", "geselle", "meister"):
        pauses = {clocks.bot_pause(level, "usual", new_dice(bytes([n]) * 32)) for n in range(200)}
        assert len(pauses) > 100
        assert min(pauses) >= 400
    assert clocks.bot_pause("geselle", "instant", new_dice(bytes(32))) == 0
    assert clocks.bot_pause("meister", "instant", new_dice(bytes(32))) > clocks.SEARCH


# Clocks


def test_a_decision_that_takes_too_long_is_made_by_a_bot():
    parlour = Parlour("gaunerbande", clock=30)
    people = parlour.everyone()
    assert people[0].decision["deadline"] == people[0].decision["opened"] + 30_000
    parlour.wait(29_000)
    rows = len(parlour.rows)
    assert parlour.table.flow.match.awaiting == (0, 1, 2, 3)
    for _ in range(3):
        parlour.wait(31_000)
    assert len(parlour.rows) > rows + 3
    assert {row.line[:30].split(b'"type":')[1][:7] for row in parlour.rows[rows:]} == {b'"enter"'}
    assert presence(parlour) == ["here"] * 4


def test_without_a_clock_people_may_take_all_evening():
    parlour = Parlour("gaunerbande")
    people = parlour.everyone()
    assert people[0].decision["deadline"] is None
    rows = len(parlour.rows)
    parlour.wait(10_000_000)
    assert len(parlour.rows) == rows


# Windows


def has_choice(flow, wanted: bool) -> bool:
    (seat,) = flow.decision.seats
    return (len(flow.match.legal(seat)) > 1) is wanted


def test_a_window_asks_those_too_who_can_only_let_it_pass():
    parlour, people = at_decision("klaumau", Kind.WINDOW, lambda flow: has_choice(flow, False))
    flow = parlour.table.flow
    (seat,) = flow.decision.seats
    number = flow.number
    assert people[seat].view["awaiting"] == [seat]
    assert people[seat].view["legal"] == ["let"]
    parlour.wait(clocks.WINDOW)
    assert flow.number > number
    assert b'"silence"' in parlour.rows[-1].line


def test_they_may_let_it_pass_themselves():
    parlour, people = at_decision("klaumau", Kind.WINDOW, lambda flow: has_choice(flow, False))
    (seat,) = parlour.table.flow.decision.seats
    assert people[seat].do(commands.Play("me", people[seat].decision["number"], "let"))["type"] == "ok"


def test_others_cannot_see_whether_there_is_a_choice():
    """What the others are told of the two kinds of window differs in nothing but names and cards on the table."""
    told = []
    for wanted in (True, False):
        parlour, people = at_decision("klaumau", Kind.WINDOW, lambda flow, wanted=wanted: has_choice(flow, wanted))
        (seat,) = parlour.table.flow.decision.seats
        other = people[(seat + 1) % 4]
        decision, view = other.decision, other.view
        told.append((set(decision), decision["deadline"] - decision["opened"], view["kind"], view["legal"]))
    assert told[0] == told[1]


def test_a_window_lapses_for_somebody_who_does_not_answer():
    parlour, _ = at_decision("klaumau", Kind.WINDOW, lambda flow: has_choice(flow, True))
    flow = parlour.table.flow
    number = flow.number
    parlour.wait(clocks.WINDOW - 1)
    assert flow.number == number
    parlour.wait(2)
    assert flow.number > number
    assert b'"silence"' in parlour.rows[-1].line


def drawn(answer_times: AnswerTimes, step: str = "answer", *, hurried: bool = False) -> list[int]:
    return [answer_times.draw(step, 0, new_dice(bytes([n]) * 32), hurried=hurried) for n in range(200)]


def test_those_without_a_choice_take_as_long_as_they_did_with_one():
    answer_times = AnswerTimes()
    for _ in range(40):
        answer_times.remember("answer", Kind.WINDOW, 7000, let=True)
        answer_times.remember("play", Kind.TURN, 7000, let=False)
    for _ in range(10):  # how long they take to play a card is something else
        answer_times.remember("answer", Kind.WINDOW, 500, let=False)
    assert 6300 <= sorted(drawn(answer_times))[20] < 6700
    assert 7300 < max(drawn(answer_times)) <= 7700


def test_of_somebody_unknown_it_is_guessed_and_never_quicker_than_a_person():
    assert min(drawn(AnswerTimes())) > 700
    assert 350 < min(drawn(AnswerTimes(), hurried=True)) < max(drawn(AnswerTimes(), hurried=True)) < 1300
    quick = AnswerTimes()
    for _ in range(40):
        quick.remember("answer", Kind.WINDOW, 3, let=True)
    assert set(drawn(quick)) - set(drawn(AnswerTimes())) == {FLOOR}
    known = AnswerTimes()
    for taken in (600, 60_000, 700):
        known.remember("play", Kind.TURN, taken, let=False)
    assert 540 <= min(drawn(known)) < max(drawn(known)) <= 770  # by their turns


def test_nobody_without_a_choice_outlasts_the_clock():
    """Those with one cannot, either."""
    parlour, _ = at_decision("klaumau", Kind.WINDOW, lambda flow: has_choice(flow, False), clock=1)
    flow = parlour.table.flow
    (seat,) = flow.decision.seats
    person = parlour.table.participants.seats[seat].person
    for _ in range(24):
        person.answer_times.remember(flow.decision.step, Kind.WINDOW, 9000, let=True)
    parlour.wait(10)
    flow.sitter_changed(seat, parlour.now)
    assert flow.due[seat].at == flow.deadline


# Dropping out


def test_somebody_drops_out_a_bot_steps_in_and_they_come_back():
    parlour = Parlour("gaunerbande", pace="instant")
    people = parlour.everyone()
    parlour.disconnect(people[2])
    assert presence(parlour) == ["here", "here", "away", "here"]
    parlour.wait(clocks.GRACE - 1)
    assert presence(parlour)[2] == "away"
    parlour.wait(10)
    assert presence(parlour)[2] == "bot"
    assert 2 not in parlour.table.flow.match.awaiting
    back = parlour.connect(people[2].token)
    assert presence(parlour) == ["here"] * 4
    assert back.you["seat"] == 2
    assert parlour.rebuilt().flow.match.story() == parlour.table.flow.match.story()


def test_a_bot_may_play_for_somebody_who_rests():
    parlour = Parlour("gaunerbande", pace="instant")
    people = parlour.everyone()
    people[1].do(commands.Rest("r", True))
    assert presence(parlour)[1] == "bot"
    assert 1 not in parlour.table.flow.match.awaiting
    people[1].do(commands.Rest("s", False))
    assert presence(parlour)[1] == "here"


def test_a_person_who_moves_is_back():
    parlour = Parlour("gaunerbande", think=False)
    people = parlour.everyone()
    people[1].do(commands.Rest("r", True))
    people[1].do(commands.Play("p", people[1].decision["number"], people[1].view["legal"][0]))
    assert presence(parlour)[1] == "here"


def test_a_second_tab_keeps_the_seat(parlour):
    parlour.host()
    first = parlour.join(1)
    second = parlour.connect(first.token)
    parlour.disconnect(first)
    assert presence(parlour)[1] == "here"
    parlour.disconnect(second)
    assert presence(parlour)[1] == "away"


def test_both_tabs_are_told_the_same():
    parlour = Parlour(pace="instant")
    people = parlour.everyone()
    second = parlour.connect(people[1].token)
    parlour.play_out(random.Random(2).choice)
    assert second.view == people[1].view
    assert second.events[-50:] == people[1].events[-50:]


def test_a_host_who_is_gone_passes_the_duty_on(parlour):
    host, ben, *_ = parlour.everyone()
    parlour.disconnect(host)
    parlour.wait(clocks.GRACE + 10)
    assert ben.table["host"] == 2
    parlour.connect(host.token)
    assert ben.table["host"] == 2


def test_leaving_for_good_in_a_match_gives_the_seat_to_a_bot():
    parlour = Parlour(pace="instant")
    people = parlour.everyone()
    people[3].do(commands.Leave("l"))
    assert people[0].table["seats"][3]["kind"] == "bot"
    assert people[3].you["seat"] is None
    assert people[3].view["hand"] == []
    assert people[3].do(commands.Play("x", 1, "pass g2"))["key"] == "not_seated"
    parlour.play_out(random.Random(2).choice)
    assert parlour.rebuilt().flow.match.record() == parlour.table.flow.match.record()


# Sleeping and restarting


def test_a_table_without_people_sleeps_and_bots_do_not_play_on():
    parlour = Parlour("gaunerbande", pace="instant")
    people = parlour.everyone()
    for somebody in people:
        parlour.disconnect(somebody)
    parlour.wait(clocks.GRACE + 100)
    rows = len(parlour.rows)
    assert parlour.table.asleep
    assert parlour.table.next_wake is None
    parlour.wait(100_000_000)
    assert len(parlour.rows) == rows


def test_a_spectator_does_not_wake_it():
    parlour = Parlour("gaunerbande", pace="instant")
    parlour.connect("somebody who only watches")
    assert parlour.table.asleep


def test_a_spectator_who_sits_down_at_a_sleeping_table_wakes_it():
    parlour = Parlour("gaunerbande", seats=BOTS, pace="instant", think=False)
    host = parlour.host()
    host.do(commands.Start("s"))
    host.do(commands.Leave("l"))
    parlour.wait(clocks.GRACE + 10)
    assert parlour.table.asleep
    parlour.think = True
    watcher = parlour.connect("somebody who only watches")
    watcher.do(commands.Sit("sit", "Wim", 2))
    assert not parlour.table.asleep
    parlour.play_out(random.Random(1).choice)
    assert parlour.rebuilt().flow.match.record() == parlour.table.flow.match.record()


@pytest.mark.parametrize("gone", [5_000, 500_000_000])
def test_the_time_nobody_was_there_is_credited(gone):
    parlour = Parlour("gaunerbande", clock=60)
    people = parlour.everyone()
    parlour.wait(20_000)
    chat = commands.Chat("c", "back in a minute")
    people[0].do(chat)
    parlour.table = Table.rebuild(parlour.rows)  # the server was killed and started again
    parlour.around.clear()
    parlour.now += gone
    back = parlour.connect(people[1].token)
    assert back.decision["deadline"] - parlour.now == 40_000
    parlour.wait(39_000)
    assert parlour.table.flow.match.awaiting == (1,)  # bots have stepped in for the others by now
    parlour.wait(1_000)
    assert parlour.table.flow.match.awaiting == (1,)  # the first of three cards is chosen
    assert len(back.view["passing"]["chosen"]) == 1


def test_bots_think_again_after_a_restart():
    parlour = Parlour("zehn", seats=BOTS, pace="instant", think=False)
    host = parlour.host()
    host.do(commands.Start("s"))
    parlour.table, parlour.think = Table.rebuild(parlour.rows), True
    parlour.around.clear()
    parlour.connect(host.token)
    parlour.play_out(random.Random(4).choice)


def test_those_who_do_not_come_back_after_a_restart_are_replaced():
    parlour = Parlour("gaunerbande", pace="instant")
    people = parlour.everyone()
    parlour.table = Table.rebuild(parlour.rows)
    parlour.around.clear()
    parlour.connect(people[0].token)
    assert presence(parlour) == ["here", "away", "away", "away"]
    parlour.wait(clocks.GRACE + 10)
    assert presence(parlour) == ["here", "bot", "bot", "bot"]


def test_bots_make_up_their_minds_while_others_are_asked():
    """In a window several bots take hardly longer than one."""
    parlour, people = at_decision("halt_mal_kurz", Kind.WINDOW, lambda flow: flow.decision.step == "propose")
    flow = parlour.table.flow
    for somebody in people:
        somebody.do(commands.Rest(parlour.id(), True))
    opened, waits = parlour.now, 0
    while flow.decision is not None and flow.decision.step == "propose" and waits < 200:
        parlour.wait(100)
        waits += 1
    assert parlour.now - opened < 2 * 1800 + 3 * 2 * 250
