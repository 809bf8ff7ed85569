"""The conformity suite: our own games keep its promises, and whatever breaks one is found."""

import json
import time
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from stammtisch import games
from stammtisch.cli import run
from stammtisch.core.bits import lowest
from stammtisch.core.errors import BadMove
from stammtisch.core.events import Told
from stammtisch.core.game import Fact, Game
from stammtisch.core.layout import Layout, Observation
from stammtisch.core.purpose import Purpose
from stammtisch.core.rule import RULES, rule
from stammtisch.lab.conformity import CHECKS, check_game, positions, secrecy
from stammtisch.lab.conformity.limit import Limit
from tests.core import toy
from tests.core.toy import TOY

NAMES = tuple(check.name for check in CHECKS)


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_our_own_games_keep_their_promises(game: Game) -> None:
    """Compiled rules of our own games are compared in tests/properties. Ten matches take less than a minute."""
    began = time.process_time()
    for report in check_game(game, matches=1, only=tuple(name for name in NAMES if name != "two_worlds")):
        assert report.passed, (report.check.name, report.found)
    assert time.process_time() - began < 60 / 10


def test_a_small_game_passes_all_of_it() -> None:
    reports = list(check_game(TOY, matches=3))
    assert [report.check.name for report in reports] == list(NAMES)
    assert {report.check.name: report.found for report in reports if report.found} == {}


# Planted faults


def peeking_view(s: Any) -> dict[str, Any]:
    return {**toy.shared(s), "all": [toy.DECK.names(hand) for hand in s.hands[: s.players]]}


def peeking_own(s: Any, seat: int | None) -> dict[str, Any]:
    return {**toy.own(s, seat), "next": [] if seat is None else toy.DECK.names(s.hands[(seat + 1) % s.players])}


@rule
def peeking_judge(s: Any, seat: int, choices: int, marks: Any) -> None:
    neighbour = s.hands[(seat + 1) % s.players]
    while choices:
        choice = lowest(choices)
        choices &= choices - 1
        marks[choice] = choice + neighbour % 7


def peeking_purpose(s: Any, seat: int, choice: int) -> Purpose:
    return Purpose("knows", {"n": s.hands[(seat + 1) % s.players] % 7})


PEEKED = Layout(("next", 1, "what a neighbour holds"))


@rule
def peeking_observe(s: Any, seat: int, out: Any) -> None:
    out[0] = s.hands[(seat + 1) % s.players] % 100


@rule
def peeking_legal(s: Any, seat: int) -> int:
    found = toy.legal(s, seat)
    if s.steps[s.depth - 1] == toy.ANSWER and s.hands[(seat + 1) % s.players] & 1:
        return 1 << toy.LET
    return found


@rule
def peeking_sample(s: Any, seat: int, dice: Any) -> None:
    """Imagines that everybody else holds what they hold."""


@rule
def stuck_legal(s: Any, seat: int) -> int:
    return 0 if s.steps[s.depth - 1] == toy.SLAP else toy.legal(s, seat)


@rule
def shown_vote(s: Any, seat: int, made: int) -> None:
    if s.steps[s.depth - 1] == toy.VOTE:
        s.blocked = made
    toy.apply(s, seat, made)


def same_words(s: Any, seat: int, made: int) -> str:
    return "slap" if s.steps[s.depth - 1] == toy.SLAP else toy.say(s, seat, made)


def crashing_read(s: Any, seat: int, move: str) -> list[int]:
    if move == "xyzzy":
        raise KeyError(move)
    return toy.read(s, seat, move)


def deaf_read(s: Any, seat: int, move: str) -> list[int]:
    if move == "let":
        raise BadMove("what?")
    return toy.read(s, seat, move)


def lying_counts(s: Any) -> dict[str, Any]:
    return {**toy.shared(s), "counts": [3] * s.players}


def shown_nothing(s: Any, seat: int | None) -> dict[str, Any]:
    return {"hand": None if seat is None else toy.DECK.names(s.hands[seat])}


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "a shared view that shows all hands": ({"shared": peeking_view}, "secrets"),
    "a view that shows a neighbour's hand": ({"own": peeking_own}, "secrets"),
    "a bot that reads a neighbour's hand": ({"mind": replace(TOY.mind, judge=peeking_judge)}, "secrets"),
    "a purpose found in a neighbour's hand": ({"purpose": peeking_purpose}, "secrets"),
    "an observation of a neighbour's hand": ({"observation": Observation(peeking_observe, PEEKED)}, "secrets"),
    "moves that depend on a neighbour's hand": ({"legal": peeking_legal}, "secrets"),
    "imagining what is really there": ({"sample": peeking_sample}, "dealing"),
    "a deal that everybody is told": (
        {"events": {**toy.EVENTS, "gets": Told(("seat", "cards"))}},
        "dealing",
    ),
    "a vote that shows before the last": ({"apply": shown_vote}, "sealed"),
    "somebody who is asked and cannot move": ({"legal": stuck_legal}, "ending"),
    "two choices of the same words": ({"say": same_words}, "notation"),
    "words that are not understood": ({"read": deaf_read}, "refusals"),
    "a crash instead of a refusal": ({"read": crashing_read}, "nonsense"),
    "an event that is not declared": (
        {"events": {kind: told for kind, told in toy.EVENTS.items() if kind != "plays"}},
        "events",
    ),
    "counts that are not those of the hands": ({"shared": lying_counts}, "views"),
    "no hand for spectators": ({"own": shown_nothing}, "views"),
    "a fact that is not what it is declared to be": ({"facts": {"blocked": Fact.CARD}}, "views"),
    "a fact that no view has": ({"facts": {"wish": Fact.WORD}}, "views"),
    "a move of no declared form": ({"moves": {"play": ("lay {card}",)}}, "forms"),
    "a move of two declared forms": ({"moves": {"slap": ("slap", "stay", "slap")}}, "forms"),
    "nonsense in the declaration": ({"players": range(1, 9)}, "declaration"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    change, check = FAULTS[fault]
    found = [
        report.check.name for report in check_game(replace(TOY, **change), matches=6, only=(check,)) if report.found
    ]
    assert found == [check]


def test_a_rule_that_means_something_else_natively_is_found() -> None:
    """Whole numbers are 64 bits wide there, and a shift beyond them is no large number but anything."""

    @rule
    def legal(s: Any, seat: int) -> int:
        found = toy.legal(s, seat)
        return found if s.players << 62 > 0 else found & -found

    try:
        broken = replace(TOY, name="broken", legal=legal)
        (report,) = check_game(broken, matches=2, only=("two_worlds",))
        assert report.found
    finally:
        RULES.remove(legal)


def test_long_matches_are_looked_at_more_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    """One match of our longest game may have thousands of moves."""
    monkeypatch.setattr(positions.Walk, "__iter__", lambda self: iter([(0, "let")] * 5000))
    assert 200 < sum(1 for _ in positions.walk(TOY, 1).sampled(1)) < 500
    assert 30 < sum(1 for _ in positions.walk(TOY, 1).now_and_then()) < 60


def test_the_story_is_disguised_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anew for each position, seat and world it took most of the time."""
    told: Counter[int] = Counter()
    honest = secrecy.disguised

    def counted(game: Game, raw: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
        told[seat] += 1
        return honest(game, raw, seat)

    monkeypatch.setattr(secrecy, "disguised", counted)
    assert list(secrecy.keeps_secrets(TOY, 5)) == []
    here = positions.walk(TOY, 5)
    for _ in here.sampled(secrecy.SHARE):
        pass
    assert set(told) == set(range(here.match.players))
    assert 20 < max(told.values()) <= here.match.story_length


def test_a_check_has_so_much_time_and_says_how_far_it_came(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried = []
    (report,) = check_game(TOY, matches=10_000, only=("clones",), seconds=0.5, watch=lambda *at: tried.append(at))
    assert (report.passed, report.late) == (True, True)
    assert [number for _, number in tried[1:]] == list(range(report.matches + 1))
    monkeypatch.setattr(games, "get", lambda name: TOY)
    assert run(["check-game", "kneipe", "--matches", "10000", "--only", "clones", "--seconds", "0.5"]) == 0
    assert "of 10000 matches to their end; --seconds gives it longer" in capsys.readouterr().out


def test_waiting_for_a_busy_machine_is_not_counted() -> None:
    with Limit(0.2, TOY.folder) as limit:
        time.sleep(0.6)
    assert limit.stuck is None


def test_a_fault_that_several_checks_come_upon_is_told_once() -> None:
    broken = replace(TOY, legal=stuck_legal)
    first, *others = check_game(broken, matches=3, only=("ending", "notation", "forms"))
    (found,) = first.found
    assert "is asked and has no move (stuck_legal, " in str(found)
    assert [[str(each) for each in report.found] for report in others] == [["the same as in ending"]] * 2


def test_the_command_says_what_is_wrong(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check-game", "zehn", "--matches", "1", "--only", "notation", "--only", "events"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in shown] == [["ok", "notation"], ["ok", "events"]]
    monkeypatch.setattr(games, "get", lambda name: replace(TOY, shared=peeking_view))
    assert run(["check-game", "kneipe", "--matches", "2", "--only", "secrets", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["check"], told["passed"]) == ("secrets", False)
    assert "the shared view (all)" in told["found"][0]
    assert run(["check-game", "zehn", "--only", "manners"]) == 2
    assert "there is no check 'manners': expected declaration, rules, ending" in capsys.readouterr().err
