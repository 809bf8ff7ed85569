"""Printing: for people at a terminal, and for files and pipes."""

import os
import time
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from stammtisch.words.wrapping import keep_together

keep_together()

READABLE = 100
"""Longer lines of prose are hard to read."""


def show(parts: Iterable[RenderableType], *, width: int | None = None, paged: bool = False, pause: float = 0) -> None:
    """Print one part after the other, with pauses if asked for; long texts, in a terminal, with a pager."""
    console = Console(highlight=False)
    if width is not None:
        console.width = min(console.width, width)
    if paged and console.is_terminal:
        os.environ.setdefault("LESS", "-FRX")  # leave at once if it fits the screen, show colours, leave the text there
        with console.pager(styles=console.color_system is not None):
            console.print(*parts, sep="\n")
        return
    for part in parts:
        if console.is_terminal:
            console.print(part)
        else:
            with console.capture() as printed:
                console.print(part)
            print("\n".join(line.rstrip() for line in printed.get().splitlines()))  # no filling for files and pipes
        if pause:
            time.sleep(pause)


def complain(message: str) -> None:
    """One red line, not wrapped: it may be read by a program."""
    Console(stderr=True, highlight=False).print(Text(message, "red"), soft_wrap=True)


def inform(message: str) -> None:
    """Something to know while waiting."""
    Console(stderr=True, highlight=False).print(Text(message), soft_wrap=True)


def progress() -> Progress:
    """A bar for whoever watches; nothing at all where nobody does."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
