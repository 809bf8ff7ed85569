"""Mau-Mau, a package of its own, installed as anybody would: it plays wherever our own games do."""

import random
import shutil
from pathlib import Path

import pytest

from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House
from tests.strangers.installing import MAUMAU, ROOT, asked, run

LIBRARY = """
import random, stammtisch
match, rng = stammtisch.new("maumau", 3, seed=7, limit=40, stack=True), random.Random(1)
while not match.over:
    seat = match.awaiting[0]
    assert set(match.view(seat)["hand"]) >= {move.split()[1] for move in match.legal(seat) if move.startswith("play")}
    match.play(seat, rng.choice(match.legal(seat)))
again = stammtisch.replay(match.record())
assert again.record() == match.record()
print(match.outcome)
"""


def test_it_plays_in_the_library(maumau: Path) -> None:
    played = run(maumau, "-c", LIBRARY)
    assert "the point limit decided it" in played.stdout, played.stderr


def test_it_keeps_what_every_game_promises(maumau: Path) -> None:
    checked = asked(maumau, "check-game", "maumau", "--matches", "2")
    assert checked.returncode == 0, checked.stdout
    assert len(checked.stdout.splitlines()) > 10


def test_it_keeps_its_own_rules(maumau: Path) -> None:
    """By the tests that it brings; what every game promises has been checked already."""
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not promises", str(MAUMAU / "tests")]
    ran = run(maumau, *tests)
    assert "3 passed, 1 deselected" in ran.stdout, ran.stdout


@pytest.mark.everything
def test_bots_of_every_level_play_it_and_records_verify(maumau: Path, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    played = asked(maumau, "simulate", "maumau", "--games", "20", "--seed", "1", "--record", str(file))
    assert played.returncode == 0, played.stderr
    verified = asked(maumau, "verify", str(file))
    assert verified.returncode == 0, verified.stdout
    told = asked(maumau, "--language", "de", "replay", str(file))
    assert "wird aufgedeckt" in told.stdout
    bots = "meister:16,geselle,lehrling,random"
    few = ["--players", "4", "--games", "4", "--rounds", "1", "--journal", str(tmp_path / "journal")]
    arena = asked(maumau, "arena", "maumau", "--bots", bots, *few)
    assert arena.returncode == 0, arena.stderr
    assert {"meister:16", "geselle", "lehrling", "random"} <= {*arena.stdout.split()}


def test_it_is_played_in_the_terminal_in_german(maumau: Path) -> None:
    shown = asked(maumau, "--language", "de", "play", "maumau", "--players", "2", "--seed", "3", typed="xyzzy\ndraw\n")
    assert "Lege eine Karte von gleicher Farbe" in shown.stdout, shown.stderr
    assert "zu bedienen " in shown.stdout
    assert "zieht eine Karte" in shown.stdout
    assert "Ziehen" in shown.stdout  # the words of its buttons, which may be typed too
    typed = asked(maumau, "--language", "de", "play", "maumau", "--players", "2", "--seed", "3", typed="ziehen\n")
    assert "zieht eine Karte" in typed.stdout
    book = asked(maumau, "rules", "maumau", "--paragraph", "9")
    assert "seven" in book.stdout


def test_a_server_offers_it(maumau: Path, tmp_path: Path) -> None:
    with House(tmp_path, packages=maumau).start() as house:
        status, catalogue, _ = house.get("/api/games")
        assert (status, [game["title"] for game in catalogue["games"]][-1]) == (200, "Mau-Mau")
        status, book, _ = house.get("/api/rules/maumau?language=de")
        assert (status, book["title"]) == (200, "Mau-Mau")
        status, opened, _ = house.post("/api/quick", {"game": "maumau", "name": "Ada", "pace": "instant"})
        assert status == 201, opened

        async def evening() -> Guest:
            guest = await Guest(house, opened["code"], opened["token"]).come()
            await guest.play(random.Random(2).choice)
            await guest.go()
            return guest

        guest = spend(evening())
        assert guest.view["outcome"]["places"].count(1) >= 1
        key = {"Authorization": f"Bearer {opened['token']}"}
        status, record, _ = house.get(f"/api/tables/{opened['code']}/record", **key)
        (tmp_path / "match.jsonl").write_bytes(record)
        assert asked(maumau, "verify", str(tmp_path / "match.jsonl")).returncode == 0


@pytest.fixture(scope="module")
def unmarked(maumau: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Mau-Mau with a rule that is not marked."""
    return changed(maumau, tmp_path_factory.mktemp("unmarked"), "rules.py", "@rule\ndef take(", "def take(")


COMMANDS = (("arena", "--bots", "geselle,random"), ("simulate",), ("compare", "--b", "stack"), ("play",))


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_every_door_says_whose_fault_a_forgotten_mark_is(unmarked: Path, command: tuple[str, ...]) -> None:
    done = asked(unmarked, command[0], "maumau", *command[1:])
    assert done.returncode == 2, done.stdout
    assert f"{at(unmarked, 's.drawn = take(')}: the rule 'draw' calls 'take': expected a rule" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_server_says_so_too(unmarked: Path, tmp_path: Path) -> None:
    with House(tmp_path, packages=unmarked).start() as house:
        assert f"{at(unmarked, 's.drawn = take(')}: the rule 'draw' calls 'take'" in house.log


def test_what_cannot_be_compiled_is_named(maumau: Path, tmp_path: Path) -> None:
    """What no check of the declaration sees, and what only goes wrong when it is played."""
    folder = changed(
        maumau, tmp_path / "one", "rules.py", "    most = 0\n", "    most = max(0, s.stock.index(0) * 0)\n"
    )
    done = asked(folder, "arena", "maumau", "--bots", "geselle,random", "--games", "4")
    assert done.returncode == 2, done.stdout
    assert f"{at(folder, 'index(0)')} cannot be compiled: Unknown attribute 'index' of type nestedarray" in done.stderr
    folder = changed(maumau, tmp_path / "two", "rules.py", "    s.left = CARDS\n", "    s.left = CARDS + 1\n")
    done = asked(folder, "play", "maumau", "--players", "2")
    assert done.returncode == 2, done.stdout
    place = at(folder, "|= 1 << s.stock[s.left]")
    assert f"the game maumau fails in deal ({place}): IndexError: list index out of range" in done.stderr


def changed(maumau: Path, folder: Path, file: str, right: str, wrong: str) -> Path:
    """The folder of another machine, where something else stands in a file."""
    shutil.copytree(maumau, folder, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    code = (folder / "maumau" / file).read_text(encoding="utf-8")
    assert code.count(right) == 1
    (folder / "maumau" / file).write_text(code.replace(right, wrong), encoding="utf-8")
    return folder


def at(folder: Path, text: str) -> str:
    """Where something stands for the first time in its rules."""
    lines = (folder / "maumau" / "rules.py").read_text(encoding="utf-8").splitlines()
    return f"maumau/rules.py:{next(number for number, line in enumerate(lines, 1) if text in line)}"


def test_what_it_costs() -> None:
    """At most twelve files and 600 lines, and not one line of ours: docs/design/games.md says what it is now."""
    files = [path for path in MAUMAU.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    assert len(files) <= 12
    assert lines <= 600
    written = (ROOT / "docs" / "design" / "games.md").read_text(encoding="utf-8")
    assert f"| Mau-Mau (`examples/maumau`) | {len(files)} | {lines} | 0 |" in written
