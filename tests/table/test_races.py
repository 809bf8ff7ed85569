"""Races: who slapped first is judged by arrival, less the way."""

import json

from stammtisch.core.agenda import Kind
from stammtisch.table import clocks, commands
from tests.table.parlour import Parlour
from tests.table.positions import at_decision


def race(**agreed):
    """A race with three people in it, and the one who cannot slap."""
    parlour, people = at_decision("halt_mal_kurz", Kind.RACE, **agreed)
    racing = [people[seat] for seat in parlour.table.flow.decision.seats]
    parlour.flow = parlour.table.flow
    return parlour, racing


def slap(somebody, parlour: Parlour, way: int = 0, move: str = "slap"):
    return somebody.do(commands.Play(parlour.id(), somebody.decision["number"], move), way)


def order(parlour: Parlour, since: int) -> list[int]:
    return [raw[1] for raw in parlour.flow.match.story(since) if raw[0] in ("slaps", "stays")]


def test_the_first_to_arrive_is_first():
    parlour, racing = race()
    since = parlour.flow.match.story_length
    for somebody in racing:
        parlour.wait(100)
        slap(somebody, parlour)
    assert order(parlour, since) == [somebody.you["seat"] for somebody in racing]


def test_a_slap_waits_for_its_judging_and_nobody_knows():
    parlour, racing = race()
    parlour.wait(500)
    others = [somebody for somebody in parlour.around if somebody is not racing[0]]
    heard = [len(somebody.messages) for somebody in others]
    rows = len(parlour.rows)
    assert slap(racing[0], parlour) == {}
    assert [len(somebody.messages) for somebody in others] == heard
    assert len(parlour.rows) == rows
    parlour.wait(clocks.ALLOWANCE)
    assert racing[0].messages[-1]["type"] == "ok"
    assert b'"ms":500' in parlour.rows[rows].line


def test_a_long_way_is_made_up_for():
    parlour, racing = race()
    since = parlour.flow.match.story_length
    near, far, third = racing
    parlour.wait(400)
    slap(near, parlour, way=10)
    parlour.wait(100)
    slap(far, parlour, way=150)
    parlour.wait(200)
    slap(third, parlour)
    assert order(parlour, since) == [s.you["seat"] for s in (far, near, third)]
    shown = next(m["race"] for m in reversed(near.messages) if "race" in m)
    assert shown == [
        {"seat": far.you["seat"], "ms": 350},
        {"seat": near.you["seat"], "ms": 390},
        {"seat": third.you["seat"], "ms": 700},
    ]


def test_nobody_gains_by_pretending_to_be_far_away():
    parlour, racing = race()
    since = parlour.flow.match.story_length
    parlour.wait(400)
    slap(racing[0], parlour)
    parlour.wait(clocks.ALLOWANCE + 20)
    slap(racing[1], parlour, way=100_000)
    slap(racing[2], parlour)
    assert order(parlour, since)[0] == racing[0].you["seat"]
    assert clocks.reaction(50, 100_000) == clocks.QUICKEST


def test_those_who_do_not_slap_in_time_stay():
    parlour, racing = race()
    since = parlour.flow.match.story_length
    parlour.wait(300)
    slap(racing[0], parlour)
    parlour.wait(clocks.RACE + clocks.ALLOWANCE)
    told = [raw[:2] for raw in parlour.flow.match.story(since) if raw[0] in ("slaps", "stays")]
    assert told[0] == ("slaps", racing[0].you["seat"])
    assert sorted(told[1:]) == sorted(("stays", s.you["seat"]) for s in racing[1:])


def test_one_slap_each():
    parlour, racing = race()
    slap(racing[0], parlour)
    assert slap(racing[0], parlour)["key"] == "too_late"
    assert slap(racing[0], parlour, move="play nazi-k")["type"] == "refused"


def test_whoever_rests_before_the_judging_is_told():
    parlour, racing = race()
    assert slap(racing[0], parlour) == {}
    slapped = f"c{parlour.ids}"
    racing[0].do(commands.Rest("r", True))
    assert racing[0].answer(slapped)["key"] == "too_late"


def test_bots_race_by_their_level():
    parlour, racing = race()
    since = parlour.flow.match.story_length
    racing[2].do(commands.Rest("r", True))
    parlour.wait(10)
    for somebody in racing[:2]:
        slap(somebody, parlour)
    parlour.wait(clocks.RACE)
    assert order(parlour, since)[2] == racing[2].you["seat"]
    row = next(row for row in reversed(parlour.rows) if b'"race"' in row.line)
    assert b'"ms":' in row.line


def test_the_log_keeps_the_order():
    parlour, racing = race()
    parlour.wait(400)
    slap(racing[0], parlour, way=10)
    parlour.wait(100)
    slap(racing[1], parlour, way=150)
    slap(racing[2], parlour)
    again = parlour.rebuilt().flow
    assert again.match.story() == parlour.flow.match.story()
    assert again.judged == parlour.flow.judged


def test_the_times_are_told_with_the_race_and_never_again():
    parlour, racing = race()
    for somebody in racing:
        parlour.wait(100)
        slap(somebody, parlour)
    watcher = racing[0]
    judged = [m["race"] for m in watcher.messages if "race" in m]
    assert [len(each) for each in judged] == [1, 2, 3]
    heard = len(watcher.messages)
    people = {somebody.you["seat"]: somebody for somebody in parlour.around}
    for _ in range(6):
        asked = people[parlour.flow.decision.seats[0]]
        assert asked.do(commands.Play(parlour.id(), asked.decision["number"], asked.view["legal"][0]))["type"] == "ok"
        if parlour.flow.decision is None or parlour.flow.decision.kind is Kind.RACE:
            break
    later = [m for m in watcher.messages[heard:] if m["type"] == "match"]
    assert later
    assert not any("race" in m for m in later)


def test_bots_react_like_people_at_every_pace_when_a_person_takes_part():
    parlour, racing = race(pace="instant")
    since = parlour.flow.match.story_length
    for somebody in racing[1:]:
        somebody.do(commands.Rest(parlour.id(), True))
    parlour.wait(clocks.QUICKEST)
    assert order(parlour, since) == []
    slap(racing[0], parlour, way=0)
    parlour.wait(clocks.RACE)
    assert order(parlour, since)[0] == racing[0].you["seat"]
    quickest = min(ms for seat, ms in told(parlour) if seat != racing[0].you["seat"])
    assert quickest > clocks.QUICKEST


def told(parlour: Parlour) -> list[tuple[int, int]]:
    """Seats and milliseconds as the log has them."""
    lines = [json.loads(row.line)[1] for row in parlour.rows]
    return [(line["seat"], line["ms"]) for line in lines if line.get("why") == "race"]
