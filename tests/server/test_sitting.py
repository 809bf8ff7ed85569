"""`stammtisch sit`: a bot at somebody's table, over a real line, in a process of its own."""

import json
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from stammtisch import words
from stammtisch.bots.seen import Seen
from stammtisch.core.languages import LANGUAGES
from stammtisch.guest.link import NoTable, look, read_link
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House

NAUGHTY = Path(__file__).parents[1] / "bots" / "naughty.py"


@contextmanager
def sitting(url: str, bot: str, *more: str) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "stammtisch", "sit", url, "--bot", bot, *more]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as popen:
        try:
            yield popen
        finally:
            popen.kill()


async def play(guest: Guest, decisions: int) -> set[str]:
    """Somebody who plays anything, so often. Which kinds of decisions the bot was asked for."""
    chance, kinds = random.Random(3), set[str]()

    def note(guest: Guest, message: dict) -> None:
        if guest.view and 1 in guest.view["awaiting"]:
            kinds.add(guest.view["kind"])

    guest.check = note
    for _ in range(decisions):
        await guest.until(lambda: guest.table["phase"] != "playing" or guest.legal, 90)
        if guest.table["phase"] != "playing":
            break
        assert guest.decision is not None
        await guest.ask("move", decision=guest.decision["number"], move=chance.choice(guest.legal))
    return kinds


@pytest.mark.parametrize(
    ("game", "kinds"),
    [("gaunerbande", {"sealed", "turn"}), ("halt_mal_kurz", {"turn", "race", "window"})],
)
def test_it_sits_down_and_answers_whatever_is_asked(house: House, game: str, kinds: set[str]) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    opened = house.open(game, players=3, seats=seats)

    async def evening() -> set[str]:
        guest = await Guest(house, opened["code"], opened["token"]).come()
        await guest.until(lambda: guest.table["seats"][1]["contributed"])
        assert guest.table["seats"][1]["name"] == "shy"
        await guest.do("start")
        found = set[str]()
        for _ in range(12):
            found |= await play(guest, 15)
            if found >= kinds:
                break
            if guest.table["phase"] == "over":  # and one match more
                await guest.do("rematch")
                await guest.until(lambda: guest.table["seats"][1]["contributed"])
                await guest.do("start")
        await guest.go()
        return found

    with sitting(opened["url"], f"shy={NAUGHTY}:Naughty") as bot:
        assert kinds <= spend(evening(), 200)
        bot.send_signal(signal.SIGINT)
        _, said = bot.communicate(timeout=30)
        assert bot.returncode == 0
    assert "shy sits on seat 2" in said
    assert "Match 1 has begun" in said
    assert "Geselle" not in said, "it decided everything itself"
    _, table, _ = house.get(f"/api/tables/{opened['code']}")
    assert table["seats"][1]["kind"] != "person", "it has got up"


def test_it_comes_back_and_forfeits_what_it_cannot_decide(tmp_path: Path) -> None:
    with House(tmp_path).start() as house:
        opened = house.open("zehn", players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])

        async def sat() -> None:
            guest = await Guest(house, opened["code"], opened["token"]).come()
            await guest.until(lambda: all(seat["kind"] == "person" for seat in guest.table["seats"]))
            await guest.do("start")
            await play(guest, 2)
            await guest.go()

        async def went_on() -> None:
            guest = await Guest(house, opened["code"], opened["token"]).come()
            assert guest.view is not None
            before = guest.view["round"]
            await guest.until(lambda: all(seat["presence"] == "here" for seat in guest.table["seats"]))
            while guest.view["round"] < before + 1:
                await play(guest, 1)
            assert [seat["kind"] for seat in guest.table["seats"]] == ["person"] * 3
            for seat in (1, 2):
                await guest.do("kick", seat=seat)
            await guest.go()

        url = opened["url"]
        with sitting(url, f"raises={NAUGHTY}:Naughty") as one, sitting(url, "geselle", "--name", "Hans") as other:
            spend(sat())
            house.kill()
            house.start()
            spend(went_on())
            said = one.communicate(timeout=30)[1], other.communicate(timeout=30)[1]
        assert [popen.returncode for popen in (one, other)] == [2, 2]
        assert "it raised KeyError" in said[0]
        assert "A Journeyman plays the rest of the match" in said[0]
        for each in said:
            assert "another try in" in each
            assert "asked the bot to leave" in each
        assert "Hans sits" in said[1]


def test_what_a_seat_knows_is_told_to_nobody_else(house: House) -> None:
    opened = house.open("gaunerbande", players=3, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])

    async def evening() -> None:
        ada = await Guest(house, opened["code"], opened["token"]).come()
        ben = await Guest(house, opened["code"]).come()
        await ben.do("sit", name="Ben")
        watcher = await Guest(house, opened["code"]).come()
        await ada.do("start")
        await ada.until(lambda: ada.legal)
        assert ada.decision is not None
        number = ada.decision["number"]
        assert (await watcher.ask("seen", decision=number))["key"] == "not_seated"
        assert (await ben.ask("seen", decision=number + 1))["key"] == "too_late"
        found = (await ada.do("seen", decision=number))["seen"]
        seen = Seen.read(found, 0)
        assert ada.view is not None
        assert json.loads(json.dumps(seen.view())) == {**ada.view, "names": ada.view["names"]}
        rest = (await ada.do("seen", decision=number, since=2))["seen"]
        assert rest["story"] == found["story"][2:], "only what is new"
        assert not [frame for frame in (*ben.frames, *watcher.frames) if '"seen":' in frame]
        for _ in range(30):
            answer = await ada.ask("seen", decision=number)
        assert answer["key"] == "too_fast", "nobody needs it that often"
        for guest in (ada, ben, watcher):
            await guest.go()

    spend(evening())


class Other(BaseHTTPRequestHandler):
    """Some other server."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<h1>Welcome</h1>")

    def log_message(self, *_: object) -> None:
        """Quietly."""


@pytest.fixture(scope="module")
def other() -> Iterator[int]:
    server = HTTPServer(("127.0.0.1", 0), Other)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()


def test_what_is_wrong_with_a_link_is_said_in_the_readers_language(house: House, other: int) -> None:
    wrong = {
        "hello": "is no invitation",
        "https://play.example.org/rules/zehn": "is no invitation",
        f"{house.url}/t/22222222": "there is no table 22222222",
        f"http://127.0.0.1:{other}/t/k7m4fqx2": "not as a Stammtisch does",
        f"https://127.0.0.1:{house.port}/t/k7m4fqx2": "no safe connection",
        "http://127.0.0.1:9/t/k7m4fqx2": "cannot be reached",
    }
    for link, english in wrong.items():
        with pytest.raises(NoTable) as caught:
            look(read_link(link))
        said = set()
        for language in LANGUAGES:
            with words.speaking(language):
                said.add(words.explain(caught.value))
        assert english in str(caught.value)
        assert len(said) == len(LANGUAGES)
    assert read_link("https://a.example/t/k7m4fqx2#secret").token == "secret"
    assert read_link("http://a.example:8700/games/t/k7m4fqx2").socket == "ws://a.example:8700/games/ws/k7m4fqx2"
    environment = {**os.environ, "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"}
    command = [sys.executable, "-m", "stammtisch", "sit", f"{house.url}/t/22222222", "--bot", "geselle"]
    ended = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert ended.returncode == 2
    assert "22222222" in ended.stderr


def test_it_says_so_when_the_table_is_full(house: House) -> None:
    opened = house.open("zehn", players=2, seats=[{"kind": "me"}, {"kind": "open"}])

    async def evening() -> None:
        guest = await Guest(house, opened["code"]).come()
        await guest.do("sit", name="Ben")
        await guest.go()

    spend(evening())
    command = [sys.executable, "-m", "stammtisch", "sit", opened["url"], "--bot", "geselle"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == 2
    assert "The table is full" in ended.stderr
