"""What is said to people in words, in the language of whoever reads.

Every sentence is in the catalogues (`texts/`, `words/catalogues.py`), by key: `say("terminal.round_is_over",
number=3)`. What is wrong is said by `explain`.
"""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from stammtisch.core import languages
from stammtisch.core.errors import Fault, StammtischError
from stammtisch.core.options import OTHER
from stammtisch.core.purpose import Purpose
from stammtisch.words import catalogues
from stammtisch.words.speech import Part, Speech

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.options import Described

SOURCE = languages.SOURCE
_spoken = SOURCE


def language() -> str:
    """The language that is spoken now."""
    return _spoken


@contextmanager
def speaking(tag: str) -> Iterator[None]:
    """Speak a language for a while."""
    global _spoken  # noqa: PLW0603 - one program speaks to one person
    before, _spoken = _spoken, languages.check(tag)
    try:
        yield
    finally:
        _spoken = before


def say(key: str, **values: object) -> str:
    """The words of a key, with values filled in for its parameters; the key itself if there are none."""
    return speech().text(key, values)


def known(key: str) -> bool:
    """Whether there are words for a key."""
    return key in speech()


def speech(tag: str = "") -> Speech:
    """Everything that can be said in a language; without one, in that which is spoken now."""
    return _speech(tag or _spoken, os.environ.get(languages.OWN), tuple(catalogues.FOLDERS.items()))


@cache
def _speech(tag: str, own: str | None, brought: tuple[tuple[str, Path], ...]) -> Speech:
    return Speech(tag, catalogues.messages(tag))


def own(game: str, key: str, otherwise: str, tag: str = "", **values: object) -> str:
    """What a game says under a key of its own; where its catalogues have nothing, something plain."""
    said = speech(tag)
    return said.text(f"{game}.{key}", values) if f"{game}.{key}" in said else otherwise


def about(game: "Game", tag: str = "") -> str:
    """A game in one sentence: by its catalogues, or as it declares."""
    return own(game.name, "about", game.about, tag)


def shape(game: "Game") -> str:
    """How many play a game, for how long, and from which age on, if its box says so."""
    least, most = game.players[0], game.players[-1]
    said = say("terminal.players_minutes", least=least, most=most, minutes=game.minutes)
    return said if game.from_age is None else said + say("terminal.from_age", age=game.from_age)


def prompt(game: "Game", step: str, tag: str = "") -> str:
    """What a step of a game asks; its name in plain words where nobody says it."""
    return own(game.name, f"prompt.{step}", game.prompts.get(step) or step.replace("_", " "), tag)


def prompts(game: "Game", tag: str = "") -> dict[str, str]:
    """What is asked, for each step of a game that asks."""
    said = speech(tag)
    asking = (step for step in game.steps if step in game.prompts or f"{game.name}.prompt.{step}" in said)
    return {step: prompt(game, step, tag) for step in asking}


def option_doc(option: "Described", tag: str = "") -> str:
    """What an option of a game does: at length where its catalogues say so, else as forms do, or as it declares."""
    short = own(option.home, f"option.{option.name}.doc", option.doc, tag)
    return own(option.home, f"option.{option.name}.full", short, tag)


def option_sources(option: "Described", *, called: bool = False) -> str:
    """Where what may be agreed is from: the booklet, one of its variants, left open there, or ours. Values are named
    as one types them, or as forms call them."""
    if not option.of:
        return say(f"source.{option.sources[OTHER]}")
    values: dict[str, list[str]] = {}
    for value in option.of:
        name = option_choice(option.home, option.name, value) if called else value
        values.setdefault(option.sources[value], []).append(name)
    return "; ".join(f"{', '.join(names)}{say('colon')}{say(f'source.{source}')}" for source, names in values.items())


def option_title(game: str, name: str) -> str:
    """What an option of a game is called in the middle of a sentence, else as forms do."""
    return own(game, f"option.{name}.name", own(game, f"option.{name}", name.replace("_", " ")))


def option_choice(game: str, name: str, value: str) -> str:
    """What one of the values of an option is called, as forms do."""
    return own(game, f"option.{name}.of-{value}", value)


def figure(value: float, form: str = ",") -> str:
    """A number as the language writes it: `figure(1234.5, ",.1f")`."""
    signs = {",": say("terminal.thousands"), ".": say("terminal.decimal")}
    return "".join(signs.get(sign, sign) for sign in format(value, form))


def listing(words: list[str] | tuple[str, ...], last: str = "and") -> str:
    """`one, two and three`, or `one, two or three`."""
    return speech().read_out(words, last)


def move(text: str, game: str = "") -> str:
    """A move as it is shown: as a whole where the game has a button for it, or where it has a phrase of its own;
    otherwise word for word.
    """
    button = f"{game}.button.{_NO_NAME.sub('_', text)}"
    if game and known(button):
        return say(button)
    first, *rest = text.split() or [""]
    if not rest:
        return _move(text) or text
    return _move(text) or " ".join([verb(first), *(_move(word) or word for word in rest)])


def verb(word: str) -> str:
    """How a move of several words begins: to pass a card on is not to pass, in some languages."""
    return _move(f"{word} …") or _move(word) or word


def _move(text: str) -> str:
    key = f"move.{_NO_NAME.sub('_', text)}"
    return say(key) if known(key) else ""


_NO_NAME = re.compile(r"[^a-z0-9]+")
"""What a move may have that the name of a message has not."""


# What a move is for


def purpose_parts(purpose: Purpose, game: str, given: Mapping[str, object]) -> list[Part]:
    """What a move is for as text and things, with what stands for its parameters: by the words of the game, or else of
    the house; where neither has any, by the English text that it brings, or nothing.
    """
    for key in (f"{game}.purpose.{purpose.key}", f"purpose.{purpose.key}"):
        if known(key):
            return speech().parts(key, given)
    return [purpose.text] if purpose.text else []


def purpose(found: Purpose, game: str, names: Sequence[str] = ()) -> str:
    """The same as plain text. Seats without a name are numbered, and cards are as in moves."""
    named = {name: names[seat] if seat < len(names) else f"Seat {seat}" for name, seat in found.seats.items()}
    return "".join(map(str, purpose_parts(found, game, {**found.parameters, **named})))


# What is wrong


def explain(error: StammtischError, tag: str = "") -> str:
    """What is wrong, in the language that is spoken, or in another one."""
    line = getattr(error, "line", None)
    fault = error.fault if line is None else Fault("in_line", line=line, fault=error.fault)
    return _explained(fault, speech(tag))


def in_english(fault: Fault, *, paragraph: bool = True) -> str:
    """The same of a fault alone, in English."""
    return _explained(fault, speech(SOURCE), paragraph)


def _explained(fault: Fault, speech: Speech, paragraph: bool = True) -> str:
    named = {name: _named(value, speech) for name, value in fault.parameters.items()}
    key = next((key for key in _keys(fault) if key in speech), None)
    said = _plain(fault.key, named) if key is None else speech.text(key, named)
    return f"{said} [{fault.paragraph}]" if paragraph and fault.paragraph else said


def _keys(fault: Fault) -> Iterator[str]:
    """Where the words for a fault may stand: with the game before with the house, in full before in short (for a page
    that shows the rest).
    """
    if "." in fault.key:
        yield fault.key
    for home in (f"{fault.home}.", "") if fault.home else ("",):
        for form in (".full", ""):
            yield from (f"{home}{chapter}.{fault.key}{form}" for chapter in ("refused", "fault"))


def _plain(key: str, named: dict[str, object]) -> str:
    """Where there are no words, an English text that the fault brings, or the key and what it is about have to do."""
    if "text" in named:
        return str(named["text"])
    said = key.replace("_", " ").replace(".", " ")
    return f"{said} ({', '.join(f'{name} {value}' for name, value in named.items())})" if named else said


def _named(value: object, speech: Speech) -> object:
    if isinstance(value, Fault):
        return _explained(value, speech)
    return speech.read_out(list(map(str, value)), "or") if isinstance(value, list) else value
