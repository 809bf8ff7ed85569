"""The same table at several servers: one leads it, the others follow its log, and everybody is told the same."""

import json
import random

import pytest

from stammtisch.core.agenda import Kind
from stammtisch.table import Damaged, Row, Table, commands, key_of
from stammtisch.table.clocks import GRACE
from stammtisch.table.replication import Emoted, HasRead, Present, Slap
from tests.table.parlour import NAMES, Parlour, Somebody, token_of


class Branch(Parlour):
    """A table at another server, made from the log so far, which follows whatever is written from then on."""

    def __init__(self, main: Parlour) -> None:
        self.main, self.now, self.rows, self.around, self.ids, self.think = main, main.now, [], [], 1000, True
        self.table = Table.rebuild(main.rows)
        self.table.led_here = False

    def follow(self) -> None:
        for row in self.main.rows[self.table.length :]:
            self.now = max(self.now, row.at)
            self.settle(self.table.replicate(row, self.now))


def meet(*tables: Parlour) -> None:
    """Everybody tells the others who is connected."""
    for mine in tables:
        for other in tables:
            if other is not mine:
                news = Present(f"node {id(mine)}", dict(mine.table.presence.connections))
                other.settle(other.table.hear(news, other.now))


def same(one: Table, other: Table) -> bool:
    facts = [
        (t.length, t.phase, t.matches, t.participants.seats, t.participants.host, list(t.chat)) for t in (one, other)
    ]
    return facts[0] == facts[1] and (
        one.flow is None or (one.flow.match.story(), one.flow.number) == (other.flow.match.story(), other.flow.number)
    )


@pytest.mark.parametrize("game", ["gaunerbande", "halt_mal_kurz", "klaumau", "zehn", "black_spy"])
def test_whoever_follows_is_told_the_same_views_and_writes_nothing(game):
    main = Parlour(game, pace="instant")
    main.everyone()
    branch = Branch(main)
    twin = branch.connect(token_of(NAMES[1]))
    original = next(each for each in main.around if each.token == twin.token)
    rng = random.Random(4)
    for _ in range(400):
        asked = [s for s in main.around if s.view and s.view["legal"]]
        if main.table.phase != "playing":
            break
        if asked:
            asked[0].do(commands.Play(main.id(), asked[0].decision["number"], rng.choice(asked[0].view["legal"])))
        main.wait(300)
        branch.follow()
        assert branch.rows == []
        assert (twin.view, twin.decision) == (original.view, original.decision)
        assert twin.events[-1:] == original.events[-1:]
    assert same(main.table, branch.table)
    assert main.table.length > 50


def test_a_line_that_does_not_follow_is_refused_and_answers_are_known_everywhere():
    main = Parlour("zehn", players=2)
    host = main.host()
    branch = Branch(main)
    host.do(commands.Chat("a", "hello"))
    host.do(commands.Chat("b", "there"))
    with pytest.raises(Damaged, match="line 2: expected this number, got 3"):
        branch.table.replicate(main.rows[2], main.now)
    branch.follow()
    again = branch.connect(token_of(NAMES[0]))
    assert again.do(commands.Chat("a", "hello"))["type"] == "ok"
    assert (branch.rows, len(branch.table.chat)) == ([], 2)


def test_only_whoever_drives_answers_for_bots_and_it_goes_on_when_that_changes():
    main = Parlour("gaunerbande", seats=(commands.Place("me"), *(commands.Place("bot"),) * 3), pace="instant")
    host = main.host()
    branch = Branch(main)
    there = branch.connect(token_of(NAMES[0]))
    host.do(commands.Start("s"))
    host.do(commands.Play("p", host.decision["number"], host.view["legal"][0]))
    branch.follow()
    before = branch.table.length
    assert branch.table.next_wake is None
    branch.wait(60_000)
    assert (branch.rows, branch.table.length) == ([], before)
    branch.settle(branch.table.lead(branch.now))
    while not there.view["legal"] or there.decision["number"] == host.decision["number"]:
        branch.wait(100)
        assert branch.now < main.now + 600_000
        if there.view["legal"]:
            there.do(commands.Play(branch.id(), there.decision["number"], there.view["legal"][0]))
    assert any(b'"why":"bot"' in row.line for row in branch.rows)
    assert same(Table.rebuild([*main.rows[:before], *branch.rows]), branch.table)


def test_who_is_connected_elsewhere_is_here():
    main = Parlour("gaunerbande", seats=(commands.Place("me"), *(commands.Place("bot"),) * 3), clock=30)
    host = main.host()
    host.do(commands.Start("s"))
    branch = Branch(main)
    branch.connect(token_of(NAMES[0]))
    meet(main, branch)
    main.disconnect(host)
    assert main.table.participants.seats[0].person
    main.wait(3 * GRACE)
    assert not main.table.asleep
    assert "stand_in" not in "".join(row.line.decode() for row in main.rows)
    main.settle(main.table.hear(Present(f"node {id(branch)}", {}), main.now))  # that server is gone
    main.wait(GRACE + 1000)
    assert main.table.asleep
    stopped = main.now
    main.now += 3_600_000
    main.settle(main.table.hear(Present("another", {key_of(token_of(NAMES[0])): 1}), main.now))
    assert not main.table.asleep
    woken = json.loads(main.rows[-1].line)[1]
    assert woken["type"] == "wake"
    assert 3_500_000 <= woken["credit"] <= 3_600_000 + main.now - stopped


def test_those_who_watch_elsewhere_are_counted_and_emotes_are_told():
    main = Parlour("zehn", players=2)
    host = main.host()
    branch = Branch(main)
    guest = branch.connect("somebody who only looks on")
    meet(main, branch)
    assert (host.table["watchers"], guest.table["watchers"]) == (1, 1)
    assert guest.table["seats"][0]["presence"] == "here"
    host.do(commands.Emote("e", "laugh"))
    branch.settle(branch.table.hear(Emoted(1, "laugh"), branch.now))
    assert guest.messages[-1] | {"number": 0} == {"type": "emote", "number": 0, "person": 1, "seat": 0, "key": "laugh"}
    branch.settle(branch.table.hear(HasRead(1, 2), branch.now))
    assert guest.messages[-1] | {"number": 0} == {"type": "read", "number": 0, "person": 1, "seat": 0, "round": 2}


def race() -> tuple[Parlour, Branch, list[Somebody], list[Somebody]]:
    """A race is open at two servers; the same people are connected to both."""
    for seed in range(200):
        main = Parlour("halt_mal_kurz", players=3, pace="instant")
        people = main.everyone()
        branch = Branch(main)
        twins = [branch.connect(each.token) for each in people]
        rng = random.Random(seed)
        for _ in range(300):
            flow = main.table.flow
            if flow is None or flow.decision is None:
                break
            if flow.decision.kind is Kind.RACE and len(flow.decision.seats) > 1:
                return main, branch, people, twins
            seat = flow.decision.seats[0]
            people[seat].do(commands.Play(main.id(), flow.number, rng.choice(people[seat].view["legal"])))
            branch.follow()
    raise AssertionError("no race")


def test_a_slap_elsewhere_is_judged_where_the_table_is_driven():
    main, branch, people, twins = race()
    flow = main.table.flow
    first, second = flow.decision.seats[:2]
    number = flow.number
    branch.now += 300
    effects = branch.table.apply(
        twins[first].key, commands.Play("far", number, twins[first].view["legal"][0]), branch.now
    )
    [slap] = effects.news
    assert isinstance(slap, Slap)
    assert (effects.rows, effects.answers, slap.ms) == ([], [], 300)
    assert twins[first].do(commands.Play("twice", number, slap.move))["key"] == "too_late"
    assert twins[first].do(commands.Play("far", number, slap.move)) == {}  # said again: it still waits
    main.now += 450
    main.settle(main.table.hear(slap, main.now))
    main.settle(main.table.hear(slap, main.now))  # told again, in case it was missed
    people[second].do(commands.Play("near", number, people[second].view["legal"][0]), way=0)
    main.wait(7000)
    entered = [json.loads(row.line)[1] for row in main.rows if b'"id":"far"' in row.line]
    assert [(each["seat"], each["ms"]) for each in entered] == [(first, 300)]
    branch.follow()
    assert twins[first].answer("far")["type"] == "ok"
    assert branch.table.flow.arrivals == []


def test_slaps_that_came_too_late_are_told_so_where_they_came():
    main, branch, _, twins = race()
    flow = main.table.flow
    first = flow.decision.seats[0]
    number = flow.number
    main.wait(7000)  # time is up, and nobody has slapped
    assert twins[first].do(commands.Play("far", number, twins[first].view["legal"][0])) == {}
    branch.follow()
    assert twins[first].answer("far")["key"] == "too_late"


def test_a_table_made_again_goes_on_where_it_was():
    """What was not written is gone, what was under way is not: clocks, thoughts, slaps that wait."""
    main, _, people, _ = race()
    flow = main.table.flow
    first = flow.decision.seats[0]
    main.now += 200
    assert people[first].do(commands.Play("mine", flow.number, people[first].view["legal"][0])) == {}
    rows = len(main.rows)
    again = Table.rebuild(main.rows)
    main.settle(again.take_place_of(main.table, main.now))
    main.table = again
    assert len(main.rows) == rows  # nobody slept
    main.wait(7000)
    assert any(b'"id":"mine"' in row.line for row in main.rows[rows:])


def test_a_table_that_had_woken_up_without_having_it_written_wakes_up_again():
    main = Parlour("gaunerbande", clock=30, pace="instant")
    main.everyone()
    table = Table.rebuild(main.rows)
    later = main.now + 100_000
    lost = table.connect(key_of(token_of(NAMES[0])), later)
    assert [json.loads(row.line)[1]["type"] for row in lost.rows] == ["wake"]
    again = Table.rebuild(main.rows)
    effects = again.take_place_of(table, later + 50)
    assert [json.loads(row.line)[1] for row in effects.rows] == [{"type": "wake", "credit": 100_050}]
    assert isinstance(effects.rows[0], Row)
