"""Modules of the browser client import one way: no cycles, folders in layers, one module that asks the server."""

import re
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from stammtisch.server import app
from stammtisch.server.http import client
from stammtisch.service import browser_games

WEB = client.WEB
LAYERS = """
shared
rules evening fairness deals
setup
table/state
table/view
plain together result
table/input
table
lobby replay pad gallery lab
day review
stats
room start
.
"""
"""The folders of the client, each line above those that it may import; folders in one line do not know each other."""
LEVELS = {folder: level for level, line in enumerate(LAYERS.strip().splitlines()) for folder in line.split()}
ASKS = {"shared/server.js", "worker.js"}
"""Who may speak with a server."""


def code_of(text: str) -> str:
    """A module without its comments: types that are only named there load nothing."""
    return re.sub(r"/\*.*?\*/|^\s*//.*?$|(?<=[;{},]) // .*?$", "", text, flags=re.DOTALL | re.MULTILINE)


def imports(text: str) -> set[str]:
    """What a module loads at once or later, as it is written there."""
    code = code_of(text)
    at_once = re.findall(r'^(?:import|export)\b(?:[^"\';]*?\bfrom\s*)?\s*"([^"]+)"', code, re.MULTILINE)
    return {*at_once, *re.findall(r'\bimport\(\s*["`]([^"`]+)["`]', code)}


@cache
def modules() -> dict[str, Path]:
    """Every module by the name under which it is served."""
    own = {path.relative_to(WEB).as_posix(): path for path in WEB.rglob("*.js")}
    folders = browser_games.folders().items()
    brought = {f"games/{game}/{path.name}": path for game, folder in folders for path in folder.glob("*.js")}
    return own | brought


def target(name: str, written: str) -> str:
    if written.startswith("/static/"):
        return written.removeprefix("/static/")
    parts = name.split("/")[:-1]
    for part in written.split("/"):
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


@cache
def graph() -> dict[str, set[str]]:
    return {name: {target(name, each) for each in imports(path.read_text("utf-8"))} for name, path in modules().items()}


def folder(name: str) -> str:
    """The layer in which a module lies: the longest name of a folder that is listed."""
    place = name.rpartition("/")[0] or "."
    while place not in LEVELS:
        assert "/" in place, f"no layer has {name}"
        place = place.rpartition("/")[0]
    return place


def forbidden(found: dict[str, set[str]]) -> list[str]:
    """Imports that lead up, or across."""
    wrong = []
    for name, others in sorted(found.items()):
        for other in sorted(others):
            here, there = (None if each.startswith("games/") else folder(each) for each in (name, other))
            if here and there and here != there and LEVELS[there] >= LEVELS[here]:
                wrong.append(f"{name} imports {other}")
    return wrong


def test_imports_are_found() -> None:
    written = """
/** @import {View} from "../types.js" */
import { one } from "./one.js"; // "import("./not.js")
import {
  two,
} from "/static/two.js";
export { three } from "../three.js";
const later = () => import("./four.js");
// import("./not.js")
"""
    assert imports(written) == {"./one.js", "/static/two.js", "../three.js", "./four.js"}
    assert sum(len(others) for others in graph().values()) > 700
    assert target("table/view/seats.js", "../../shared/dom.js") == "shared/dom.js"


def test_every_import_is_there() -> None:
    missing = {name: others - modules().keys() for name, others in graph().items()}
    assert {name: gone for name, gone in missing.items() if gone and not any("${" in each for each in gone)} == {}


def test_folders_import_one_way() -> None:
    assert forbidden(graph()) == []
    assert forbidden({"shared/dom.js": {"table/page.js"}, "lobby/page.js": {"pad/page.js"}}) == [
        "lobby/page.js imports pad/page.js",
        "shared/dom.js imports table/page.js",
    ]


def test_there_is_no_cycle() -> None:
    try:
        TopologicalSorter(graph()).prepare()
    except CycleError as found:
        pytest.fail(" imports ".join(reversed(found.args[1])))


def test_one_module_asks_the_server() -> None:
    asking = {
        name
        for name, path in modules().items()
        if re.search(r"\bfetch\(|\bnew (?:WebSocket|XMLHttpRequest|EventSource)\b", code_of(path.read_text("utf-8")))
    }
    assert asking == ASKS


def test_every_address_of_the_server_has_a_page() -> None:
    """In the registry of pages, and not only the one that any address leads to."""
    registry = modules()["pages.js"].read_text("utf-8")
    found = [re.compile(each.replace("\\/", "/")) for each in re.findall(r"address: /(.*)/,", registry)]
    assert len(found) == registry.count("load: () => import(")
    *pages, start = found
    for address in app.PAGES:
        path = re.sub(r"{\w+}", "some", address)
        assert path in ("/", "/rules/some") or any(page.match(path) for page in pages), address
        assert start.match(path)


def test_no_type_is_left_open() -> None:
    """`any` in a comment that names types; words in braces are not looked at elsewhere."""
    comments = {
        name: re.findall(r"/\*\*.*?\*/", path.read_text("utf-8"), re.DOTALL) for name, path in modules().items()
    }
    types = {name: re.findall(r"\{(?:[^{}]|\{[^{}]*\})*\}", " ".join(found)) for name, found in comments.items()}
    assert sum(map(len, types.values())) > 4000
    assert {name for name, found in types.items() if any(re.search(r"\bany\b", each) for each in found)} == set()
