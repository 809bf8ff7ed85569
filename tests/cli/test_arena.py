"""The command `arena`, as a shell sees it."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

from stammtisch import games
from tests.cli.test_process import environment, loaded_by

SHORT = ("arena", "gaunerbande", "--rounds", 1, "--bots", "geselle,random")


@pytest.fixture
def arena(stammtisch, tmp_path):
    """A short arena with a journal of its own."""

    def command(*args, journal=tmp_path / "journal.jsonl"):
        return stammtisch(*SHORT, "--journal", journal, *args)

    return command


def numbers(ran):
    assert ran.code == 0, ran.err
    return json.loads(ran.out)


def test_the_table_says_who_is_ahead(arena):
    ran = arena("--games", 60)
    assert ran.code == 0, ran.err
    assert "Gaunerbande: 60 deals, each played in 4 rotations" in ran.out
    assert "Seats: geselle, random, random, random" in ran.out
    geselle, random = (
        next(row for row in ran.out.splitlines() if row.startswith(name)) for name in ("geselle", "rand")
    )
    assert geselle.rstrip().endswith("*")
    assert " +" in geselle
    assert " -" in random
    assert "\nratings " in ran.out
    assert "All deals are kept in" in ran.err
    assert max(map(len, ran.out.splitlines())) <= 80


def test_the_numbers_as_json(arena, tmp_path):
    file = tmp_path / "numbers.json"
    assert arena("--games", 5, "--json", file).code == 0
    data = json.loads(file.read_text())
    assert set(data) == {"plan", "games", "ratings"}
    assert data["plan"]["games"] == ["gaunerbande"]
    assert data["plan"]["rounds"] == 1
    assert data["plan"]["contestants"][0] == {"name": "geselle", "bot": "geselle"}
    assert data["games"][0]["deals"] == 5
    assert data["games"][0]["matches"] == 20
    assert set(data["ratings"]) == {"gaunerbande", "overall"}
    assert set(data["ratings"]["overall"]["geselle"]) == {"mu", "sigma", "ordinal"}
    assert arena("--games", 5, "--json", file).code == 2
    assert numbers(arena("--games", 5, "--json", "-")) == data
    assert arena("--games", 5, "--json", file, "--force").code == 0


def test_the_number_of_workers_makes_no_difference(arena, tmp_path):
    one, three = (
        numbers(arena("--games", 60, "--json", "-", "--jobs", jobs, journal=tmp_path / str(jobs))) for jobs in (1, 3)
    )
    assert one == three


def test_all_that_was_played_before_is_not_played_again(arena, monkeypatch):
    before = numbers(arena("--games", 20, "--json", "-"))
    monkeypatch.setattr("stammtisch.lab.arena.tournament.play", None)
    again = arena("--games", 20, "--json", "-")
    assert numbers(again) == before
    assert "All deals were played before" in again.err
    assert numbers(arena("--games", 7, "--json", "-"))["games"][0]["deals"] == 7


def test_several_games_are_rated_together(stammtisch, tmp_path):
    ran = stammtisch("arena", "gaunerbande,zehn", "-g", 6, "--rounds", 1, "--journal", tmp_path / "j", "--json", "-")
    data = numbers(ran)
    assert [game["game"] for game in data["games"]] == ["gaunerbande", "zehn"]
    assert set(data["ratings"]) == {"gaunerbande", "zehn", "overall"}
    ran = stammtisch("arena", "gaunerbande,zehn", "-g", 6, "--rounds", 1, "--journal", tmp_path / "j")
    assert "overall" in ran.out
    assert "Zehn" in ran.out


def test_too_few_deals_say_that_they_tell_nothing(stammtisch, tmp_path):
    few = stammtisch("arena", "gaunerbande,zehn", "-g", 2, "--rounds", 1, "--journal", tmp_path / "j")
    assert "*" not in few.out.split("Lead:")[0]
    assert "The ratings of Gaunerbande, Zehn, overall tell nobody apart" in " ".join(few.out.split())
    assert "tell nobody apart" not in stammtisch("arena", "gaunerbande", "-g", 100, "--journal", tmp_path / "k").out


def test_a_bot_alone_is_told_that_nobody_is_compared(arena):
    assert "geselle only plays against itself here" in arena("--bots", "geselle", "--games", 1).err
    assert "itself" not in arena("--games", 1).err


def test_a_number_that_is_too_long_is_not_called_none(arena):
    assert "whole number of at most 18 digits, got '99999" in " ".join(arena("--games", "9" * 20).err.split())


def test_a_picture_is_drawn(arena, tmp_path):
    file = tmp_path / "chart.svg"
    ran = arena("--games", 3, "--picture", file)
    assert ran.code == 0
    assert file.read_text().startswith("<svg")
    assert f"Drawn: {file}" in ran.err
    assert "exists already" in arena("--games", 3, "--picture", file).err


def test_options_and_variants(stammtisch, tmp_path):
    def options_of(name, *args):
        given = ("-g", 2, "--rounds", 1, "--bots", "random", "--journal", tmp_path / name, "--json", "-")
        return numbers(stammtisch("arena", "black_spy", *args, *given))["games"][0]["options"]

    assert options_of("usual")["limit"] == 150
    chosen = options_of("chosen", "--option", "limit=30", "--variants", "no-good-spies,follow-the-rank", "--players", 3)
    assert (chosen["limit"], chosen["no_good_spies"], chosen["follow_the_rank"], chosen["reduce_points"]) == (
        30,
        True,
        True,
        False,
    )
    assert options_of("off", "--option", "reduce_points=true")["reduce_points"] is True
    assert options_of("random", "--variants", "random") == "random"


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["arena", "poker"], "no game 'poker'"),
        (["arena", "gaunerbande,poker"], "no game 'poker'"),
        (["arena", "gaunerbande", "--bots", "genius"], "there is no bot 'genius'"),
        (["arena", "gaunerbande", "--bots", "2*geselle"], "expected bots for 4 seats, got 2"),
        (["arena", "gaunerbande", "--bots", "geselle:5"], "takes no budget"),
        (["arena", "gaunerbande", "--games", "0"], "expected a whole number of at least 1"),
        (["arena", "gaunerbande", "--rounds", "0"], "expected a whole number of at least 1"),
        (["arena", "gaunerbande", "--jobs", "none"], "expected a whole number"),
        (["arena", "gaunerbande", "--seed", "x"], "expected a whole number of at least 0 or 64 hex"),
        (["arena", "gaunerbande", "--players", "7"], "for 3 to 6 players, got 7"),
        (["arena", "all", "--players", "2"], "Gaunerbande is for 3 to 6 players, got 2"),
        (["arena", "gaunerbande", "--option", "limit"], "expected NAME=VALUE"),
        (["arena", "gaunerbande", "--option", "limit=many"], "expected a whole number, got 'many'"),
        (["arena", "gaunerbande", "--option", "limits=5"], "there is no option 'limits'"),
        (["arena", "black_spy", "--option", "mole=maybe"], "expected true or false, got 'maybe'"),
        (["arena", "gaunerbande", "--variants", "mole"], "there is no variant 'mole': this game has none"),
        (["arena", "black_spy", "--variants", "mole", "--rounds", "1"], "'mole' means nothing: give rounds=2 or more"),
        (["arena", "gaunerbande", "--variants", "random", "--option", "limit=5"], "expected no --option beside it"),
        (["arena", "gaunerbande", "--picture", "chart.pdf"], "ends in .svg or .png"),
        (["arena", "gaunerbande", "--bots", "geselle", "--picture", "chart.svg"], "expected at least two"),
        (["arena", "gaunerbande", "--json", "missing/numbers.json"], "there is no folder missing"),
        (["arena", "gaunerbande", "--journal", "missing/journal"], "missing/journal cannot be written"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(stammtisch, tmp_path, monkeypatch, args, expected):
    monkeypatch.chdir(tmp_path)
    if "--journal" not in args:
        args = [*args, "--journal", tmp_path / "j"]
    ran = stammtisch(*args)
    assert ran.code == 2
    assert expected in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_journal_of_another_plan_is_refused(arena):
    assert arena("--games", 2).code == 0
    ran = arena("--games", 2, "--seed", 9)
    assert ran.code == 2
    assert "belongs to another plan, with other seed" in ran.err


def test_without_ray_there_is_no_cluster(arena, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = arena("--games", 2, "--cluster", "local")
    assert ran.code == 2
    assert "--cluster needs Ray: install it with pip install 'stammtisch[cluster]'" in ran.err


def test_the_help_teaches_it(stammtisch):
    ran = stammtisch("arena", "--help")
    assert ran.code == 0
    for word in ("--bots", "2*geselle,2*lehrling", "meister:300ms", "rotation", "--journal", "--cluster", "random"):
        assert word in ran.flat
    assert loaded_by(["arena", "--help"]) == []


# Ctrl-C


@pytest.mark.parametrize("how", [["--checked", "--option", "limit=1", "--jobs", "1"], ["--jobs", "2"]])
def test_ctrl_c_leaves_a_journal_that_goes_on(stammtisch, tmp_path, how):
    journal = tmp_path / "journal.jsonl"
    args = ["arena", "gaunerbande", *how, "--journal"]
    running = subprocess.Popen(
        [sys.executable, "-m", "stammtisch", *args, str(journal), "--games", "1000000"],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        waited = time.monotonic() + 100
        while not journal.exists() or journal.read_bytes().count(b"\n") < 4:
            assert running.poll() is None, running.communicate()
            assert time.monotonic() < waited
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to the workers, too
        out, err = running.communicate(timeout=60)
    finally:
        if running.poll() is None:
            running.kill()
    assert running.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    assert f"deals are kept in {journal}" in err
    assert f"The same command goes on: stammtisch {' '.join(args)} {journal} --games 1000000" in err
    lines = journal.read_bytes().splitlines()
    done = {json.loads(line)["deal"] for line in lines[1:]}
    assert len(done) == len(lines) - 1 >= 3

    more = min(max(done) + 3, 300)  # what was finished, what was only begun, and some more
    again, afresh = (
        stammtisch(*args, path, "--games", more, "--json", "-") for path in (journal, tmp_path / "another")
    )
    assert numbers(again) == numbers(afresh)
    assert journal.read_bytes().startswith(b"\n".join(lines) + b"\n")


def test_nobody_is_left_behind_when_the_process_is_killed(tmp_path):
    """Workers must not wait for ever for one that is gone."""
    journal = tmp_path / "journal.jsonl"
    command = [sys.executable, "-m", "stammtisch", "arena", "gaunerbande", "--journal", str(journal), "--checked"]
    running = subprocess.Popen(
        [*command, "--games", "10000", "--jobs", "1", "--option", "limit=1"],
        env=environment(),
        start_new_session=True,
        stderr=subprocess.DEVNULL,
    )
    try:
        waited = time.monotonic() + 100
        while not journal.exists() or journal.read_bytes().count(b"\n") < 2:
            assert running.poll() is None
            assert time.monotonic() < waited
            time.sleep(0.05)
        running.kill()
        running.wait()
        waited = time.monotonic() + 100
        while _session_lives(running.pid):
            assert time.monotonic() < waited
            time.sleep(0.05)
    finally:
        if running.poll() is None:
            running.kill()


def _session_lives(session):
    try:
        os.killpg(session, 0)
    except ProcessLookupError:
        return False
    return True


def test_every_game_may_be_asked_for(stammtisch, tmp_path):
    data = numbers(stammtisch("arena", "all", "-g", 1, "--rounds", 1, "--journal", tmp_path / "j", "--json", "-"))
    assert [game["game"] for game in data["games"]] == games.names()
