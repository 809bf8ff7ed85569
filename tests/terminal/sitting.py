"""Sitting down at a terminal without a person: consoles that write to memory, and readers that type."""

import io
import re
from collections.abc import Iterable

from rich.console import Console

from stammtisch.words import say

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
ENTER = ("Enter", "Entrée", "Invio")
"""The key, as it is called in prompts that only wait for it."""


def console(width: int = 80, height: int = 24, *, colours: str | None = None, live: bool = False) -> Console:
    """A console in memory; with `live`, one that somebody seems to sit before."""
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=live or colours is not None,
        color_system=colours,  # type: ignore[arg-type]
        legacy_windows=False,
        highlight=False,
        _environ={"TERM": "xterm"},
    )


def written(screen: Console) -> str:
    """All that was printed, without colours and movements."""
    assert isinstance(screen.file, io.StringIO)
    return ANSI.sub("", screen.file.getvalue())


def said(screen: Console) -> str:
    """The same as one long line, wherever it was wrapped."""
    return " ".join(written(screen).split())


class Typist:
    """Types lines one after the other; an exception among them is raised; at the end there is no more input."""

    def __init__(self, *lines: str | BaseException) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        if isinstance(line, BaseException):
            raise line
        return line


class House(Typist):
    """Plays a whole match by what is on the screen alone: asks for a hint, and types it.

    `first` is typed before that; `most` bounds how many moves are made. It leaves at a prompt that begins with
    `enough`.
    """

    enough = "never"

    def __init__(self, screen: Console, first: Iterable[str] = (), most: int = 10_000) -> None:
        super().__init__(*first)
        self.screen = screen
        self.read = 0
        """How much of what the screen has shown was read already."""
        self.moves: list[str] = []
        self.most = most
        self.asked = False

    def __call__(self, prompt: str) -> str:
        if self.lines:
            return super().__call__(prompt)
        self.prompts.append(prompt)
        if prompt.startswith(self.enough):
            raise EOFError
        if any(key in prompt for key in ENTER):
            return ""
        if not self.asked:
            if len(self.moves) == self.most:
                raise EOFError
            self.asked = True
            return "hint"
        self.asked = False
        move = re.findall(f"{say('terminal.the_house_would')}(.*)", self.news())[-1].rstrip()
        self.moves.append(move)
        return move

    def news(self) -> str:
        """What has come to the screen since this was asked last."""
        assert isinstance(self.screen.file, io.StringIO)
        self.screen.file.seek(self.read)
        new = self.screen.file.read()  # and the next to write goes on at the end
        self.read += len(new)
        return ANSI.sub("", new)
