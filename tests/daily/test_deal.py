"""The deal of a date is the same everywhere, and stays what it was."""

import json
import os
import shutil
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

import stammtisch
from stammtisch import daily, games
from stammtisch.core import declaration
from stammtisch.daily import house
from stammtisch.daily.deal import EVERY, FIRST
from stammtisch.table import commands
from tests.daily.pins import DAYS, pin, plain, read
from tests.table.parlour import Parlour

PINNED = read()
GAMES = daily.of_the_day()


def names(game):
    return game.name


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_ten_dates_are_what_they_were(game):
    """Whoever breaks this has changed deals that people share with each other: it takes a new edition."""
    assert list(PINNED[game.name]) == [day.isoformat() for day in DAYS]
    for day in DAYS:
        assert pin(game.name, day) == PINNED[game.name][day.isoformat()], day


def test_two_installations_have_the_same_deals(tmp_path):
    """Another folder, another time zone, another order of sets."""
    source = Path(stammtisch.__file__).parent
    leave = shutil.ignore_patterns("web", "__pycache__", "book")
    shutil.copytree(source, tmp_path / "src" / "stammtisch", ignore=leave)
    (tmp_path / "tests" / "daily").mkdir(parents=True)
    for name in ("pins.py", "pins.json", "__init__.py"):
        shutil.copy(Path(__file__).with_name(name), tmp_path / "tests" / "daily" / name)
    env = {
        **os.environ,
        "PYTHONPATH": f"{tmp_path / 'src'}:{tmp_path}",
        "TZ": "Pacific/Kiritimati",
        "PYTHONHASHSEED": "7",
    }
    check = "import stammtisch, sys; assert stammtisch.__file__.startswith(sys.argv[1]), stammtisch.__file__"
    subprocess.run([sys.executable, "-c", check, str(tmp_path)], cwd=tmp_path, env=env, check=True, timeout=60)
    asked = [sys.executable, "-m", "tests.daily.pins", "--show"]
    told = subprocess.run(asked, cwd=tmp_path, env=env, check=True, timeout=120, capture_output=True)
    some = {name: {day.isoformat(): pinned[day.isoformat()] for day in DAYS[::5]} for name, pinned in PINNED.items()}
    assert json.loads(told.stdout) == some


def test_every_game_of_the_house_has_one_and_days_differ():
    assert [game.name for game in GAMES if game.name in games.NAMES] == list(games.NAMES)
    for game in GAMES:
        deals = [daily.find(game, FIRST + timedelta(days=day)) for day in range(400)]
        assert len({deal.seed for deal in deals}) == 400
        assert {deal.players for deal in deals} == set(game.daily.players)
        assert {(deal.players, deal.seat) for deal in deals} == {(p, s) for p in game.daily.players for s in range(p)}
        varied = [deal for deal in deals if deal.variant]
        assert 400 / EVERY / 2 < len(varied) < 400 / EVERY * 2
        assert all(variant in [deal.variant for deal in varied] for variant in game.daily.variants)
        for deal in deals:
            assert deal.company[deal.seat] == ""
            assert len(set(deal.company)) == deal.players
            deal.agreed.check(deal.players)


def test_a_game_that_declares_nonsense_is_not_let_in():
    import dataclasses

    from stammtisch.core.game import Daily

    game = GAMES[0]
    wrong = [Daily(players=()), Daily(players=(99,)), Daily(players=(4,), options={"no_such": 1}), "tomorrow"]
    for daily_ in wrong:
        assert any(fault.startswith("daily") for fault in declaration.faults(dataclasses.replace(game, daily=daily_)))
    assert not list(declaration.faults(dataclasses.replace(game, daily=None)))
    with pytest.raises(ValueError, match="no deal"):
        daily.find(dataclasses.replace(game, daily=None), date(2026, 11, 15))


def at_a_table(deal, pace: str, patience: int) -> Parlour:
    """The deal at a table, played by somebody who takes so long over each answer."""
    seats = tuple(commands.Place("bot", name=name) if name else commands.Place("me") for name in deal.company)
    begun = commands.Begun(deal.seed.hex(), dice=deal.dice.hex())
    parlour = Parlour(
        deal.game.name, players=deal.players, options=dict(deal.options), seats=seats, begun=begun, pace=pace, absence=0
    )
    me = parlour.host()
    me.do(commands.Start(parlour.id()))
    for _ in range(20_000):
        if parlour.table.phase == "over":
            return parlour
        parlour.wait(patience)
        legal = me.view["legal"]
        if legal and not parlour.table.flow.has_slapped(deal.seat):
            made = house.moves_of(parlour.table.flow.match)[deal.seat]
            answer = me.do(commands.Play(parlour.id(), me.decision["number"], legal[made * 7 % len(legal)]))
            assert answer.get("type", "ok") == "ok", answer
            parlour.wait(1)
        else:
            parlour.wait(500)
    raise AssertionError("it does not end")


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_whoever_plays_the_same_moves_meets_the_same_table_however_quick(game):
    """At an instant pace, and by somebody who thinks for longer than any bot: the same moves of every seat."""
    day = date(2026, 11, 16)
    deal = daily.find(game, day)
    pure = deal.match()
    house.play(pure, deal.seat, deal.dice, plain)

    def by_seat(match):
        told = [values for kind, *values in match.story() if kind == "move"]
        return [[move for who, move in told if who == seat] for seat in range(deal.players)]

    for pace, patience in (("instant", 0), ("usual", 0), ("usual", 30_000)):
        match = at_a_table(deal, pace, patience).table.flow.match
        assert by_seat(match) == by_seat(pure), (pace, patience)
        assert match.outcome == pure.outcome
        assert list(match.names) == [name or "Ada" for name in deal.company]


def test_such_a_table_is_played_as_it_lies():
    deal = daily.find(GAMES[0], date(2026, 11, 16))
    seats = tuple(commands.Place("bot", name=name) if name else commands.Place("me") for name in deal.company)
    begun = commands.Begun(deal.seed.hex(), dice=deal.dice.hex())
    parlour = Parlour(
        deal.game.name,
        players=deal.players,
        options=dict(deal.options),
        seats=seats,
        begun=begun,
        absence=0,
        hints=False,
    )
    me = parlour.host()
    me.do(commands.Start(parlour.id()))
    other = next(seat for seat in range(deal.players) if seat != deal.seat)
    refused = {
        "as_it_lies": [
            commands.Rest("a", True),
            commands.AddBot("b", other, "lehrling"),
            commands.Kick("c", other),
            commands.Leave("d"),
            commands.Settle("e", hints=True),
            commands.Settle("f", pace="calm", stand_in="meister"),
        ],
        "no_hints": [commands.Hint("g", me.decision["number"])],
    }
    for key, wishes in refused.items():
        for wish in wishes:
            assert me.do(wish)["key"] == key, wish
    stranger = parlour.connect("the token of somebody else, whatever")
    assert stranger.do(commands.Sit("h", "Zoe", other))["key"] == "as_it_lies"
    assert me.do(commands.Settle("i", pace="calm"))["type"] == "ok"
    assert me.do(commands.Hurry("j"))["type"] == "ok"
