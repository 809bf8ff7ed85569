"""Mau-Mau, a package of its own, installed as anybody would: it plays wherever our own games do."""

import json
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
    assert "the point limit was reached" in played.stdout, played.stderr


def test_it_keeps_what_every_game_promises(maumau: Path) -> None:
    checked = asked(maumau, "check-game", "maumau", "--matches", "2")
    assert checked.returncode == 0, checked.stdout
    assert len(checked.stdout.splitlines()) > 10


def test_it_keeps_its_own_rules(maumau: Path) -> None:
    """By the tests that it brings; what every game promises has been checked already."""
    tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not promises", str(MAUMAU / "tests")]
    ran = run(maumau, *tests)
    assert "3 passed, 1 deselected" in ran.stdout, ran.stdout


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


FAULTS = {
    "a view that shows what a neighbour holds": (
        "words.py",
        '{"hand": [] if seat is None else DECK.names(s.hands[seat])}',
        '{"hand": [], "next": [] if seat is None else DECK.names(s.hands[(seat + 1) % s.players])}',
        ("secrets", "(next)"),
    ),
    "a view that shows the top card of the stock": (
        "words.py",
        '"stock": s.left,',
        '"stock": s.left, "peek": DECK.name(s.stock[s.left - 1]),',
        ("secrets", "(peek)"),
    ),
    "a bot that looks at what a neighbour holds": (
        "bots.py",
        "threat = bit_count(s.hands[(seat + 1) % s.players]) <= 2",
        "threat = s.hands[(seat + 1) % s.players] & 0x0F0F0F0F != 0",
        ("secrets", "the bot's mark"),
    ),
    "a draw that everybody is told of": (
        "words.py",
        '"{seat} draws a card.", ("card",), ("seat",)',
        '"{seat} draws a card."',
        ("telling", "is told 'draws'"),
    ),
    "a refusal by a paragraph that there is not": (
        "words.py",
        '"not_a_seven", "MM-9"',
        '"not_a_seven", "MM-99"',
        ("rulebook", "MM-99"),
    ),
    "imagining what is really there": (
        "bots.py",
        "unseen = (1 << CARDS) - 1",
        "return\n    unseen = 1",
        ("dealing", ""),
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(maumau: Path, tmp_path: Path, fault: str) -> None:
    file, honest, leaking, (check, found) = FAULTS[fault]
    folder = tmp_path / "leaking"
    shutil.copytree(maumau, folder, ignore=shutil.ignore_patterns("__pycache__"))
    code = (folder / "maumau" / file).read_text(encoding="utf-8")
    assert code.count(honest) == 1
    (folder / "maumau" / file).write_text(code.replace(honest, leaking), encoding="utf-8")
    checked = asked(folder, "check-game", "maumau", "--matches", "3", "--only", check, "--json")
    report = json.loads(checked.stdout)
    assert (checked.returncode, report["passed"]) == (1, False), checked.stderr
    assert any(found in each for each in report["found"]), report


def test_what_it_costs() -> None:
    """At most twelve files and 600 lines, and not one line of the house: ARCHITECTURE says what it is now."""
    files = [path for path in MAUMAU.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    assert len(files) <= 12
    assert lines <= 600
    written = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert f"| Mau-Mau (`examples/maumau`) | {len(files)} | {lines} | 0 |" in written
