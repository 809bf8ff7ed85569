"""Runs a command, and ends all that came of it when the command ends, or whoever wanted it is gone.

    python -I -S keeper.py COMMAND …

What a process starts in a session of its own belongs to nobody when the process is gone, and lives on. On Linux it is
handed to this process instead (a "child subreaper"), which asks for no rights and no cgroup, and ends with it: when the
command has ended, when SIGTERM comes, or when standard input, which is left to the command to read, is closed at its
other end, as happens however that end dies. Nothing of ours is imported, so that a bot costs little more with it.
"""

import ctypes
import os
import select
import signal
import sys
import time
from contextlib import suppress

_SET_DEATH_SIGNAL, _SET_CHILD_SUBREAPER = 1, 36
"""What `prctl` is asked for, in <linux/prctl.h>."""


def _children() -> list[int]:
    """The processes that have us as their parent."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        with suppress(OSError), open(f"/proc/{name}/stat", "rb") as file:
            if int(file.read().rpartition(b")")[2].split()[1]) == os.getpid():
                found.append(int(name))
    return found


def _end_all() -> None:
    """What somebody leaves behind who is ended becomes ours, and is ended too."""
    while True:
        for child in _children():
            with suppress(OSError):
                os.kill(child, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(0.002)


def main(command: list[str]) -> int:
    """The command's exit code; 128 and its signal if it was killed, 0 if it was not waited for."""
    control = ctypes.CDLL(None, use_errno=True).prctl
    control(_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    heard, tells = os.pipe()
    os.set_blocking(tells, False)
    signal.set_wakeup_fd(tells)
    for each in (signal.SIGTERM, signal.SIGCHLD):
        signal.signal(each, lambda *_: None)  # it is read below
    ours = os.getpid()
    child = os.fork()
    if not child:
        control(_SET_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)
        if os.getppid() == ours:
            os.execv(command[0], command)
        os._exit(1)
    poll = select.poll()
    poll.register(heard, select.POLLIN)
    poll.register(0, 0)  # only whether it was closed
    code = None
    try:
        while code is None:
            ready = dict(poll.poll())
            if 0 in ready or signal.SIGTERM in os.read(heard, 1000):
                code = 0
            while code is None:
                try:
                    ended, status = os.waitpid(-1, os.WNOHANG)
                except ChildProcessError:
                    break
                if not ended:
                    break
                if ended == child:
                    code = os.waitstatus_to_exitcode(status)
    finally:
        _end_all()
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
