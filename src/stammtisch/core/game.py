"""What a game hands to the kit: its state, its rules and its words."""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import cached_property
from pathlib import Path
from typing import Any

from stammtisch.core.agenda import RUNS, Kind, drop
from stammtisch.core.counters import Counters
from stammtisch.core.dice import Dice
from stammtisch.core.errors import Fault
from stammtisch.core.events import Story, Told
from stammtisch.core.languages import SOURCE
from stammtisch.core.layout import Observation
from stammtisch.core.look import Look
from stammtisch.core.mind import Mind, Policy, make_policy
from stammtisch.core.notation import Deck, Move
from stammtisch.core.options import Options
from stammtisch.core.outcome import EVENTS
from stammtisch.core.purpose import Purpose
from stammtisch.core.reckoning import Share
from stammtisch.core.rule import rule
from stammtisch.core.rulebook import Rulebook, find
from stammtisch.core.state import State

Act = Callable[[Any, int, int], None]
RunSteps = Callable[[Any], None]


class Fact(Enum):
    """What a part of a view is, for a screen of text and for a table that nobody has drawn. Any may be None: then there
    is nothing to show.
    """

    FLAG = auto()
    """Yes or no."""
    NUMBER = auto()
    WORD = auto()
    STEPS = auto()
    """A list of parts, each said by the message `shown-KEY-step` from what it holds."""
    SEAT = auto()
    CARD = auto()
    """An open card in the middle: the top of a pile."""
    CARDS = auto()
    """Open cards in the middle."""
    AUCTION = auto()
    """`target`, whose card is sold; `bidder` and `bid`, if there is one."""
    PILE = auto()
    """How many cards lie face down in a pile."""
    PLAYED = auto()
    """Cards that lie before whoever played them: a list of `seat` and `card`."""
    OPEN = auto()
    """For each seat, the cards that lie open before it."""
    NUMBERS = auto()
    """A number for each seat."""


NOTHING_ASKED: dict[str, Any] = {"step": None, "kind": None, "silence": None, "verb": None}
"""What a view says of the open decision when there is none."""


@dataclass(frozen=True)
class Lesson:
    """A first round with the same cards for everybody, chosen so that much happens."""

    players: int
    deal: int
    """Which deal of many."""


@dataclass(frozen=True)
class Daily:
    """What a deal of the day is: a match that is soon over, now and then with a variant. Which players, seat, cards and
    variant a date has follows from the date alone.
    """

    players: tuple[int, ...]
    """How many sit there: one of these."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """What makes it short: one round, or a few."""
    variants: tuple[Mapping[str, Any], ...] = ()
    """Options of which some days have one set besides."""


def _no_extras(players: range) -> Mapping[str, Any]:
    return {}


def _nothing_bygone(s: Any) -> tuple[int, int]:
    return 0, 0


def _no_sayings(options: Mapping[str, Any]) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True, eq=False)
class Game:
    """A game, as the kit sees it. Functions called rules run in both worlds."""

    name: str
    """In code, on the command line and in records: small letters and underscores."""
    title: str
    """As printed on the box."""
    minutes: str
    """How long a match takes at a real table."""
    code: str
    """How its paragraphs are numbered: `BS` for BS-1, BS-2 …"""
    players: range
    low_wins: bool
    """Whether the lowest total wins."""

    options: type[Options]
    state: type[State]
    deck: Deck
    steps: tuple[str, ...]
    """The names of its steps, by number."""
    events: Mapping[str, Told]
    """What its rules note, and how that is told."""

    setup: Callable[[Any, Any], None]
    """Write the options into a new state and put the first steps on the agenda. Plain world only."""
    run: Callable[[Any, int], None]
    """Rule: carry out a step that runs by itself."""
    legal: Callable[[Any, int], int]
    """Rule: the choices open to a seat that is asked, as a mask. `Match` asks for no other."""
    apply: Act
    """Rule: a seat makes a legal choice."""
    sample: Callable[[Any, int, Dice], None]
    """Rule: replace everything the seat cannot know by a random world that fits what it does know."""
    mind: Mind
    """What its bots go by."""

    say: Callable[[Any, int, int], Move]
    """The words of a choice."""
    read: Callable[[Any, int, Move], list[int]]
    """The choices behind words; several where a move names several cards."""
    explain: Callable[[Any, int, int], Fault]
    """Why a choice is not legal, with the paragraph that forbids it."""
    shared: Callable[[Any], dict[str, Any]]
    """What everybody may see beyond what every game shows; `counts`, how many cards each seat holds, is among it."""
    own: Callable[[Any, int | None], dict[str, Any]]
    """What one seat may see besides, under the same keys for every seat and for a spectator; `hand`, the names of the
    cards it holds, is among it.
    """

    bygone: Callable[[Any], tuple[int, int]] = _nothing_bygone
    """Where in the story of a match stands what was open to all but may not be looked at again now: from which note to
    before which. Whoever shows the story again leaves it out.
    """
    reckon: Callable[[Any, Story], Sequence[Share]] | None = None
    """What the points of a round are made of for each seat, read off what everybody was told of it; None where there is
    nothing to explain.
    """
    purpose: Callable[[Any, int, int], Purpose | None] | None = None
    """`purpose(s, seat, choice)`: what a legal choice of a seat that is asked is for, true of the position and found
    from what the seat knows; None where there is nothing to say.
    """
    worth: Callable[[Any], Mapping[str, int]] | None = None
    """What cards count, by name, as this table plays; those that count nothing may be left out. None where cards do not
    count.
    """
    observation: Observation | None = None
    """How programs that learn observe it; None if they cannot."""
    does: Callable[[str, Any], tuple[str, dict[str, Any]]] | None = None
    """`does(card, options)`: what a card does, as a key below `does` in its catalogues, and parameters."""
    silence: Mapping[str, Move] = field(default_factory=dict)
    """For each step that opens a window or a race, and others where it can be said: the move that stands for saying
    nothing.
    """

    naming: Mapping[str, str] = field(default_factory=dict)
    """For each step at which a card of one's hand is played: the word before its name, `play` in `play r10`. Clients
    ask with it why a card cannot be played.
    """

    def view(self, s: Any, seat: int | None) -> dict[str, Any]:
        """What one seat, or a spectator, may see beyond what every game shows."""
        return {**self.shared(s), **self.own(s, seat)}

    about: str = ""
    """For a game without catalogues, which have it as `about`: one English sentence for people who do not know it."""
    prompts: Mapping[str, str] = field(default_factory=dict)
    """The same of what is asked, `prompt-STEP` in catalogues: a sentence for each step that asks."""
    unit: str = "points"
    """What a total counts."""
    linger: Mapping[str, int] = field(default_factory=dict)
    """For events that should be seen before a bot goes on: how long, in milliseconds at the usual pace."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """The parts of its view that a screen of text shows in a line, and a plain table in its middle or at its seats, in
    that order, and what they are.
    """
    moves: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each step that asks, what its moves look like: `play {card}`, `rob {seat}` (`core/forms.py`). A step that is
    not named goes by the convention.
    """
    look: Look | None = None
    """How its cards look where it brings no drawings."""
    lesson: Lesson | None = None
    """The first round of somebody who learns it, if it has one."""
    daily: Daily | None = None
    """What its deal of the day is, if it has one."""
    extras: Callable[[range], Mapping[str, Any]] = _no_extras
    """What a form needs to know for options that are tables, given how many may play."""
    sayings: Callable[[Mapping[str, Any]], Mapping[str, str]] = _no_sayings
    """Options that are rules of their own, in words."""
    races: bool = False
    """Whether it has races: then everybody needs a device of their own."""
    ages: bool = False
    """Whether it matters who is older."""
    from_age: int | None = None
    """From how many years on its box recommends it, if that is known."""
    lengths: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """Options that make a match `short` or `long`, where its usual length is not the only one."""
    counters: Counters = field(default_factory=Counters)
    """What is counted by those who study it."""
    fan: tuple[str, ...] = ()
    """Three cards that stand for it."""
    borrows: tuple[str, ...] = ()
    """Packages whose folder `client` is served too, because its own uses them."""

    def __post_init__(self) -> None:
        if isinstance(self.options, type) and issubclass(self.options, Options):  # a stranger may declare anything
            self.options.home = self.name  # whatever is wrong with one is said in its words

    @cached_property
    def folder(self) -> Path:
        """Where all of it lies: the package that its state is written in."""
        return Path(str(sys.modules[self.state.__module__].__file__)).resolve().parent

    def book(self, language: str = SOURCE) -> Rulebook:
        """Its rulebook, in English where it is not translated."""
        return find(self.folder / "book", language)

    @cached_property
    def examples(self) -> dict[str, Path]:
        """The worked examples of its booklet, as records by name. Its catalogues say `example-NAME-STEP` after so many
        moves.
        """
        return {path.stem: path for path in sorted((self.folder / "examples").glob("*.jsonl"))}

    @cached_property
    def faces(self) -> tuple[str, ...]:
        """Every distinct card, in the order in which people hold them: that of the deck."""
        return tuple(dict.fromkeys(self.deck.name(card) for card in range(len(self.deck))))

    @cached_property
    def asking(self) -> list[list[dict[str, Any]]]:
        """What every view says of an open decision, by step and kind."""
        silence, naming = self.silence, self.naming
        return [
            [
                {"step": step, "kind": kind.name.lower(), "silence": silence.get(step), "verb": naming.get(step)}
                for kind in Kind
            ]
            for step in self.steps
        ]

    @cached_property
    def told(self) -> dict[str, Told]:
        return {**EVENTS, **self.events}

    @cached_property
    def flow(self) -> tuple[Act, RunSteps]:
        """`act`, a choice and all that follows from it by itself, and `run_steps`, only what follows. Rules both."""
        return make_flow(self.run, self.apply)

    @cached_property
    def policy(self) -> Policy:
        """`policy(s, seat, temperature, dice)`: a choice for a seat, from what it may know. A rule."""
        return make_policy(self.legal, self.mind.judge)


def make_flow(run: Callable[[Any, int], None], apply: Act) -> tuple[Act, RunSteps]:
    """Close over a game's rules; one flow serves every game."""

    @rule
    def run_steps(s: Any) -> None:
        while s.depth > 0 and s.kinds[s.depth - 1] == RUNS:
            run(s, drop(s))

    @rule
    def act(s: Any, seat: int, choice: int) -> None:
        apply(s, seat, choice)
        while s.depth > 0 and s.kinds[s.depth - 1] == RUNS:  # run_steps, without a call more per decision
            run(s, drop(s))

    return act, run_steps
