"""A match: the only thing people hold. It speaks words and views, and never hands out its state."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, SupportsIndex

from stammtisch.core import agenda, chance
from stammtisch.core.agenda import Decision, Kind
from stammtisch.core.beginning import check_ages, check_names, check_players, new_state
from stammtisch.core.bits import members
from stammtisch.core.dice import new_dice
from stammtisch.core.errors import BadMove, BadSeat, Fault, IllegalMove, NotAsked, StammtischError, got
from stammtisch.core.events import Event, Story, hide, read_note, read_public
from stammtisch.core.fairness import Proof
from stammtisch.core.game import NOTHING_ASKED, Game
from stammtisch.core.notation import Move
from stammtisch.core.numbers import as_int
from stammtisch.core.options import Options
from stammtisch.core.outcome import Outcome, outcome_of
from stammtisch.core.purpose import Purpose
from stammtisch.core.reckoning import Reckoning
from stammtisch.core.scoresheet import Scoresheet
from stammtisch.core.state import State

KINDS = tuple(Kind)


@dataclass(frozen=True)
class Recollection:
    """What somebody else was seen to choose, in a world as one could imagine it then."""

    world: State
    seat: int
    choice: int


class Match:
    """One match of one game, from the first deal to the outcome."""

    def __init__(
        self,
        game: Game,
        *,
        players: int,
        options: Options | None = None,
        seed: chance.Seed = None,
        names: Sequence[str] | None = None,
        ages: Sequence[int] | None = None,
        given: Iterable[tuple[int, ...]] = (),
        proof: Proof | None = None,
    ) -> None:
        self.game = game
        """What is played."""
        players = self.players = check_players(game, players)
        """How many play."""
        self.names = check_names(names, players)
        """How the seats are called."""
        self.ages = check_ages(ages, players)
        """The seats from the eldest to the youngest."""
        self.options = (options or game.options()).settled(players)
        """What is agreed, with everything that usually holds filled in."""
        self.seed = proof.seed() if proof and seed is None else chance.read_seed(seed)
        """What all chance of the match follows from."""
        self.proof = proof
        """How the seed came about, where players had a part in it."""
        if proof is not None:
            proof.check(self.seed, players)
        self._act, run_steps = game.flow
        self._s = new_state(game, players, self.options, self.seed, self.ages)
        self._s.given = list(given)
        self._start: State
        """The position in which the round began."""
        self._since: list[tuple[int, int]]
        """Who has chosen what since then."""
        self.from_seed = not self._s.given
        """Whether all chance of this match follows from its seed; not so where cards were dealt by hand."""
        self.imaginary = False
        """Whether it goes on from a position that somebody imagined (see `imagined`)."""
        run_steps(self._s)
        self.sheet = Scoresheet().with_notes(self._s.notes)
        """One row for each round scored so far."""
        self._start, self._since = self._begun(), []

    # What is asked

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._s.ended != 0

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        return agenda.SEATS_OF[agenda.awaiting(self._s)]

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the match is over."""
        s = self._s
        if s.ended:
            return None
        top = s.depth - 1
        return _decision(self.game.steps[s.steps[top]], s.kinds[top], agenda.awaiting(s))

    def legal(self, seat: SupportsIndex) -> list[Move]:
        """Every move the seat may play now, in words."""
        seat = self._seat(seat)
        return self._legal(seat)

    def _legal(self, seat: int) -> list[Move]:
        s, say = self._s, self.game.say
        if not agenda.is_asked(s, seat):
            return []
        return [say(s, seat, choice) for choice in members(self.game.legal(s, seat))]

    # What is done

    def play(self, seat: SupportsIndex, move: Move) -> list[Event]:
        """Play a move, or several in one line where the game asks card by card (`pass g2 g12 r7`).

        Gives back what happened, as the seat may know it. A move that is refused raises and changes nothing.
        """
        return self.events(seat, self.play_quietly(seat, move))

    def play_quietly(self, seat: SupportsIndex, move: Move) -> int:
        """Play a move without being told what comes of it: `events` tells from the number given back."""
        seat = self._seat(seat)
        choices = self._verified(seat, move)
        s, say = self._s, self.game.say
        start = len(s.notes)
        for choice in choices:
            s.notes.append(("move", seat, say(s, seat, choice)))
            self._act(s, seat, choice)
            self._since.append((seat, choice))
        self.sheet = self.sheet.with_notes(s.notes[start:])
        if s.round != self._start.round:
            self._start, self._since = self._begun(), []
        return start

    def _begun(self) -> State:
        """The position that a round begins with, without the story before it."""
        start = self._s.bare()
        start.given = self._s.given and self._s.given[:]
        return start

    def why_not(self, seat: SupportsIndex, move: Move) -> StammtischError | None:
        """The reason for which a move would be refused; None if it would be accepted."""
        try:
            self._verified(self._seat(seat), move)
        except StammtischError as reason:
            return reason
        return None

    def _verified(self, seat: int, move: Move) -> list[int]:
        """The choices behind a move, all of them legal one after the other."""
        s, game = self._s, self.game
        if not agenda.is_asked(s, seat):
            raise NotAsked(self._not_asked(seat))
        choices = self._read(seat, move)
        if game.legal(s, seat) >> choices[0] & 1 == 0:
            raise self._refused(game.explain(s, seat, choices[0]))
        if len(choices) > 1:
            self._verify_rest(seat, choices)
        return choices

    def _verify_rest(self, seat: int, choices: list[int]) -> None:
        """Try a move of several choices on a copy, where a wrong one does no harm."""
        trial, step = self._s.clone(), agenda.open_step(self._s)
        for before, choice in pairwise(choices):
            self._act(trial, seat, before)
            if not agenda.is_asked(trial, seat) or agenda.open_step(trial) != step:
                raise NotAsked("too_many_cards")
            if self.game.legal(trial, seat) >> choice & 1 == 0:
                raise self._refused(self.game.explain(trial, seat, choice))

    def _refused(self, fault: Fault) -> IllegalMove:
        return IllegalMove(fault.of(self.game.name))

    def _read(self, seat: int, move: Move) -> list[int]:
        try:
            return self.game.read(self._s, seat, move)
        except BadMove as error:
            error.fault.of(self.game.name)
            raise

    def _not_asked(self, seat: int) -> Fault:
        decision = self.decision
        if decision is None:
            return Fault("match_over")
        return Fault("not_asked", seat=seat, others=[str(other) for other in decision.seats])

    def _seat(self, seat: SupportsIndex) -> int:
        """The number of a seat as a plain number, if there is such a seat."""
        number = seat if type(seat) is int else as_int(seat)
        if number is None or not 0 <= number < self.players:
            raise BadSeat("no_such_seat", seat=got(seat), last=self.players - 1)
        return number

    # What is known

    def view(self, seat: SupportsIndex | None) -> dict[str, Any]:
        """What a seat may see, or a spectator for None, as plain data ready for JSON."""
        seat = None if seat is None else self._seat(seat)
        return {
            "game": self.game.name,
            "players": self.players,
            "names": list(self.names),
            "options": self.options.as_json(),
            **_copied(self.shared_view()),
            **_copied(self.own_view(seat)),
        }

    def shared_view(self) -> dict[str, Any]:
        """The part of a view that is the same for everybody and may change with a move. What it holds is only to be
        read: it may be held elsewhere too.
        """
        s, game, outcome = self._s, self.game, self.outcome
        return {
            "round": s.round,
            "awaiting": list(self.awaiting),
            **(NOTHING_ASKED if s.ended else game.asking[s.steps[s.depth - 1]][s.kinds[s.depth - 1]]),
            "totals": s.totals[: s.players],
            "sheet": self.sheet.as_json(),
            "outcome": None if outcome is None else outcome.as_json(),
            **game.shared(s),  # it may tell another total
        }

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """The part of a view that a seat has for itself, only to be read too. It has the same keys for every seat and
        for spectators.
        """
        legal = [] if seat is None else self._legal(seat)
        return {"seat": seat, "legal": legal, **self.game.own(self._s, seat)}

    def events(self, seat: SupportsIndex | None, start: int = 0, *, everything: bool = False) -> list[Event]:
        """The story as a seat or spectator may know it, from note number `start` on; with `everything`, every secret:
        for matches that are over.
        """
        seat = None if seat is None else self._seat(seat)
        told, deck = self.game.told, self.game.deck
        events = (read_note(told, deck, raw) for raw in self._s.notes[start:])
        return [event if everything else event.seen_by(seat) for event in events if event is not None]

    def look_back(self, seat: int | None, start: int = 0) -> list[Event]:
        """The story as it may be shown again: `events` without what lies face down by now."""
        first, end = self.game.bygone(self._s)
        if first >= end or self.over:
            return self.events(seat, start)
        told, deck, notes = self.game.told, self.game.deck, self._s.notes
        places = (place for place in range(start, len(notes)) if not first <= place < end)
        events = (read_note(told, deck, notes[place]) for place in places)
        return [event.seen_by(seat) for event in events if event is not None]

    def told_to(self, seats: Sequence[int | None], start: int = 0) -> list[list[dict[str, Any]]]:
        """`events` for several who look, in one go and as plain data. Those who may know the same get the very same
        list.
        """
        told, deck, notes = self.game.told, self.game.deck, self._s.notes[start:]
        public = read_public(told, deck, notes)
        if public is not None:
            return [public] * len(seats)
        events = [event for event in (read_note(told, deck, raw) for raw in notes) if event is not None]
        return [[event.seen_by(seat).plain() for event in events] for seat in seats]

    def story(self, start: int = 0) -> list[tuple[Any, ...]]:
        """The raw notes, secrets and all, for records; people get `events`."""
        return self._s.notes[start:]

    @property
    def story_length(self) -> int:
        """How many notes the story has, to ask `events` for the new ones later."""
        return len(self._s.notes)

    def reckoning(self, number: int | None = None) -> Reckoning | None:
        """What the points of a round are made of, of the last one scored if none is named. None if that round has not
        been scored, or if there is nothing to explain in this game.
        """
        rows, notes, reckon = self.sheet, self._s.notes, self.game.reckon
        if reckon is None or not rows:
            return None
        place = next((at for at in range(len(rows) - 1, -1, -1) if rows[at].round == (number or rows[-1].round)), None)
        if place is None:
            return None
        end = len(notes)
        for _ in range(len(rows) - place):  # from the end: nearly always it is the last round that is asked for
            end = _before(notes, end, "scores")
        start = _before(notes, end, "scores") + 1
        story = Story(self.game.told, self.game.deck, notes[start:end])
        return Reckoning(rows[place], tuple(reckon(self._s, story)))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it runs."""
        return outcome_of(self._s, low_wins=self.game.low_wins)

    @property
    def worth(self) -> Mapping[str, int]:
        """What cards count as this table plays, by name: points when they are taken, or held at the end of a round.
        Cards that count nothing are left out.
        """
        found = {} if self.game.worth is None else self.game.worth(self._s)
        return {card: points for card, points in found.items() if points}

    # Other worlds

    def clone(self, *, seed: chance.Seed = None) -> "Match":
        """Another match that stands where this one does, with the same story, and goes its own way from here. With a
        seed, all chance still to come is drawn anew from that.
        """
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._s = self._s.clone()
        twin._since = self._since[:]
        if seed is not None:
            twin.seed, twin.from_seed, twin.proof = chance.read_seed(seed), False, None
            chance.set_seed(twin._s, twin.seed)
            twin._s.given = None
            twin._start, twin._since = twin._s.clone(), []
        return twin

    def bare(self) -> "Match":
        """The same without the story so far: all that bots need to think about it, for whoever keeps many of them."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._s = self._s.bare()
        twin._since = self._since[:]
        return twin

    def imagined(self, seat: SupportsIndex, *, seed: chance.Seed = None) -> "Match":
        """A match as the seat may imagine this one: a random world that fits everything the seat knows, with the story
        as it was told it, and chance of its own. It can be looked at from all sides and played on, for a search of
        one's own; nothing in it comes from what the seat does not know. It has no record.
        """
        seat = self._seat(seat)
        world = self.imagine(seat, seed=seed)
        told = self.game.told
        world.notes = [known for raw in self._s.notes if (known := hide(told, raw, seat)) is not None]
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._s = world
        twin.seed, twin.from_seed, twin.proof, twin.imaginary = chance.seed_of(world), False, None, True
        twin._start, twin._since = world.clone(), []
        return twin

    def imagine(self, seat: SupportsIndex, *, seed: chance.Seed = None) -> State:
        """A random world that fits everything the seat knows, with chance of its own. Bots think in these."""
        seat = self._seat(seat)
        base = chance.derive_seed(chance.read_seed(seed), "imagine")
        world = self._s.bare()
        chance.set_seed(world, base)
        self.game.sample(world, seat, new_dice(chance.derive_seed(base, "dice")))
        return world

    def purpose(self, seat: SupportsIndex, move: Move) -> Purpose | None:
        """What a legal move of a seat is for, as far as its game can say; of several cards, what the first is for."""
        return self.purposes(seat, [move])[0]

    def purposes(self, seat: SupportsIndex, moves: Sequence[Move]) -> list[Purpose | None]:
        """The same of several moves. They are looked at in a world that fits what the seat knows, so that nothing else
        can be told.
        """
        seat = self._seat(seat)
        choices = [self._verified(seat, move)[0] for move in moves]
        if self.game.purpose is None or not moves:
            return [None] * len(choices)
        world = self.imagine(seat, seed=0)
        return [self.game.purpose(world, seat, choice) for choice in choices]

    def recollect(self, seat: SupportsIndex, *, most: int, seed: chance.Seed = None) -> list[Recollection]:
        """The last decisions of other seats in this round that everybody could see, at most so many, each in a world
        that fits what the seat knew at that time.
        """
        seat = self._seat(seat)
        base, game = chance.read_seed(seed), self.game
        secret = game.mind.secret
        position, seen = self._start.clone(), []
        position.notes = []
        for actor, choice in self._since:
            top = position.depth - 1
            if actor != seat and position.kinds[top] != Kind.SEALED and position.steps[top] not in secret:
                seen.append((position.clone(), actor, choice))
            self._act(position, actor, choice)
        past = []
        for number, (world, actor, choice) in enumerate(seen[-most:]):
            fresh = chance.derive_seed(base, "recollect", number)
            world.notes, world.given = [], None
            chance.set_seed(world, fresh)
            game.sample(world, seat, new_dice(fresh))
            past.append(Recollection(world, actor, choice))
        return past

    def retrace(self) -> Iterator[tuple["Match", int]]:
        """The match again from its beginning, move by move; with each, where its part of the story begins."""
        self._check_whole()
        story = self._s.notes
        again = Match(
            self.game,
            players=self.players,
            options=self.options,
            seed=self.seed,
            names=self.names,
            ages=self.ages,
            given=[tuple(values) for kind, *values in story if kind in ("shuffle", "pick")],
        )
        yield again, 0
        for kind, *values in story:
            if kind == "move":
                yield again, again.play_quietly(*values)

    def record(self) -> str:
        """The whole match as a record, one JSON object per line (docs/records.md). It holds every secret."""
        self._check_whole()
        from stammtisch.core import record

        return record.write(self)

    def _check_whole(self) -> None:
        if self.imaginary:
            raise StammtischError("imagined_match")

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_act"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._act, _ = self.game.flow

    def __repr__(self) -> str:
        state = str(self.outcome) if self.over else f"round {self._s.round}, awaiting {self.awaiting}"
        return f"<Match {self.game.name} with {self.players} players: {state}>"


@lru_cache(maxsize=1024)  # there are few, and one is looked up with every move
def _decision(step: str, kind: int, seats: int) -> Decision:
    return Decision(step, KINDS[kind], agenda.SEATS_OF[seats])


def _before(notes: Sequence[tuple[Any, ...]], end: int, kind: str) -> int:
    """Where the last note of a kind before a place stands; -1 if there is none."""
    place = end - 1
    while place >= 0 and notes[place][0] != kind:
        place -= 1
    return place


def _copied(data: Any) -> Any:
    """Plain data, independent of where it came from."""
    if isinstance(data, dict):
        return {key: _copied(value) for key, value in data.items()}
    return [_copied(value) for value in data] if isinstance(data, list) else data
