"""What the commands do when all is well."""

import json
from dataclasses import asdict

import pytest

import stammtisch as library
from stammtisch import games
from stammtisch.bots.own.process import USUAL
from stammtisch.core import record as records
from stammtisch.service.limits import LIFTED, Limits
from stammtisch.words import about

GAMES = games.every()
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def test_version(stammtisch):
    ran = stammtisch("--version")
    assert (ran.code, ran.out) == (0, f"stammtisch {library.__version__}\n")


@pytest.mark.parametrize("args", [["-h"], ["--help"]])
def test_help_names_every_command(stammtisch, args):
    ran = stammtisch(*args)
    assert ran.code == 0
    for command in ("serve", "menu", "games", "rules", "play", "simulate", "replay", "verify"):
        assert command in ran.out


def test_the_menu_opens(stammtisch, monkeypatch):
    opened = []
    monkeypatch.setattr("stammtisch.terminal.menu.run_menu", lambda: opened.append(True))
    assert stammtisch("menu").code == 0
    assert opened == [True]


def test_without_a_command_the_table_is_set_for_browsers(stammtisch, monkeypatch):
    served = []
    monkeypatch.setattr("stammtisch.server.run.serve", lambda config, **how: served.append(how))
    assert stammtisch().code == 0
    assert served == [
        {"host": "0.0.0.0", "port": 8700, "search_port": True, "open_browser": True, "quiet": True},
    ]


def test_serve_does_as_it_is_told(stammtisch, monkeypatch):
    served = []
    monkeypatch.setattr("stammtisch.server.run.serve", lambda config, **how: served.append((config, how)))
    monkeypatch.setenv("STAMMTISCH_METRICS_TOKEN", "a long one")
    assert stammtisch("serve", "--port", "0", "--database", "sqlite:///x.db", "--rate", "0", "--log-json").code == 0
    ((config, how),) = served
    assert config.database == "sqlite:///x.db"
    assert config.limits.rate == 0
    assert config.proxies == ()
    assert config.metrics_token == "a long one"
    assert how == {"host": "127.0.0.1", "port": 0, "log_json": True, "open_browser": False}
    assert stammtisch("serve", "--port", "70000").code == 2


LIFTS = {
    "messages": ["rate", "messages", "frames"],
    "requests": ["requests", "lookups", "replays"],
    "pages": ["pages"],
    "pictures": ["pictures"],
    "connections": ["per_address", "strangers", "open_per_address"],
    "new tables": ["openings"],
    "tables in memory": ["tables"],
    "chat": ["talk", "log_daily"],
    "changes": ["changes"],
    "bots' moves": ["bots"],
    "studies": ["studies", "studying"],
    "looking together": ["shows"],
    "names on lists": ["signatures"],
}
"""What `--rate 0` says it lifts, and what that is."""


def test_rate_0_says_what_it_lifts(stammtisch):
    """Everything that differs is named, and everything that is named differs."""
    usual, lifted = asdict(Limits()), asdict(LIFTED)
    different = {name for name in usual if usual[name] != lifted[name]}
    assert different == {name for names in LIFTS.values() for name in names}
    assert all(lifted[name] == 0 or lifted[name] > usual[name] for name in different)
    told = " ".join(stammtisch("serve", "--help").out.replace("│", " ").split())
    assert all(word in told for word in LIFTS)


def test_serve_believes_the_proxies_it_is_told_of(stammtisch, monkeypatch):
    served = []
    monkeypatch.setattr("stammtisch.server.run.serve", lambda config, **how: served.append(config))
    assert stammtisch("serve", "--proxy", "10.0.0.0/8", "--proxy", "192.0.2.1").code == 0
    assert served[0].proxies == ("10.0.0.0/8", "192.0.2.1")


# Reading


def test_games_shows_all_there_is_to_know(stammtisch):
    ran = stammtisch("games")
    assert ran.code == 0
    for game in GAMES:
        for text in (game.name, game.title, about(game), game.minutes, f"{game.players[0]}–{game.players[-1]} players"):
            assert text in ran.flat
        for option in game.options.describe():
            assert option.name in ran.flat
    assert all(line == line.rstrip() for line in ran.out.splitlines())


@each_game
def test_rules_shows_every_paragraph(stammtisch, game):
    ran = stammtisch("rules", game.name)
    assert ran.code == 0
    assert f"{game.code}-1 " in ran.out
    assert "**" not in ran.out
    assert "The phases of" not in ran.out  # a picture is nothing for a terminal
    assert max(map(len, ran.out.splitlines())) <= 80


@pytest.mark.parametrize("number", ["GB-12", "gb-12", "12", "012", " GB-12 "])
def test_rules_shows_one_paragraph(stammtisch, number):
    ran = stammtisch("rules", "gaunerbande", "--paragraph", number)
    assert ran.code == 0
    assert "GB-12 Whoever holds the green 0 after passing begins the round" in ran.flat
    assert "GB-13" not in ran.out


# Playing


def test_play_hands_everything_over(stammtisch, monkeypatch, tmp_path):
    calls = []
    monkeypatch.setattr("stammtisch.terminal.play.run_play", lambda **given: calls.append(given))
    line = ["--players", 5, "--seed", 7, "--name", "Ada", "--record", tmp_path / "a", "--continue", tmp_path / "b"]
    assert stammtisch("play", "gaunerbande", *line, "--limit", 50, "--pace", 0.5).code == 0
    game = games.get("gaunerbande")
    assert calls == [
        {
            "game": game,
            "players": 5,
            "options": game.options(limit=50),
            "seed": f"{7:064x}",
            "name": "Ada",
            "record": tmp_path / "a",
            "resume": tmp_path / "b",
            "pace": 0.5,
            "against": "geselle",
            "hints": None,
            "limits": USUAL,
        }
    ]


@each_game
def test_play_has_sensible_defaults(stammtisch, monkeypatch, game):
    calls = []
    monkeypatch.setattr("stammtisch.terminal.play.run_play", lambda **given: calls.append(given))
    assert stammtisch("play", game.name).code == 0
    (given,) = calls
    assert given["options"] == game.options()
    assert given["players"] in game.players
    assert [given[key] for key in ("seed", "name", "record", "resume")] == [None] * 4


# Simulating


@each_game
def test_simulate_prints_a_table(stammtisch, game):
    ran = stammtisch("simulate", game.name, "--games", 20, "--seed", 1)
    assert ran.code == 0
    assert f"{game.title}: 20 matches of 4 players" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    assert "playing" not in ran.err  # no bar where nobody watches


def test_simulate_prints_json_that_is_always_the_same(stammtisch):
    line = [
        "simulate",
        "gaunerbande",
        "--players",
        3,
        "--games",
        30,
        "--seed",
        5,
        "--bots",
        "geselle,random,random",
        "--json",
    ]
    first, second = (json.loads(stammtisch(*line).out) for _ in range(2))
    assert first.pop("speed")["seconds"] > 0
    del second["speed"]
    assert first == second
    assert first["bots"] == ["geselle", "random", "random"]
    assert first["quick"] == [2, 1, 1]
    assert first["matches"] == 30


def test_simulate_prints_how_quick_everyone_was(stammtisch):
    line = ["simulate", "gaunerbande", "--players", 3, "--games", 1, "--quick", "3,1,2", "--json"]
    assert json.loads(stammtisch(*line).out)["quick"] == [3, 1, 2]


def test_the_help_names_every_key_of_the_json(stammtisch):
    data = json.loads(stammtisch("simulate", "gaunerbande", "--games", 1, "--json").out)
    text = stammtisch("simulate", "gaunerbande", "--help").flat
    for key in [*data, *data["rounds"], *data["seats"][0], *data["speed"]]:
        assert key in text


def test_without_a_seed_every_simulation_is_another(stammtisch):
    line = ["simulate", "gaunerbande", "--games", 1, "--json"]
    assert len({json.loads(stammtisch(*line).out)["seed"] for _ in range(3)}) == 3


@each_game
def test_simulated_matches_are_recorded_as_they_were(stammtisch, game, tmp_path):
    path = tmp_path / "matches.jsonl"
    flags = [f"--{name.replace('_', '-')}" for name in game.options.variants()]
    ran = stammtisch("simulate", game.name, "--games", 6, "--seed", 2, "--json", "--record", path, *flags)
    assert ran.code == 0
    data = json.loads(ran.out)
    matches = [records.replay(lines, games.get, first=first) for first, lines in records.read(path.read_text())]
    assert len(matches) == 6
    for seat in data["seats"]:
        totals = [match.outcome.totals[seat["seat"]] for match in matches]
        assert seat["mean_total"] == sum(totals) / 6
    assert data["rounds"]["total"] == sum(len(match.sheet) for match in matches)
    assert stammtisch("verify", path).out == "6 matches, all right\n"
    again = stammtisch("simulate", game.name, "--games", 6, "--seed", 2, "--json", *flags)
    assert {**json.loads(again.out), "speed": None} == {**data, "speed": None}


def test_a_record_can_be_replaced_by_force(stammtisch, record):
    ran = stammtisch("simulate", "gaunerbande", "--games", 1, "--record", record, "--force")
    assert ran.code == 0
    assert stammtisch("verify", record).out == "1 match, all right\n"


def test_compiling_is_announced(stammtisch, monkeypatch):
    monkeypatch.setattr("stammtisch.lab.simulate.is_compiled", lambda game: False)
    ran = stammtisch("simulate", "gaunerbande", "--games", 1, "--json")
    assert "Compiling the rules of Gaunerbande once; that may take a minute" in ran.err
    json.loads(ran.out)


# Records


def test_verify_counts_the_matches(stammtisch, record):
    ran = stammtisch("verify", record)
    assert (ran.code, ran.out, ran.err) == (0, "2 matches, all right\n", "")


def test_verify_names_the_first_wrong_line(stammtisch, record):
    lines = record.read_text().splitlines()
    lines[4] = lines[4].replace("pass", "play")
    record.write_text("\n".join(lines))
    ran = stammtisch("verify", record)
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.startswith(f"{record}: line 5: ")
    assert ran.err.count("\n") == 1


def test_replay_tells_a_match(stammtisch, record):
    ran = stammtisch("replay", record)
    assert ran.code == 0
    assert "Match 1 of 2" in ran.out
    assert "Gaunerbande with Seat 0, Seat 1 and Seat 2" in ran.out
    assert "The match is over: the point limit decided it." in ran.out


def test_replay_tells_another_match(stammtisch, record):
    first, second = (stammtisch("replay", record, "--match", number).out for number in (1, 2))
    assert "Match 2 of 2" in second
    assert first != second


def test_replay_takes_its_time(stammtisch, record, monkeypatch):
    pauses = []
    monkeypatch.setattr("time.sleep", pauses.append)
    told = stammtisch("replay", record).out
    assert pauses == []
    assert stammtisch("replay", record, "--speed", 4).out == told
    assert set(pauses) == {0.25}


def test_replay_tells_what_may_be_told(stammtisch, record):
    spectator, seat, everything = (stammtisch("replay", record, *who).out for who in ([], ["--seat", 1], ["--open"]))
    assert "Seat 0 is dealt" not in spectator
    assert "passes Seat 1 three cards.\n" in spectator
    assert "Seat 1 is dealt " in seat
    assert "Seat 0 is dealt " not in seat
    assert "Seat 0 passes Seat 1 three cards: " in seat
    assert "Seat 2 passes Seat 0 three cards.\n" in seat
    assert all(f"Seat {number} is dealt " in everything for number in range(3))
    assert "Seat 2 passes Seat 0 three cards: " in everything


def test_an_example_of_a_booklet_is_told_by_name_with_remarks(stammtisch):
    told = stammtisch("replay", "gaunerbande:round").flat
    assert "Mona is dealt" in told  # with all cards open
    assert told.index("Chris ♠12") < told.index("blue it is.") < told.index("2 Chris ♠3")
    seen = stammtisch("replay", "black_spy:reduce", "--seat", "0", "--language", "fr").flat
    assert "On en est à 0, 40 et 60." in seen
    missing = stammtisch("replay", "black_spy:round")
    assert missing.code != 0
    assert "expected black_spy:reduce" in missing.err
    assert stammtisch("rules", "black_spy").flat.endswith("stammtisch replay black_spy:reduce")
