"""`stammtisch sit` at a server that is none of ours: whatever it says, somebody reads a sentence and nothing else."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from stammtisch import bots, words
from stammtisch.core.errors import Fault, StammtischError
from stammtisch.guest.line import LARGEST
from stammtisch.guest.link import Invitation, NoTable, refusal
from stammtisch.guest.sitting import Guest

SEAT = {"person": 7, "name": "shy", "contributed": True, "again": False}
TABLE = {"seats": [SEAT, {**SEAT, "person": 8}], "host": 8, "phase": "playing", "match": 1, "pace": "instant"}
VIEW = {"awaiting": [0], "kind": "turn", "legal": ["x"]}
SHOWN = {
    "type": "snapshot",
    "table": TABLE,
    "view": VIEW,
    "decision": {"number": 1},
    "you": {"seat": 0, "person": 7, "token": None},
}


@contextmanager
def saying(*frames: str) -> Iterator[Invitation]:
    """A server that says these things, whatever it is told, and to every command that it is done."""

    def table(socket: ServerConnection) -> None:
        try:
            socket.recv(10)
            for frame in frames:
                socket.send(frame)
            for said in socket:
                command = json.loads(said)
                socket.send(json.dumps({"type": "ok", "id": command.get("id"), "seen": {"told": 7}}))
        except ConnectionClosed:
            pass

    with serve(table, "127.0.0.1", 0, compression=None) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield Invitation(f"http://127.0.0.1:{server.socket.getsockname()[1]}", "abcdefgh")
        finally:
            server.shutdown()
            thread.join()


def guest(invitation: Invitation, told: list[Fault]) -> Guest:
    return Guest(invitation, "shy", bots.LEVELS["geselle"], lambda: bots.get("geselle"), told.append)


@pytest.mark.parametrize(
    "frame",
    [
        "nonsense",
        "7",
        "[]",
        '"type"',
        "[" * 100_000,
        json.dumps({"type": "snapshot"}),
        json.dumps({**SHOWN, "you": []}),
        json.dumps({**SHOWN, "table": {}}),
        json.dumps({**SHOWN, "table": 7}),
        json.dumps({**SHOWN, "table": {**TABLE, "seats": []}}),
        json.dumps({**SHOWN, "table": {**TABLE, "seats": 7}}),
        json.dumps({**SHOWN, "you": {"seat": "0", "person": 7, "token": None}}),
        json.dumps({**SHOWN, "you": {"seat": -99, "person": 7, "token": None}}),
        json.dumps({**SHOWN, "view": {"awaiting": 7}}),
        json.dumps({**SHOWN, "decision": [1]}),
        json.dumps(SHOWN),
    ],
)
def test_whatever_a_server_says_ends_with_a_sentence(frame):
    with saying(frame) as invitation, pytest.raises(StammtischError) as refused:
        guest(invitation, []).stay()
    assert words.explain(refused.value)


def test_a_message_without_end_is_not_kept(monkeypatch):
    """The line is cut, and the bot tries again after a pause."""
    waiting = SimpleNamespace(sleep=_enough, monotonic=time.monotonic)  # the bot's alone: the server here waits, too
    monkeypatch.setattr("stammtisch.guest.sitting.time", waiting)
    told: list[Fault] = []
    with saying(json.dumps({**SHOWN, "more": "x" * LARGEST})) as invitation, pytest.raises(Enough):
        guest(invitation, told).stay()
    assert [fault.key for fault in told] == ["sit.again"]


class Enough(Exception):
    pass


def _enough(seconds: float) -> None:
    raise Enough


def test_nothing_that_a_server_says_moves_the_readers_terminal():
    bad = "\x1b[2J\x1b]0;owned\x07 done\u202e"
    fault = refusal({"key": bad, "text": bad, "paragraph": bad, "parameters": {"why": {"key": bad, "parameters": {}}}})
    said = words.explain(StammtischError(fault))
    assert not set(said) & set("\x1b\x07\u202e")
    assert "done" in said
    seats = [{**SEAT, "name": bad}, SEAT]
    frame = json.dumps({**SHOWN, "table": {**TABLE, "seats": seats}, "view": {"awaiting": 7}})
    told: list[Fault] = []
    with saying(frame) as invitation, pytest.raises(NoTable):
        guest(invitation, told).stay()
    assert [fault.key for fault in told] == ["sit.sat"]
    assert not set(words.explain(StammtischError(told[0]))) & set("\x1b\x07\u202e")
