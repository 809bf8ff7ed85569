"""Ordinary uses of the library, and the types that a strict checker must find for them.

mypy reads this file with `--strict` (`scripts/check`): a public name that loses its type, or gets another, fails there.
`test_uses.py` runs it, so that what is promised is also what comes.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, assert_type, cast

import numpy as np
from numpy.typing import NDArray

import stammtisch
from stammtisch import Decision, Event, IllegalMove, Match, Outcome, Reason, bots, games, vec
from stammtisch.bots import Bot, Candidate, ExplainingBot, Seen, Thought
from stammtisch.games.zehn.view import View as ZehnView


class First:
    """The smallest bot there is."""

    def choose(self, match: Seen, seat: int) -> str:
        return match.legal()[0]


class Why(First):
    """One that also says why."""

    def explain(self, match: Seen, seat: int) -> Thought:
        move = self.choose(match, seat)
        return Thought(seat, move, (Candidate(move, 1.0),))


def a_match(game: str) -> Match:
    match = assert_type(stammtisch.new(game, players=np.int64(4), seed=7, names=["A", "B", "C", "D"]), Match)
    assert_type(match.awaiting, tuple[int, ...])
    assert_type(match.legal(match.awaiting[0]), list[str])
    assert_type(match.decision, Decision | None)
    assert_type(match.view(None), dict[str, Any])
    assert_type(match.worth, Mapping[str, int])
    assert_type(match.play(match.awaiting[0], match.legal(match.awaiting[0])[0]), list[Event])
    assert_type(match.clone(), Match)
    assert_type(match.imagined(0, seed=b"\0" * 32), Match)
    return match


def own_bots(match: Match) -> Outcome | None:
    bot: Bot = First()
    explaining: ExplainingBot = Why()
    seats: list[str | Bot] = [bot, explaining, "geselle", "random"]
    assert_type(stammtisch.play_match(match, seats, seed=1, rounds=1), Match)
    stammtisch.play_match(match, "geselle", seed=2)
    stammtisch.play_match(match.clone(), First())
    house = assert_type(bots.get("lehrling", seed=3), bots.Player)
    assert_type(bots.face(bot), bots.Player)
    again = stammtisch.new(match.game.name, match.players, seed=8)
    seat = again.awaiting[0]
    assert_type(house.choose(again, seat), str)
    thought = assert_type(house.explain(Seen(again, seat), seat), Thought)
    assert_type(thought.candidates[0].points, float | None)
    outcome = assert_type(match.outcome, Outcome | None)
    if outcome is not None:
        assert_type(outcome.reason, Reason)
        assert_type(outcome.totals, tuple[int, ...])
    return outcome


def the_story(match: Match) -> list[int]:
    found = []
    for event in match.events(None):
        assert_type(event.kind, str)
        if event.kind == "takes":
            found.append(assert_type(event.seat(), int) + assert_type(event.number("points"), int))
        elif event.kind == "plays":
            assert_type(event.card(), str | None)
        elif event.kind == "scores":
            assert_type(event.numbers("points"), tuple[int, ...])
    for row in match.sheet:
        assert_type(row.points, tuple[int, ...])
    return found


def a_view(match: Match) -> int:
    view = assert_type(cast("ZehnView", match.view(0)), ZehnView)
    assert_type(view["round_card"], str | None)
    assert_type(view["names"], list[str])
    laid = view["table"][0]
    return 0 if laid is None else assert_type(laid["shield"], int)


def records(match: Match, path: Path) -> int:
    path.write_text(assert_type(match.record(), str) * 2, encoding="utf-8")
    matches = assert_type(stammtisch.read(path), Iterator[Match])
    assert_type(stammtisch.replay(match.record()), Match)
    return sum(assert_type(each.over, bool) for each in matches)


def many(game: str) -> int:
    env = assert_type(vec.make(game, 4, players=4, opponents={1: "geselle"}, rounds=1, seed=7), vec.Environment)
    assert_type(env.observations, NDArray[np.int8])
    assert_type(env.masks, NDArray[np.bool_])
    assert_type(env.rewards, NDArray[np.int64])
    assert_type(env.seats, NDArray[np.int64])
    assert_type(env.step(env.masks.argmax(1)), NDArray[np.int8])
    assert_type(env.layout["players"].places, slice)
    action = int(env.masks[0].argmax())
    move = assert_type(env.to_move(0, action), str)
    assert_type(env.from_move(0, move), int)
    match = assert_type(env.match(0), Match)
    assert_type(vec.actions(match, int(env.seats[0])), dict[int, str])
    assert_type(vec.observe(match, int(env.seats[0])), NDArray[np.int8])
    env.close()
    return env.matches


def refusals(match: Match) -> str:
    assert_type(games.names(), list[str])
    try:
        match.play(match.awaiting[0], "play nothing")
    except IllegalMove as refused:
        return assert_type(refused.paragraph, str | None) or ""
    except stammtisch.BadMove as unread:
        return str(unread)
    return ""
