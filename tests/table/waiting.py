"""Whether somebody who watches can tell from how long others take what they hold: matches in a time of their own, and
the statistics.

People have speeds of their own and answer only where they can do something; the table passes for them where they
cannot. Bots are asked through the real queues of the server (`server/work/thinking.py`), on a clock of ours: how long a
thought takes is drawn from `thoughts.json`, times of real bots in such windows, searches compiled (`bench/waiting.py
--thoughts` measures them anew). One person is a spy who answers everything at once.
"""

import heapq
import json
import random
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial
from math import log, sqrt
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from stammtisch import bots, games
from stammtisch.core.agenda import Kind
from stammtisch.core.match import Match
from stammtisch.server.work import holding, thinking
from stammtisch.service.metrics import Metrics
from stammtisch.table import Effects, Table, clocks, commands
from stammtisch.table.flow import Think
from stammtisch.table.updates import Updater

START = 1_700_000_000_000
Speed = Callable[[random.Random], float]
SPEEDS: tuple[Speed, ...] = (
    lambda rng: rng.uniform(400, 1100),
    lambda rng: rng.lognormvariate(7.3, 0.4),
    lambda rng: rng.uniform(2000, 6000),
)
PERSON, LEVELS = "person", tuple(bots.LEVELS)
WINDOWS = (("klaumau", "answer"), ("klaumau", "doubt"), ("halt_mal_kurz", "react"), ("halt_mal_kurz", "propose"))
"""All windows of all games. In `answer` and `react` not everybody has a choice; in the others all have the same."""
CROOKS = {f"{colour}{motif}": count for colour in "rygb" for motif, count in (("-crook", 12), ("1", 4), ("-trade", 2))}
ACTIONS = (("halt", 6), ("kapitalismus", 10), ("liste", 2), ("versammlung", 2))
OPTIONS: dict[str, dict[str, Any]] = {
    "klaumau": {"deck": CROOKS | {"police": 30}},
    "halt_mal_kurz": {"deck": {f"{kind}-{letter}": count for letter in "kpa" for kind, count in ACTIONS}},
}
"""Decks in which windows open every few moves, with about as many seats that have a choice as without."""
OPENS = "crook"
"""What is played whenever it can be, for windows follow."""
LETS = 0.6
"""How often something is let pass that need not be: only these answers are compared, the others show the card."""
THOUGHTS: dict[str, dict[str, list[float]]] = json.loads(Path(__file__).with_name("thoughts.json").read_text())
"""Milliseconds of real thoughts: by step and level, then for those who hold something and those who do not."""


def holds(match: Match, seat: int) -> bool:
    """What the spy would like to know of whoever is asked: whether they have a choice; where everybody has one, whether
    they hold a card of the colour, or the letter, that lies on top.
    """
    assert match.decision is not None
    if match.decision.step in ("answer", "react"):
        return len(match.legal(seat)) > 1
    view = match.view(seat)
    colour = 0 if match.game.name == "klaumau" else -1
    return any(card[colour] == view["top"][colour] for card in view["hand"])


class Seen(NamedTuple):
    """What everybody at the table could see of an answer that let something pass, and what was behind it."""

    taken: int
    holds: bool
    case: tuple[object, ...] = ()
    """What else anybody can see and what time may depend on: the seat, the pace, whether it was asked first, how long
    everybody looks at what happened, how many cards it has.
    """


# Statistics


class Told(NamedTuple):
    """An area under the ROC curve, 0.5 where time is no better than a coin, and half of its 95 % interval."""

    area: float
    half: float


def area(seen: list[Seen]) -> float:
    """How well a longer time tells those who hold something."""
    order = sorted(seen, key=lambda each: each.taken)
    ranks, place = 0.0, 0
    while place < len(order):
        ties = place
        while ties < len(order) and order[ties].taken == order[place].taken:
            ties += 1
        ranks += (place + 1 + ties) / 2 * sum(each.holds for each in order[place:ties])
        place = ties
    yes = sum(each.holds for each in seen)
    return (ranks - yes * (yes + 1) / 2) / (yes * (len(seen) - yes))


def told(seen: list[Seen]) -> Told:
    """The same within each case, on average: what all can see anyway is no secret."""
    cases: dict[tuple[object, ...], list[Seen]] = {}
    for each in seen:
        cases.setdefault(each.case, []).append(each)
    whole = [(case, sum(each.holds for each in case)) for case in cases.values()]
    areas = [(area(case), yes, len(case) - yes) for case, yes in whole if 0 < yes < len(case)]
    weights = [yes * no / (yes + no) for _, yes, no in areas]
    total = sum(weights)
    mean = sum(weight * each for weight, (each, _, _) in zip(weights, areas, strict=True)) / total
    errors = (weight**2 * (yes + no + 1) / (12 * yes * no) for weight, (_, yes, no) in zip(weights, areas, strict=True))
    return Told(mean, 1.96 * sqrt(sum(errors)) / total)


def guessed(seen: list[Seen], bins: int = 10) -> Told:
    """How well a spy tells them who has learned from every second answer which times go with what, in each case of seat
    and pace: that finds also what neither longer nor shorter times say.
    """
    scored: list[Seen] = []
    for case in {each.case[:2] for each in seen}:
        here = [each for each in seen if each.case[:2] == case]
        bounds = sorted(each.taken for each in here)[:: max(1, len(here) // bins)]
        counts: dict[tuple[int, bool], int] = {}
        for each in here[::2]:
            place = sum(bound <= each.taken for bound in bounds), each.holds
            counts[place] = counts.get(place, 0) + 1
        for each in here[1::2]:
            place = sum(bound <= each.taken for bound in bounds)
            odds = log((counts.get((place, True), 0) + 1) / (counts.get((place, False), 0) + 1))
            scored.append(Seen(round(odds * 1000), each.holds, case))
    return told(scored)


# A time of its own


@dataclass
class Clock:
    """As much of an event loop as bots need, in which no time passes but what is waited for."""

    now: float = 0.0
    """Seconds."""
    _calls: list[tuple[float, int, Callable[[], None]]] = field(default_factory=list)
    _number: int = 0

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, what: Callable[..., None], *args: Any) -> None:
        self._number += 1
        heapq.heappush(self._calls, (self.now + delay, self._number, partial(what, *args)))

    def call_soon_threadsafe(self, what: Callable[..., None], *args: Any) -> None:
        self.call_later(0, what, *args)

    @property
    def next(self) -> float | None:
        return self._calls[0][0] if self._calls else None

    def go_on(self) -> None:
        """To whatever is next."""
        at, _, what = heapq.heappop(self._calls)
        self.now = max(self.now, at)
        what()


class Threads:
    """In place of threads: a thought ends after as long as real ones take."""

    def __init__(self, clock: Clock, rng: random.Random) -> None:
        self.clock, self.rng = clock, rng

    def submit(self, _: object, work: Callable[[], Any]) -> "Future[tuple[float, Any]]":
        found: Future[tuple[float, Any]] = Future()
        ms, move = work()
        self.clock.call_later(ms / 1000, found.set_result, (ms / 1000, move))
        return found


class Evening:
    """One match after the other; people answer when they like, bots when they can."""

    def __init__(
        self, game: str, step: str, who: str, *, busy: bool = False, paces: Iterable[str] = clocks.PACES
    ) -> None:
        self.rng, self.ids, self.step, self.length = random.Random(f"{game} {step} {who}"), 0, step, 0
        self.clock = Clock()
        self.speeds: list[Speed] = [lambda rng: 5, *(SPEEDS if who == PERSON else ())]
        """The spy's first."""
        self.thinker = thinking.Thinker(Metrics(), self.clock)  # type: ignore[arg-type]
        self.thinker.ready = {game}
        for pool in self.thinker._pools():
            pool.threads, pool.places = Threads(self.clock, self.rng), 1  # type: ignore[assignment]
        self.paces = tuple(paces)
        self.counted = {(pace, held): 0 for pace in self.paces for held in (True, False)}
        """How many answers were seen at each pace."""
        seats = (commands.Place("me"), *[commands.Place("open")] * (len(self.speeds) - 1))
        seats += (commands.Place("bot", who),) * (4 - len(seats))
        secret = self.rng.randbytes(32).hex()
        opened = commands.Open("k7m4fqx2", game, "P0", secret, len(seats), OPTIONS[game], seats)
        self.table, _ = Table.open(opened, "key 0", self.now)
        for number in range(len(self.speeds)):
            self.take(self.table.connect(f"key {number}", self.now))
            if number:
                self.do(number, commands.Sit(self.id(), f"P{number}", number))
        if busy:
            match = Match(games.get(game), players=4, seed=1)
            think = Think(match.awaiting[0], 0, "meister", match, bytes(32))
            self.clock.call_later(0, self.crowd, think, 0)

    @property
    def now(self) -> int:
        return START + round(self.clock.now * 1000)

    def id(self) -> str:
        self.ids += 1
        return f"c{self.ids}"

    def do(self, number: int, command: commands.ByPeople) -> None:
        self.take(self.table.apply(f"key {number}", command, self.now))

    # Bots

    def take(self, effects: Effects) -> None:
        for think in effects.thoughts:
            self.thinker.ask(think, partial(self.hear, think.ticket), address="here", table="this")

    def hear(self, ticket: int, move: str) -> None:
        self.take(self.table.thought(ticket, move, self.now))

    def crowd(self, think: Think, number: int) -> None:
        """Others keep the server busy, now more of them and now fewer."""
        for table in range(self.rng.choice((0, 1, 2, 6))):
            self.thinker.ask(think, lambda move: None, address=f"there {number % 3}", table=f"{table}")
        self.clock.call_later(self.rng.expovariate(0.7), self.crowd, think, number + 1)

    def think(self, think: Think, *, budget: int = 0) -> tuple[float, str]:
        """What a bot does, and the milliseconds that it takes."""
        match, seat = think.match, think.seat
        legal, level = match.legal(seat), think.level
        assert match.decision is not None
        if level == "meister" and not budget:
            level = "geselle"
        known = THOUGHTS.get(f"{match.decision.step} {level}")
        if known is None:
            ms = 0.5 if level != "meister" or len(legal) == 1 else self.rng.uniform(5, 320)
        else:
            ms = self.rng.choice(known["holds" if holds(match, seat) else "else"])
        over = max(0.0, ms - thinking.BUDGET)
        return min(ms, (budget or ms) + over), self.choose(match, seat)

    def choose(self, match: Match, seat: int) -> str:
        legal = match.legal(seat)
        assert match.decision is not None
        silence = match.game.silence.get(match.decision.step)
        if silence in legal and (len(legal) == 1 or self.rng.random() < LETS):
            return silence
        others = [move for move in legal if move != silence]
        return self.rng.choice([move for move in others if OPENS in move] or others)

    # Matches

    def answers(self) -> Iterator[Seen]:
        """Whatever is let pass in such windows, for ever; each match at the pace of which least was seen so far."""
        with (
            patch.object(thinking, "decide", self.think),
            patch.object(holding, "random", self.rng),
            patch.object(Updater, "tell", lambda *_: []),
        ):
            while True:
                pace = min(self.paces, key=lambda each: min(self.counted[each, True], self.counted[each, False]))
                self.do(0, commands.Settle(self.id(), pace=pace))  # type: ignore[arg-type]
                self.do(0, commands.Start(self.id()))
                while self.table.phase == "playing":
                    yield from self.decide(pace)
                self.do(0, commands.Rematch(self.id()))

    def decide(self, pace: str) -> Iterator[Seen]:
        """One decision, until it is made."""
        flow = self.table.flow
        assert flow is not None
        assert flow.decision is not None
        number, opened, decision, match = flow.number, flow.opened, flow.decision, flow.match
        seat = decision.seats[0]
        watched = decision.kind is Kind.WINDOW and decision.step == self.step and seat > 0
        if watched:
            cards = min(match.view(0)["counts"][seat], 6)
            case = (seat, pace, flow._window_since == opened, clocks.linger(match, self.length, "usual"), cards)
            seen = Seen(0, holds(match, seat), case)
        self.length = length = match.story_length
        ready = {
            asked: opened + int(self.speeds[asked](self.rng))
            for asked in decision.seats
            if asked < len(self.speeds) and asked not in flow.due
        }
        while flow.number == number and self.table.phase == "playing":
            self.next_thing(ready)
        if watched and any(note[0] == LET[self.step] for note in match.story(length)):
            self.counted[pace, seen.holds] += 1
            yield seen._replace(taken=self.now - opened)

    def next_thing(self, ready: dict[int, int]) -> None:
        """Whatever comes first: an answer, a thought, or something that the table does."""
        flow = self.table.flow
        assert flow is not None
        person = min(ready, key=ready.__getitem__, default=None)
        times = [(float(ready[person]), 0)] if person is not None else []
        times += [(START + self.clock.next * 1000, 1)] if self.clock.next is not None else []
        wake = self.table.next_wake
        times += [(wake, 2)] if wake is not None else []
        at, what = min(times)
        if what == 1:
            self.clock.go_on()
            return
        self.clock.now = max(self.clock.now, (at - START) / 1000)
        if what == 2:
            self.take(self.table.wake(self.now))
        elif person is not None:
            if not flow.match.legal(person) or flow.has_slapped(person):
                del ready[person]
                return
            self.do(person, commands.Play(self.id(), flow.number, self.choose(flow.match, person)))
            ready[person] = self.now + int(self.speeds[person](self.rng))


LET = {"answer": "steals", "doubt": "believes", "react": "lets", "propose": "proposes_nothing"}
"""The notes by which everybody sees that something was let pass."""


def watch(evening: Evening, enough: int) -> list[Seen]:
    """What there is to see of the others, until there is enough of those who hold something and of those who do not."""
    seen = []
    for each in evening.answers():
        seen.append(each)
        if min(evening.counted.values()) >= enough:
            break
    return seen
