"""Requests: the catalogue, rules, checks, opening tables, pictures, health, and files of the client."""

import gzip
import json
import urllib.request
from xml.etree import ElementTree

import pytest

from stammtisch import games, words
from stammtisch.core.languages import LANGUAGES
from stammtisch.server.http.client import WEB
from stammtisch.server.limits.security import is_operator
from stammtisch.table.commands import EMOTES


def test_the_catalogue_has_all_a_lobby_needs(house):
    status, catalogue, headers = house.get("/api/games")
    assert status == 200
    assert [game["name"] for game in catalogue["games"]] == games.names()
    for shown, game in zip(catalogue["games"], games.every(), strict=True):
        assert shown["players"] == list(game.players)
        assert [option["name"] for option in shown["options"]] == [each.name for each in game.options.describe()]
        assert set(shown["events"]) == set(game.told)
        assert shown["prompts"] == words.prompts(game)
        assert shown["about"] == words.about(game)
        assert [option["doc"] for option in shown["options"]] == [
            words.option_doc(each) for each in game.options.describe()
        ]
        assert len(shown["cards"]) == len(set(shown["cards"]))
    assert catalogue["emotes"] == list(EMOTES)
    assert [bot["name"] for bot in catalogue["bots"]] == ["random", "lehrling", "geselle", "meister"]
    assert house.get("/api/games", **{"If-None-Match": headers["etag"]})[0] == 304


def test_the_bomb_says_its_rule(house):
    rule = [{"who": "left", "what": "miss", "count": 1}]
    asked = {"game": "klaumau", "players": 5, "options": {"bomb": True, "bomb_rule": rule}}
    status, checked, _ = house.post("/api/check", asked)
    assert (status, checked["says"]) == (200, {"bomb_rule": "The left neighbour misses a turn."})
    assert checked["options"]["doubters"] == "next"
    rule[0]["count"] = "half"
    status, refused, _ = house.post("/api/check", asked)
    assert (status, refused["key"]) == (422, "bad_option")
    assert "number from 1 to 4" in refused["text"]


def test_defaults_that_depend_on_the_players_are_filled_in(house):
    for players, limit in ((3, 200), (6, 100)):
        assert house.post("/api/check", {"game": "black_spy", "players": players})[1]["options"]["limit"] == limit


@pytest.mark.parametrize("game", games.NAMES)
def test_rulebooks(house, game):
    status, book, _ = house.get(f"/api/rules/{game}")
    assert status == 200
    numbers = [each["number"] for section in book["sections"] for each in section["paragraphs"]]
    assert numbers[0].endswith("-1")
    assert len(numbers) > 20
    assert house.get("/api/rules/poker")[0] == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebooks_in_every_language(house, language):
    book = house.get(f"/api/rules/klaumau?language={language}")[1]
    assert book["language"] == language
    assert [section["heading"] for section in book["sections"]] == games.get("klaumau").book(language).headings
    assert "phases-klaumau" not in book["sections"][0]["preamble"]


def test_another_language_is_answered_in_english(house):
    assert house.get("/api/rules/zehn?language=tlh")[1] == house.get("/api/rules/zehn")[1]


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"game": "poker", "name": "Ada"}, "no_such_game"),
        ({"game": "zehn"}, "bad_message"),
        ({"game": "zehn", "name": ""}, "bad_name"),
        ({"game": "zehn", "name": " "}, "bad_name"),
        ({"game": "zehn", "name": "Ada", "players": 8}, "bad_players"),
        ({"game": "zehn", "name": "Ada", "players": 99}, "bad_message"),
        ({"game": "zehn", "name": "Ada", "options": {"tie": "toss"}}, "bad_option"),
        ({"game": "zehn", "name": "Ada", "clock": -1}, "bad_message"),
        ({"game": "zehn", "name": "Ada", "pace": "warp"}, "bad_message"),
        ({"game": "zehn", "name": "Ada", "seats": [{"kind": "open"}] * 4}, "bad_players"),
        ({"game": "zehn", "name": "Ada", "seats": [{"kind": "me"}], "players": 4}, "bad_players"),
        ({"game": "zehn", "name": "Ada", "ages": [3, 3, 3, 3]}, "bad_players"),
        (b"{", "bad_message"),
        (b"x" * 40_000, "too_large"),
    ],
)
def test_tables_that_cannot_be(house, asked, key):
    status, refused, _ = house.post("/api/tables", asked)
    assert 400 <= status < 500
    assert (refused["type"], refused["key"]) == ("refused", key)


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ({"pace": "warp"}, "pace: expected 'brisk', 'calm', 'instant' or 'usual', got 'warp'"),
        ({"clock": -1}, "clock: expected a whole number from 0 to 600, got -1"),
        ({"hints": "no"}, "hints: expected true or false, got 'no'"),
        ({"players": 99}, "players: expected a whole number from 2 to 8, got 99"),
        ({"name": 7}, "name: expected a text of 0 to 40 characters, got 7"),
        ({"options": []}, "options: expected an object, got []"),
    ],
)
def test_a_message_that_cannot_be_read_says_what_was_expected(house, asked, text):
    _, refused, _ = house.post("/api/tables", {"game": "zehn", "name": "Ada", **asked})
    assert (refused["key"], refused["text"]) == ("bad_message", text)
    assert refused["parameters"]["why"]["key"] == "wrong_field"
    _, refused, _ = house.post("/api/tables", {"game": "zehn"})
    assert refused["text"] == "expected the field 'name', and it is missing"


def test_a_form_of_another_site_cannot_post(house):
    status, refused, _ = house.post("/api/quick", {"game": "zehn"}, **{"Content-Type": "text/plain"})
    assert (status, refused["key"]) == (422, "bad_message")


def test_opening_a_table(house):
    seats = [{"kind": "bot", "level": "meister"}, {"kind": "me"}, {"kind": "open"}]
    opened = house.open("halt_mal_kurz", seats=seats, options={"well": "never"}, clock=30, ages=[2, 1, 0])
    assert (opened["seat"], len(opened["code"])) == (1, 8)
    assert len(opened["token"]) >= 32
    assert opened["url"] == f"{house.url}/t/{opened['code']}"
    table = house.get(f"/api/tables/{opened['code']}")[1]
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "open"]
    assert (table["clock"], table["ages"], table["options"]["well"]) == (30, [2, 1, 0], "never")
    assert opened["token"] not in json.dumps(table)


def test_tokens_are_not_kept(house):
    opened = house.open("zehn")
    for file in house.folder.iterdir():
        assert opened["token"].encode() not in file.read_bytes()


def test_invitations_as_pictures(house):
    opened = house.open("zehn")
    status, picture, headers = house.get(f"/api/tables/{opened['code']}/qr.svg")
    assert (status, headers["content-type"]) == (200, "image/svg+xml")
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert b"style=" not in picture
    status, other, _ = house.post("/api/qr", {"text": f"{opened['url']}#{opened['token']}"})
    assert status == 200
    assert other != picture
    assert house.get("/api/tables/aaaaaaaa/qr.svg")[0] == 404


def test_every_answer_is_guarded(house):
    for path in ("/", "/api/games", "/health", "/nowhere", "/static/nothing.js", "/api/nothing"):
        _, _, headers = house.get(path)
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_files_outside_the_client_are_not_served(house):
    for path in ("/static/games/klaumau/../rules/__init__.py", "/static/games/klaumau/%2e%2e/rules/__init__.py"):
        assert house.get(path)[0] == 404
    for path in ("/static/games/chess/table.js", "/static/games/klaumau/nothing.js", "/static/games/klaumau"):
        assert house.get(path)[0] == 404
    for path in ("/static/../server/app.py", "/static/%2e%2e/server/app.py", "/static//etc/passwd"):
        assert house.get(path)[0] in (400, 404)


def test_health_and_metrics(house):
    house.open("zehn")
    status, health, _ = house.get("/health")
    assert (status, health["status"]) == (200, "ok")
    assert health["tables"] >= 1
    status, text, headers = house.get("/metrics")
    assert headers["content-type"].startswith("text/plain")
    assert headers["cache-control"] == "no-store"
    assert house.get("/metrics", **{"X-Forwarded-For": "203.0.113.7"})[0] == 404
    lines = text.decode().splitlines()
    named = {line.split("{")[0].split(" ")[0] for line in lines if not line.startswith("#")}
    helped = {line.split(" ")[2] for line in lines if line.startswith("# HELP")}
    assert named == helped
    written = next(line for line in lines if line.startswith("stammtisch_rows_written_total"))
    assert int(written.split()[1]) >= 1


LOCAL = ("127.0.0.1", 5000), {"host": "localhost:8700"}


@pytest.mark.parametrize(
    ("client", "more", "told"),
    [
        (*LOCAL, True),
        (("::1", 5000), {"host": "[::1]:8700"}, True),
        (("192.168.0.7", 5000), {"host": "localhost"}, False),
        (("127.0.0.1", 5000), {"host": "play.example.org"}, False),
        (("127.0.0.1", 5000), {**LOCAL[1], "x-forwarded-for": "127.0.0.1"}, False),
        (("127.0.0.1", 5000), {**LOCAL[1], "via": "1.1 a proxy"}, False),
        (("192.168.0.7", 5000), {"host": "192.168.0.2", "authorization": "Bearer the token"}, True),
        (("192.168.0.7", 5000), {"host": "192.168.0.2", "authorization": "Bearer another"}, False),
        (("192.168.0.7", 5000), {"host": "192.168.0.2", "authorization": "Basic the token"}, False),
    ],
)
def test_numbers_are_for_whoever_runs_the_server(client, more, told):
    """Without a token of their own, on the machine itself and through no proxy."""
    headers = [(name.encode(), value.encode()) for name, value in more.items()]
    scope = {"client": client, "headers": headers}
    assert is_operator(scope, "the token") is told
    assert is_operator(scope, None) is (told and "authorization" not in more)


def test_those_at_one_device_get_a_token_each(house):
    places = [{"kind": "me"}, {"kind": "here", "name": "Mona", "key": "chosen by the client"}, {"kind": "bot"}]
    asked = {"game": "gaunerbande", "name": "Ada", "players": 3, "seats": places, "clock": 30, "absence": 60}
    status, opened, _ = house.post("/api/tables", asked)
    assert status == 201
    (mona,) = opened["here"]
    assert (mona["seat"], mona["name"]) == (1, "Mona")
    assert mona["token"] != opened["token"]
    mine = house.post("/api/mine", {"tables": [{"code": opened["code"], "token": mona["token"]}]})[1]["tables"]
    assert [each["seat"] for each in mine] == [1]
    table = house.get(f"/api/tables/{opened['code']}")[1]
    assert (table["clock"], table["absence"]) == (0, 0)  # nobody is away who only waits for the device
    forged = house.post("/api/mine", {"tables": [{"code": opened["code"], "token": "chosen by the client"}]})[1]
    assert forged["tables"] == []


@pytest.mark.parametrize("name", ["worker.js", "words/fr/house.json", "shared/art/figures.svg", "shared/base.css"])
def test_files_are_compressed_for_whoever_understands_that(house, name):
    _, plain, headers = house.get(f"/static/{name}")
    assert "content-encoding" not in headers
    assert headers["vary"] == "Accept-Encoding"
    url = f"{house.url}/static/{name}"
    with urllib.request.urlopen(urllib.request.Request(url, headers={"Accept-Encoding": "br, gzip;q=0.5"})) as answer:
        packed, told = answer.read(), answer.headers
    assert told["content-encoding"] == "gzip"
    unpacked = gzip.decompress(packed)
    assert (json.loads(unpacked) if name.endswith(".json") else unpacked) == plain
    assert len(packed) < len(unpacked) / 2
    assert told["etag"] == headers["etag"]
    assert house.get(f"/static/{name}", **{"If-None-Match": headers["etag"], "Accept-Encoding": "gzip"})[0] == 304


@pytest.mark.parametrize("accepted", ["", "identity", "gzip;q=0", "gzip ; q=0.0", "br", "gzipped"])
def test_nobody_gets_what_they_cannot_read(house, accepted):
    _, _, headers = house.get("/static/app.js", **{"Accept-Encoding": accepted})
    assert "content-encoding" not in headers


def test_pictures_are_sent_as_they_are(house):
    """They are compressed already."""
    _, content, headers = house.get("/static/shared/art/icon-192.png", **{"Accept-Encoding": "gzip"})
    assert "content-encoding" not in headers
    assert content == (WEB / "shared" / "art" / "icon-192.png").read_bytes()
