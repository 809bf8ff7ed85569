"""What a message says: the parameters that it uses, and how it reads with some of them."""

from collections.abc import Iterator, Mapping
from typing import Any

from stammtisch.words.fluent import Pattern
from stammtisch.words.speech import Speech, Thing

USUAL: dict[str, Any] = {
    **{"n": 2, "of": 3, "name": "Tobi", "names": "Ada & Tobi", "card": "7", "rank": "7", "colour": "red"},
    **{"sign": "rock", "game": "Zehn", "round": 2, "from": 3, "to": 6, "worth": 26, "chips": 2, "points": 5},
    **{"number": 4, "turns": 2, "total": 9, "pot": 4, "line": 3, "reason": "…", "missing": 2, "got": 3, "one": "Ada"},
    **{"two": "Emma", "list": "Ada 3, Tobi 5", "what": "Joker", "left": 4, "other": "Rote 7", "fewer": 1},
    **{"limit": 100, "day": "1. 1. 2026", "least": 2, "most": 4, "before": 100, "after": 50, "steps": "hex hex"},
    **{"code": "k7", "head": "k", "tail": "7", "count": 2, "first": "Ada", "last": "Tobi", "cards": "7, 8"},
}
SEATS = {"seat": 0, "giver": 1, "receiver": 2, "dealer": 0, "target": 1, "active": 0, "who": 0}

SETS: list[dict[str, Any]] = [
    {},
    {
        **{"n": 1, "name": "Ada", "receiver": "Ada", "chips": 1, "points": 1, "number": 1, "turns": 1, "total": 1},
        **{"pot": 1, "missing": 1, "got": 1},
    },
    {"n": 0, "name": "Chris", "card": "8 (+10)", "chips": 0, "points": -1, "sign": "paper", "rank": "0"},
    {"n": 7, "name": "Emma", "card": "0", "points": 0, "number": 12, "sign": "scissors", "colour": "green"},
    {"n": 12, "name": "Otto", "card": "joker", "colour": "blue", "sign": "well"},
    {"n": 3, "name": "Heinz", "card": "1", "colour": "yellow"},
    {"n": 5, "name": "Ilse", "card": "10", "colour": "black"},
]
"""What differs from the usual: names and numbers before which words change."""

RULES = [
    {"who": who, "what": what, "count": count}
    for what in ("draw", "throw", "lose", "pay", "miss", "gain")
    for who in ("self", "left", "right", "chosen", "others", "everyone", "most_cards", "leaders")
    for count in (1, 3, *(("half", "all") if what in ("throw", "lose", "pay") else ()))
]
"""The steps of a bomb."""


def pieces(pattern: Any) -> Iterator[list[Any]]:
    """All pieces in a pattern that are not text, however deep."""
    if isinstance(pattern, Mapping):
        for form in pattern.values():
            yield from pieces(form)
    elif isinstance(pattern, list):
        if pattern and pattern[0] in ("$", "@", "F", "?"):
            yield pattern
            pattern = pattern[1:]
        for piece in pattern:
            yield from pieces(piece)


def references(pattern: Pattern) -> set[str]:
    """The messages that a message is made of."""
    return {piece[1] for piece in pieces(pattern) if piece[0] == "@"}


def written(pattern: Pattern) -> str:
    """The words that stand in a message itself, in all its forms."""
    if isinstance(pattern, str):
        return pattern
    forms = (form for piece in pattern if isinstance(piece, list) and piece[0] == "?" for form in piece[2].values())
    return "".join([*(piece for piece in pattern if isinstance(piece, str)), *map(written, forms)])


def parameters(pattern: Pattern, messages: Mapping[str, Pattern]) -> set[str]:
    """The names that a message uses, itself or by others."""
    own = {piece[1] for piece in pieces(pattern) if piece[0] == "$"}
    return own.union(*(parameters(messages[key], messages) for key in references(pattern)))


def optional(pattern: Pattern, messages: Mapping[str, Pattern]) -> set[str]:
    """The names that a message can do without: it asks whether they are known."""
    asked = [piece[2][0] for piece in pieces(pattern) if piece[0] == "F" and piece[1] == "KNOWN"]
    own = {piece[1] for piece in asked if piece[0] == "$"}
    return own.union(*(optional(messages[key], messages) for key in references(pattern)))


def givens(speech: Speech, key: str) -> list[dict[str, Any]]:
    """Parameters for a message: names and numbers of all kinds, for all readers, with and without what may lack."""
    used, unsure = (look(speech.messages[key], speech.messages) for look in (parameters, optional))
    readers = (None, 0, 1, 2) if used & {*SEATS} else (None,)
    return [
        {name: value(name, given, reader) for name in known}
        for given in (RULES if key.endswith("step_says") else SETS if used else [{}])
        for reader in readers
        for known in {frozenset(used), frozenset(used - unsure)}
    ]


def samples(speech: Speech, key: str) -> list[str]:
    """How a message reads with them."""
    return sorted({speech.text(key, given) for given in givens(speech, key)})


def value(name: str, given: Mapping[str, Any], reader: int | None) -> Any:
    if name in given:
        return given[name]
    if name in SEATS:
        return Thing(("Ada", "Tobi", "Emma")[SEATS[name]], SEATS[name] == reader, SEATS[name])
    return USUAL.get(name, "2")  # reads as a number, and as a word
