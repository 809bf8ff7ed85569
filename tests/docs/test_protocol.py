"""docs/protocol.md tells everything: each command, refusal, address and key of a view."""

import re
import typing
from pathlib import Path

import pytest

import stammtisch
from stammtisch import games
from stammtisch.server.app import make_app
from stammtisch.service.endpoints import every, find
from stammtisch.table import commands, facts
from tests.table.parlour import Parlour
from tests.words import sources

ROOT = Path(__file__).parents[2]
DOC = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCES = [
    file.read_text(encoding="utf-8")
    for part in ("table", "service", "server")
    for file in (ROOT / "src" / "stammtisch" / part).rglob("*.py")
]


def section(title: str) -> str:
    """What stands under a heading."""
    return DOC.split(f"## {title}", 1)[1].split("\n## ", 1)[0]


SENT = typing.get_args(commands.ByPeople | commands.ByConnection)


@pytest.mark.parametrize("command", SENT, ids=lambda command: command.__name__)
def test_every_command_is_described_with_its_fields(command):
    table = section("The socket").split("### From the client", 1)[1].split("### From the server", 1)[0]
    (row,) = re.findall(rf"^\| `{command.__struct_config__.tag}` \|(.*)$", table, re.MULTILINE)
    for field in command.__struct_fields__:
        assert f"`{field}`" in row


def test_what_the_table_enters_cannot_be_sent():
    entered = {entry.__struct_config__.tag for entry in typing.get_args(commands.ByTable)}
    sent = {each.__struct_config__.tag for each in SENT}
    assert not entered & sent


def test_every_refusal_is_described():
    used = {key for source in SOURCES for key in re.findall(r'Refused\(\s*"(\w+)"', source)}
    described = set(re.findall(r"`(\w+)`", section("Keys of refusals").split("|---|---|---|")[1]))
    assert used - described == set()
    assert len(used) > 20


def test_every_fault_is_described():
    described = set(re.findall(r"`(\w+)`", section("Keys of refusals")))
    told = sources.faults_of("core/options.py", "core/match.py", "core/record.py", "core/chance.py", "core/fairness.py")
    told |= sources.faults_of("klaumau/bomb.py", "klaumau/cards.py", "zehn/options.py", "table/reading.py")
    assert len(told) > 50
    assert {key for _, key in told} - described == set()


def test_every_address_is_described():
    for route in make_app()._app.routes:  # type: ignore[attr-defined]
        path = re.sub(r"{(\w+)}", lambda found: found[1].upper(), re.sub(r"{\w+:path}", "…", route.path))
        assert path in DOC, path


def test_every_endpoint_is_described_and_nothing_else():
    described = set(re.findall(r"^### `(GET|POST) (/api/\S*?)(?:\?.*)?`", section("HTTP"), re.MULTILINE))
    declared = {(each.method, re.sub(r"{(\w+)}", lambda found: found[1].upper(), each.path)) for each in every()}
    assert declared == described
    assert len(declared) == len(every()), "each address has one answer"


@pytest.mark.parametrize("each", every(), ids=lambda each: f"{each.method} {each.path}")
def test_each_is_found_by_its_address(each):
    path = re.sub(r"{(\w+)}", lambda found: f"some-{found[1]}", each.path)
    parts = dict.fromkeys(re.findall(r"{(\w+)}", each.path))
    assert find(each.method, path) == (each, {name: f"some-{name}" for name in parts})
    assert find("DELETE", path) is None


def test_every_fact_of_a_table_is_shown():
    shown = section("The socket").split("**`table`**", 1)[1].split("```", 2)[1]
    told = facts.facts(Parlour().table)
    for key in (*told, *told["seats"][0]):
        assert f'"{key}"' in shown, key


@pytest.mark.parametrize("game", games.NAMES)
def test_every_key_of_a_view_is_described(game):
    described = section("Views")
    for key in stammtisch.new(game, 4, seed=1).view(0):
        assert f"`{key}`" in described, key


def test_the_browser_hears_every_telling_there_is() -> None:
    table = DOC.partition("| type | fields besides `number` | what |")[2].partition("\n\n")[0]
    told = set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE))
    room = (ROOT / "src" / "stammtisch" / "web" / "room" / "page.js").read_text(encoding="utf-8")
    (heard,) = re.findall(r"const TELLINGS = \[(.*)\];", room)
    together = (ROOT / "src" / "stammtisch" / "web" / "together" / "line.js").read_text(encoding="utf-8")
    assert {"match", "read"} <= told
    assert told <= {*re.findall(r'"(\w+)"', heard), *re.findall(r'\bon\("(\w+)"', together)}
