"""A table with people at it who answer at once, and a clock that the test turns."""

import json
from typing import Any

from stammtisch import bots
from stammtisch.table import Effects, Refused, Row, Table, commands, key_of
from stammtisch.table.origin import NOWHERE, Origin
from stammtisch.table.updates import WATCHER

START = 1_700_000_000_000
CODE = "k7m4fqx2"
SECRET = "ab" * 32
NAMES = ("Ada", "Ben", "Cleo", "Dov", "Edda", "Finn", "Gül", "Hans")


def token_of(name: str) -> str:
    return f"the token of {name}, whatever it is"


class Somebody:
    """One connection: keeps what it is told, as a client would."""

    def __init__(self, parlour: "Parlour", token: str, origin: Origin = NOWHERE) -> None:
        self.parlour, self.token, self.key, self.origin = parlour, token, key_of(token), origin
        self.messages: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.view: dict[str, Any] | None = None
        self.decision: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.number = -1
        self.events: list[dict[str, Any]] = []

    def hear(self, frame: bytes) -> None:
        message = json.loads(frame)
        self.raw.append(frame)
        self.messages.append(message)
        kind = message["type"]
        if kind == "snapshot":
            self.number = message["number"]
            self.view, self.decision, self.table = message["view"], message["decision"], message["table"]
            self.you, self.events = message["you"], message["story"]
        elif "number" in message:
            assert message["number"] == self.number + 1, "a gap"
            self.number += 1
            if kind == "table":
                self.table = message["table"]
            elif kind == "match" and "view" in message:
                assert self.view is not None
                self.view = {**self.view, **message["view"]}
                self.decision = message["decision"]
                self.events += message["events"]

    def do(self, command: commands.ByPeople, way: int = 0) -> dict[str, Any]:
        """Send a command; the answer to it, or {} if it has to wait."""
        return self.parlour.command(self, command, way)

    def answer(self, identity: str) -> dict[str, Any]:
        return next((m for m in reversed(self.messages) if m.get("id") == identity), {})


class Parlour:
    """One table, its log, and everybody connected to it."""

    def __init__(self, game: str = "gaunerbande", *, think: bool = True, **agreed: Any) -> None:
        self.now, self.rows, self.around, self.ids, self.think = START, [], [], 0, think
        self.rows: list[Row]
        self.around: list[Somebody]
        agreed = {"code": CODE, "secret": SECRET, "players": 4, **agreed}
        opened = commands.Open(game=game, name=NAMES[0], **agreed)
        self.table, effects = Table.open(opened, key_of(token_of(NAMES[0])), self.now)
        self.settle(effects)

    def id(self) -> str:
        self.ids += 1
        return f"c{self.ids}"

    def connect(self, token: str, origin: Origin = NOWHERE) -> Somebody:
        somebody = Somebody(self, token, origin)
        self.settle(self.table.connect(somebody.key, self.now))
        somebody.hear(self.table.snapshot(somebody.key, self.now))
        self.around.append(somebody)
        return somebody

    def disconnect(self, somebody: Somebody) -> None:
        self.around.remove(somebody)
        self.settle(self.table.disconnect(somebody.key, self.now))

    def host(self) -> Somebody:
        return self.connect(token_of(NAMES[0]))

    def join(self, seat: int, name: str | None = None) -> Somebody:
        name = name or NAMES[seat]
        somebody = self.connect(token_of(name))
        answer = somebody.do(commands.Sit(self.id(), name, seat))
        assert answer["type"] == "ok", answer
        return somebody

    def everyone(self) -> list[Somebody]:
        """The host and people on all other seats; the match has begun."""
        people = [self.host(), *(self.join(seat) for seat in range(1, self.table.agreed.players))]
        assert people[0].do(commands.Start(self.id()))["type"] == "ok"
        return people

    def command(self, somebody: Somebody, command: commands.ByPeople, way: int = 0) -> dict[str, Any]:
        try:
            effects = self.table.apply(somebody.key, command, self.now, way, somebody.origin)
        except Refused as refused:
            frame = self.table.refuse(somebody.key, command, refused)
            somebody.hear(frame)
            return json.loads(frame)
        before = len(somebody.messages)
        self.settle(effects)
        return next((m for m in somebody.messages[before:] if m.get("id") == command.id), {})

    def settle(self, effects: Effects) -> None:
        """Store, then tell, then think."""
        self.rows += effects.rows
        for messages in effects.updates:
            for somebody in self.around:
                somebody.hear(messages[self.table.seat_of(somebody.key)])
        for somebody in self.around:
            if effects.all_fresh or somebody.key in effects.fresh:
                somebody.hear(self.table.snapshot(somebody.key, self.now))
        for answer in effects.answers:
            for somebody in self.around:
                if somebody.key == answer.key:
                    somebody.hear(answer.frame)
        for thought in effects.thoughts if self.think else ():
            level = "geselle" if thought.level == "meister" else thought.level
            move = bots.get(level, seed=thought.seed).choose(thought.match, thought.seat)
            self.settle(self.table.thought(thought.ticket, move, self.now))

    def wait(self, ms: int) -> None:
        """Time goes by; the table does what it has to, when it has to."""
        until = self.now + ms
        while (at := self.table.next_wake) is not None and at <= until:
            self.now = max(self.now, at)
            self.settle(self.table.wake(self.now))
        self.now = until

    def play_out(self, choose: Any, most: int = 20_000) -> None:
        """Everybody who is asked answers at once, until the match is over."""
        for _ in range(most):
            if self.table.phase != "playing":
                return
            asked = [s for s in self.around if s.you["seat"] is not None and s.view and s.view["legal"]]
            if asked:
                somebody = asked[0]
                move = choose(somebody.view["legal"])
                answer = somebody.do(commands.Play(self.id(), somebody.decision["number"], move))
                assert answer.get("type", "ok") == "ok", answer
                if not answer:
                    self.wait(300)
            else:
                self.wait(1000)
        raise AssertionError("the match does not end")

    def rebuilt(self) -> Table:
        return Table.rebuild(self.rows)


__all__ = ["NAMES", "START", "WATCHER", "Parlour", "Somebody"]
