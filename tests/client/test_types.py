"""The types of the client name what the table really sends, and what docs/protocol.md says of it."""

import re
from pathlib import Path
from typing import Any

import pytest

from stammtisch import games
from stammtisch.server.http import client
from stammtisch.service import browser_games
from tests.client.recorder import evening

ROOT = Path(__file__).parents[2]
TYPES = (client.WEB / "shared" / "types" / "messages.js").read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def properties(name: str, source: str = TYPES) -> tuple[set[str], set[str]]:
    """The properties of a type that are always there, and those that may be missing."""
    found = re.search(rf"@typedef {{object}} {name}\n(.*?)\*/", source, re.DOTALL)
    assert found, name
    listed = re.findall(r"@property {[^\n]*?} (\[?\w+\]?)(?:\s|$)", found[1])
    return {each for each in listed if not each.startswith("[")}, {
        each[1:-1] for each in listed if each.startswith("[")
    }


@pytest.mark.parametrize("game", games.NAMES)
def test_what_is_sent_has_the_types_that_are_written_down(game: str) -> None:
    sent: dict[str, list[dict[str, Any]]] = {"Snapshot": [], "MatchTelling": [], "Refusal": []}
    kinds = {"snapshot": "Snapshot", "match": "MatchTelling", "refused": "Refusal"}
    for entry in evening(game):
        message = entry.get("said") or entry.get("is")
        if message and message["type"] in kinds:
            sent[kinds[message["type"]]].append(message)
    snapshots = [each for each in sent["Snapshot"] if each["view"]]
    sent["Company"] = [each["table"] for each in sent["Snapshot"]]
    sent["Seat"] = [seat for each in sent["Company"] for seat in each["seats"]]
    for name, messages in sent.items():
        always, sometimes = properties(name)
        assert messages, name
        for message in messages:
            extra = {"type", "id"} if name == "Refusal" else set()
            assert always <= message.keys() <= always | sometimes | extra, name
    always, _ = properties("ViewOfAll")
    assert all(always <= each["view"].keys() for each in snapshots)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_says_what_its_own_view_has(game: str) -> None:
    """In its `table.js`; what trick games share, in theirs."""
    folders = browser_games.folders()
    own = (folders[game] / "table.js").read_text(encoding="utf-8")
    typed = properties("Own", own)[0]
    if "games/tricks/table.js" in own:
        typed |= properties("Tricks", (folders["tricks"] / "table.js").read_text(encoding="utf-8"))[0]
    views = [said["view"] for entry in evening(game) if (said := entry.get("said")) and said["type"] == "snapshot"]
    sent = [view.keys() - properties("ViewOfAll")[0] for view in views if view]
    assert sent
    assert all(each == typed for each in sent)


def test_the_protocol_says_the_same() -> None:
    table = PROTOCOL.partition("Every view has")[2].partition("and the game's own")[0]
    documented = {
        word for row in table.splitlines() if row.startswith("| `") for word in row.split("|")[1].split("`")[1::2]
    }
    assert documented == properties("ViewOfAll")[0]
    example = PROTOCOL.partition("**`table`**")[2].partition("Show the names")[0]
    keys = set(re.findall(r'"(\w+)":', example))
    assert properties("Company")[0] <= keys
    assert properties("Seat")[0] <= keys
