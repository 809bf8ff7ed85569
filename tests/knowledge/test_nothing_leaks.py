"""What a seat cannot know changes nothing that it gets to see, hear or think."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stammtisch import bots, games
from stammtisch.core.dice import new_dice
from stammtisch.core.errors import Fault, StammtischError
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.words import prompts
from tests.knowledge.changes import alternatives
from tests.knowledge.histories import Position, as_seen
from tests.knowledge.native import imagine
from tests.knowledge.positions import GAMES, positions
from tests.rules.gaunerbande.table import midway

DICE = 123_456_789


def told(match: Match, seat: int | None) -> dict[str, Any]:
    """All that leaves the table for one seat, or for a spectator."""
    everything: dict[str, Any] = {
        "view": json.dumps(match.view(seat)),
        "events": json.dumps([event.as_json() for event in match.events(seat)]),
        "texts": [event.text for event in match.events(seat)],
        "sheet": match.sheet.as_json(),
        "decision": match.decision,
    }
    if seat is not None:
        everything["legal"] = match.legal(seat)
        everything["refusals"] = [reason(match.why_not(seat, move)) for move in vocabulary(match)]
    return everything


def reason(refused: StammtischError | None) -> Any:
    """All that the words for a refusal are made of; the words themselves would take a third of the time here."""
    return refused and (type(refused), fault(refused.fault))


def fault(found: Fault) -> tuple[Any, ...]:
    named = {key: fault(each) if isinstance(each, Fault) else each for key, each in found.parameters.items()}
    return found.key, found.paragraph, found.home, named


def vocabulary(match: Match) -> list[str]:
    cards = sorted({match.game.deck.name(card) for card in range(len(match.game.deck))})
    words = ("announce red", "announce black", "capture", "release", "gang others", "gang self", "nonsense", "")
    return [f"{verb} {card}" for verb in ("play", "pass", "pick") for card in cards] + list(words)


def thought(match: Match, seat: int) -> dict[str, Any]:
    """All that a bot at this seat would think."""
    world = match.imagine(seat, seed=5)
    thoughts: dict[str, Any] = {name: getattr(world, name) for name in world.fields}
    thoughts["what others were seen to choose"] = match.recollect(seat, most=40, seed=5)
    if seat in match.awaiting:
        thoughts["policy, looking at the true state"] = match.game.policy(match._s, seat, 20, new_dice(b"dice..."))
        for name in bots.NAMES:
            thoughts[f"bot {name}"] = bots.get(name, seed=5).choose(match, seat)
    return thoughts


CASES: list[tuple[str, dict[str, Any]]] = [
    *((game.name, {}) for game in GAMES),
    ("black_spy", {"mole": True}),
    ("black_spy", {"mole": True, "limit": 60}),
]


@pytest.mark.parametrize(("name", "wanted"), CASES)
@settings(max_examples=100)
@given(data=st.data())
def test_hidden_changes_change_nothing(name: str, wanted: dict[str, Any], data: st.DataObject) -> None:
    """Rounds that a seat cannot tell apart look the same to it, byte for byte, and make it think the same."""
    position = data.draw(positions(games.get(name), **wanted))
    seat = data.draw(st.integers(0, position.match.players - 1))
    random = Random(data.draw(st.integers(0, 2**32)))
    others = list(alternatives(position, seat, random, 12))
    assume(others)
    view, mind, open_view = told(position.match, seat), thought(position.match, seat), told(position.match, None)
    for _, match in others[-2:]:
        assert told(match, seat) == view
        assert told(match, None) == open_view
        assert thought(match, seat) == mind


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@settings(max_examples=25)
@given(data=st.data())
def test_nor_in_the_native_world(game: Any, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    seat = data.draw(st.integers(0, position.match.players - 1))
    others = list(alternatives(position, seat, Random(data.draw(st.integers(0, 2**32))), 12))
    assume(others)
    worlds = [imagined(position.match, seat), *(imagined(match, seat) for _, match in others[-2:])]
    assert all(world == worlds[0] for world in worlds)


def imagined(match: Match, seat: int) -> bytes:
    """What is drawn natively from the same dice, the chance to come aside."""
    s = match._s.clone()
    s.seed = [0] * 4
    return imagine(match.game, s, seat, DICE, 3).tobytes()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_policy_looks_at_nothing_hidden(game: Game) -> None:
    """Compiled playouts let it choose in the true state: there it must not look where its seat cannot."""
    compared: Counter[str] = Counter()
    for seed in range(200):
        random = Random(seed)
        position = some_position(game, random)
        for seat in position.match.awaiting:
            choice = game.policy(position.state, seat, 20, [seed])
            for _, match in alternatives(position, seat, random, 20):
                assert game.policy(match._s, seat, 20, [seed]) == choice
                compared[str(position.step)] += 1
    assert set(compared) == {step for step in prompts(game) if step not in ("capture", "gang")}
    assert min(compared.values()) > 50


@pytest.mark.parametrize("hand", ["r11 g12", "r12 b11", "r11 k12", "r1 g3"])
def test_the_policy_does_not_know_who_has_the_politician(hand: str) -> None:
    """A lead from few cards, too seldom to come up above: whether a high red is dangerous depends on the red 10."""
    others = ("r10 b1", "b2 b3", "b4 b5")
    choices = set()
    for first in range(3):
        match = midway([hand, *others[first:], *others[:first]])
        choices.add(match.game.policy(match._s, 0, 0, [1]))
    assert len(choices) == 1


def test_changes_do_reach_everything_that_is_hidden() -> None:
    """The tests above would be worth little if its changes left some kind of secret alone."""
    reached: set[tuple[str, str, str]] = set()
    for game in GAMES:
        for seed in range(60):
            random = Random(seed)
            position = some_position(game, random)
            true = position.secrets()
            step = str(position.step)
            for secrets, match in alternatives(position, 0, random, 20):
                assert as_seen(position, secrets, 0) == as_seen(position, true, 0)
                for field in ("hands", "chosen", "picks", "aside"):
                    if hasattr(match._s, field) and getattr(match._s, field) != getattr(position.state, field):
                        reached.add((game.name, step, field))
    for game in GAMES:
        assert {(game.name, "pass", "hands"), (game.name, "pass", "chosen")} <= reached
        assert {(game.name, "play", "hands"), (game.name, "play", "chosen")} <= reached
    assert {("black_spy", "mole", field) for field in ("hands", "picks", "aside")} <= reached
    assert {("black_spy", step, "picks") for step in ("pass", "announce", "play")} <= reached


def some_position(game: Any, random: Random) -> Position:
    """Somewhere in the second round, with every variant there is."""
    options = game.options.build({"limit": 10_000}, game.options.variants())
    position = Position(Match(game, players=random.choice(game.players), options=options, seed=random.randrange(99)))
    while position.state.round < 2:
        position.play_at_random(random)
    phase = random.choice([step for step in prompts(game) if step not in ("capture", "gang")])
    while position.step != phase:
        position.play_at_random(random)
    for _ in range({"announce": 0, "play": random.randrange(30)}.get(phase, random.randrange(5))):
        position.play_at_random(random)
    return position


# What a view may name


@settings(max_examples=60)
@given(positions(), st.data())
def test_a_view_names_only_cards_that_were_seen(position: Position, data: st.DataObject) -> None:
    """Cards in a view, and in what is told, were played, or are what the seat itself has held or seen in a pile."""
    match, secrets = position.match, position.secrets()
    played = {move.removeprefix("play ") for _, move in position.moves if move.startswith("play")}
    for seat in (*range(match.players), None):
        seen = set(played)
        if seat is not None:
            dealt, picks, _, pile, came = as_seen(position, secrets, seat)
            seen |= {*dealt, *picks, *(pile or ()), *(came or ())}
        for card in cards_in(match.view(seat), match):
            assert card in seen
        for event in match.events(seat, position.start):
            for card in cards_in(event.as_json(), match):
                assert card in seen


def cards_in(value: Any, match: Match) -> Iterator[str]:
    """Every card that is named anywhere in plain data."""
    names = {match.game.deck.name(card) for card in range(len(match.game.deck))}
    if isinstance(value, str):
        yield from {value} & names
    elif isinstance(value, dict):
        for part in value.values():
            yield from cards_in(part, match)
    elif isinstance(value, Iterable):
        for part in value:
            yield from cards_in(part, match)


def test_every_game_is_looked_at() -> None:
    """Games of tricks are looked at here. Any other must bring its own secrets, and its own tests of them."""
    for game in games.every():
        if game not in GAMES:
            assert (Path(__file__).parent / f"test_{game.name}.py").exists(), f"{game.name} is not looked at"
