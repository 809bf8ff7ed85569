"""Reads catalogues: files in the format of Project Fluent (`.ftl`), and what terminal, server and browser get of them.

A message becomes a *pattern*: a text, or a list of pieces that are said one after the other. A piece is

- a text, or a number;
- `["$", name]`: whatever was given under that name;
- `["@", id]`: another message;
- `["F", NAME, [pieces], {option: value}]`: what a function makes of some pieces;
- `["?", piece, {key: pattern}, key]`: a choice by the value of a piece; the last key is the usual one.

That is plain data, so that a browser can have it as JSON. `speech.py` says such patterns, and so does
`web/shared/words/speech.js`. An attribute is a message of its own: `.full` of `fault-guarded` is `fault-guarded-full`.
A comment that begins with `##` opens a chapter, by its first word. Of Fluent only the arguments of terms are left out.
"""

import re
from dataclasses import dataclass, field
from typing import Any

Piece = str | int | float | list[Any]
Pattern = str | list[Piece]

_ID = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)", re.ASCII)
_FUNCTION = re.compile(r"([A-Z][A-Z0-9_-]*)[ \n]*\(")
_REFERENCE = re.compile(r"(-?[a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?", re.ASCII)
_OPTION = re.compile(r"([a-zA-Z][\w-]*)[ \n]*:", re.ASCII)
_NUMBER = re.compile(r"-?\d+(\.\d+)?")
_STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_ESCAPE = re.compile(r'\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(["\\]))')
_BLANK = re.compile(r"[ \n]*")
_SPACES = re.compile(r" *")
_TEXT = re.compile(r"[^{}\n]+")
_BREAK = re.compile(r"((?: *\n)+)( *)")
_ATTRIBUTE = re.compile(r"\n[ \n]*\.([a-zA-Z][\w-]*) *=", re.ASCII)
_KEY = re.compile(r"[ \n]*(\*?)\[[ \n]*([a-zA-Z][\w-]*|-?\d+(?:\.\d+)?)[ \n]*\]", re.ASCII)
_JUNCTURE = re.compile(r"[ \n]*->")


class NotFluent(ValueError):
    """A catalogue is not written as it should be; the message says where."""


@dataclass
class Catalogue:
    """What a file says."""

    messages: dict[str, Pattern] = field(default_factory=dict)
    chapters: dict[str, str] = field(default_factory=dict)
    """The chapter of each message; the first has no name."""


def parse(source: str, name: str = "catalogue") -> Catalogue:
    """All messages of a file."""
    return _Reader(source.replace("\r\n", "\n"), name).read()


def functions(pattern: Any) -> set[str]:
    """The functions that a pattern uses, however deep inside."""
    if isinstance(pattern, dict):
        return functions(list(pattern.values()))
    if not isinstance(pattern, list):
        return set()
    called = pattern[:1] == ["F"] and isinstance(pattern[1], str)
    return ({pattern[1]} if called else set()).union(*map(functions, pattern))


class _Reader:
    """Goes through a source once, from the first character to the last."""

    def __init__(self, source: str, name: str) -> None:
        self.source, self.name, self.place = source, name, 0

    def read(self) -> Catalogue:
        found, chapter = Catalogue(), ""
        while self.skip(_BLANK) < len(self.source):
            self.must(self.place == 0 or self.source[self.place - 1] == "\n", "an entry begins a line")
            if self.source[self.place] == "#":
                line = self.line()
                if line.startswith("## "):
                    chapter = line.split()[1]
                continue
            for key, pattern in self.entry():
                self.must(key not in found.messages, f"there are two messages {key}")
                found.messages[key], found.chapters[key] = pattern, chapter
        return found

    def line(self) -> str:
        end = self.source.find("\n", self.place)
        begin, self.place = self.place, len(self.source) if end < 0 else end + 1
        return self.source[begin : self.place]

    def entry(self) -> list[tuple[str, Pattern]]:
        """A message with its attributes."""
        key = self.take(_ID, "a message, or a comment")[0]
        self.skip(_SPACES)
        self.expect("=")
        self.skip(_SPACES)
        value = self.pattern()
        found = [] if value is None else [(key, value)]
        while attribute := _ATTRIBUTE.match(self.source, self.place):
            self.place = self.skip(_SPACES, attribute.end())
            value = self.pattern()
            self.must(value is not None, "an attribute has words")
            found.append((f"{key}-{attribute[1]}", value or ""))
        self.must(bool(found), f"{key} has no words")
        self.skip(_SPACES)
        self.must(self.source[self.place : self.place + 1] in ("", "\n"), "expected the end of the line")
        return found

    def pattern(self) -> Pattern | None:
        """Text and placeables, up to a line that is not indented, or begins something else."""
        pieces: list[Any] = []
        while self.place < len(self.source):
            sign = self.source[self.place]
            if sign == "{":
                pieces.append([self.placeable()])
            elif sign == "\n":
                broken = _BREAK.match(self.source, self.place)
                assert broken is not None
                next_sign = self.source[broken.end() : broken.end() + 1]
                if not broken[2] or next_sign in ("", ".", "*", "[", "}"):
                    break
                pieces.append((broken[1].count("\n"), len(broken[2])))
                self.place = broken.end()
            elif sign == "}":
                break
            else:
                pieces.append(self.take(_TEXT, "text")[0])
        return _woven(pieces)

    def placeable(self) -> Piece:
        self.expect("{")
        self.skip(_BLANK)
        piece = self.expression()
        if juncture := _JUNCTURE.match(self.source, self.place):
            self.place = juncture.end()
            piece = self.choice(piece)
        self.skip(_BLANK)
        self.expect("}")
        return piece

    def choice(self, selector: Piece) -> Piece:
        forms: dict[str, Pattern] = {}
        usual = None
        while key := _KEY.match(self.source, self.place):
            self.place = self.skip(_SPACES, key.end())
            form = self.pattern()
            self.must(form is not None, "a form has words")
            self.must(key[2] not in forms, f"there are two forms {key[2]}")
            forms[key[2]] = form or ""
            if key[1]:
                self.must(usual is None, "there are two usual forms")
                usual = key[2]
        self.must(usual is not None, "one of the forms is the usual one, with *")
        return ["?", selector, forms, usual]

    def expression(self) -> Piece:
        """What stands in braces, or is given to a function."""
        sign = self.source[self.place : self.place + 1]
        if sign == "{":
            return self.placeable()
        if sign == '"':
            return _ESCAPE.sub(_unescaped, self.take(_STRING, "a text in quotes")[1])
        if sign == "$":
            return ["$", self.take(_VARIABLE, "the name of a parameter")[1]]
        if number := _NUMBER.match(self.source, self.place):
            self.place = number.end()
            return float(number[0]) if number[1] else int(number[0])
        if called := _FUNCTION.match(self.source, self.place):
            self.place = called.end()
            return self.call(called[1])
        reference = self.take(_REFERENCE, "an expression")
        self.must(self.source[self.skip(_BLANK, self.place) :][:1] != "(", "terms take no arguments here")
        return ["@", f"{reference[1]}-{reference[2]}" if reference[2] else reference[1]]

    def call(self, function: str) -> Piece:
        given: list[Piece] = []
        options: dict[str, Piece] = {}
        while True:
            self.skip(_BLANK)
            if self.source[self.place : self.place + 1] == ")":
                self.place += 1
                return ["F", function, given, options] if options else ["F", function, given]
            if option := _OPTION.match(self.source, self.place):
                self.place = self.skip(_BLANK, option.end())
                value = self.expression()
                self.must(not isinstance(value, list), "an option is a text or a number")
                options[option[1]] = value
            else:
                self.must(not options, "options come last")
                given.append(self.expression())
            self.skip(_BLANK)
            if self.source[self.place : self.place + 1] != ")":
                self.expect(",")

    def skip(self, what: re.Pattern[str], place: int | None = None) -> int:
        """The place behind something that may be there; without a place of its own the reader goes there."""
        found = what.match(self.source, self.place if place is None else place)
        assert found is not None
        if place is None:
            self.place = found.end()
        return found.end()

    def take(self, what: re.Pattern[str], called: str) -> re.Match[str]:
        found = what.match(self.source, self.place)
        if found is None:
            raise self.wrong(f"expected {called}")
        self.place = found.end()
        return found

    def expect(self, sign: str) -> None:
        self.must(self.source.startswith(sign, self.place), f"expected {sign}")
        self.place += len(sign)

    def must(self, right: bool, otherwise: str) -> None:
        if not right:
            raise self.wrong(otherwise)

    def wrong(self, what: str) -> NotFluent:
        line = self.source.count("\n", 0, self.place) + 1
        got = self.source[self.place : self.place + 20].partition("\n")[0]
        return NotFluent(f"{self.name}, line {line}: {what}, got {got!r}")


def _unescaped(found: re.Match[str]) -> str:
    return found[3] or chr(int(found[1] or found[2], 16))


def _woven(pieces: list[Any]) -> Pattern | None:
    """A pattern of text, placeables (in a list of their own) and breaks of lines (how many, and how far indented), with
    the indentation that all lines share taken away.
    """
    if not pieces:
        return None
    shared = min((each[1] for each in pieces if isinstance(each, tuple)), default=0)
    woven: list[Piece] = []
    for place, piece in enumerate(pieces):
        if isinstance(piece, list):
            woven.append(piece[0])
        elif isinstance(piece, tuple):
            woven.append("\n" * (piece[0] if place else 0) + " " * (piece[1] - shared))
        else:
            woven.append(piece if place < len(pieces) - 1 else piece.rstrip(" "))
    return _compact(woven)


def _compact(pieces: list[Piece]) -> Pattern:
    """Neighbouring texts as one, and a pattern of nothing else as that text."""
    found: list[Piece] = []
    for piece in pieces:
        if isinstance(piece, str) and found and isinstance(found[-1], str):
            found[-1] += piece
        elif piece != "":
            found.append(piece)
    if all(isinstance(piece, str) for piece in found):
        return str(found[0]) if found else ""
    return found
