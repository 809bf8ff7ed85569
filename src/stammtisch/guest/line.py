"""The connection to a table: says hello, keeps what it is told, and gives commands ids."""

import json
import secrets
from collections.abc import Iterator
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from stammtisch.guest.link import Invitation, NoTable, unreachable

OPENING = 15.0
"""Seconds until a socket has to be open."""
LARGEST = 4_000_000
"""Bytes of a message. Ours send half of that at most; others might send without end."""


class Closed(Exception):
    """The line is dead."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class TableLine:
    """One connection. What the table looks like is kept as docs/protocol.md says."""

    def __init__(self, invitation: Invitation, token: str | None, browser: str) -> None:
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.decision: dict[str, Any] | None = None
        self.seat: int | None = None
        self.person: int | None = None
        self.token = token
        self._server = invitation.server
        self.fresh = 0
        """How many snapshots have come."""
        try:
            self._socket: ClientConnection = connect(
                invitation.socket, open_timeout=OPENING, max_size=LARGEST, compression=None
            ).__enter__()  # whoever does not enter it is warned by websockets
        except (OSError, TimeoutError, WebSocketException) as error:
            raise NoTable(unreachable(invitation, error)) from None
        self._say({"type": "hello", "browser": browser, **({"token": token} if token else {})})

    def hear(self, seconds: float | None) -> Iterator[dict[str, Any]]:
        """What comes within so many seconds: answers, and that something was told. Raises `Closed`."""
        try:
            frame = self._socket.recv(seconds)
        except TimeoutError:
            return
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd else 1006) from None
        for line in str(frame).split("\n"):
            try:
                message = json.loads(line)
                self._take(message)
            except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
                raise NoTable("sit.not_ours", server=self._server) from None
            yield message

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self.fresh += 1
            self.table, self.view, self.decision = message["table"], message["view"], message["decision"]
            self.seat, self.person = message["you"]["seat"], message["you"]["person"]
            self.token = message["you"]["token"] or self.token
        elif kind == "table":
            self.table = message["table"]
        elif kind == "match" and "view" in message:
            self.view = {**(self.view or {}), **message["view"]}
            self.decision = message["decision"]
        elif kind == "ping":
            self._say({"type": "pong", "at": message["at"]})

    def send(self, kind: str, **fields: Any) -> str:
        """Ask for something; gives the id by which it is answered."""
        identity = secrets.token_hex(6)
        self._say({"type": kind, "id": identity, **fields})
        return identity

    def _say(self, message: dict[str, Any]) -> None:
        try:
            self._socket.send(json.dumps(message))
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd else 1006) from None

    def close(self) -> None:
        self._socket.close()
