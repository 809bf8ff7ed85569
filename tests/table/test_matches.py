"""Whole matches at the table: everybody sees what the rules let them see, and the log makes the same table again."""

import json
import random

import pytest

from stammtisch import games, replay
from stammtisch.core import fairness
from stammtisch.core.agenda import Kind
from stammtisch.table import commands
from tests.table.parlour import Parlour

EVERY = pytest.mark.parametrize("game", games.NAMES)


def whole(game: str, seed: int = 3, **agreed) -> Parlour:
    parlour = Parlour(game, pace="instant", **agreed)
    parlour.everyone()
    parlour.connect("somebody who only watches")
    parlour.play_out(random.Random(seed).choice)
    return parlour


@EVERY
def test_patches_add_up_to_the_view(game):
    parlour = Parlour(game, pace="instant")
    people = parlour.everyone()
    watcher = parlour.connect("somebody who only watches")
    rng = random.Random(5)

    def choose(legal):
        match = parlour.table.flow.match
        for somebody in (*people, watcher):
            assert somebody.view == json.loads(json.dumps(match.view(somebody.you["seat"])))
        return rng.choice(legal)

    parlour.play_out(choose)
    for somebody in (*people, watcher):
        assert somebody.view["outcome"] is not None
        assert somebody.decision is None
        assert somebody.table["phase"] == "over"


@EVERY
def test_the_story_is_told_as_each_may_know_it(game):
    parlour = Parlour(game, pace="instant")
    people = parlour.everyone()
    parlour.play_out(random.Random(6).choice)
    match = parlour.table.flow.match
    for somebody in people:
        known = [{"kind": e.kind, **e.data} for e in match.events(somebody.you["seat"])]
        assert somebody.events[-100:] == json.loads(json.dumps(known))[-100:]


@EVERY
def test_the_log_makes_the_same_table(game):
    parlour = whole(game)
    again = parlour.rebuilt()
    match, twin = parlour.table.flow.match, again.flow.match
    assert twin.story() == match.story()
    assert twin.record() == match.record()
    assert (again.length, again.changed, again.phase) == (len(parlour.rows), parlour.table.changed, "over")
    assert replay(twin.record()).outcome == match.outcome


@EVERY
def test_any_beginning_of_the_log_makes_the_table_of_that_moment(game):
    """A server may be killed after any row."""
    parlour = Parlour(game, pace="instant")
    parlour.everyone()
    rng, moments = random.Random(7), {}

    def choose(legal):
        flow = parlour.table.flow
        moments[len(parlour.rows)] = (flow.number, flow.deadline, flow.match.story_length, flow.decision)
        return rng.choice(legal)

    parlour.play_out(choose)
    for length in rng.sample(sorted(moments), 12):
        flow = type(parlour.table).rebuild(parlour.rows[:length]).flow
        assert (flow.number, flow.deadline, flow.match.story_length, flow.decision) == moments[length]


@EVERY
def test_bots_play_it_to_the_end(game):
    seats = (commands.Place("me"), *[commands.Place("bot", level) for level in ("random", "lehrling", "meister")])
    parlour = Parlour(game, seats=seats, pace="usual")
    parlour.host().do(commands.Start("s"))
    parlour.play_out(random.Random(8).choice)
    assert parlour.rebuilt().flow.match.record() == parlour.table.flow.match.record()


def test_every_window_and_race_has_a_silence():
    """Without one the table could not pass for those who say nothing."""
    for game in games.every():
        parlour = whole(game.name)
        match = parlour.table.flow.match
        twin = type(match)(game, players=4, options=match.options, seed=match.seed, names=match.names, ages=match.ages)
        for kind, *told in match.story():
            if kind == "move":
                decision = twin.decision
                if decision.kind in (Kind.WINDOW, Kind.RACE):
                    assert decision.step in game.silence
                twin.play(*told)


def test_the_deal_was_committed_to_and_can_be_checked(parlour):
    people = [parlour.host(), *(parlour.join(seat) for seat in (1, 2, 3))]
    commitment = people[0].table["commitment"]
    people[2].do(commands.Contribute("x", "seventeen"))
    assert people[0].table["seats"][2]["contributed"]
    assert people[0].table["contributions"] == ["", "", "seventeen", ""]  # everybody sees that it is in
    people[0].do(commands.Start("s"))
    assert people[0].table["proof"] is None
    assert people[2].do(commands.Contribute("y", "eighteen"))["key"] == "not_now"
    assert parlour.rebuilt().flow.match.proof == parlour.table.flow.match.proof
    parlour.play_out(random.Random(1).choice)
    shown = people[1].table["proof"]
    assert shown["commitment"] == commitment
    proof = fairness.Proof(shown["commitment"], shown["secret"], tuple(shown["contributions"]))
    assert proof.seed() == parlour.table.flow.match.seed
    assert shown["contributions"] == ["", "", "seventeen", ""]
    assert replay(parlour.table.flow.match.record()).proof == proof


def test_a_rematch_keeps_the_company_and_draws_another_secret(parlour):
    people = parlour.everyone()
    parlour.play_out(random.Random(1).choice)
    first = people[0].table
    assert people[1].do(commands.Rematch("r1"))["type"] == "ok"  # proposed, no more
    assert people[0].do(commands.Rematch("r1"))["type"] == "ok"
    second = people[3].table
    assert (second["phase"], second["match"], second["proof"]) == ("lobby", 2, None)
    assert [seat["name"] for seat in second["seats"]] == [seat["name"] for seat in first["seats"]]
    assert sum(seat["won"] for seat in second["seats"]) >= 1
    assert second["commitment"] != first["commitment"]
    assert second["contributions"] == [""] * 4
    people[0].do(commands.Start("s2"))
    assert people[2].view["round"] == 1
    assert parlour.rebuilt().flow.match.seed == parlour.table.flow.match.seed
