"""The flow of a match at the table: which decision is open, until when, and for whom the table answers itself.

The rules know no time. Here it becomes moves: bots pause, windows lapse, slaps are put in order; each of
these ends as an ordinary move in the log.
"""

from dataclasses import dataclass

import msgspec

from stammtisch.core import agenda, chance
from stammtisch.core.agenda import Decision
from stammtisch.core.dice import Dice, new_dice
from stammtisch.core.match import Match
from stammtisch.daily import house
from stammtisch.table import clocks
from stammtisch.table.agreement import Agreement
from stammtisch.table.commands import Why
from stammtisch.table.participants import Participants

HURRIED = 60
"""So many decisions of bots are hurried at once: more than there are between two of one person."""
_TOGETHER = (agenda.SEALED, agenda.RACE)
"""Where several seats answer the same decision."""


@dataclass(slots=True)
class Due:
    """An answer that the table will give for a seat."""

    at: int
    why: Why
    level: str | None
    """The bot that has to think of it; None if the move is known."""
    ticket: int
    move: str | None = None
    ms: int = -1
    """In a race: how quick it will have been."""


class Slap(msgspec.Struct, tag_field="type", tag="slap", frozen=True):
    """An answer in a race that has come and is not yet judged. A server that does not lead the table passes it on."""

    seat: int
    move: str
    ms: int
    """How quick it was, as measured where it came."""
    match: int = 0
    decision: int = 0
    """Which ones of the table it belongs to; bots' answers are not passed on, and do not say."""
    person: int = 0
    id: str = ""


@dataclass(frozen=True, slots=True)
class Think:
    """A decision that a bot is asked for: with a match of its own to look at, so that it can think elsewhere."""

    seat: int
    ticket: int
    level: str
    match: Match
    seed: bytes


class Flow:
    """One match being played."""

    def __init__(
        self, match: Match, participants: Participants, agreed: Agreement, seed: bytes, now: int, *, fixed: bool = False
    ) -> None:
        self.match, self.participants, self.agreed = match, participants, agreed
        self.fixed = fixed
        """Whether everybody who makes the same moves meets the same table: then no time counts, in races neither."""
        self._made = house.moves_of(match)
        """How many moves each seat has made."""
        self.number = 0
        """The number of the open decision."""
        self.opened = self._window_since = now
        self.deadline: int | None = None
        self.decision: Decision | None = match.decision
        self.due: dict[int, Due] = {}
        self.arrivals: list[Slap] = []
        self.stranded: list[Slap] = []
        """Answers in a race that was over before they counted."""
        self.judged: list[tuple[int, int]] = []
        """In a race: seat and milliseconds of those who have been put in order."""
        self.wanted: list[Think] = []
        """Thoughts that somebody has to be asked for."""
        self._hurried = 0
        """For so many decisions more bots play without a pause, unless a person is asked before."""
        self._seed = seed
        self._tickets = 0
        self._open(now, 0)

    # Moves

    def play(self, seat: int, move: str, now: int) -> int:
        """Play a move, and see what is asked next. Gives the number of the first new note; raises if refused."""
        start = self.match.play_quietly(seat, move)
        self._made[seat] += 1
        before, after = self.decision, self.match.decision
        self.decision = after
        if before is None or after is None or before.step != after.step or before.kind != after.kind:
            self._window_since = now
        if (
            after is not None
            and before is not None
            and after.kind in _TOGETHER
            and after.step == before.step
            and set(after.seats) <= set(before.seats)
        ):
            self.due.pop(seat, None)
            if seat in after.seats:
                self._prepare(seat, after, now, 0, goes_on=True)
        else:
            self._open(now, clocks.linger(self.match, start, self.agreed.pace))
        return start

    def _open(self, now: int, pause: int) -> None:
        """A new decision is open."""
        self.number += 1
        self.opened, self.deadline = now, None
        self.due.clear()
        self.stranded += self.arrivals
        self.arrivals.clear()
        self.judged.clear()
        decision = self.decision
        if decision is None:
            return
        if self._hurried:
            self._hurried = 0 if self._people(decision) else self._hurried - 1
        agreed = self.agreed
        limit = clocks.limit(
            decision.kind, agreed.clock, lesson=agreed.lesson, waits=not agreed.absence, fixed=self.fixed
        )
        if limit is not None:
            self.deadline = now + pause + limit
        for seat in decision.seats:
            self._prepare(seat, decision, now, pause)

    def _prepare(self, seat: int, decision: Decision, now: int, pause: int, *, goes_on: bool = False) -> None:
        """See to it that the table answers for a seat that is a bot's, or that has nothing to choose. A bot that goes
        on with a choice of several cards does not think anew about each.
        """
        level = self.participants.plays(seat, self.agreed.stand_in)
        if level is not None:
            dice = self._dice(seat)
            if decision.kind == agenda.RACE:
                ms = house.reaction(self._seed, seat, self._made[seat], level)
                wait = ms if clocks.PACES[self.agreed.pace] or self._people(decision) else 0
                self._want(seat, Due(self.opened + wait, "race", level, self._ticket(), ms=ms))
            else:
                at = now + pause + clocks.bot_pause(level, self.agreed.pace, dice)
                if decision.kind == agenda.WINDOW:  # bots make up their minds while others are asked
                    least = max(clocks.nod(self.agreed.pace), clocks.thinks_at_least(level))
                    at = max(now + least, at - (now - self._window_since))
                if goes_on:
                    at = now + clocks.nod(self.agreed.pace)
                if self._hurried:
                    at = now
                self._want(seat, Due(at, "bot", level, self._ticket()))
        elif decision.kind == agenda.WINDOW and (self.agreed.absence or self.fixed):
            # At a table that waits for people, whoever is away and passed at once had no choice. Nobody waits here.
            silence = self.match.game.silence.get(decision.step)
            if self.match.legal(seat) == [silence]:
                self.due[seat] = Due(
                    self._passes_at(seat, decision, now, pause), "silence", None, self._ticket(), silence
                )

    def _passes_at(self, seat: int, decision: Decision, now: int, pause: int) -> int:
        """When somebody lets something pass who cannot do anything else: as if they had thought about it."""
        person = self.participants.seats[seat].person
        assert person is not None
        hurried = not clocks.PACES[self.agreed.pace]
        at = self.opened + person.answer_times.draw(decision.step, pause, self._dice(seat), hurried=hurried)
        return max(now, at if self.deadline is None else min(at, self.deadline))

    def _want(self, seat: int, due: Due) -> None:
        assert due.level is not None
        self.due[seat] = due
        seed = house.thought_seed(self._seed, seat, self._made[seat])
        self.wanted.append(Think(seat, due.ticket, due.level, self.match, seed))

    def _ticket(self) -> int:
        self._tickets += 1
        return self._tickets

    def _dice(self, seat: int) -> Dice:
        return new_dice(chance.derive_seed(self._seed, "pause", self._tickets, self.number, seat))

    # People who come and go

    def sitter_changed(self, seat: int, now: int) -> None:
        """Somebody else answers for a seat from now on: a bot for a person, or the other way round."""
        decision = self.decision
        self.due.pop(seat, None)
        self.stranded += [arrival for arrival in self.arrivals if arrival.seat == seat]
        self.arrivals = [arrival for arrival in self.arrivals if arrival.seat != seat]
        if decision is not None and seat in decision.seats:
            self._prepare(seat, decision, now, 0)

    def shift(self, credit: int) -> None:
        """So much time did not count."""
        self.opened += credit
        if self.deadline is not None:
            self.deadline += credit
        for due in self.due.values():
            due.at += credit

    def think_again(self) -> None:
        """After a pause nobody is thinking any more: ask anew for what is missing."""
        self.wanted.clear()
        for seat, due in list(self.due.items()):
            if due.level is not None and due.move is None:
                due.ticket = self._ticket()
                self._want(seat, due)

    def hurry(self, now: int) -> None:
        """Somebody who plays alone would rather not wait: bots take no pause until a person is asked."""
        decision = self.decision
        if decision is None or self._people(decision):
            return
        self._hurried = HURRIED
        for due in self.due.values():
            if due.why == "bot":
                due.at = min(due.at, now)

    # Races

    def quickness(self, seat: int, now: int, round_trip: int) -> int:
        """How quick an answer in a race is that arrives now, in milliseconds."""
        if self.fixed:
            return house.reaction(self._seed, seat, self._made[seat])
        return clocks.reaction(now - self.opened, round_trip)

    def arrive(self, slap: Slap) -> None:
        """An answer of a person in a race is there, measured. Nothing else answers for that seat any more."""
        self.due.pop(slap.seat, None)
        self.arrivals.append(slap)
        assert self.decision is not None
        if not clocks.PACES[self.agreed.pace] and all(map(self.has_slapped, self._people(self.decision))):
            for due in self.due.values():  # how quick each bot was is settled: no need to wait for it
                due.at = self.opened

    def take_arrivals(self, other: "Flow") -> None:
        """Answers in the open race that the same flow had before it was made again from the log."""
        if self.decision is not None and (self.number, self.decision.kind) == (other.number, agenda.RACE):
            self.arrivals = [arrival for arrival in other.arrivals if arrival.seat in self.decision.seats]

    def is_judged(self, seat: int, ms: int, identity: str) -> None:
        """An answer in a race has been put in its place; another one of that seat does not count any more."""
        self.judged.append((seat, ms))
        if self.arrivals:
            self.stranded += [each for each in self.arrivals if each.seat == seat and each.id != identity]
            self.arrivals = [arrival for arrival in self.arrivals if arrival.seat != seat]

    def has_slapped(self, seat: int, identity: str | None = None) -> bool:
        """Whether an answer of a seat waits to be judged; with an id, exactly that one."""
        return any(arrival.seat == seat and identity in (None, arrival.id) for arrival in self.arrivals)

    def judging_at(self) -> int | None:
        """From when on the quickest answer in a race can be put in its place; None if there is none yet."""
        if not self.arrivals:
            return None  # nobody has slapped
        first = min(arrival.ms for arrival in self.arrivals)
        if any(due.why == "race" and due.ms < first for due in self.due.values()):
            return None  # a bot was quicker and is still making up its mind
        assert self.decision is not None
        if self.fixed:  # everybody's place is known before: it waits for all
            return self.opened if all(map(self.has_slapped, self.decision.seats)) else None
        if all(self.has_slapped(seat) for seat in self._people(self.decision)):
            return self.opened
        return self.opened + first + clocks.ALLOWANCE  # a slap that was quicker may be on its way

    def judge(self, now: int) -> Slap | None:
        """The next answer in a race that can be put in its place now."""
        since = self.judging_at()
        if since is None or now < since:
            return None
        first = min(self.arrivals, key=lambda arrival: (arrival.ms, arrival.seat if self.fixed else 0))
        self.arrivals.remove(first)
        return first

    def _people(self, decision: Decision) -> list[int]:
        """The seats that are asked and that a person plays on. At every pace they are given human time."""
        return [seat for seat in decision.seats if self.participants.plays(seat, self.agreed.stand_in) is None]

    # Time

    def thought(self, ticket: int, move: str) -> None:
        """A bot has made up its mind."""
        for due in self.due.values():
            if due.ticket == ticket:
                due.move = move

    def ripe(self, now: int) -> tuple[int, Due] | None:
        """The next answer that the table has to give now, if there is one."""
        found = [(due.at, seat) for seat, due in self.due.items() if due.move is not None and due.at <= now]
        if not found:
            return None
        _, seat = min(found)
        return seat, self.due[seat]

    def lapse(self, now: int) -> None:
        """The time is up: silence for those who may be silent, a bot's choice for the others."""
        if self.deadline is None or now < self.deadline or self.decision is None:
            return
        self.deadline = None
        decision = self.decision
        silence = self.match.game.silence.get(decision.step)
        for seat in decision.seats:
            if seat in self.due or self.has_slapped(seat):
                continue
            if decision.kind in (agenda.WINDOW, agenda.RACE) and silence in self.match.legal(seat):
                ms = clocks.RACE if decision.kind == agenda.RACE else -1
                why: Why = "race" if decision.kind == agenda.RACE else "silence"
                self.due[seat] = Due(now, why, None, self._ticket(), move=silence, ms=ms)
            else:
                at = now + clocks.thinks_at_least(self.agreed.stand_in)
                self._want(seat, Due(at, "clock", self.agreed.stand_in, self._ticket()))

    @property
    def waits_for_people(self) -> bool:
        """Whether there is nothing that the table itself will have to do."""
        return not self.due and self.deadline is None and not self.arrivals

    def next_wake(self) -> int | None:
        """When the table has something to do, if nobody does anything before."""
        if self.waits_for_people:
            return None
        times = [due.at for due in self.due.values() if due.move is not None]
        if self.deadline is not None:
            times.append(self.deadline)
        judging = self.judging_at()
        if judging is not None:
            times.append(judging)
        return min(times, default=None)
