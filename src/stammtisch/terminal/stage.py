"""The only place that prints, reads and waits.

In a live terminal the screen is redrawn in place and bots take their time. With piped input everything is printed one
after the other, nothing is cleared, nobody waits, and what was read is repeated so that the transcript can be read.
"""

import sys
import time
from collections.abc import Callable, Iterable

from rich.console import Console, Group, RenderableType
from rich.text import Text

from stammtisch.terminal import keyboard
from stammtisch.terminal.look import Look

ReadLine = Callable[[str], str]
"""Reads a line after showing a prompt; raises EOFError when there is no more."""

PROMPT = " > "


class Stage:
    def __init__(
        self, console: Console | None = None, read_line: ReadLine | None = None, pace: float | None = None
    ) -> None:
        self.console = console or Console(highlight=False)
        self.live = self.console.is_terminal and (read_line is not None or keyboard.is_there())
        """Whether somebody sits before a screen."""
        self._at_keyboard = self.live and read_line is None
        self._read = read_line or (keyboard.read_line if self.live else self._piped)
        self.pace = (1.0 if pace is None else max(0.0, pace)) if self.live else 0.0
        """How long pauses are, with 1 as the usual measure and 0 for none."""
        for stream in (sys.stdin, self.console.file):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")  # a stray byte or a poor code page is no reason to stop

    @property
    def look(self) -> Look:
        return Look.of(self.console)

    # Showing

    def frame(self, lines: Iterable[Text]) -> None:
        """A whole screen, in the place of the last one."""
        if not self.live:
            self.show(Text(), *lines)
            return
        with self.console.capture() as drawn:
            self.show(Group(*lines))
        if self.console.legacy_windows:
            self.console.clear()
            self.console.file.write(drawn.get())
        else:
            # Home, every line cleared behind its end, everything below cleared: no flicker.
            self.console.file.write("\x1b[H" + drawn.get().replace("\n", "\x1b[K\n") + "\x1b[J")
        self.console.file.flush()

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part, highlight=False, markup=False, emoji=False)

    def say(self, text: str) -> None:
        """A sentence, wrapped at the edge of the screen."""
        self.show(Text(text))

    def line(self, text: str) -> None:
        """A line that is not broken, for people who copy it."""
        self.console.print(text, highlight=False, markup=False, emoji=False, soft_wrap=True)

    # Reading and waiting

    def ask(self, prompt: str = PROMPT) -> str:
        """What somebody types. Raises EOFError and KeyboardInterrupt as `input` does."""
        if self._at_keyboard and self.pace:
            keyboard.forget()
        return self._read(prompt)

    def turn_page(self, prompt: str) -> None:
        """Let people read before the screen is redrawn."""
        if self.live:
            self.ask(prompt)

    def wait(self, seconds: float) -> None:
        """A pause, which Enter cuts short."""
        if self._at_keyboard and self.pace:
            keyboard.wait(seconds * self.pace)
        elif self.pace:
            time.sleep(seconds * self.pace)

    def _piped(self, prompt: str) -> str:
        self.console.out(prompt, end="", highlight=False)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            self.console.out("")
            raise EOFError
        line = "".join(character for character in line if character.isprintable())
        self.console.out(line, highlight=False)
        return line
