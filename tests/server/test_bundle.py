"""The bundle of the client as the server hands it out: as long as it fits, for ever, and with all that a page needs."""

import hashlib
import json
from pathlib import Path

import pytest

from stammtisch.server.http.bundle import Bundle, preferred
from stammtisch.server.http.client import Client
from tests.server.house import House

PAGE = """<!doctype html>
<head>
<link rel="icon" href="/static/icon.svg">
<link rel="stylesheet" href="/static/base.css">
<link rel="preload" href="/static/games/list.json" as="fetch" crossorigin>
<link rel="modulepreload" href="/static/app.js">
<script type="module" src="/static/app.js"></script>
</head>
"""
SOURCES = {"app.js": 'import "./dom.js";', "dom.js": "export const el = 1;", "base.css": "a{}"}
CHUNK = "b-1/start.js"


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """A client of two modules and a sheet, and its bundle."""
    web, bundle = tmp_path / "web", tmp_path / "bundle"
    web.mkdir()
    (bundle / "b-1").mkdir(parents=True)
    (web / "index.html").write_text(PAGE)
    (web / "worker.js").write_text("// keeps a copy")
    for name, text in SOURCES.items():
        (web / name).write_text(text)
    (bundle / CHUNK).write_text("const a=1;export{a as _0};")
    (bundle / "dom.js").write_text('export { _0 as el } from "./b-1/start.js";')
    (bundle / "made.json").write_text(
        json.dumps(
            {
                "folder": "b-1",
                "app": "b-1/app.js",
                "sources": {name: hashlib.sha256(text.encode()).hexdigest() for name, text in SOURCES.items()},
                "words": {"table": "room", "hints": "room"},
                "games": {"zehn": [CHUNK, "b-1/zehn.js"]},
                "pages": {
                    "room": {
                        "address": r"^\/t\/([\w-]+)$",
                        "modules": ["b-1/app.js", CHUNK, "b-1/room.js"],
                        "sheets": ["b-1/start.css", "b-1/room.css"],
                        "words": ["table", "hints"],
                    },
                    "start": {"address": r"^\/", "modules": [CHUNK], "sheets": ["b-1/start.css"], "words": []},
                },
            }
        )
    )
    return web, bundle


def named(client: Client, *asked: str) -> list[str]:
    """What a page has fetched, in the order in which it names it."""
    page = client.look().page(*asked)
    assert page is not None
    text = page.content.decode()
    assert text.count("<script") == 1
    return [line.split('="/static/')[1].split('"')[0] for line in text.splitlines() if '="/static/' in line]


ALWAYS = ["icon.svg", "b-1/start.css"]
DATA = ["words/languages.json", "games/list.json"]


def test_a_page_names_all_that_it_needs(folders: tuple[Path, Path]) -> None:
    client = Client(*map(str, folders))
    words = ["words/de/house.json", "words/de/room.json", "shared/art/figures.svg"]
    chunks = ["b-1/app.js", CHUNK, "b-1/room.js"]
    asked = ("/t/abcdefgh", "de-AT,de;q=0.9,en;q=0.8")
    assert named(client, *asked) == [*ALWAYS, "b-1/room.css", *chunks, *DATA, *words, "b-1/app.js"]
    assert named(client, *asked, "zehn") == [
        *ALWAYS,
        "b-1/room.css",
        *chunks,
        "b-1/zehn.js",
        *DATA,
        *words,
        "b-1/app.js",
    ]
    start = ["words/it/house.json", "shared/art/figures.svg", "b-1/app.js"]
    assert named(client, "/rules/zehn", "tlh,it") == [*ALWAYS, CHUNK, *DATA, *start]
    assert named(client, "/", "it", "a guest") == [*ALWAYS, CHUNK, *DATA, *start]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("tlh", "en"), ("fr-CH, de;q=0.5", "fr"), ("*", "en"), ("DE", "de"), ("xx,it;q=0.1", "it")],
)
def test_the_language_is_the_one_that_the_client_will_choose(accepted: str, language: str) -> None:
    assert preferred(accepted, ["de", "en", "fr", "it"], "en") == language


def test_chapters_are_joined_in_every_language(folders: tuple[Path, Path]) -> None:
    bundle = Bundle.read(folders[1])
    assert bundle is not None
    files = {"words/de/table.json": b'{"a":1}', "words/de/hints.json": b'{"b":"\xc3\xbc"}', "words/fr/lab.json": b"{}"}
    assert bundle.joined(files) == {"words/de/room.json": '{"a":1,"b":"ü"}'.encode()}


def test_whoever_keeps_a_copy_needs_no_single_file(folders: tuple[Path, Path]) -> None:
    client = Client(*map(str, folders))
    client._games = {}
    listed = json.loads(client.look().facts)["files"]
    assert f"/static/{CHUNK}" in listed
    assert "/static/words/fr/room.json" in listed
    assert not {f"/static/{name}" for name in ("dom.js", "base.css", "worker.js", "words/fr/table.json")} & {*listed}


def test_modules_of_guests_find_those_of_the_house_in_the_copy(folders: tuple[Path, Path], tmp_path: Path) -> None:
    client = Client(*map(str, folders))
    (tmp_path / "beisl").mkdir()
    (tmp_path / "beisl" / "table.js").write_text('import { el } from "/static/dom.js";')
    client._games = {"beisl": tmp_path / "beisl"}
    copy = client.look()
    assert copy.bundle is not None
    assert copy.files["dom.js"].content == (folders[1] / "dom.js").read_bytes()
    assert {"/static/dom.js", "/static/games/beisl/table.js"} <= {*json.loads(copy.facts)["files"]}


def test_what_was_edited_is_served_file_by_file(folders: tuple[Path, Path]) -> None:
    client = Client(*map(str, folders))
    client._games = {}
    before = client.look()
    assert before.bundle is not None
    (folders[0] / "dom.js").write_text("export const el = 2;")
    after = client.look()
    assert after.bundle is None
    assert after.files["dom.js"].content == b"export const el = 2;"
    assert CHUNK not in after.files
    assert after.version != before.version
    assert "app.js" in named(client, "/", "de")
    (folders[0] / "dom.js").write_text(SOURCES["dom.js"])
    assert client.look().version == before.version


@pytest.mark.parametrize("broken", [b"", b"{}", b"no"])
def test_a_bundle_that_cannot_be_read_is_none(folders: tuple[Path, Path], broken: bytes) -> None:
    (folders[1] / "made.json").write_bytes(broken)
    assert Client(*map(str, folders)).look().bundle is None


def test_what_never_changes_is_never_asked_for_again(folders: tuple[Path, Path], tmp_path: Path) -> None:
    with House(tmp_path, client=folders[0], bundle=str(folders[1])).start() as house:
        _, page, headers = house.get("/", **{"Accept-Language": "fr"})
        assert b"words/fr/house.json" in page
        assert headers["cache-control"] == "no-cache"
        assert headers["vary"] == "Accept-Encoding, Accept-Language"
        assert house.get(f"/static/{CHUNK}")[2]["cache-control"] == "public, max-age=31536000, immutable"
        assert house.get("/static/dom.js")[2]["cache-control"] == "no-cache"
        assert house.get("/static/made.json")[0] == 404
        opened = house.open("zehn", players=2, seats=[{"kind": "me"}, {"kind": "bot"}])
        assert b"b-1/zehn.js" in house.get(f"/t/{opened['code']}")[1]
        assert b"b-1/zehn.js" not in house.get("/t/nobody22")[1]
