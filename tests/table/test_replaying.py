"""A finished match is told again exactly as it was, to those who may see it, and to nobody else."""

import json
import random

import pytest

from stammtisch import games
from stammtisch.core.match import Match
from stammtisch.table import Refused, commands, replaying
from stammtisch.table.replaying import OPEN
from tests.playthroughs import golden
from tests.table.parlour import Parlour
from tests.tables import play_out

EVERY = pytest.mark.parametrize("game", games.NAMES)


def as_json(data):
    return json.loads(json.dumps(data))


def played(game: str, players: int = 4) -> Match:
    return play_out(Match(games.get(game), players=players, seed=11))


def positions(told: dict, seat: int) -> list[dict]:
    """The view of a seat after each step, put together as a client does."""
    view, found = {}, []
    for step in told["steps"]:
        view = {**view, **step["view"], **step["own"].get(str(seat), {})}
        found.append(view)
    return found


@EVERY
@pytest.mark.parametrize("view", [OPEN, "2"])
def test_every_position_is_what_the_seat_saw(game, view):
    match = played(game)
    told = as_json(replaying.retell(match, view))
    for seat in range(4) if view == OPEN else [2]:
        for shown, (now, start), step in zip(positions(told, seat), match.retrace(), told["steps"], strict=True):
            seen = {**now.view(seat), "legal": []}
            assert {**seen, **shown} == as_json(seen)
            heard = step.get("knows", {}).get(str(seat), step["events"])
            assert heard == as_json([event.as_json() for event in now.events(seat, start)])


@EVERY
def test_from_a_seat_nothing_is_told_that_it_did_not_know(game):
    match = played(game)
    told = as_json(replaying.retell(match, "1"))
    moves = [values for kind, *values in match.story() if kind == "move"]
    assert "seed" not in told
    for step, (seat, move) in zip(told["steps"][1:], moves, strict=True):
        assert set(step) <= {
            "seat",
            "move",
            "view",
            "own",
            "events",
            "knows",
            "reckoning",
        }  # the last one everybody knows
        assert set(step["own"]) | set(step.get("knows", {})) <= {"1"}
        assert step["move"] == (move if seat == 1 else None)


@EVERY
def test_open_everything_is_told(game):
    match = played(game)
    told = as_json(replaying.retell(match, OPEN))
    every = [event for step in told["steps"] for event in step.get("all", step["events"])]
    assert every == as_json([event.as_json() for event in match.events(None, everything=True)])
    assert told["over"]
    assert told["rounds"][0] == {"round": 1, "step": 0}
    assert [each["round"] for each in told["rounds"]] == list(range(1, len(told["rounds"]) + 1))


def test_it_can_be_stopped():
    with pytest.raises(ZeroDivisionError):
        replaying.retell(played("zehn"), OPEN, lambda: 1 // 0)


# Earlier matches


def over(parlour: Parlour) -> None:
    parlour.play_out(random.Random(1).choice)


def test_an_earlier_match_is_found_in_the_log(parlour):
    people = parlour.everyone()
    over(parlour)
    first = parlour.table.flow.match
    people[0].do(commands.Rematch("r"))
    people[0].do(commands.Swap("w", 0, 1))
    people[0].do(commands.Start("s"))
    assert replaying.recall(parlour.rows, 1).record() == first.record()
    over(parlour)
    assert replaying.recall(parlour.rows, 2).record() == parlour.table.flow.match.record()
    assert [(each.number, each.seats[people[0].key]) for each in parlour.rebuilt().finished] == [(1, 0), (2, 1)]


# Records that somebody brings


@pytest.mark.parametrize("path", golden.every(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_golden_record_can_be_brought(path):
    text = path.read_text(encoding="utf-8")
    match = replaying.play_again(replaying.read_record(text, 1, most=10_000), 1, lambda: None)
    assert match.record() == text


def bring(text: str, first: int = 1) -> Refused:
    with pytest.raises(Refused) as refused:
        replaying.play_again(replaying.read_record(text, first, most=500), first, lambda: None)
    return refused.value


def test_a_broken_record_is_refused_with_its_line():
    text = played("zehn").record()
    lines = text.splitlines(keepends=True)
    number = next(i for i, line in enumerate(lines) if '"move"' in line)
    nonsense = "".join([*lines[:number], "nonsense\n", *lines[number:]])
    forged = text.replace('"seat":0,"move":"lay', '"seat":0,"move":"eat', 1)
    for broken, first in ((nonsense, number + 1), (forged, None)):
        refused = bring(broken)
        assert refused.key == "bad_record"
        assert refused.parameters["line"] == (first or refused.parameters["line"])
        assert str(refused).startswith(f"line {refused.parameters['line']}: ")
        again = bring(broken, 1000)  # as the second match of a file
        assert again.parameters["line"] == refused.parameters["line"] + 999
    assert bring(text + text).parameters["line"] == len(lines) + 1
    assert bring("").parameters["line"] == 1
    assert bring(lines[0] + lines[1] * 600).key == "too_large"
