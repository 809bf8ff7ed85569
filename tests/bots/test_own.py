"""Bots of one's own: found, fair, and held to their limits by real processes."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import stammtisch
from stammtisch import bots, games, words
from stammtisch.bots.own.address import Address, BadBot
from stammtisch.bots.own.process import Limits, Process
from stammtisch.bots.own.sitter import Forfeit, Sitter
from stammtisch.bots.playing import AnyBot
from stammtisch.bots.seen import Seen
from stammtisch.core.errors import BadPlayers, StammtischError
from stammtisch.core.languages import LANGUAGES
from stammtisch.core.match import Match
from tests.bots.naughty import Naughty

NAUGHTY = Path(__file__).with_name("naughty.py")
SECONDS = 1.0


def address(text: str) -> Address:
    own = bots.parse(text).own
    assert own is not None
    return own


@pytest.fixture(scope="module")
def process() -> Iterator[Process]:
    started = Process(address(f"naughty={NAUGHTY}:Talker"), Limits(SECONDS, memory=1500))
    started.start()
    yield started
    started.stop()


def table(doing: str, game: str = "zehn", seed: int = 5) -> Match:
    return stammtisch.new(game, 3, seed=seed, names=[f"{number} {doing}" for number in range(3)])


def play(match: Match, process: Process, decisions: int = 8) -> tuple[list[Sitter], list[Forfeit]]:
    told: list[Forfeit] = []
    sitters = [Sitter(process, "naughty", seed=seat, tell=told.append) for seat in range(match.players)]
    for _ in range(decisions):
        seat = match.awaiting[0]
        match.play(seat, sitters[seat].choose(match, seat))
    return sitters, told


# What it does wrong


@pytest.mark.parametrize(
    ("doing", "kind", "said"),
    [
        ("raises", "raised", "KeyError: 'nothing of the kind' (naughty.py, line"),
        ("leaves", "raised", "SystemExit: I have had enough"),
        ("nothing", "no_move", "it answered None (NoneType): expected a move"),
        ("illegal", "illegal", "it played 'fly to the moon'"),
        ("huge", "memory", "more memory"),
    ],
)
def test_a_mistake_costs_a_decision_and_three_the_match(process: Process, doing: str, kind: str, said: str) -> None:
    starts = process.starts
    match = table(doing)
    seat = match.awaiting[0]
    told: list[Forfeit] = []
    sitter, twin = Sitter(process, "naughty", seed=1, tell=told.append), match.clone()
    legal = match.legal(seat)
    moves = [sitter.choose(match, seat) for _ in range(4)]
    assert {*moves} <= {*legal}, "a Geselle has decided"
    assert sitter.forfeits == {kind: 3}
    assert [each.rest for each in told] == [False, False, True], "after three it is not asked any more"
    assert said in str(told[0].told())
    assert "naughty at seat" in str(told[0].told())
    assert process.starts == starts, "its process lives on"
    assert match.view(seat) == twin.view(seat)


@pytest.mark.parametrize(
    ("doing", "kind", "said"),
    [
        ("sleeps", "hung", "longer than 1 s"),
        ("burns", "hung", "longer than 1 s"),
        ("exits", "gone", "the last it printed: so long"),
        ("deserts", "hung", "longer than 1 s"),
        ("abandons", "gone", "ended (7); the last it printed: so long"),
        ("long", "illegal", "it played 'xxx"),
    ],
)
def test_whoever_hangs_or_goes_is_ended_and_started_again(process: Process, doing: str, kind: str, said: str) -> None:
    process.start()
    pid = process._popen.pid if process._popen else 0
    match = table(doing)
    seat, told = match.awaiting[0], list[Forfeit]()
    sitter = Sitter(process, "naughty", seed=1, tell=told.append)
    begun = time.monotonic()
    assert sitter.choose(match, seat) in match.legal(seat)
    assert time.monotonic() - begun < SECONDS + 5
    assert sitter.forfeits == {kind: 1}
    assert said in str(told[0].told())
    if kind != "illegal":
        assert sitter.out, "a Geselle plays the rest"
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    sitters, told = play(table("fine"), process)
    assert not told, "for others it is there again"
    assert not any(sitter.out for sitter in sitters)


def test_what_it_prints_and_starts_does_not_matter(process: Process) -> None:
    for doing in ("prints", "threads", "forks"):
        _, told = play(table(doing), process)
        assert not told


def test_one_mistake_is_forgiven(process: Process) -> None:
    sitters, told = play(table("once"), process, 20)
    assert [sitter.forfeits.total() for sitter in sitters] == [1, 1, 1]
    assert not any(each.rest for each in told)


# What it gets


@pytest.mark.parametrize("game", games.NAMES)
def test_it_plays_the_same_there_as_here(process: Process, game: str) -> None:
    """The data that crosses is whole: with the same seed, a bot in another process makes the same moves, and is told
    the same story.
    """
    one, other = table("fine", game), table("fine", game)
    sitters = [Sitter(process, "naughty", seed=seat) for seat in range(3)]
    here = [bots.face(f"{NAUGHTY}:Naughty", seed=seat) for seat in range(3)]
    for _ in range(60):
        if one.over:
            break
        seat = one.awaiting[0]
        move = sitters[seat].choose(one, seat)
        assert move == here[seat].choose(other, seat)
        one.play(seat, move)
        other.play(seat, move)
        seen = Seen(one, seat, seed=3)
        half = len(seen.told) // 2
        data = json.loads(json.dumps(seen.as_json(half)))
        again = Seen.read(data, seat, seen.told)
        assert again.view() == one.view(seat)
        assert again.events() == one.events(seat)
        assert again.legal() == one.legal(seat)
        assert (again.options, again.names, again.ages) == (one.options, one.names, one.ages)


@pytest.mark.parametrize("game", games.NAMES)
def test_nothing_crosses_that_the_seat_does_not_know(game: str) -> None:
    """In every world that the seat can imagine the very same bytes are sent."""
    match = stammtisch.new(game, 4, seed="5a" * 32)
    for count in range(50):
        if match.over:
            break
        if count % 7 == 3:
            for seat in range(4):
                real = json.dumps(Seen(match, seat, seed=count).as_json())
                for world in range(2):
                    other = match.imagined(seat, seed=100 * count + world)
                    assert json.dumps(Seen(other, seat, seed=count).as_json()) == real
                assert match.seed.hex() not in real
                assert str(match._s.seed[0]) not in real, "nor what is still to come"
        seat = match.awaiting[0]
        match.play(seat, bots.get("geselle", seed=count).choose(match, seat))


def test_the_process_is_sent_what_the_seat_knows_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PEEPED", str(tmp_path / "peeped"))
    peeping = Process(address(f"{NAUGHTY}:Peeping"))
    match = stammtisch.new("gaunerbande", 4, seed=11)
    seat = match.awaiting[0]
    try:
        for world in (match, match.imagined(seat, seed=1), match.imagined(seat, seed=2)):
            Sitter(peeping, "peeping", seed=4).choose(world, seat)
    finally:
        peeping.stop()
    seen = (tmp_path / "peeped").read_text(encoding="utf-8").splitlines()
    assert len(seen) == 3
    assert len({*seen}) == 1


def test_it_asks_house_bots_for_advice() -> None:
    """A bot of one's own can give what it sees to one of the house."""
    match = stammtisch.new("klaumau", 3, seed=4)
    seat = match.awaiting[0]
    seen = Seen(match, seat, seed=1)
    assert bots.get("geselle", seed=1).choose(seen, seat) in match.legal(seat)


def test_its_thoughts_are_hints(process: Process) -> None:
    match = stammtisch.new("gaunerbande", 4, seed=1)
    thought = Sitter(process, "naughty").explain(match, 0)
    assert thought.move == match.legal(0)[-1]
    assert [each.move for each in thought.candidates] == match.legal(0)[::-1]
    assert (thought.candidates[0].points, thought.simulations) == (1.5, 7)
    plain = Process(address(f"{NAUGHTY}:Naughty"))
    try:
        alone = Sitter(plain, "naughty", seed=1).explain(match, 0)
    finally:
        plain.stop()
    assert [each.move for each in alone.candidates] == [alone.move], "one that does not explain shows its move"


# How it is named


BAD = {
    "./nowhere.py:Shy": (
        "no_file",
        {"en": "there is no file", "de": "gibt es nicht", "fr": "pas de fichier", "it": "non c’è"},
    ),
    f"{NAUGHTY}:Talkr": ("no_class", {"en": "did you mean Talker?", "de": "Talker", "fr": "Talker", "it": "Talker"}),
    f"{NAUGHTY}:Nobody": (
        "no_bot",
        {"en": "choose(match, seat)", "de": "kein Bot", "fr": "pas un bot", "it": "non è un bot"},
    ),
    f"{NAUGHTY}:Unmade": (
        "not_made",
        {"en": "ValueError: not today", "de": "not today", "fr": "not today", "it": "not today"},
    ),
    "no.such.module:Shy": ("no_module", {"en": "no module", "de": "Modul", "fr": "module", "it": "modulo"}),
    "shy=shy.py": ("form", {"en": "FILE.py:CLASS", "de": "KLASSE", "fr": "CLASSE", "it": "CLASSE"}),
    "s/y!=x": ("no_such_bot", {}),
}


@pytest.mark.parametrize(("text", "wanted"), BAD.items(), ids=[key for key, _ in BAD.values()])
def test_what_is_wrong_is_said_in_the_readers_language(text: str, wanted: tuple[str, dict[str, str]]) -> None:
    with pytest.raises(StammtischError) as caught:
        bots.get(text)
    assert caught.value.key.removeprefix("own.") == wanted[0]
    said = set()
    for language in LANGUAGES:
        with words.speaking(language):
            said.add(words.explain(caught.value))
            assert wanted[1].get(language, "") in words.explain(caught.value)
    assert len(said) == len(LANGUAGES)


def test_one_way_to_name_a_bot() -> None:
    spec = bots.parse(f"shy = {NAUGHTY}:Naughty")
    assert (spec.level.name, str(spec)) == ("shy", f"shy={NAUGHTY}:Naughty")
    assert bots.parse(str(spec)) == spec
    assert bots.parse(f"{NAUGHTY}:Naughty").level.name == "Naughty"
    assert bots.parse("tests.bots.naughty:Naughty").own == bots.parse("x=tests.bots.naughty:Naughty").own
    assert str(bots.parse("meister:300ms")) == "meister:300ms"
    assert bots.parse("a=geselle") == bots.parse("geselle")


def test_its_sources_have_a_hash(tmp_path: Path) -> None:
    """Of its file, what it imports from beside it, and what it says it depends on."""
    (tmp_path / "helping.py").write_text("MOVE = 0\n")
    (tmp_path / "weights.txt").write_text("1 2 3")
    shy = tmp_path / "shy.py"
    shy.write_text(
        "import helping\n"
        "class Shy:\n"
        "    files = ['weights.txt']\n"
        "    def choose(self, match, seat): return match.legal()[helping.MOVE]\n"
    )

    def digest() -> str:
        process = Process(address(f"{shy}:Shy"))
        process.start()
        process.stop()
        return process.digest

    found = [digest()]
    for file, text in (("helping.py", "MOVE = -1\n"), ("weights.txt", "1 2 4")):
        (tmp_path / file).write_text(text)
        found.append(digest())
    assert len({*found}) == 3
    assert digest() == found[-1]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere only its own process group ends with it")
@pytest.mark.parametrize("doing", ["killed", "stopped", "abandons", "deserts"])
def test_nobody_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, doing: str) -> None:
    """What a bot has started in a session of its own goes with its process: when the whole program is killed in the
    middle of a thought, when the bot is stopped, when it ends by itself, and when it is ended because it hangs.
    """
    left = tmp_path / "left"
    monkeypatch.setenv("LEFT", str(left))
    program = (
        "import stammtisch, sys, threading, time\n"
        "from stammtisch import bots\n"
        "from stammtisch.bots.own.process import Process, Limits\n"
        "from stammtisch.bots.own.sitter import Sitter\n"
        f"p = Process(bots.parse({str(NAUGHTY)!r} + ':Naughty').own, Limits(seconds=float(sys.argv[2])))\n"
        "p.start()\n"
        "print(p._popen.pid, flush=True)\n"
        "m = stammtisch.new('zehn', 3, names=[sys.argv[1]] * 3)\n"
        "sitter = Sitter(p, 'x')\n"
        "threading.Thread(target=sitter.choose, args=(m, m.awaiting[0]), daemon=True).start()\n"
        "if sys.stdin.readline(): p.stop()\n"
        "print('stopped', flush=True)\n"
        "time.sleep(300)\n"
    )
    deed, seconds = {"abandons": ("abandons", "60"), "deserts": ("deserts", "1")}.get(doing, ("deserts", "60"))
    command = [sys.executable, "-c", program, deed, seconds]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as popen:
        assert popen.stdin is not None
        assert popen.stdout is not None
        try:
            pids = [int(popen.stdout.readline())]
            until = time.monotonic() + 60
            while not left.exists() or not left.read_text():
                assert time.monotonic() < until
                time.sleep(0.02)
            pids.append(int(left.read_text()))
            if doing == "stopped":
                print("stop", file=popen.stdin, flush=True)
                assert popen.stdout.readline() == "stopped\n"
                assert not any(map(is_there, pids)), "it is gone by now"
            elif doing == "killed":
                assert all(map(is_there, pids))
                popen.kill()
            while any(map(is_there, pids)):
                assert time.monotonic() < until, "it is still there"
                time.sleep(0.02)
        finally:
            popen.kill()


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_bots_play_a_match_in_this_program() -> None:
    def played(*players: AnyBot) -> str:
        match = stammtisch.new("gaunerbande", 3, limit=5, seed=1)
        return stammtisch.play_match(match, players, seed=4).record()

    assert played(Naughty(), "geselle", "lehrling") == played(Naughty(), "geselle", "lehrling")
    one = stammtisch.play_match(stammtisch.new("zehn", 3, seed=1), Naughty(), rounds=1)
    assert len(one.sheet) == 1
    raising = stammtisch.new("zehn", 3, seed=1, names=["raises"] * 3)
    with pytest.raises(KeyError, match="nothing of the kind"):
        stammtisch.play_match(raising, Naughty())
    with pytest.raises(BadPlayers, match="one bot for all seats or 3 bots"):
        stammtisch.play_match(raising, [Naughty(), "geselle"])


def test_in_this_program_it_still_sees_its_seat_only() -> None:
    given: list[object] = []

    class Looking(Naughty):
        def choose(self, match: Seen, seat: int) -> str:
            given.append(match)
            return match.legal()[0]

    match = stammtisch.new("zehn", 3, seed=1)
    bots.face(Looking()).choose(match, match.awaiting[0])
    assert isinstance(given[0], Seen)
    with pytest.raises(BadBot, match="choose"):
        bots.face(object())  # type: ignore[arg-type]
