"""A match: the only thing people hold. It speaks words and views, and never hands out its state."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any
from unicodedata import category

from stammtisch.core import agenda, chance
from stammtisch.core.agenda import Decision, Kind
from stammtisch.core.bits import members
from stammtisch.core.dice import new_dice
from stammtisch.core.errors import BadMove, BadPlayers, BadSeat, Fault, IllegalMove, NotAsked, StammtischError, got
from stammtisch.core.events import Event, tell
from stammtisch.core.fairness import Proof
from stammtisch.core.game import Game
from stammtisch.core.notation import Move
from stammtisch.core.options import Options
from stammtisch.core.outcome import Outcome, Reason, rank
from stammtisch.core.scoresheet import Scoresheet
from stammtisch.core.state import State

KINDS = tuple(Kind)
KIND_WORDS = tuple(kind.name.lower() for kind in Kind)


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
        check_players(game, players)
        self.players = players
        self.names = _names(names, players)
        """How the seats are called."""
        self.ages = _ages(ages, players)
        """The seats from the eldest to the youngest."""
        self.options = (options or game.options()).settled(players)
        self.seed = proof.seed() if proof and seed is None else chance.read_seed(seed)
        self.proof = proof
        """How the seed came about, where players had a part in it."""
        if proof is not None:
            proof.check(self.seed, players)
        self._sheet = 0, Scoresheet()
        """How far the story has been read for the score sheet, and what was found."""
        self._act, settle = game.flow
        self._s = new_state(game, players, self.options, self.seed, self.ages)
        self._s.given = list(given)
        self._start: State
        """The position in which the round began."""
        self._since: list[tuple[int, int]]
        """Who has chosen what since then."""
        self.from_seed = not self._s.given
        """Whether all chance of this match follows from its seed; not so where cards were dealt by hand."""
        settle(self._s)
        self._start, self._since = self._s.clone(), []

    # What is asked

    @property
    def over(self) -> bool:
        return self._s.ended != 0

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that may act now; none when the match is over."""
        return tuple(members(agenda.awaiting(self._s)))

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the match is over."""
        if self.over:
            return None
        top = self._s.depth - 1
        return Decision(self.game.steps[self._s.steps[top]], KINDS[self._s.kinds[top]], self.awaiting)

    def legal(self, seat: int) -> list[Move]:
        """Every move the seat may make now, in words."""
        self._check_seat(seat)
        return self._legal(seat)

    def _legal(self, seat: int) -> list[Move]:
        say, s = self.game.say, self._s
        if not agenda.is_asked(s, seat):
            return []
        return [say(s, seat, choice) for choice in members(self.game.legal(s, seat))]

    # What is done

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make a move, or several in one line where the game asks card by card (`pass g2 g12 r7`).

        Gives back what happened, as the seat may know it. A move that is refused raises and changes nothing.
        """
        return self.events(seat, self.make(seat, move))

    def make(self, seat: int, move: Move) -> int:
        """Make a move, like `play`, without being told what comes of it: `events` tells from the number given back."""
        choices = self._verified(seat, move)
        s, start = self._s, len(self._s.notes)
        for choice in choices:
            s.notes.append(("move", seat, self.game.say(s, seat, choice)))
            self._act(s, seat, choice)
            self._since.append((seat, choice))
        if s.round != self._start.round:
            self._start, self._since = s.clone(), []
        return start

    def why_not(self, seat: int, move: Move) -> StammtischError | None:
        """The reason for which a move would be refused; None if it would be accepted."""
        try:
            self._verified(seat, move)
        except StammtischError as reason:
            return reason
        return None

    def _verified(self, seat: int, move: Move) -> list[int]:
        """The choices behind a move, all of them legal one after the other."""
        self._check_seat(seat)
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

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.players:
            raise BadSeat("no_such_seat", seat=got(seat), last=self.players - 1)

    # What is known

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see, or a spectator for None, as plain data ready for JSON."""
        if seat is not None:
            self._check_seat(seat)
        return {
            "game": self.game.name,
            "players": self.players,
            "names": list(self.names),
            "options": self.options.as_json(),
            **self.shared_view(),
            **self.own_view(seat),
        }

    def shared_view(self) -> dict[str, Any]:
        """The part of a view that is the same for everybody and may change with a move."""
        s, outcome = self._s, self.outcome
        top = s.depth - 1
        return {
            "round": s.round,
            "step": self.game.steps[s.steps[top]] if not s.ended else None,
            "kind": KIND_WORDS[s.kinds[top]] if not s.ended else None,
            "awaiting": list(self.awaiting),
            "silence": self.game.silence.get(self.game.steps[s.steps[top]]) if not s.ended else None,
            "totals": s.totals[: self.players],
            **self.game.shared(s),
            "sheet": self.sheet.as_json(),
            "outcome": outcome.as_json() if outcome else None,
        }

    def own_view(self, seat: int | None) -> dict[str, Any]:
        """The part of a view that a seat has for itself. It has the same keys for every seat and for spectators."""
        return {"seat": seat, "legal": [] if seat is None else self._legal(seat), **self.game.own(self._s, seat)}

    def events(self, seat: int | None, start: int = 0, *, everything: bool = False) -> list[Event]:
        """The story as a seat or spectator may know it, from note number `start` on; with `everything`, every secret:
        for matches that are over.
        """
        told, deck = self.game.told, self.game.deck
        events = (tell(told, deck, raw) for raw in self._s.notes[start:])
        return [event if everything else event.seen_by(seat) for event in events if event is not None]

    def events_for(self, seats: Sequence[int | None], start: int = 0) -> list[list[Event]]:
        """`events` for several who look, in one go. Those who may know the same get the very same list."""
        told, deck = self.game.told, self.game.deck
        events = [event for event in (tell(told, deck, raw) for raw in self._s.notes[start:]) if event is not None]
        if not any(event.secret for event in events):
            return [events] * len(seats)
        return [[event.seen_by(seat) for event in events] for seat in seats]

    def story(self, start: int = 0) -> list[tuple[Any, ...]]:
        """The raw notes, secrets and all, for records; people get `events`."""
        return self._s.notes[start:]

    @property
    def story_length(self) -> int:
        """How many notes the story has, to ask `events` for the new ones later."""
        return len(self._s.notes)

    @property
    def sheet(self) -> Scoresheet:
        """One row for each round scored so far."""
        read, rows = self._sheet
        notes = self._s.notes
        if read < len(notes):  # only what is new: a view is asked for after every move
            rows = Scoresheet((*rows, *Scoresheet.read(notes[read:])))
            self._sheet = len(notes), rows
        return rows

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it runs."""
        if not self.over:
            return None
        return rank(Reason(self._s.ended), self._s.totals[: self.players], low_wins=self.game.low_wins)

    # Other worlds

    def clone(self, *, seed: chance.Seed = None) -> "Match":
        """An equal, independent match. With a seed, all chance still to come is drawn anew from that."""
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

    def imagine(self, seat: int, *, seed: chance.Seed = None) -> State:
        """A random world that fits everything the seat knows, with chance of its own. Bots think in these."""
        self._check_seat(seat)
        base = chance.derive_seed(chance.read_seed(seed), "imagine")
        world = self._s.clone()
        world.notes, world.given = [], None
        chance.set_seed(world, base)
        self.game.sample(world, seat, new_dice(chance.derive_seed(base, "dice")))
        return world

    def recollect(self, seat: int, *, most: int, seed: chance.Seed = None) -> list[Recollection]:
        """The last decisions of other seats in this round that everybody could see, at most so many, each in a world
        that fits what the seat knew at that time.
        """
        self._check_seat(seat)
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
                yield again, again.make(*values)

    def record(self) -> str:
        """The whole match as a record, one JSON object per line (docs/records.md). It holds every secret."""
        from stammtisch.core import record

        return record.write(self)

    def __repr__(self) -> str:
        state = str(self.outcome) if self.over else f"round {self._s.round}, awaiting {self.awaiting}"
        return f"<Match {self.game.name} with {self.players} players: {state}>"


def new_state(game: Game, players: int, options: Options, seed: bytes, ages: Sequence[int]) -> State:
    """A state before the first step has run."""
    s = game.state()
    s.players = players
    for rank_, seat in enumerate(ages):
        s.ages[seat] = rank_
    chance.set_seed(s, seed)
    game.setup(s, options)
    return s


def check_players(game: Game, players: object) -> None:
    """Raise unless the game is played by that many."""
    if not isinstance(players, int) or isinstance(players, bool) or players not in game.players:
        least, most = game.players[0], game.players[-1]
        raise BadPlayers("wrong_players", game=game.title, least=least, most=most, got=got(players))


def _names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"Seat {seat}" for seat in range(players))
    names = tuple(names) if not isinstance(names, str) else (names,)
    if len(names) != players or not all(map(_is_name, names)):
        raise BadPlayers("wrong_names", players=players, got=got(names))
    return names


def _is_name(name: object) -> bool:
    """Something to call a seat by; control characters and lone surrogates would upset screens and files."""
    if not isinstance(name, str) or not name.strip() or len(name) > 40:
        return False
    return not any(category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in name)


def _ages(ages: Sequence[int] | None, players: int) -> tuple[int, ...]:
    if ages is None:
        return tuple(range(players))
    if any(isinstance(seat, bool) or not isinstance(seat, int) for seat in ages) or sorted(ages) != list(
        range(players)
    ):
        raise BadPlayers("wrong_ages", last=players - 1, got=got(ages))
    return tuple(ages)
