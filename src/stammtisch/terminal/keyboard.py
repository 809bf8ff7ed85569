"""Somebody's keyboard: typed lines, and pauses that Enter cuts short."""

import contextlib
import os
import select
import sys
import time


def is_there() -> bool:
    """Whether standard input is a keyboard."""
    return sys.stdin is not None and sys.stdin.isatty()


def read_line(prompt: str) -> str:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - gives `input` line editing and a history
    return input(prompt)


def wait(seconds: float) -> None:
    """Wait, or go on at once when Enter is pressed. What was typed meanwhile was not meant for any question."""
    try:
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
    except (OSError, ValueError):  # no such thing for keyboards on this system
        time.sleep(seconds)
        return
    if ready and not os.read(sys.stdin.fileno(), 4096):
        raise EOFError


def forget() -> None:
    """Drop what was typed before there was a question to answer."""
    with contextlib.suppress(ImportError, OSError):
        import termios

        termios.tcflush(sys.stdin, termios.TCIFLUSH)
