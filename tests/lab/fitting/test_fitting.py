"""The factory of the tables: its parts, and a tiny run of it."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

from stammtisch import games
from stammtisch.core import chance
from stammtisch.core.beginning import new_state
from stammtisch.core.bits import members
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES
from stammtisch.lab.fitting import __main__ as command
from stammtisch.lab.fitting.duel import duel, make_duels
from stammtisch.lab.fitting.fit import Plan, fit, form_of, player_with
from stammtisch.lab.fitting.forms import Reader
from stammtisch.lab.fitting.minds import game_with, package_of
from stammtisch.lab.fitting.sampling import Noise, sample
from stammtisch.lab.fitting.squares import Squares
from stammtisch.lab.fitting.tables import NoTables, as_module, read
from stammtisch.lab.fitting.watching import reads_off
from tests.tables import positions, state

TABLED = [game for game in games.every() if find_spec(f"{package_of(game)}.weights")]
"""Games whose marks come from tables."""
FITTED = [game for game in TABLED if not reads_off(game)]
COUNTED = [game for game in TABLED if reads_off(game)]
TINY = 48


def test_there_is_something_to_fit() -> None:
    assert len(FITTED) >= 2
    assert COUNTED


@pytest.mark.parametrize("game", TABLED, ids=lambda game: game.name)
def test_a_file_is_written_in_the_form_that_it_has(game: Game) -> None:
    form, numbers, file = form_of(game)
    assert form.write(numbers) == file.read_text(encoding="utf-8")
    assert form.length == len(numbers)
    other = form.write([(number * 7) % 11 - 5 for number in range(form.length)])
    assert read(other)[1] == [(number * 7) % 11 - 5 for number in range(form.length)]
    assert max(map(len, other.splitlines())) <= 120


@pytest.mark.parametrize("game", FITTED, ids=lambda game: game.name)
def test_sums_read_off_a_position_are_its_marks(game: Game) -> None:
    """With the numbers of the game put in, they give what its mind gives."""
    form, numbers, _ = form_of(game)
    reader, compared = Reader(game, form), 0
    for players in game.players:
        for match in positions(Match(game, players=players, seed=players)):
            s = state(match)
            if s.round > 1:
                break
            seat = match.awaiting[0]
            choices, marks = game.legal(s, seat), [0] * CHOICES
            sums = reader.sums(s, seat, choices)
            game.mind.judge(s, seat, choices, marks)
            if sums is not None:
                values = [sum(numbers[place] * count for place, count in each.items()) for each in sums]
                assert values == [marks[choice] for choice in members(choices)]
                compared += 1
    assert compared > 100


def test_a_mind_with_other_tables_leaves_the_game_as_it_is() -> None:
    game = FITTED[0]
    form, _, _ = form_of(game)
    module = import_module(f"{package_of(game)}.weights")
    other = game_with(game, as_module("other", form, [0] * form.length))
    assert import_module(f"{package_of(game)}.weights") is module
    assert import_module(package_of(game)).MIND is game.mind
    s = new_state(game, 4, game.options(), bytes(32), range(4))
    game.flow[1](s)
    choices, own, zero = game.legal(s, 0), [0] * CHOICES, [0] * CHOICES
    game.mind.judge(s, 0, choices, own)
    other.mind.judge(s, 0, choices, zero)
    assert any(own[choice] for choice in members(choices))
    assert not any(zero[choice] for choice in members(choices))


def test_least_squares_find_the_entries_behind_differences() -> None:
    rng = np.random.default_rng(1)
    entries, squares = rng.integers(-50, 50, 6), Squares(7)
    for _ in range(200):
        sums = [dict.fromkeys(rng.choice(6, 2, replace=False).tolist(), 10) for _ in range(4)]
        marks = np.array([sum(count * entries[place] for place, count in each.items()) for each in sums], np.float64)
        squares.add(sums, marks + rng.integers(-1000, 1000), np.ones(4))  # what all have in common tells nothing
    found = squares.solve(1e-9, np.array([*entries * 0, 42.0]))
    assert np.allclose(found[:6] - found[:6].mean(), entries - entries.mean(), atol=1e-3)
    assert found[6] == 42  # never seen


@pytest.fixture(scope="module")
def tiny() -> tuple[str, Game]:
    """Tables of a run that looks at a few positions only."""
    game = FITTED[0]
    return fit(Plan(game, TINY, 1, bytes(32))), game


@pytest.mark.everything
def test_the_same_command_writes_the_same_file(tiny: tuple[str, Game], tmp_path: Path) -> None:
    text, game = tiny
    assert text == fit(Plan(game, TINY, 1, bytes(32)))
    assert text != fit(Plan(game, TINY, 1, b"\1" * 32))


def test_fitted_tables_load_and_play(tiny: tuple[str, Game], tmp_path: Path) -> None:
    text, game = tiny
    (tmp_path / "weights.py").write_text(text)
    made: dict[str, object] = {}
    exec(compile(text, "weights.py", "exec"), made)
    form, numbers = read(text)
    assert form.sizes == form_of(game)[0].sizes
    assert any(numbers)
    assert {name: len(made[name]) for name in form.sizes} == form.sizes  # type: ignore[arg-type]
    fitted = game_with(game, as_module("fitted", form, numbers))
    for players in game.players:
        match, dice = Match(fitted, players=players, seed=1), [1]
        while not match.sheet:
            s = state(match)
            seat = match.awaiting[0]
            match.play(seat, fitted.say(s, seat, fitted.policy(s, seat, 0, dice)))


def test_a_position_is_played_on_with_the_same_luck_for_each_choice() -> None:
    form, _, _ = form_of(FITTED[0])
    game, run = player_with(FITTED[0], form, (0,) * form.length)
    one, again = (sample(game, run, 4, 40, seed=bytes(32), times=2, noise=Noise(30, 6)) for _ in range(2))
    assert (one.points == again.points).all()
    assert (one.states == again.states).all()
    asked = [place for place in range(40) if one.seats[place] >= 0]
    assert len(asked) > 20
    for place in asked:
        s = game.state.unpack(one.states, place)
        assert game.legal(s, int(one.seats[place])) == one.choices[place]
        assert int(one.choices[place]).bit_count() > 1
    assert one.points[asked].any()
    assert abs(one.points).max() <= 5200  # no more than a round has


@pytest.mark.everything
def test_tables_are_stronger_than_none() -> None:
    game = FITTED[0]
    form, _, _ = form_of(game)
    none = game_with(game, as_module("none", form, [0] * form.length))
    run = make_duels(game, none)
    for alone in (True, False):
        lead = duel(game, run, 4, 60, seed=bytes(32), alone=alone)
        assert lead.mean - lead.half > 0
        assert lead == duel(game, run, 4, 60, seed=bytes(32), alone=alone)


def test_a_game_without_tables_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    other = next(game for game in games.every() if game not in TABLED)
    with pytest.raises(NoTables):
        form_of(other)
    with pytest.raises(SystemExit, match="no tables of weights"):
        command.main([other.name])


@pytest.mark.parametrize("game", COUNTED, ids=lambda game: game.name)
def test_tables_that_are_counted(game: Game, tmp_path: Path) -> None:
    """From nothing, the same file each time, in the form that it has, and bots play by it."""
    texts = [fit(Plan(game, 3000, 2, seed)) for seed in (bytes(32), bytes(32), b"\1" * 32)]
    assert texts[0] == texts[1] != texts[2]
    form, numbers = read(texts[0])
    assert form.sizes == form_of(game)[0].sizes
    assert all(0 <= number <= 1000 for number in numbers)
    assert len(set(numbers)) > 50
    counted = game_with(game, as_module("counted", form, numbers))
    for players in game.players:
        match, dice = Match(counted, players=players, seed=1), [1]
        while not match.over:
            s = state(match)
            seat = match.awaiting[0]
            match.play(seat, counted.say(s, seat, counted.policy(s, seat, 0, dice)))


def test_the_command_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, file = COUNTED[0], tmp_path / "weights.py"
    command.main([game.name, "--positions", "500", "--passes", "1", "--to", str(file)])
    assert file.read_text() == fit(Plan(game, 500, 1, chance.read_seed(1)))
    assert str(file) in capsys.readouterr().out
