"""What may be agreed before a match: one frozen dataclass per game.

What each option does is said by the game's catalogues (`option-NAME`, with `.doc` and `.full`). A game without any
declares it here, as `doc`: one English sentence.
"""

import dataclasses
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Self

from stammtisch.core.errors import BadOption, Fault, got, near
from stammtisch.core.numbers import as_int

BOOKLET, VARIANT, OPEN, OURS = SOURCES = ("booklet", "variant", "open", "ours")
"""Where a value is from: it is the booklet's rule, or printed there as a variant; the booklet leaves it open, or says
it in two ways; or it is ours.
"""
HOUSE = "house"
"""What an option belongs to where all that may be agreed instead of the usual is ours; else it is the booklet's."""
EITHER = USUAL, OTHER = "usual", "other"
"""How the sources of an option without named values are kept: of its default, and of everything else."""

Source = str | Mapping[str, str]
"""Where the values of an option are from. A word says it of all but the default, which is the booklet's then; a mapping
says it of each value by name, or of `usual` and `other`.
"""


def whole(
    doc: str = "",
    *,
    default: int | None,
    least: int,
    most: int | None = None,
    source: Source = OPEN,
    needs: str | None = None,
) -> Any:
    """An option that is a whole number."""
    return _option(doc, "whole", default, source, least=least, most=most, needs=needs)


def variant(doc: str = "", *, source: Source = VARIANT) -> Any:
    """A variant of the game, off unless agreed."""
    return _option(doc, "variant", False, source)


def choice(
    doc: str = "",
    *,
    default: str,
    of: tuple[str, ...],
    source: Source = OPEN,
    needs: str | None = None,
) -> Any:
    """An option with a few named values."""
    return _option(doc, "choice", default, source, of=of, needs=needs)


def table(
    doc: str = "",
    *,
    check: Callable[[Any], Fault | None],
    source: Source = OPEN,
    needs: str | None = None,
) -> Any:
    """An option that is a table of data, such as the composition of a deck; None stands for the usual one.

    `check` gets the table as read from JSON and says what is wrong with it, or None.
    """
    return _option(doc, "table", None, source, wrong_with=check, needs=needs)


def _option(doc: str, kind: str, default: Any, source: Source, **more: Any) -> Any:
    if isinstance(source, str):
        usual, values = (default, more["of"]) if kind == "choice" else (USUAL, EITHER)
        source = {value: BOOKLET if value == usual else source for value in values}
    return dataclasses.field(default=default, metadata={"doc": doc, "kind": kind, "sources": source, **more})


@dataclass(frozen=True)
class Described:
    """One option, as forms, help texts and docs show it."""

    name: str
    kind: str
    """`whole`, `variant`, `choice` or `table`."""
    doc: str
    """What it does, where a game declares that."""
    default: Any
    of: tuple[str, ...] = ()
    least: int = 0
    most: int | None = None
    """For whole numbers: the largest, if there is one."""
    sources: Mapping[str, str] = dataclasses.field(default_factory=dict)
    """Where each of its named values is from, or `usual` and `other`: one of `SOURCES`."""
    needs: str | None = None
    """The variant without which it means nothing, or `option=value` of another option."""
    wrong_with: Callable[[Any], Fault | None] | None = None
    """For tables: what is wrong with a value, or None."""
    home: str = ""
    """The game whose option it is."""

    @property
    def group(self) -> str:
        """`booklet` or `house`."""
        usual = str(self.default) if self.of else USUAL
        others = {source for value, source in self.sources.items() if value != usual}
        return HOUSE if others == {OURS} else BOOKLET

    def check(self, value: object) -> None:
        """Raise unless the value is one this option can have."""
        if value is None and self.default is None:
            return
        fault = self._fault(value) if self.wrong_with is None else self.wrong_with(value)
        if fault:
            raise BadOption(Fault("wrong_value", option=self.name, fault=fault).of(self.home))

    def _fault(self, value: object) -> Fault | None:
        if self.kind == "whole":
            return self._wrong_number(value)
        if self.kind == "variant":
            return None if isinstance(value, bool) else Fault("truth_expected", got=got(value))
        if isinstance(value, str) and value in self.of:
            return None
        return Fault("choice_expected", of=list(map(repr, self.of)), got=got(value))

    def _wrong_number(self, value: object) -> Fault | None:
        number = as_int(value)
        if number is not None and number >= self.least and (self.most is None or number <= self.most):
            return None
        if self.most is not None:
            return Fault("number_expected", least=self.least, most=self.most, got=got(value))
        return Fault("whole_expected", least=self.least, got=got(value))


@dataclass(frozen=True)
class Options:
    """The options of a game. Subclasses declare them with `whole`, `variant`, `choice` and `table`."""

    home: ClassVar[str] = ""
    """The game whose options they are; it says so itself."""

    def __post_init__(self) -> None:
        for each in self.describe():
            value = getattr(self, each.name)
            each.check(value)
            if each.kind == "whole" and value is not None:
                object.__setattr__(self, each.name, as_int(value))

    @classmethod
    def describe(cls) -> list[Described]:
        """All options of the game, in order."""
        return [
            Described(f.name, default=f.default, home=cls.home, **f.metadata)
            for f in dataclasses.fields(cls)
            if "kind" in f.metadata
        ]

    @classmethod
    def variants(cls) -> list[str]:
        """The names of the variants of the game."""
        return [each.name for each in cls.describe() if each.kind == "variant"]

    @classmethod
    def build(cls, given: Mapping[str, Any], variants: Iterable[str] = ()) -> Self:
        """Options from what somebody asked for, every part of it checked."""
        known = [each.name for each in cls.describe()]
        for name in given:
            if name not in known:
                raise BadOption("no_such_option", option=str(name), known=known, **near(name, known))
        chosen = dict(given)
        if isinstance(variants, str):
            raise BadOption("list_of_variants", got=variants)
        for name in variants:
            if name not in cls.variants():
                known = cls.variants()
                raise BadOption("no_such_variant", option=str(name), known=known, **near(name, known))
            if chosen.get(name, True) is not True:
                raise BadOption("on_and_off", option=name)
            chosen[name] = True
        return cls(**chosen)

    def check(self, players: int) -> None:
        """Raise if what is agreed does not go together, or means nothing, with so many players. A game that has more to
        say of that says it here, after this.
        """
        values = {each.name: getattr(self, each.name) for each in self.describe()}
        for each in self.describe():
            if each.needs and values[each.name] != each.default and not holds(each.needs, values):
                raise BadOption("needs_variant", option=each.name, variant=each.needs.partition("=")[0])

    def check_cards(self, option: str, cards: int, least: int = 1) -> None:
        """Raise if something is agreed that is about cards of which the deck has fewer than it takes."""
        if cards < least and option in self.changed():
            raise BadOption("needs_cards", option=option, least=least, got=cards)

    def usual(self, players: int) -> Mapping[str, Any]:
        """What options come to with so many players of which nothing was said, where that depends on their number."""
        return {}

    def settled(self, players: int, rounds: int | None = None) -> Self:
        """The same options as a match of so many plays by: checked together, and with nothing left to say. Where
        matches are stopped after so many `rounds`, what means nothing in these is refused as well.
        """
        self.check(players)
        if rounds:
            self._check_stopped(players, rounds)
        open_ones = {name: value for name, value in self.usual(players).items() if getattr(self, name) is None}
        return dataclasses.replace(self, **open_ones) if open_ones else self

    def _check_stopped(self, players: int, rounds: int) -> None:
        """Raise if something means nothing in the rounds after which matches are stopped."""
        own = getattr(self, "rounds", None)
        if own is None or 0 < own <= rounds:
            return
        stopped: dict[str, Any] = {"rounds": rounds}  # an option of some games only
        try:
            dataclasses.replace(self, **stopped).check(players)
        except BadOption as error:  # anything else is about the option `rounds`, which nobody asked to change
            if error.fault.key == "too_few_rounds":
                option, least = error.fault.parameters["option"], error.fault.parameters["least"]
                raise BadOption("stopped_too_soon", option=option, least=least, rounds=rounds) from None

    def as_json(self) -> dict[str, Any]:
        """Every option and its value."""
        return dataclasses.asdict(self)

    def changed(self) -> dict[str, Any]:
        """The options that differ from the defaults, for headings and summaries."""
        return {
            each.name: getattr(self, each.name) for each in self.describe() if getattr(self, each.name) != each.default
        }


def holds(needs: str, chosen: Mapping[str, Any]) -> bool:
    """Whether what an option needs is among what was chosen: a variant, or a value of another option."""
    name, _, value = needs.partition("=")
    return chosen[name] == value if value else bool(chosen[name])


def read_table(text: str) -> Any:
    """A table of data as somebody gave it: as JSON, as the name of a JSON file, or as a word for a table."""
    if text.lstrip()[:1] in ("{", "["):
        written = text
    elif text.endswith(".json"):
        try:
            written = Path(text).read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BadOption("cannot_be_read", file=text, reason=reason) from None
    else:
        return text
    try:
        return json.loads(written)
    except (ValueError, RecursionError) as error:
        raise BadOption("table_not_json", reason=str(error)) from None
