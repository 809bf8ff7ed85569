"""What cards are called, as the browser calls them: by the game's catalogues, or as it declares."""

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from stammtisch import words
from stammtisch.words.speech import Speech

if TYPE_CHECKING:
    from stammtisch.core.game import Game
    from stammtisch.core.options import Options

_CODE = re.compile(r"([a-z]+)-?(.*)")
_SOFT = "\N{SOFT HYPHEN}"


@dataclass(frozen=True)
class Named:
    """The names of a card."""

    short: str
    """Beside the sign of its colour: `10`, `big safe`."""
    long: str
    """With everything: `Red 10, corrupt politician`."""


def named(game: str, code: str) -> Named:
    """The names of a card in the language that is spoken; its code where the game has none for it."""
    return _named(game, code, words.language(), words.speech())


@cache
def _named(game: str, code: str, language: str, speech: Speech) -> Named:
    found = _CODE.fullmatch(code)
    facts = {"code": code, "head": found[1] if found else code, "tail": found[2] if found else ""}
    name = (speech.text(f"{game}.card", facts) if f"{game}.card" in speech else code).replace(_SOFT, "")
    forms = (f"{game}.card.{form}" for form in ("short", "long"))
    return Named(*(speech.text(form, {**facts, "name": name}) if form in speech else name for form in forms))


def effect(game: "Game", options: "Options", code: str) -> str:
    """What a card does, in a sentence; nothing where the game does not say."""
    if game.does is None:
        return ""
    key, given = game.does(code, options)
    return words.say(f"{game.name}.does.{key}", **given) if words.known(f"{game.name}.does.{key}") else ""
