"""Golden playthroughs: whole matches, stored as records, that must replay bit for bit.

They are the memory of the rules: whatever changes a shuffle, a move, a score or a word of the format shows here. When
it was meant, `python -m tests.playthroughs.make` writes them anew.
"""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import stammtisch
from stammtisch import games
from stammtisch.core import record
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.words import prompts
from tests.playthroughs import golden, make
from tests.tables import state

RECORDS = golden.every()
every_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{golden.game_of(path)}-{path.stem}")
GAMES = games.every()


replayed = cache(stammtisch.replay)
"""Several tests look at the same matches, and change nothing about them."""


@every_record
def test_a_golden_record_replays_bit_for_bit(path: Path) -> None:
    match = replayed(path)
    assert match.over
    assert match.game.name == golden.game_of(path)
    assert match.record().encode() == path.read_bytes()


@every_record
def test_a_golden_record_played_by_hand_comes_to_the_same_end(path: Path) -> None:
    """Without the replayer: only its header, its chance and its moves, through `Match`."""
    match, _ = by_hand(path)
    other = replayed(path)
    unlike = [
        each for each in state(match).differences(state(other)) if match.from_seed or not each.startswith("seed:")
    ]
    assert unlike == []
    assert match.outcome == other.outcome
    assert match.record().encode() == path.read_bytes()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_of_players_has_a_golden_record(game: Game) -> None:
    counts = Counter(replayed(path).players for path in RECORDS if path.parent.name == game.name)
    assert set(counts) == set(game.players)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_is_used_in_a_golden_record(game: Game) -> None:
    used = {name for path in RECORDS if path.parent.name == game.name for name in replayed(path).options.changed()}
    assert used == {option.name for option in game.options.describe()}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_decision_is_taken_in_a_golden_record(game: Game) -> None:
    steps = set().union(*(by_hand(path)[1] for path in RECORDS if path.parent.name == game.name))
    assert steps == set(prompts(game))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_golden_record_can_be_made_anew(game: Game) -> None:
    planned = [f"{plan.players}-{plan.label}" for plan in make.plans(game)]
    assert sorted(planned) == sorted(path.stem for path in RECORDS if path.parent.name == game.name)


def test_the_examples_of_the_booklets_replay_bit_for_bit() -> None:
    shipped = {(game.name, name): path for game in GAMES for name, path in game.examples.items()}
    assert set(shipped) == set(make.EXAMPLES)
    for name, path in shipped.items():
        text = path.read_text(encoding="utf-8")
        assert stammtisch.replay(path, unfinished=True).record() == text
        assert make.EXAMPLES[name]().record() == text


@cache
def by_hand(path: Path) -> tuple[Match, set[str]]:
    """The match of a record, played move by move, and all that was asked in it."""
    match, moves = again(path)
    steps = set()
    for line in moves:
        assert match.decision is not None
        assert line.move in match.legal(line.seat)
        steps.add(match.decision.step)
        match.play(line.seat, line.move)
    return match, steps


def again(path: Path) -> tuple[Match, list[record.Play]]:
    """The match of a record before its first move, and the moves."""
    ((_, (head, *lines)),) = record.read(path.read_text(encoding="utf-8"))
    assert isinstance(head, record.Header)
    game = games.get(head.game)
    given = [
        game.deck.order(line.cards) if isinstance(line, record.Shuffle) else (line.choice, line.of)
        for line in lines
        if isinstance(line, record.Shuffle | record.Pick) and head.seed is None
    ]
    match = Match(
        game,
        players=head.players,
        options=game.options.build(head.options),
        seed=head.seed,
        names=head.names,
        ages=head.ages,
        given=given,
    )
    return match, [line for line in lines if isinstance(line, record.Play)]
