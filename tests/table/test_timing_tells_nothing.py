"""How long somebody takes in a window says nothing about whether they have a choice, at every pace, person or bot.

People here have speeds of their own and answer only where they can do something; the table passes for them where they
cannot. One of them is a spy who answers everything at once. What the spy sees is measured: the area under the ROC curve
of "it took so long" for "had a choice", 0.5 where it is no better than a coin.
"""

import heapq
import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from stammtisch.core.agenda import Kind
from stammtisch.table import Effects, Table, clocks, commands
from stammtisch.table.frames import Teller

START = 1_700_000_000_000
Speed = Callable[[random.Random], float]


def SPY(rng: random.Random) -> float:  # noqa: N802 - one of the speeds below
    return 5


SPEEDS: dict[str, Speed] = {
    "quick": lambda rng: rng.uniform(400, 1100),
    "usual": lambda rng: rng.lognormvariate(7.3, 0.4),
    "slow": lambda rng: rng.uniform(2000, 6000),
}
WINDOWS = {"klaumau": "answer", "halt_mal_kurz": "react"}
"""The windows in which not everybody has a choice."""
MOST = 0.55
CROOKS = {f"{colour}{motif}": count for colour in "rygb" for motif, count in (("-crook", 12), ("1", 4), ("-trade", 2))}
STOPS = {
    f"{kind}-{letter}": count for letter in "kpa" for kind, count in (("halt", 6), ("kapitalismus", 10), ("liste", 2))
}
OPTIONS = {"klaumau": {"deck": CROOKS | {"police": 30}}, "halt_mal_kurz": {"deck": STOPS}}
"""Decks in which much is stolen and the police is often there, and in which much can be stopped: a window every few
moves, and about as many answers with a choice as without.
"""
OPENS = "crook"
"""What is played whenever it can be, for windows follow."""


class Seen(NamedTuple):
    """What everybody at the table could see of an answer, and whether there was a choice behind it."""

    seat: int
    taken: int
    choice: bool
    pace: str = ""
    case: tuple[object, ...] = ()
    """What else anybody can see and what time may depend on: whose turn it is to be asked, what happened."""


def area(seen: list[Seen]) -> float:
    """How well time tells those with a choice from those without."""
    order = sorted(seen, key=lambda each: each.taken)
    ranks, place = 0.0, 0
    while place < len(order):
        ties = place
        while ties < len(order) and order[ties].taken == order[place].taken:
            ties += 1
        ranks += (place + 1 + ties) / 2 * sum(each.choice for each in order[place:ties])
        place = ties
    yes = sum(each.choice for each in seen)
    return (ranks - yes * (yes + 1) / 2) / (yes * (len(seen) - yes))


def told(seen: list[Seen]) -> float:
    """The same within each case, on average: what all can see anyway is no secret."""
    cases: dict[tuple[object, ...], list[Seen]] = {}
    for each in seen:
        cases.setdefault((each.seat, each.pace, *each.case), []).append(each)
    whole = [case for case in cases.values() if 0 < sum(each.choice for each in case) < len(case)]
    weights = [1 / (1 / (yes := sum(s.choice for s in case)) + 1 / (len(case) - yes)) for case in whole]
    mean = sum(weight * area(case) for weight, case in zip(weights, whole, strict=True)) / sum(weights)
    return max(mean, 1 - mean)


class Evening:
    """One match after the other, in a time of its own; people answer when they like, bots when they can."""

    def __init__(self, game: str, speeds: list[Speed], *, bots: int = 0, queue: Speed = lambda rng: 1) -> None:
        self.rng, self.now, self.ids, self.speeds = random.Random(game), START, 0, speeds
        self.length, self.queue, self.thoughts = 0, queue, list[tuple[int, int, str]]()
        self.counted = {(pace, choice): 0 for pace in clocks.PACES for choice in (True, False)}
        """How many answers were seen at each pace, with a choice and without."""
        seats = (commands.Place("me"), *[commands.Place("open")] * (len(speeds) - 1))
        seats += (commands.Place("bot", "meister"),) * bots
        secret = self.rng.randbytes(32).hex()
        opened = commands.Open("k7m4fqx2", game, "P0", secret, len(seats), OPTIONS[game], seats)
        self.table, _ = Table.open(opened, "key 0", self.now)
        for number in range(len(speeds)):
            self.take(self.table.connect(f"key {number}", self.now))
            if number:
                self.do(number, commands.Sit(self.id(), f"P{number}", number))

    def id(self) -> str:
        self.ids += 1
        return f"c{self.ids}"

    def do(self, number: int, command: commands.ByPeople) -> None:
        self.take(self.table.apply(f"key {number}", command, self.now))

    def take(self, effects: Effects) -> None:
        """Bots think: they wait for a free head, and search if there is something to search for."""
        for think in effects.thoughts:
            legal = think.match.legal(think.seat)
            ready = self.now + int(self.queue(self.rng)) + (self.rng.randint(298, 310) if len(legal) > 1 else 1)
            heapq.heappush(self.thoughts, (ready, think.ticket, self.choose(legal)))

    def choose(self, legal: list[str]) -> str:
        return self.rng.choice([move for move in legal if OPENS in move] or legal)

    def windows(self, step: str) -> Iterator[Seen]:
        """Whatever happens in such windows, for ever; each match at the pace of which least was seen so far."""
        while True:
            pace, _ = min(self.counted, key=self.counted.__getitem__)
            self.do(0, commands.Settle(self.id(), pace=pace))  # type: ignore[arg-type]
            self.do(0, commands.Start(self.id()))
            while self.table.phase == "playing":
                yield from self.decide(step)
            self.do(0, commands.Rematch(self.id()))

    def decide(self, step: str) -> Iterator[Seen]:
        """One decision, until it is made."""
        flow = self.table.flow
        assert flow is not None
        assert flow.decision is not None
        number, opened, decision = flow.number, flow.opened, flow.decision
        seat = decision.seats[0]
        first = flow._window_since == opened
        case = (first, clocks.linger(flow.match, self.length, "usual"))
        told = Seen(seat, 0, len(flow.match.legal(seat)) > 1, self.table.agreed.pace, case)
        self.length = flow.match.story_length
        ready = {
            asked: opened + int(self.speeds[asked](self.rng))
            for asked in decision.seats
            if asked < len(self.speeds) and asked not in flow.due
        }
        while flow.number == number and self.table.phase == "playing":
            self.next_thing(ready)
        if decision.kind is Kind.WINDOW and decision.step == step:
            yield told._replace(taken=self.now - opened)

    def next_thing(self, ready: dict[int, int]) -> None:
        """Whatever comes first: an answer, a thought, or something that the table does."""
        flow = self.table.flow
        assert flow is not None
        person = min(ready, key=ready.__getitem__, default=None)
        times = [(ready[person], 0)] if person is not None else []
        times += [(self.thoughts[0][0], 1)] if self.thoughts else []
        wake = self.table.next_wake
        times += [(wake, 2)] if wake is not None else []
        at, what = min(times)
        self.now = max(self.now, at)
        if what == 2:
            self.take(self.table.wake(self.now))
        elif what == 1:
            _, ticket, move = heapq.heappop(self.thoughts)
            self.take(self.table.thought(ticket, move, self.now))
        elif person is not None:
            legal = flow.match.legal(person)
            if not legal or flow.has_slapped(person):
                del ready[person]
                return
            self.do(person, commands.Play(self.id(), flow.number, self.choose(legal)))
            ready[person] = self.now + int(self.speeds[person](self.rng))


def watch(evening: Evening, step: str, enough: int) -> dict[int, list[Seen]]:
    """What there is to see of each seat but the spy's, until at each pace there is enough with a choice and without."""
    seats = range(1, evening.table.agreed.players)
    seen: dict[int, list[Seen]] = {seat: [] for seat in seats}
    for each in evening.windows(step):
        if each.seat in seen:
            seen[each.seat].append(each)
            evening.counted[each.pace, each.choice] += 1
        if min(evening.counted.values()) >= enough:
            break
    return seen


def test_the_measure():
    assert told([Seen(1, n, n > 5) for n in range(10)]) == 1
    assert told([Seen(1, 7, n > 5) for n in range(10)]) == 0.5
    assert told([Seen(n, n, n > 5) for n in range(10)] + [Seen(n, n, n < 5) for n in range(10)]) == 0.5
    rng = random.Random(1)
    assert told([Seen(1, rng.randrange(1000), rng.random() < 0.2) for _ in range(5000)]) < 0.52


@pytest.fixture(autouse=True)
def nobody_is_told(monkeypatch):
    """Saying what happened takes a third of the time here, and no time at the table."""
    monkeypatch.setattr(Teller, "tell", lambda *_: [])


def check(evening: Evening, game: str, enough: int) -> None:
    seen = [each for every in watch(evening, WINDOWS[game], enough).values() for each in every]
    assert told(seen) <= MOST
    for pace in clocks.PACES:
        assert told([each for each in seen if each.pace == pace]) <= MOST, pace


@pytest.mark.parametrize(("game", "enough"), [("klaumau", 600), ("halt_mal_kurz", 300)])
def test_nobody_can_tell_from_a_persons_time_whether_they_had_a_choice(game, enough):
    check(Evening(game, [SPY, *SPEEDS.values()]), game, enough)


@pytest.mark.parametrize(
    ("game", "enough", "wait"), [("klaumau", 450, 1), ("halt_mal_kurz", 450, 1), ("klaumau", 600, 1500)]
)
def test_nobody_can_tell_from_a_bots_time_whether_it_had_a_choice(game, enough, wait):
    """Meister searches for 0.3 s where it has a choice; now and then all heads are busy, and it has to wait."""
    check(Evening(game, [SPY], bots=3, queue=lambda rng: rng.uniform(0, wait)), game, enough)


def test_a_spy_has_no_say_in_how_long_others_take():
    """However many answers of their own they give at once, and however quick: nobody passes quicker than a person."""
    seen = watch(Evening("klaumau", [SPY, *SPEEDS.values()]), "answer", 15)
    for seat, least in ((1, 350), (2, 400), (3, 1000)):
        assert min(each.taken for each in seen[seat] if not each.choice) >= least
