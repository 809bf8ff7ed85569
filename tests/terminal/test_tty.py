"""A real process on a real (pseudo) terminal."""

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.terminal.sitting import ANSI

pty = pytest.importorskip("pty")

PLAY = "from stammtisch import games; from stammtisch.terminal.play import run_play; run_play(games.get('gaunerbande'), seed='5', name='Anna', pace={pace})"  # noqa: E501
MENU = "from stammtisch.terminal.menu import run_menu; run_menu(pace=0)"


class Terminal:
    """Somebody before a terminal of 80 columns and 24 lines."""

    def __init__(self, process: "subprocess.Popen[bytes]", fd: int) -> None:
        self.process, self.fd = process, fd
        self.seen = b""

    def until(self, pattern: str, seconds: float = 60) -> str:
        """Read on until something is shown; give back what was shown since the last time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            text = ANSI.sub("", self.seen.decode(errors="replace"))
            if re.search(pattern, text):
                self.seen = b""
                return text
            if select.select([self.fd], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.fd, 65536)
                except OSError:  # the other side is closed
                    break
        raise AssertionError(f"expected {pattern!r}, got {self.seen.decode(errors='replace')[-2000:]!r}")

    def type(self, text: str) -> None:
        os.write(self.fd, text.encode())


@contextmanager
def terminal(code: str, tmp_path: Path, **environment: str) -> Iterator[Terminal]:
    import fcntl
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**kept, "TERM": "xterm-256color", "XDG_DATA_HOME": str(tmp_path), **environment},
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_some_moves_and_ctrl_d(tmp_path: Path) -> None:
    with terminal(PLAY.format(pace=0), tmp_path) as person:
        shown = person.until(r"(?s)Choose three cards.* > $")
        assert " 3 " in shown.rpartition("Choose three")[2], "cards have numbers"
        person.type("1 2 3\r")
        person.until(r"(?s)Your turn\. Play a card\..* > $")
        person.type("hint\r")
        hint = person.until(r"(?s)The house would: .*Enter goes back")
        found = re.search(r"would: play (\S\d+)", hint)
        assert found
        person.type("\r")
        hand = person.until(r" > $").rpartition("Play a card.")[2]
        number = re.search(rf"(\d+) (?:\x1b\[[0-9;]*m)*{found[1]}\b", hand)
        assert number, hand
        person.type(f"{number[1]}\r")
        person.until(rf"(?s)Anna plays {found[1]}.*takes the trick.* > $")
        person.type("\x04")
        person.until("Good-bye, Anna.")
        assert person.process.wait(60) == 0
    assert len(list((tmp_path / "stammtisch" / "unfinished").iterdir())) == 1


def at_rest(process: subprocess.Popen[bytes]) -> None:
    """Wait until a process waits: between showing a prompt and waiting for keys, Python's readline hears no signal."""
    still = 0
    for _ in range(400):
        time.sleep(0.05)
        stat = Path(f"/proc/{process.pid}/stat")
        asleep = not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "S"
        still = still + 1 if asleep else 0
        if still == 8:
            return
    raise AssertionError("it never came to rest")


@pytest.mark.parametrize("pace", [0, 50], ids=["while typing", "while bots think"])
def test_ctrl_c(pace: int, tmp_path: Path) -> None:
    with terminal(PLAY.format(pace=pace), tmp_path) as person:
        person.until(r"(?s)Choose three cards.* > $")
        if pace:
            person.type("1 2 3\r")
            person.until(r"Waiting for|Your turn")
        at_rest(person.process)
        os.kill(person.process.pid, signal.SIGINT)
        last = person.until("Good-bye, Anna.")
        assert "Traceback" not in last
        assert person.process.wait(60) == 0


def test_enter_hurries_the_others_on(tmp_path: Path) -> None:
    """At this pace a bot would take half a minute for a card."""
    with terminal(PLAY.format(pace=60), tmp_path) as person:
        person.until(r"(?s)Choose three cards.* > $")
        person.type("1 2 3\r")
        while "Your turn" not in person.until(r"Waiting for .* …|Your turn", 10):
            person.type("\r")


def test_enter_through_the_menu(tmp_path: Path) -> None:
    with terminal(MENU, tmp_path, NO_COLOR="1") as person:
        for prompt in ("Which game", "How many", "usual rules", "Your name"):
            person.until(prompt)
            person.type("\r")
        person.until(r"(?s)Guest \(you\).* > $")
        person.type("quit\r")
        person.until("Good-bye, Guest")
        assert person.process.wait(60) == 0


def test_piped_input_clears_nothing_and_ends_by_itself(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY.format(pace=1)],
        input=b"?\nnonsense \xff\xfe\ng0\n",
        capture_output=True,
        timeout=60,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"},
        check=True,
    )
    assert b"\x1b" not in done.stdout
    assert done.stdout.decode("ascii").rstrip().endswith("Good-bye, Anna.")
    assert done.stderr == b""
    assert list(tmp_path.iterdir()) == []
