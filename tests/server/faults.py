"""What may happen to servers and their database in one evening."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from itertools import cycle

from tests.server.company import Servers

SELDOM = ("stop_database", "restart_database", "crash_database")
OFTEN = ("kill_node", "kill_two_nodes", "cut_connections", "stop_node", "freeze_node")


def in_turn(rng: random.Random) -> Iterator[str]:
    """What happens next, by name: everything once, first of all the database away for long, then as it comes."""
    yield from SELDOM
    yield from rng.sample(OFTEN, len(OFTEN))
    while True:
        yield rng.choice(OFTEN if rng.random() < 0.8 else SELDOM)


class Faults:
    """One fault after the other, while people play. Each is over when everything runs again."""

    def __init__(self, servers: Servers, rng: random.Random, away: float) -> None:
        self._servers, self._rng, self._away = servers, rng, away
        self._next = cycle(servers.nodes)
        self.done: list[str] = []
        """What has happened."""

    def kill_node(self) -> None:
        """As a power cut would, without a word."""
        node = next(self._next)
        node.kill()
        node.revive()

    def kill_two_nodes(self) -> None:
        one, other = next(self._next), next(self._next)
        one.kill()
        other.kill()
        one.revive()
        other.revive()

    def freeze_node(self) -> None:
        """It stands still for a while and does not know it: what it believes is out of date when it goes on."""
        process = next(self._next).process
        os.kill(process, signal.SIGSTOP)
        try:
            time.sleep(self._away)
        finally:
            os.kill(process, signal.SIGCONT)

    def stop_node(self) -> None:
        """As for an upgrade."""
        node = next(self._next)
        assert node.stop() == 0
        node.revive()

    def restart_database(self) -> None:
        self._servers.cluster.restart()

    def crash_database(self) -> None:
        self._servers.cluster.restart(crash=True)

    def stop_database(self) -> None:
        self._servers.cluster.restart(away=self._away)

    def cut_connections(self) -> None:
        for _ in range(3):
            self._servers.cluster.cut()

    async def happen(self, what: Callable[[], None], pause: float) -> None:
        """One of them, and then some peace."""
        await asyncio.to_thread(what)
        self.done.append(what.__name__)
        await asyncio.sleep(self._rng.uniform(0.5, 1) * pause)
