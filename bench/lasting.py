"""The server over a longer time: many tables at a steady pace, an hour without growth, what Meister leaves behind."""

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

from contenders import Stammtisch
from goals import Goal
from load import Client, Load, Lost, memory, percentile
from rich.console import Console

from stammtisch import games

LATENCY = 100
"""Milliseconds within which 99 of 100 moves are to be done when everybody takes their time."""
IDLE = 350
"""Megabytes that a server may have when nobody plays any more."""
GROWTH = 1.05
"""What memory at the end of a soak may be of that after the first minutes."""


def steady(count: int, seconds: float, cores: list[int], console: Console) -> Iterator[Goal]:
    """So many tables of four sockets, each with a move a second."""
    with tempfile.TemporaryDirectory() as folder:
        server, load = Stammtisch(cores[0], Path(folder)), Load()
        try:
            before, tables = memory(server.pid), list[list[Client]]()
            with console.status(f"{count} tables sit down …"):
                for number in range(count):
                    tables.append(server.table())
                    load.add(tables[-1])
                    if number % 20 == 0:
                        load.rest()
            with console.status(f"{count} tables with a move a second …"):
                load.pace(server.pid, tables=tables, every=1, seconds=min(10, seconds / 2))
                found = load.pace(server.pid, tables=tables, every=1, seconds=seconds)
            grown = (memory(server.pid) - before) / count
        finally:
            load.close()
            server.stop()
    said = f"{count} tables of four, a move a second"
    yield Goal(f"{said}: moves a second", found.rate, 0.97 * count, "", True)
    yield Goal(f"{said}: p50", percentile(found.latencies, 0.5) * 1000, None, " ms")
    yield Goal(f"{said}: p99", percentile(found.latencies, 0.99) * 1000, LATENCY, " ms")
    yield Goal(f"{said}: slowest", max(found.latencies) * 1000, None, " ms")
    yield Goal(f"{said}: the server's core is busy", 100 * found.server / found.seconds, None, " %")
    yield Goal(f"{said}: the load's core is busy", 100 * found.load / found.seconds, None, " %")
    yield Goal(f"{said}: memory of a table", grown / 1000, None, " kB")


# A soak


@dataclass(frozen=True)
class Sample:
    """A server at one moment."""

    minute: float
    megabytes: float
    threads: int
    files: int
    rooms: int


def look(server: Stammtisch, began: float) -> Sample:
    status = Path(f"/proc/{server.pid}/status").read_text()
    threads = int(status.partition("Threads:")[2].split()[0])
    files = len(os.listdir(f"/proc/{server.pid}/fd"))
    rooms = int(server.gauges()["stammtisch_tables"])
    return Sample((time.monotonic() - began) / 60, memory(server.pid) / 1e6, threads, files, rooms)


def soak(minutes: float, count: int, cores: list[int], console: Console) -> Iterator[Goal]:
    """Tables come and go, with people and with bots, for so long; nothing may grow."""
    with tempfile.TemporaryDirectory() as folder:
        server, load = Stammtisch(cores[0], Path(folder), idle=20), Load()
        try:
            samples = list(_soak(server, load, minutes, count, console))
        finally:
            load.close()
            server.stop()
    settled = min(10.0, minutes / 3)
    early = next(each for each in samples if each.minute >= settled)
    last = samples[-1]
    said = f"{minutes:g} minutes"
    yield Goal(f"{said}: memory after {early.minute:.0f} minutes", early.megabytes, None, " MB")
    yield Goal(f"{said}: memory at the end", last.megabytes, GROWTH * early.megabytes, " MB")
    yield Goal(f"{said}: threads at the end", last.threads, early.threads, "")
    yield Goal(f"{said}: open files at the end", last.files, early.files + 5, "")
    yield Goal(f"{said}: tables in memory at the end", last.rooms, max(each.rooms for each in samples[:-1]) + 2, "")


def _soak(server: Stammtisch, load: Load, minutes: float, count: int, console: Console) -> Iterator[Sample]:
    """Every few seconds the oldest table leaves and another one is opened, now with people and now with bots."""
    began, levels, names = time.monotonic(), cycle(("lehrling", "geselle")), cycle(games.NAMES)
    with_bots = cycle((True, False))
    tables: list[list[Client]] = []
    turn = min(5.0, minutes * 3)

    def sit_down() -> None:
        fresh = [server.quick(next(names), next(levels))] if next(with_bots) else server.table()
        tables.append(fresh)
        load.add(fresh)

    while len(tables) < count:
        sit_down()
    looked = 0.0
    while (passed := time.monotonic() - began) < minutes * 60:
        load.pace(server.pid, tables=tables, every=0.5, seconds=turn)
        load.remove(tables.pop(0))
        sit_down()
        if passed - looked >= min(60.0, minutes * 6):
            looked = passed
            sample = look(server, began)
            console.print(
                f"{sample.minute:6.1f} min {sample.megabytes:7.1f} MB {sample.threads:4d} threads"
                f" {sample.files:5d} files {sample.rooms:5d} tables"
            )
            yield sample
    yield look(server, began)


# What Meister leaves behind


def meister(seconds: float, count: int, console: Console) -> Iterator[Goal]:
    """Tables with Meister at each game: memory before, meanwhile, and after everybody has gone."""
    with tempfile.TemporaryDirectory() as folder:
        server, load = Stammtisch(None, Path(folder), warm_up=True, idle=2), Load()
        try:
            started = memory(server.pid)
            with console.status("Searches are compiled and loaded; the first time that takes minutes …"):
                _wait(lambda: server.gauges()["stammtisch_native_ready"] >= len(games.NAMES), 900)
            loaded = memory(server.pid)
            for _, name in zip(range(count), cycle(games.NAMES), strict=False):
                load.add([server.quick(name, "meister")])
            highest = 0
            with console.status(f"{count} tables play with Meister …"):
                for _ in range(10):
                    load.play(server.pid, seconds=seconds / 10)
                    highest = max(highest, memory(server.pid))
            load.close()
            with console.status("Everybody has gone …"):
                _wait(lambda: server.gauges()["stammtisch_tables"] == 0, 120)
                time.sleep(3)
            idle = memory(server.pid)
        finally:
            server.stop()
    yield Goal("Meister: memory just started", started / 1e6, None, " MB")
    yield Goal("Meister: searches loaded", loaded / 1e6, None, " MB")
    yield Goal(f"Meister: while {count} tables play", highest / 1e6, None, " MB")
    yield Goal("Meister: after everybody has gone", idle / 1e6, IDLE, " MB")


def _wait(check: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while not check():
        if time.monotonic() > until:
            raise Lost(f"waited {seconds:.0f} seconds in vain")
        time.sleep(0.2)
