"""A table: takes commands and the time, gives effects. It does no I/O and has no clock.

Everything that changes it goes through `apply_line` and is one line of the log, so that the same lines make the same
table again. Who is connected is not logged: after a restart nobody is, and the time that passed is credited.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from hashlib import sha256
from typing import Any

from stammtisch.core import chance, fairness
from stammtisch.table import absence, commands, evening, moves, replication, review_session
from stammtisch.table.admission import Door, admit
from stammtisch.table.agreement import Agreement
from stammtisch.table.answers import Answers, done
from stammtisch.table.checks import as_it_lies, nobody_beside
from stammtisch.table.commands import Play
from stammtisch.table.facts import facts, snapshot
from stammtisch.table.flow import Flow, Think
from stammtisch.table.handlers import HANDLERS
from stammtisch.table.hints import Asked, Hints
from stammtisch.table.log import Answer, Damaged, Effects, LogLine, Row, decode_line, encode_line
from stammtisch.table.names import check_likeness
from stammtisch.table.origin import NOWHERE, Origin
from stammtisch.table.participants import Finished, Participants, Person, Seat
from stammtisch.table.presence import Presence
from stammtisch.table.recalling import Recalls
from stammtisch.table.refusals import Refused, as_json
from stammtisch.table.unlogged import UNLOGGED
from stammtisch.table.updates import WATCHER, Updater, encode, to_all


def key_of(token: str) -> str:
    """What a table keeps of a token."""
    return sha256(token.encode()).hexdigest()[:40]


class Table:
    """One table, from its opening on, with one match after the other."""

    participants: Participants
    agreed: Agreement

    def __init__(self) -> None:
        self.code = ""
        self.phase = "lobby"
        """`lobby`, `playing` or `over`."""
        self.matches = 1
        """The number of the match that is prepared, played or over."""
        self.flow: Flow | None = None
        self.presence = Presence()
        self.door = Door()
        self.chat: list[dict[str, Any]] = []
        self.asleep = True
        """Nobody is here: no clock runs, no bot plays."""
        self.stopped = 0
        """Since when it sleeps."""
        self.woken = 0
        """The number of the line with which it last woke up in a match."""
        self.length = 0
        """How many lines the log has."""
        self.size = 0
        """How many bytes they are."""
        self.changed = 0
        """When the last of them was written."""
        self.number = 0
        """The number of the last update."""
        self.secret = b""
        self.begun: commands.Begun | None = None
        """For practice, the deal of a day and challenges: how the first match begins."""
        self.day = self.challenge = ""
        """Which deal of the day it is, and by which link its cards were sent; empty for any other table."""
        self.deal = b""
        """In lessons: what the first match follows from, the same at every such table."""
        self.contributed: tuple[str, ...] = ()
        """What was thrown into the seed of the running match."""
        self.proof: fairness.Proof | None = None
        self.finished: list[Finished] = []
        """The matches that were played to their end, the last one last."""
        self.sat: list[Seat] = []
        """Who sat where when the last of them ended. People and bots come and go afterwards."""
        self.evening: evening.Evening | None = None
        """The programme, if several matches are one evening."""
        self.review_sessions: dict[int, review_session.Group] = {}
        """Those who look at finished matches together, by match."""
        self.updater: Updater | None = None
        self.answers = Answers()
        self.hints = Hints()
        self.recalls = Recalls()
        self.rebuilding = False
        """It is being made from its log: nothing is told, and nothing is written."""
        self._following = False
        self.led_here = True
        """Whether this server answers for bots, clocks and those who are away; another one may do so."""
        self.effects = Effects()

    # Opening and rebuilding

    @classmethod
    def open(cls, command: commands.Open, key: str, now: int) -> "tuple[Table, Effects]":
        """A new table. Raises if what is wished for cannot be."""
        table = cls()
        table.apply_line(0, command, now, key)
        table.stopped = now
        return table, table._give()

    @classmethod
    def rebuild(cls, rows: Iterable[Row], until: "Callable[[Table], bool] | None" = None) -> "Table":
        """The table that these rows made; `until` may stop at an earlier one. Raises `Damaged` if they make none."""
        table = cls()
        table.rebuilding = True
        for row in rows:
            table._apply_again(row)
            if until is not None and until(table):
                break
        table.rebuilding = False
        table.stopped = table.changed
        table._give()
        return table

    def take_place_of(self, old: "Table", now: int) -> Effects:
        """Take the place of a table in memory that has come apart from its log."""
        replication.take_place_of(self, old, now)
        moves.play_what_is_due(self, now)
        return self._give()

    # What may happen to it

    def apply(
        self, key: str, command: commands.ByPeople, now: int, round_trip: int = 0, origin: Origin = NOWHERE
    ) -> Effects:
        """Somebody asks for something. `round_trip` is how long messages to them and back take, `origin` where they
        come from. Raises if it is refused.

        A command that was answered before gets the same answer again, and nothing else happens.
        """
        known = self.answers.find(key, command.id)
        if known is not None:
            self.effects.answers.append(Answer(key, command.id, known))
            return self._give()
        person = self.participants.keys.get(key)
        if type(command) is Play:
            moves.receive(self, person, command, now, round_trip)
        elif (unlogged := UNLOGGED.get(type(command))) is not None:
            result = unlogged(self, person, command, now)
            if result is not None:
                self.answer(key, command.id, result)
        else:
            as_it_lies(self, command)
            nobody_beside(self, command)
            if type(command) is commands.Sit and person is None:
                check_likeness(command.name, [*self.participants.names(), *self.door.names(besides=key)])
                command = admit(self, key, origin, command)
            if type(command) is commands.Rename and person is not None:
                check_likeness(command.name, self.participants.names(besides=person.name))
            result = self.apply_line(person.number if person else 0, command, now, key)
            self.answer(key, command.id, result)
        if self.asleep and key in self.participants.keys and self.presence.is_here(key):
            absence.wake_up(self, now)  # whoever watched a table without people has sat down
        moves.play_what_is_due(self, now)
        return self._give()

    def has_answered(self, key: str, command: commands.ByPeople) -> bool:
        """Whether a command has come before, and would only get its answer again."""
        return self.answers.find(key, command.id) is not None

    def refuse(self, key: str, command: commands.ByPeople, refused: Refused) -> bytes:
        """The answer to a command that was refused; a repetition gets it again."""
        frame = encode(as_json(refused, command.id))
        self.answers.keep(key, command.id, frame)
        return frame

    def connect(self, key: str, now: int) -> Effects:
        """Somebody opens a connection."""
        person = self.participants.keys.get(key)
        absence.doze(self, now)
        came = self.presence.come(key)
        if person and came:
            absence.come_back(self, person, now)
        elif person:
            absence.wake_up(self, now)
        if came:
            self.tell_table()
        moves.play_what_is_due(self, now)
        return self._give()

    def disconnect(self, key: str, now: int) -> Effects:
        """A connection is lost."""
        gone, person, here = self.presence.go(key, now), self.participants.keys.get(key), self.presence.connections
        if key not in here:
            if self.updater and person:
                self.updater.look_away(person.seat)
            elif self.updater and here.keys() <= self.participants.keys.keys():
                self.updater.look_away(WATCHER)
            if person is None:
                self.presence.forget(key)
                self.answers.forget(key)
        if gone:
            self.tell_table()
            review_session.tidy(self)
        return self._give()

    def replicate(self, row: Row, now: int) -> Effects:
        """Another server has written a line. Raises `Damaged` if it does not follow from what is known here."""
        self._following = True
        try:
            self._apply_again(row)
        finally:
            self._following = False
        self.asleep = self.asleep and self.led_here
        moves.play_what_is_due(self, now)
        return self._give()

    def hear(self, news: replication.News, now: int) -> Effects:
        """Another server tells something that is in no log."""
        replication.hear(self, news, now)
        moves.play_what_is_due(self, now)
        return self._give()

    def lead(self, now: int) -> Effects:
        """From now on this server answers for bots, clocks and those who are away."""
        replication.take_over(self, now)
        moves.play_what_is_due(self, now)
        return self._give()

    def thought(self, ticket: int, move: str, now: int) -> Effects:
        """A bot has made up its mind."""
        if self.flow:
            self.flow.thought(ticket, move)
        moves.play_what_is_due(self, now)
        return self._give()

    def explained(self, asked: Asked, thought: dict[str, Any] | None) -> Effects:
        """A bot has thought about a hint, or had no time: it is told to the one who asked, and to nobody else."""
        if asked.since is not None:
            return self._recalled(asked, thought)
        try:
            hint = self.hints.found(self.flow, asked, thought)
        except Refused as refused:
            self.answer_refused(asked.key, asked.id, refused)
        else:
            self.answer(asked.key, asked.id, {"hint": hint})
        return self._give()

    def _recalled(self, asked: Asked, seen: dict[str, Any] | None) -> Effects:
        """What a seat knows has been put together. It is long, and not kept for those who ask again."""
        if seen is None:
            self.answer_refused(asked.key, asked.id, Refused("busy"))
        else:
            frame = encode({"type": "ok", "id": asked.id, "seen": seen})
            self.effects.answers.append(Answer(asked.key, asked.id, frame))
        return self._give()

    def wake(self, now: int) -> Effects:
        """It is `next_wake`, or later."""
        absence.look_around(self, now)
        moves.play_what_is_due(self, now)
        return self._give()

    @property
    def next_wake(self) -> int | None:
        """When there is something to do even if nobody does anything."""
        if self.asleep or not self.led_here:
            return None
        away = absence.next_time(self)
        playing = self.flow.next_wake() if self.flow and self.phase == "playing" else None
        return away if playing is None else playing if away is None else min(away, playing)

    # Lines of the log

    def apply_line(self, who: int, command: Any, now: int, key: str = "") -> dict[str, Any]:
        """Do what a line says, and append it to the log. Raises, with nothing changed, if it cannot be.

        `who` is the number of a person, or 0 for the table itself.
        """
        person = self.participants.people.get(who) if who else None
        result = HANDLERS[type(command)](self, person, command, now, key)
        self.length += 1
        self.changed = now
        if self.rebuilding or self._following:
            if isinstance(command, commands.Command):
                self.answer(person.key if person else key, command.id, result)
        else:
            line = encode_line(LogLine(who, command, key if not who else ""))
            self.size += len(line)
            self.effects.rows.append(Row(self.length, now, line))
        return result

    def _apply_again(self, row: Row) -> None:
        """Do what is in the log already. Raises `Damaged` if that cannot be."""
        if row.number != self.length + 1:
            raise Damaged(self.length + 1, f"expected this number, got {row.number}")
        try:
            line = decode_line(row.line)
            if (self.length == 0) != isinstance(line.command, commands.Open):
                raise Damaged(row.number, "expected the first line, and no other, to open the table")
            self.apply_line(line.who, line.command, int(row.at), line.key)
            self.size += len(row.line)
        except Damaged:
            raise
        except Exception as error:  # whatever stands there, and whatever comes of it
            raise Damaged(row.number, f"cannot be carried out: {type(error).__name__}: {error}") from error

    def sitter_changed(self, seat: int, now: int) -> None:
        """Somebody else answers for a seat from now on."""
        if self.flow and self.phase == "playing":
            self.flow.sitter_changed(seat, now)

    def spectators_changed(self) -> None:
        """Those who watch may see the cards on the table from now on, or no longer."""
        if self.updater:
            self.updater.look_away(WATCHER)
        self.effects.all_fresh = True

    # Matches

    @property
    def seed(self) -> bytes:
        """What the match at hand follows from. Of a lesson only the first match is the same for everybody."""
        return self.deal if self.deal and self.matches == 1 else self.secret

    @property
    def match_secret(self) -> bytes:
        """The secret of the match at hand. Showing it after the match gives nothing else away."""
        return chance.derive_seed(self.seed, "match", self.matches)

    @property
    def dice(self) -> bytes:
        """What the bots' chance in the match at hand follows from."""
        if self.begun is not None and self.begun.dice and self.matches == 1:
            return bytes.fromhex(self.begun.dice)
        return chance.derive_seed(self.seed, "house", self.matches)

    @property
    def fixed(self) -> bool:
        """Whether everybody who makes the same moves meets the same table."""
        return self.begun is not None and self.begun.dice != ""

    def contributions(self) -> list[str]:
        return [seat.person.contribution if seat.person else "" for seat in self.participants.seats]

    def begin(self, flow: Flow) -> None:
        """A match begins."""
        self.flow, self.updater, self.phase = flow, Updater(flow.match), "playing"
        self.hints, self.recalls = Hints(), Recalls()
        self.review_sessions.clear()
        self.door.deal(list(self.participants.people.values()))
        self.effects.all_fresh = True
        self.tell_table()

    def clear(self) -> None:
        """The cards are put away."""
        self.flow, self.updater, self.phase = None, None, "lobby"
        self.effects.all_fresh = True
        self.tell_table()

    def finish(self) -> None:
        """The match is over."""
        assert self.flow is not None
        self.phase = "over"
        outcome = self.flow.match.outcome
        assert outcome is not None
        for seat in outcome.winners:
            winner = self.participants.seats[seat]
            if winner.person:
                winner.person.won += 1
            else:
                winner.won += 1
        self.proof = self.flow.match.proof
        evening.count(self, outcome.places)
        self.finished.append(Finished(self.matches, self.door.sat()))
        self.sat = [replace(seat, person=seat.person and replace(seat.person)) for seat in self.participants.seats]
        self.tell_table()

    # Telling

    def tell(self, message: dict[str, Any], *, at_table: bool = False) -> None:
        """Tell everybody the same. What is said at the table is not for those who may not watch."""
        if not self.rebuilding:
            self.number += 1
            messages = to_all({"type": message["type"], "number": self.number, **message}, self.agreed.players)
            if at_table and not self.is_public:
                messages[WATCHER] = encode({"type": message["type"], "number": self.number})
            self.effects.updates.append(messages)

    def tell_some(self, message: dict[str, Any], seats: set[int], others: dict[str, Any] | None = None) -> None:
        """Tell only those on some seats what it is; the others less, or that there was something."""
        if not self.rebuilding:
            self.number += 1
            less = {"type": message["type"], "number": self.number, **(others or {})}
            messages = to_all(less, self.agreed.players)
            told = encode({"type": message["type"], "number": self.number, **message})
            for seat in seats:
                messages[seat] = told
            self.effects.updates.append(messages)

    def tell_move(self, start: int, flow: Flow, race: list[dict[str, int]] | None, now: int) -> None:
        """A move was played: what has happened since note `start`."""
        if not self.rebuilding and self.updater is not None:
            self.number += 1
            head = {"type": "match", "number": self.number, "now": now}
            self.effects.updates.append(self.updater.tell(start, head, flow, race))

    def tell_table(self) -> None:
        """Company, settings or phase have changed. Only those who sat in a match are told what proves its deal."""
        if self.rebuilding:
            return
        sat = [person for person in self.participants.people.values() if self.proof_for(person) is not None]
        public = {"type": "table", "table": facts(self)}
        if sat:
            self.tell_some({**public, "table": facts(self, sat[0])}, {person.seat for person in sat}, public)
        else:
            self.tell(public)

    def answer(self, key: str, identity: str, result: dict[str, Any]) -> None:
        """A command is carried out."""
        frame = encode({"type": "ok", "id": identity, **result}) if result else None
        self.answers.keep(key, identity, frame)
        if not self.rebuilding:
            self.effects.answers.append(Answer(key, identity, frame or done(identity)))

    def answer_refused(self, key: str, identity: str, refused: Refused) -> None:
        """A command that had to wait cannot be carried out."""
        frame = encode(as_json(refused, identity))
        self.answers.keep(key, identity, frame)
        self.effects.answers.append(Answer(key, identity, frame))

    def _give(self) -> Effects:
        """Hand out what has come together."""
        effects, self.effects = self.effects, Effects()
        flow = self.flow
        if flow and flow.wanted and not (self.asleep and self.led_here):
            if self.led_here:
                twin = flow.match.clone()
                effects.thoughts = [Think(t.seat, t.ticket, t.level, twin, t.seed) for t in flow.wanted]
            flow.wanted.clear()
        return effects

    @property
    def is_public(self) -> bool:
        """Whether those who watch may see and hear what goes on. Before a match anybody who has the code may."""
        return self.agreed.spectators or self.phase == "lobby"

    def seat_in(self, match: int, key: str) -> int | None:
        """Where somebody sat in a match that is over; None if they did not."""
        return next((each.seats.get(key) for each in reversed(self.finished) if each.number == match), None)

    def proof_for(self, person: Person | None) -> fairness.Proof | None:
        """What proves the deal of the match that is just over. All its cards follow from it."""
        sat = self.phase == "over" and person is not None and self.seat_in(self.matches, person.key) is not None
        return self.proof if sat else None

    @property
    def spare(self) -> list[int]:
        """The seats where somebody can sit down: free ones before a match, and those of bots."""
        return [*(self.participants.free() if self.phase == "lobby" else ()), *self.participants.bots()]

    @property
    def watchers(self) -> int:
        """How many connections only watch."""
        keys = self.participants.keys
        return sum(count for key, count in self.presence.everywhere() if key not in keys)

    def seat_of(self, key: str) -> int:
        """Where somebody looks from."""
        person = self.participants.keys.get(key)
        return person.seat if person else WATCHER

    def snapshot(self, key: str, now: int, token: str | None = None) -> bytes:
        """The whole table, as somebody may see it."""
        return encode(snapshot(self, key, now, token))
