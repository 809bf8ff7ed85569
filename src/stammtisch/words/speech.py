"""Says what catalogues have: a message and what was given for its parameters become text, or parts to be drawn.

Parts are text and the things that were passed in (people, cards). The functions that sentences may use are part of the
format, the same here and in the browser (`web/shared/words/speech.js`, held together by a test):

- `ROLE($seat)`: `reader` for the one who reads, else `other`
- `KNOWN($card)`: `yes` if something was given, else `no`
- `SAME($seat, $receiver)`: `yes` if both are the same, else `no`
- `BEGINS($name, "[aeiou]")`, `ENDS($name, "s")`: `yes` if the name does, whatever its case, else `no`
- `ELIDE("de ", "d’", $name)`: the name with what stands before it: the second text where the name begins as the
  message `elided` says, or the option `before`; else the first
- `CAPITAL($text)`, `LOWER($text)`: with a first letter of that kind
- `SIGNED($points)`: a number with its sign
- `LIST($names)`: one after the other, the last two joined as the message `list-and` says (`LIST($names, type: "or")`:
  `list-or`)

Where a sentence lacks something that was not given, nothing is said in its place.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.words.fluent import Pattern, Piece


@dataclass(frozen=True)
class Thing:
    """Somebody or something in a sentence: how it is called, and what it is for whoever draws it."""

    name: str
    reader: bool = False
    """Whether it is the one who reads."""
    what: Any = None

    def __str__(self) -> str:
        return self.name


Part = str | Thing


def name_of(key: str) -> str:
    """The name of a message: keys are written with dots in code, with hyphens in catalogues."""
    return key.replace(".", "-")


class Speech:
    """The messages of one language."""

    def __init__(self, language: str, messages: Mapping[str, Pattern]) -> None:
        self.language, self.messages = language, messages

    def __contains__(self, key: str) -> bool:
        return name_of(key) in self.messages

    def text(self, key: str, given: Mapping[str, Any] | None = None) -> str:
        """A message as plain text; the key itself where there is none."""
        return "".join(map(str, self.parts(key, given)))

    def parts(self, key: str, given: Mapping[str, Any] | None = None) -> list[Part]:
        """A message as text and things."""
        pattern = self.messages.get(name_of(key))
        return [key] if pattern is None else self._said(pattern, given or {})

    def read_out(self, things: Sequence[Any], type_: str = "and") -> str:
        """Things as one reads them out."""
        return "".join(map(str, self.listed(things, type_)))

    def listed(self, things: Sequence[Any], type_: str) -> list[Part]:
        """The same as parts; the type says how the last two are joined."""
        if len(things) < 2:
            return _joined(list(things))
        *others, last = things
        first = [others[0], *(part for each in others[1:] for part in (self.parts("list.comma"), each))]
        return self.parts(f"list.{type_}", {"first": _joined(_flat(first)), "last": last, "count": len(things)})

    def _said(self, pattern: Pattern, given: Mapping[str, Any]) -> list[Part]:
        return _joined([pattern] if isinstance(pattern, str) else [self._value(piece, given) for piece in pattern])

    def _value(self, piece: Piece, given: Mapping[str, Any]) -> Any:
        if not isinstance(piece, list):
            return piece
        kind, first, *rest = piece
        if kind == "$":
            return given.get(first)
        if kind == "@":
            return self._said(self.messages.get(first, ""), given)
        if kind == "?":
            forms, usual = rest
            return self._said(forms[self._form(self._value(first, given), forms, usual)], given)
        values = [self._value(each, given) for each in rest[0]]
        return FUNCTIONS[first](self, values, rest[1] if len(rest) > 1 else {})

    def _form(self, value: Any, forms: Mapping[str, Pattern], usual: str) -> str:
        """The form for a value: exactly that, else by its number, else the usual one."""
        text = shown(value).replace("−", "-")  # catalogues have -1 as it is typed
        if text in forms:
            return text
        if isinstance(value, int | float) and not isinstance(value, bool):
            category = plural(self.language, value)
            return category if category in forms else usual
        return usual


def _joined(values: Sequence[Any]) -> list[Part]:
    """Values as parts, with neighbouring texts as one."""
    parts: list[Part] = []
    for value in values:
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Thing):
                parts.append(part)
            elif parts and isinstance(parts[-1], str):
                parts[-1] += shown(part)
            elif text := shown(part):
                parts.append(text)
    return parts


def shown(value: Any) -> str:
    """A value as it is read: a number below zero has a real minus."""
    if value is None:
        return ""
    if isinstance(value, list | tuple):
        return "".join(map(shown, value))
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return str(value).replace("-", "−", 1) if isinstance(value, int | float) and value < 0 else str(value)


def plural(language: str, number: float) -> str:
    """Which form goes with a number, by the categories of CLDR; a language we do not know counts as English does."""
    size = abs(number)
    if language == "fr":
        if size and size % 1_000_000 == 0:
            return "many"
        return "one" if size < 2 else "other"
    if language == "it" and size and size % 1_000_000 == 0:
        return "many"
    return "one" if size == 1 else "other"


def _answer(right: bool) -> str:
    return "yes" if right else "no"


def _role(_: Speech, values: list[Any], __: Mapping[str, Any]) -> str:
    return "reader" if getattr(values[0], "reader", False) else "other"


def _known(_: Speech, values: list[Any], __: Mapping[str, Any]) -> str:
    return _answer(shown(values[0]) != "")


def _same(_: Speech, values: list[Any], __: Mapping[str, Any]) -> str:
    return _answer(values[0] == values[1])


def _begins(_: Speech, values: list[Any], __: Mapping[str, Any]) -> str:
    return _answer(re.match(values[1], shown(values[0]), re.IGNORECASE) is not None)


def _ends(_: Speech, values: list[Any], __: Mapping[str, Any]) -> str:
    return _answer(re.search(f"(?:{values[1]})$", shown(values[0]), re.IGNORECASE) is not None)


def _elide(speech: Speech, values: list[Any], options: Mapping[str, Any]) -> list[Part]:
    plain, joined, thing = values
    beginning = options.get("before") or speech.text("elided")
    return _joined([joined if re.match(beginning, shown(thing), re.IGNORECASE) else plain, thing])


def _first(change: Callable[[str], str]) -> Callable[[Speech, list[Any], Mapping[str, Any]], list[Part]]:
    """What changes the first letter of something."""

    def changed(_: Speech, values: list[Any], __: Mapping[str, Any]) -> list[Part]:
        parts = _joined(values)
        if parts and isinstance(parts[0], str):
            parts[0] = change(parts[0][0]) + parts[0][1:]
        return parts

    return changed


def _signed(_: Speech, values: list[Any], __: Mapping[str, Any]) -> str:
    number = shown(values[0]).replace("-", "−")
    return number if number.startswith("−") or not number.strip("0.") else f"+{number}"


def _list(speech: Speech, values: list[Any], options: Mapping[str, Any]) -> list[Part]:
    things = values[0] if isinstance(values[0], list | tuple) else [values[0]]
    return speech.listed(things, options.get("type", "and"))


def _flat(values: Sequence[Any]) -> list[Any]:
    return [part for value in values for part in (value if isinstance(value, list) else [value])]


FUNCTIONS: Mapping[str, Callable[[Speech, list[Any], Mapping[str, Any]], Any]] = {
    "ROLE": _role,
    "KNOWN": _known,
    "SAME": _same,
    "BEGINS": _begins,
    "ENDS": _ends,
    "ELIDE": _elide,
    "CAPITAL": _first(str.upper),
    "LOWER": _first(str.lower),
    "SIGNED": _signed,
    "LIST": _list,
}
