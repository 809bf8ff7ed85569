"""Bots that do what no bot should. What each does is how its seat is called, so that one process serves for all."""

import os
import subprocess
import sys
import threading
import time
from random import Random
from typing import Any

from stammtisch.bots import Candidate, Seen, Thought


class Naughty:
    """Behaves as badly as its name says."""

    def __init__(self, seed: int = 0) -> None:
        self.random, self.count = Random(seed), 0

    def choose(self, match: Seen, seat: int) -> Any:
        self.count += 1
        doing = match.names[seat]
        return getattr(self, doing.rpartition(" ")[2].lower(), self.fine)(match)

    def fine(self, match: Seen) -> str:
        return self.random.choice(match.legal())

    def raises(self, match: Seen) -> str:
        raise KeyError("nothing of the kind")

    def leaves(self, match: Seen) -> str:
        sys.exit("I have had enough")

    def nothing(self, match: Seen) -> None:
        return None

    def illegal(self, match: Seen) -> str:
        return "fly to the moon"

    def sleeps(self, match: Seen) -> str:
        while True:
            time.sleep(1)

    def burns(self, match: Seen) -> str:
        while True:
            pass

    def exits(self, match: Seen) -> str:
        print("so long")
        sys.stdout.flush()
        os._exit(7)

    def huge(self, match: Seen) -> str:
        return str(bytearray(40_000_000_000))[:0]

    def prints(self, match: Seen) -> str:
        for _ in range(2000):
            print("la" * 500)
        print(sys.stdin.read() or "no input")
        return self.fine(match)

    def long(self, match: Seen) -> str:
        return "x" * 5_000_000

    def once(self, match: Seen) -> str:
        """Fails at its second decision only."""
        return self.raises(match) if self.count == 2 else self.fine(match)

    def threads(self, match: Seen) -> str:
        threading.Thread(target=time.sleep, args=(1000,), daemon=False).start()
        return self.fine(match)

    def forks(self, match: Seen) -> str:
        """And both come back with a decision."""
        os.fork()
        return self.fine(match)

    def _leave_somebody(self) -> None:
        """A child that is not ended with its parent, and holds on to all that its parent had open."""
        everything = [int(name) for name in os.listdir("/dev/fd") if os.path.exists(f"/dev/fd/{name}")]
        left = subprocess.Popen(["sleep", "300"], start_new_session=True, pass_fds=everything)
        with open(os.environ.get("LEFT", os.devnull), "w", encoding="utf-8") as file:
            print(left.pid, file=file, flush=True)

    def deserts(self, match: Seen) -> str:
        self._leave_somebody()
        return self.sleeps(match)

    def abandons(self, match: Seen) -> str:
        self._leave_somebody()
        return self.exits(match)


class Talker(Naughty):
    """Says why."""

    def explain(self, match: Seen, seat: int) -> Thought:
        legal = match.legal()
        candidates = tuple(Candidate(move, 1 / len(legal), points=1.5) for move in legal[::-1])
        return Thought(
            seat, legal[-1], candidates, 7, "Because it is\nthe \x1b[31mlast\u202e one." + " So there." * 100
        )


class Whole:
    """Chooses all cards of a sealed choice at once, and the other way round."""

    def choose(self, match: Seen, seat: int) -> str:
        legal = match.legal()
        return "pass " + " ".join(move.split()[1] for move in legal[-3:][::-1])


class Unmade:
    def __init__(self) -> None:
        raise ValueError("not today")

    def choose(self, match: Seen, seat: int) -> str:
        return match.legal()[0]


class Nobody:
    """No bot at all."""


class Peeping:
    """Tells everything that it can get hold of."""

    def choose(self, match: Seen, seat: int) -> str:
        import json

        with open(os.environ["PEEPED"], "a", encoding="utf-8") as file:
            print(json.dumps(match.as_json(), sort_keys=True), file=file)
        return match.legal()[0]
