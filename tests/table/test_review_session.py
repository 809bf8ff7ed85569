"""Looking at a finished match together: who shows, who follows, who is told; and what another move had done."""

import json
import random
from dataclasses import replace

import msgspec
import pytest

from stammtisch import games
from stammtisch.core.match import Match
from stammtisch.core.playout import play_match
from stammtisch.table import Refused, Table, commands
from stammtisch.table.branching import branch
from stammtisch.table.commands import Spot
from stammtisch.table.replaying import retell
from stammtisch.table.review_session import Looks, Shows, retold
from tests.table.parlour import NAMES, Parlour, Somebody, token_of
from tests.table.test_replication import Branch


def played(*, people: int = 4, **agreed: object) -> tuple[Parlour, list[Somebody]]:
    """Everybody has played a match, and it is over."""
    seats = (commands.Place("me"), *[commands.Place("open")] * (people - 1), *[commands.Place("bot")] * (4 - people))
    parlour = Parlour(pace="instant", options={"limit": 1}, seats=seats, **agreed)
    company = [parlour.host(), *(parlour.join(seat) for seat in range(1, people))]
    assert company[0].do(commands.Start(parlour.id()))["type"] == "ok"
    parlour.play_out(random.Random(1).choice)
    return parlour, company


def look(somebody: Somebody, match: int | None = 1) -> dict:
    return somebody.do(commands.Look(somebody.parlour.id(), match))


def show(somebody: Somebody, *, take: bool = False, **where: object) -> dict:
    return somebody.do(commands.Show(somebody.parlour.id(), 1, Spot(**where), take))


def at(**where: object) -> dict:
    """As it is told."""
    return msgspec.to_builtins(Spot(**where))


def told(somebody: Somebody) -> dict:
    """What they were last told of it."""
    return next(m for m in reversed(somebody.messages) if m["type"] == "together")


def test_one_shows_the_others_follow_and_anybody_may_take_over():
    parlour, (ada, ben, cleo, _) = played()
    rows = len(parlour.rows)
    assert look(ada)["together"]["steers"] == 1
    show(ada, step=7, open=True)
    assert look(ben)["together"] == {"match": 1, "lookers": [1, 2], "steers": 1, "at": at(step=7, open=True)}
    assert told(cleo)["lookers"] == [1, 2]
    refused = show(ben, step=9)
    assert (refused["key"], refused["parameters"]) == ("not_showing", {"name": "Ada"})
    assert show(ben, step=9, take=True)["type"] == "ok"
    assert (told(ada)["steers"], told(ada)["at"]) == (2, at(step=9))
    tried = {"step": 9, "tried": ["play r3"], "tried_at": 8, "tried_by": 1}
    show(ben, **tried)
    assert told(ada)["at"] == at(**tried)
    assert len(parlour.rows) == rows  # none of it is in the log
    late = parlour.connect(ada.token)
    assert late.messages[0]["together"][0]["at"] == at(**tried)  # who comes later is where the others are


def test_nobody_looks_at_everything_there_ever_was():
    """Whoever comes is shown what is looked at: hundreds of matches would be megabytes, again and again."""
    parlour, (ada, ben, *_) = played()
    for _ in range(4):
        parlour.table.finished.append(replace(parlour.table.finished[0], number=len(parlour.table.finished) + 1))
    heard, settle = list[object](), parlour.settle
    parlour.settle = lambda effects: (heard.extend(effects.news), settle(effects))
    look(ben, 1)
    for match in range(2, 6):
        assert look(ada, match)["together"]["match"] == match
    assert [(match, list(group.lookers)) for match, group in parlour.table.review_sessions.items()] == [
        *((1, [2]), (3, [1]), (4, [1]), (5, [1]))
    ]
    assert heard[-2:] == [Looks(2, 1, on=False), Looks(5, 1, on=True)]  # other servers hear of it
    assert ada.do(commands.Show(parlour.id(), 1, Spot(step=2), take=True))["type"] == "ok"
    assert [group["match"] for group in parlour.connect(ada.token).messages[0]["together"]] == [1, 4, 5]


def test_when_whoever_shows_goes_anybody_goes_on():
    parlour, (ada, ben, cleo, _) = played()
    for somebody in (ada, ben, cleo):
        look(somebody)
    show(ada, step=3)
    parlour.disconnect(ada)
    assert (told(ben)["steers"], told(ben)["lookers"], told(ben)["at"]) == (None, [2, 3], at(step=3))
    assert show(cleo, step=4)["type"] == "ok"
    assert told(ben)["steers"] == 3
    look(cleo, None)
    assert told(ben)["lookers"] == [2]
    ben.do(commands.Leave(parlour.id()))
    assert parlour.table.review_sessions == {}


def test_who_did_not_sit_there_is_told_nothing_and_may_not_look():
    parlour, (ada, ben, *_) = played(people=2)
    watcher = parlour.connect("somebody who watches .......")
    ada.do(commands.Rematch(parlour.id()))
    zoe = parlour.join(2, "Zoe")
    secret = {"step": 3, "tried": ["play r3"], "tried_at": 3, "tried_by": 0}
    look(ada)
    show(ada, **secret)
    assert told(ben)["at"] == at(**secret)
    for stranger in (watcher, zoe):
        assert set(told(stranger)) == {"type", "number"}
        assert stranger.do(commands.Look(parlour.id(), 1))["type"] == "refused"
        assert b"play r3" not in b"".join(stranger.raw)
    assert look(zoe)["key"] == "no_such_replay"
    assert look(watcher)["key"] == "not_seated"
    assert show(zoe, step=1, take=True)["key"] == "no_such_replay"
    assert parlour.connect(zoe.token).messages[0]["together"] == []
    assert parlour.connect(watcher.token).messages[0]["together"] == []


def test_a_match_that_is_played_comes_first():
    parlour, (ada, ben, *_) = played()
    look(ada)
    ada.do(commands.Rematch(parlour.id()))
    assert look(ben)["type"] == "ok"  # before the next one is begun there is time
    ada.do(commands.Start(parlour.id()))
    assert parlour.table.review_sessions == {}
    assert look(ada)["key"] == "not_now"
    assert parlour.connect(ben.token).messages[0]["together"] == []


def pass_on(one: Parlour, other: Parlour, effects: list) -> None:
    for news in effects:
        other.settle(other.table.hear(news, other.now))


def test_two_servers_agree_on_what_is_shown_whatever_comes_first():
    main, (ada, *_) = played()
    there = Branch(main)
    cleo = there.connect(token_of(NAMES[2]))
    heard: dict[Parlour, list] = {main: [], there: []}
    for mine, other in ((main, there), (there, main)):
        settle = mine.settle
        mine.settle = lambda effects, settle=settle, other=other: (heard[other].extend(effects.news), settle(effects))
    look(ada)
    show(ada, step=5)
    pass_on(main, there, heard[there])
    assert told(cleo) | {"number": 0} == told(ada) | {"number": 0}
    heard[there].clear()
    look(cleo)
    show(ada, step=6)
    show(cleo, take=True, step=20)  # at the same moment
    first, second = heard[there][:], heard[main][:]
    pass_on(main, there, first)
    pass_on(there, main, second)
    groups = [table.table.review_sessions[1] for table in (main, there)]
    assert (groups[0].steers, groups[0].at) == (groups[1].steers, groups[1].at) == (3, Spot(step=20))
    assert set(groups[0].lookers) == set(groups[1].lookers) == {1, 3}
    # a third one, which has heard nothing, learns it from what is told anew
    late = Branch(main)
    for news in (*retold(main.table), *retold(there.table)):
        late.settle(late.table.hear(news, late.now))
    assert (late.table.review_sessions[1].at, set(late.table.review_sessions[1].lookers)) == (Spot(step=20), {1, 3})
    late.settle(late.table.hear(Looks(1, 3, on=False), late.now))
    late.settle(late.table.hear(Shows(1, 99, 50, Spot(step=1)), late.now))  # nobody of that number sat there
    assert (set(late.table.review_sessions[1].lookers), late.table.review_sessions[1].at) == ({1}, Spot(step=20))
    assert Table.rebuild(main.rows).review_sessions == {}


# Another move


def a_match(game: str, players: int = 4) -> Match:
    rules = games.get(game)
    match = Match(rules, players=players, seed=3)
    play_match(match, [rules.mind.temperatures.geselle] * players, [5])
    return match


def choices(match: Match, seat: int) -> list[tuple[int, str, list[str]]]:
    """The decisions of a seat where there was a choice: after how many moves, what was played, what could be."""
    moves = [values for kind, *values in match.story() if kind == "move"]
    found = []
    for number, (now, _) in enumerate(match.retrace()):
        if number < len(moves) and moves[number][0] == seat and len(now.legal(seat)) > 1:
            found.append((number, moves[number][1], now.legal(seat)))
    return found


@pytest.mark.parametrize("game", games.NAMES)
def test_a_move_that_was_not_made_is_played_on_and_looks_the_same_to_everybody(game):
    match = a_match(game)
    line = retell(match, "open")["steps"]
    number, real, legal = choices(match, 1)[2]
    other = next(move for move in reversed(legal) if move != real)
    found = branch(match, number, 1, [other])
    assert found == branch(match, number, 1, [other])
    assert found["steps"][0]["move"] == other
    assert found["steps"][0]["seat"] == 1
    assert found["legal"] == [] or len(found["legal"]) > 1
    assert len(found["steps"]) <= 25
    # what was tried goes on: the first moves stay what they were
    if found["legal"]:
        further = branch(match, number, 1, [other, found["legal"][0]])
        assert further["steps"][: len(found["steps"])] == found["steps"]
        assert len(further["steps"]) > len(found["steps"])
    # the very move that was made begins as the match went on
    same = branch(match, number, 1, [real])["steps"][0]
    assert (same["view"], same["events"], same["own"]) == tuple(
        line[number + 1][key] for key in ("view", "events", "own")
    )
    assert match.story() == a_match(game).story()  # the match itself is as it was
    assert branch(match, number, 1, [])["legal"] == legal


def test_what_cannot_be_tried_is_refused_in_words():
    match = a_match("gaunerbande")
    number, _, legal = choices(match, 1)[3]
    strange = next(card for card in match.view(0)["names"])
    for tried in (["dance"], [f"play {strange}"], [legal[0], legal[0]]):
        with pytest.raises(Refused):
            branch(match, number, 1, tried)
    with pytest.raises(Refused, match="link of a finished match"):
        branch(match, 10_000, 1, [])
    with pytest.raises(Refused):
        branch(match, number, 7, [])
    assert json.dumps(branch(match, number, 1, [legal[0]]))
