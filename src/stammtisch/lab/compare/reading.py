"""Settings and sweeps as people write them: `wrong_doubt=pays, fence` and `limit=25,50,100`."""

from collections.abc import Iterator
from typing import Any

from stammtisch.core.errors import BadOption, near
from stammtisch.core.game import Game
from stammtisch.core.options import Described, Options, read_table
from stammtisch.lab.compare.study import MOST_SETTINGS

OPENING, CLOSING = "{[", "}]"
TRUE, FALSE = ("true", "on", "yes"), ("false", "off", "no")


def read_setting(game: Game, text: str) -> Options:
    """Options, with commas between: `NAME=VALUE`, or only the name of a variant. Nothing is the booklet."""
    chosen: dict[str, Any] = {}
    for part in filter(None, map(str.strip, _parts(text))):
        name, equals, value = (each.strip() for each in part.partition("="))
        option = _option(game, name)
        if option.name in chosen:
            raise BadOption("lab.named_twice", option=option.name)
        if not equals and option.kind != "variant":
            raise BadOption("lab.value_missing", option=option.name)
        chosen[option.name] = _value(option, value) if equals else True
    return game.options.build(chosen)


def read_sweep(game: Game, text: str, base: Options) -> tuple[str, list[Options]]:
    """One option and its values, with commas between: all else as in `base`."""
    name, equals, values = (each.strip() for each in text.partition("="))
    option = _option(game, name)
    given = [each.strip() for each in values.split(",")] if equals else []
    if option.kind == "table":
        raise BadOption("lab.no_tables", option=option.name)
    if not 2 <= len(given) <= MOST_SETTINGS or not all(given):
        raise BadOption("lab.sweep_values", option=option.name, least=2, most=MOST_SETTINGS)
    settings = []
    for value in given:
        agreed = {**base.changed(), option.name: _value(option, value)}
        settings.append(game.options.build(agreed))
    return option.name, settings


def _parts(text: str) -> Iterator[str]:
    """What stands between commas; those inside of tables belong to them."""
    depth, begun = 0, 0
    for place, sign in enumerate(text):
        if sign in OPENING:
            depth += 1
        elif sign in CLOSING:
            depth -= 1
        elif sign == "," and depth <= 0:
            yield text[begun:place]
            begun = place + 1
    yield text[begun:]


def _option(game: Game, name: str) -> Described:
    known = {each.name: each for each in game.options.describe()}
    found = known.get(name.replace("-", "_"))
    if found is None:
        raise BadOption("no_such_option", option=name, known=list(known), **near(name, list(known)))
    return found


def _value(option: Described, text: str) -> Any:
    """A value as it is meant; what cannot be one is refused by the option itself."""
    value: Any = text
    if option.kind == "whole" and text.isascii() and text.removeprefix("-").isdigit() and len(text) <= 18:
        value = int(text)
    elif option.kind == "variant":
        value = True if text.lower() in TRUE else False if text.lower() in FALSE else text
    elif option.kind == "table":
        value = read_table(text)
    option.check(value)
    return value
