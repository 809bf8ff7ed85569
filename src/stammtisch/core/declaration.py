"""What must be so before a game is let in, whoever made it. How it plays is for the conformity suite to say."""

import re
import sys
from collections.abc import Iterator
from string import Formatter
from typing import Any

from stammtisch.core import counters, forms, look
from stammtisch.core.beginning import check_players
from stammtisch.core.errors import StammtischError
from stammtisch.core.events import Told
from stammtisch.core.game import Daily, Fact, Game
from stammtisch.core.mind import Mind
from stammtisch.core.notation import Deck
from stammtisch.core.options import EITHER, SOURCES, Options
from stammtisch.core.rule import RULES
from stammtisch.core.state import SEATS, State

NAME = re.compile(r"[a-z][a-z0-9_]{1,31}")
CODE = re.compile(r"[A-Z][A-Z0-9]{0,3}")
LARGEST = 4096
"""Bytes of a packed state: thousands of them lie in memory at once."""

RULE_FIELDS = ("run", "legal", "apply", "sample")
FUNCTIONS = ("setup", *RULE_FIELDS, "say", "read", "explain", "shared", "own")
OPTIONAL = ("reckon", "purpose")
LENGTHS = ("short", "long")
TEXTS = ("title", "minutes", "unit")


def faults(game: object) -> Iterator[str]:
    """Everything that is wrong with a declaration, each in a sentence that says what was expected."""
    if not isinstance(game, Game):
        yield f"expected a Game, got {type(game).__name__}"
        return
    yield from _names(game)
    yield from _seats(game)
    yield from _kinds(game)
    if isinstance(game.steps, tuple) and all(isinstance(step, str) for step in game.steps):
        yield from _steps(game)
        yield from forms.faults(game.moves, game.steps)
    else:
        yield "steps: expected a tuple of names"
    yield from _events(game)
    yield from _drawn(game)
    yield from _lengths(game)
    yield from _daily(game)
    yield from counters.faults(game.counters)
    yield from _options(game)


def _names(game: Game) -> Iterator[str]:
    if not (isinstance(game.name, str) and NAME.fullmatch(game.name)):
        yield f"name: expected small letters, digits and underscores, such as 'mau_mau', got {game.name!r}"
    if not (isinstance(game.code, str) and CODE.fullmatch(game.code)):
        yield f"code: expected one to four capital letters, such as 'MM', got {game.code!r}"
    for name in (*TEXTS, *(("about",) if game.about else ())):
        text = getattr(game, name)
        if not (isinstance(text, str) and text.strip() and len(text) <= 400):
            yield f"{name}: expected a text of at most 400 letters, got {text!r}"
    if game.from_age is not None and not (isinstance(game.from_age, int) and 0 < game.from_age < 100):
        yield f"from_age: expected a number of years or None, got {game.from_age!r}"


def _options(game: Game) -> Iterator[str]:
    """Of each option and each value is known where it is from."""
    if not (isinstance(game.options, type) and issubclass(game.options, Options)):
        return
    for option in game.options.describe():
        values = option.of or EITHER
        if sorted(option.sources) != sorted(values):
            yield f"options, {option.name}: expected a source for each of {values!r}, got {dict(option.sources)!r}"
        for source in option.sources.values():
            if source not in SOURCES:
                yield f"options, {option.name}: expected one of the sources {SOURCES!r}, got {source!r}"


def _lengths(game: Game) -> Iterator[str]:
    """Both lengths that there may be are options of the game, and can be played."""
    for name, options in game.lengths.items():
        if name not in LENGTHS:
            yield f"lengths: expected {' or '.join(LENGTHS)}, got {name!r}"
            continue
        try:
            game.options.build(options).settled(game.players[0])
        except StammtischError as error:
            yield f"lengths, {name}: {error}"


def _daily(game: Game) -> Iterator[str]:
    """Every deal that a day may have can be played."""
    daily = game.daily
    if daily is None:
        return
    if not isinstance(daily, Daily) or not daily.players:
        yield f"daily: expected a Daily with a number of players or several, got {daily!r}"
        return
    for players in daily.players:
        for options in (daily.options, *({**daily.options, **variant} for variant in daily.variants)):
            try:
                check_players(game, players)
                game.options.build(options).settled(players)
            except StammtischError as error:
                yield f"daily, {players} players: {error}"


def _seats(game: Game) -> Iterator[str]:
    players = game.players
    if not isinstance(players, range) or not players or players.step != 1 or players[0] < 2 or players[-1] > SEATS:
        yield f"players: expected a range of 2 to {SEATS} players, got {players!r}"


def _kinds(game: Game) -> Iterator[str]:
    for name, kind in (("options", Options), ("state", State)):
        value = getattr(game, name)
        if not (isinstance(value, type) and issubclass(value, kind)):
            yield f"{name}: expected a subclass of core.{kind.__name__}, got {value!r}"
    if isinstance(game.state, type) and issubclass(game.state, State):
        if game.state.dtype().itemsize > LARGEST:
            yield f"state: expected at most {LARGEST} bytes, got {game.state.dtype().itemsize}"
        if "." not in game.state.__module__ and not hasattr(sys.modules[game.state.__module__], "__path__"):
            yield "state: expected a module in a package, for a game has a folder of its own"
    if not isinstance(game.deck, Deck) or not len(game.deck):
        yield f"deck: expected a Deck with cards, got {game.deck!r}"
    for name in FUNCTIONS:
        if not callable(getattr(game, name)):
            yield f"{name}: expected a function, got {getattr(game, name)!r}"
    for name in OPTIONAL:
        if getattr(game, name) is not None and not callable(getattr(game, name)):
            yield f"{name}: expected a function or None, got {getattr(game, name)!r}"
    rules: dict[str, Any] = {name: getattr(game, name) for name in RULE_FIELDS}
    if isinstance(game.mind, Mind):
        rules |= {f"mind.{name}": getattr(game.mind, name) for name in ("judge", "appraise", "spread")}
        if game.mind.recall is not None:
            rules["mind.recall"] = game.mind.recall
    else:
        yield f"mind: expected a Mind, got {game.mind!r}"
    if isinstance(game.counters, counters.Counters):
        rules["counters.see"] = game.counters.see
    known = set(map(id, RULES))
    for name, function in rules.items():
        if callable(function) and id(function) not in known:
            yield f"{name}: expected a rule, marked @rule, got {getattr(function, '__name__', function)!r}"


def _steps(game: Game) -> Iterator[str]:
    if not game.steps or len(set(game.steps)) != len(game.steps):
        yield f"steps: expected names that differ, got {game.steps!r}"
    for name, table in (("prompts", game.prompts), ("silence", game.silence), ("naming", game.naming)):
        for step, text in table.items():
            if step not in game.steps:
                yield f"{name}: expected a step of the game, got {step!r}"
            if not isinstance(text, str) or not text:
                yield f"{name}: expected a text for {step!r}, got {text!r}"


def _events(game: Game) -> Iterator[str]:
    for kind, told in game.events.items():
        if not isinstance(told, Told):
            yield f"events: expected a Told for {kind!r}, got {told!r}"
            continue
        named = {name for _, name, _, _ in Formatter().parse(told.text) if name}
        named |= {*told.secret, *told.known_to, *told.words, *told.more_seats}
        for name in sorted(named - {*told.parameters}):
            yield f"events: {kind!r} speaks of {name!r}: expected one of its parameters {told.parameters}"


def _drawn(game: Game) -> Iterator[str]:
    """What a table goes by that nobody has drawn."""
    for key, kind in game.facts.items():
        if not isinstance(kind, Fact):
            yield f"facts: expected a Fact for {key!r}, got {kind!r}"
    if not isinstance(game.deck, Deck) or not len(game.deck):
        return
    for card in game.fan:
        if card not in game.deck:
            yield f"fan: expected cards of the deck, such as {game.faces[0]!r}, got {card!r}"
    if game.look is not None:
        yield from look.faults(game.look, game.faces)
