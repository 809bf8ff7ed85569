"""What the command line and the terminal say, in the language of whoever reads.

Sentences are in the catalogues (`texts/`, `words/catalogues.py`), by key: `say("terminal.round_is_over", number=3)`.
What games and errors say for themselves still stands in the code in English, and `words/de` has it by that very text.
"""

import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from stammtisch.core import languages
from stammtisch.core.errors import Fault, StammtischError, either
from stammtisch.words import catalogues
from stammtisch.words.speech import Speech

_spoken = languages.SOURCE


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


def speech() -> Speech:
    """Everything that can be said in the language that is spoken now."""
    return _speech(_spoken, os.environ.get(languages.OWN), tuple(catalogues.FOLDERS.items()))


@cache
def _speech(tag: str, own: str | None, brought: tuple[tuple[str, Path], ...]) -> Speech:
    return Speech(tag, catalogues.messages(tag))


def own(game: str, key: str, declared: str) -> str:
    """What a game says under a key of its own; where its catalogues have nothing, what it declares in English."""
    return say(f"{game}.{key}") if known(f"{game}.{key}") else declared


def option_doc(game: str, name: str, declared: str) -> str:
    """What an option of a game does: at length where its catalogues say so, else as forms do."""
    return own(game, f"option.{name}.full", own(game, f"option.{name}.doc", declared))


def option_title(game: str, name: str) -> str:
    """What an option of a game is called in the middle of a sentence, else as forms do."""
    return own(game, f"option.{name}.name", own(game, f"option.{name}", name.replace("_", " ")))


def phrase(text: str, **values: object) -> str:
    """The words for an English text, with values filled in for the names in braces."""
    said = catalogue(_spoken).get(text, text)
    return _before_names(said, values).format(**values) if values else said


def before(text: str, name: str) -> str:
    """The words before a name, as the language wants them there: "la carte de", but "la carte d’Ada"."""
    return elision(_spoken)(text, name)


def _before_names(said: str, values: Mapping[str, object]) -> str:
    """A text whose words fit the names that will follow them. What does not begin with a capital letter is no name."""
    parts = re.split(r"(\{\w+\})", said)
    for place in range(1, len(parts), 2):
        name = values.get(parts[place][1:-1])
        if isinstance(name, str) and name[:1].isupper():
            parts[place - 1] = before(parts[place - 1], name)
    return "".join(parts)


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
    return _move(text) or " ".join(_move(word) or word for word in text.split())


def _move(text: str) -> str:
    key = f"move.{_NO_NAME.sub('_', text)}"
    return say(key) if known(key) else ""


_NO_NAME = re.compile(r"[^a-z0-9]+")
"""What a move may have that the name of a message has not."""


def explain(error: StammtischError) -> str:
    """What is wrong, in the language that is spoken."""
    line = getattr(error, "line", None)
    said = _fault(error.fault)
    return said if line is None else say("terminal.line", line=line, fault=said)


def _fault(fault: Fault) -> str:
    """A game's refusal of a move goes by its key, whatever else is wrong by the text that it was made from."""
    paragraph = fault.parameters.get("paragraph")
    known = catalogue(_spoken).get(fault.text)
    if paragraph is not None:
        known = reasons(_spoken).get(fault.parameters["game"], {}).get(fault.key)
    if known is None:
        return reword(str(fault))
    said = known.format(**{name: _named(value) for name, value in fault.parameters.items()})
    return said if paragraph is None else f"{said} [{paragraph}]"


def _named(value: object) -> object:
    if isinstance(value, Fault):
        return _fault(value)
    return either(value, say("terminal.or")) if isinstance(value, list) else value


def reword(message: str) -> str:
    """The words for an English message that was put together elsewhere, recognised by the text it was made from."""
    if _spoken == languages.SOURCE:
        return message
    for pattern, text in _patterns():
        found = pattern.fullmatch(message)
        if found:
            return phrase(text).format(**{name: _part(name, part) for name, part in found.groupdict().items()})
    return message


def _part(name: str, text: str) -> str:
    """What stood for a name: messages may hold others, and lists of what else was expected."""
    return text.replace(" or ", say("terminal.or")) if name.startswith("either") else reword(text)


def catalogue(tag: str) -> Mapping[str, str]:
    """What games and errors say, by the English text."""
    words: Mapping[str, str] = _brought(tag, "WORDS", {})
    return words


def reasons(tag: str) -> Mapping[str, Mapping[str, str]]:
    """Why moves are refused, by game and key."""
    words: Mapping[str, Mapping[str, str]] = _brought(tag, "REASONS", {})
    return words


def elision(tag: str) -> Callable[[str, str], str]:
    """What a language does to the words before a name; most do nothing."""
    change: Callable[[str, str], str] = _brought(tag, "before", lambda text, _: text)
    return change


def _brought(tag: str, name: str, otherwise: Any) -> Any:
    """What a language has besides its catalogue; one that has nothing says these things in English."""
    return getattr(_module(tag), name, otherwise)


@cache
def _module(tag: str) -> ModuleType | None:
    name = f"stammtisch.words.{tag}"
    return import_module(name) if find_spec(name) else None


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    from stammtisch.words.elsewhere import MESSAGES

    return [(pattern_of(text), text) for text in MESSAGES]


def pattern_of(text: str) -> re.Pattern[str]:
    """What recognises a message that was made from a text: anything may stand for a name in braces."""
    parts = re.split(r"\{(\w+)\}", text)
    named = (f"(?P<{part}>.*?)" if place % 2 else re.escape(part) for place, part in enumerate(parts))
    return re.compile("".join(named), re.DOTALL)
