"""Several servers behind HAProxy on one PostgreSQL: how quick is a move, and does everything hold when things break?

    scripts/bench servers                   p50 and p99 of a move with one, two and three servers; about three minutes
    scripts/bench servers --faults 30       half an hour of faults while people play; 1 is a quick look
    scripts/bench servers --json            the tables on stderr, JSON on stdout

Tables of four play Gaunerbande through the balancer, which sends each of the four to another server; and once more with
a balancer that sends all of a table to the same one, which spares the others its moves. First each table makes a
move a second, as people would at most; then all answer at once. Everything runs on this one machine (balancer,
database, servers, load), so that more servers than it has cores cannot be quicker: what is shown is what sitting on
different servers costs. With `--faults` people play whole matches at tables of every game while servers are killed,
frozen and stopped, PostgreSQL is restarted, crashes, is away for ten seconds, and cuts its connections; after each
minute the log in the database is compared with what everybody was told (tests/server/company.py).
"""

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import news
from contenders import GAME, seat_four
from goals import Goal, show_goals
from load import Client, Load, Lost, Slice, percentile
from rich import box
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.cluster import Cluster, Missing
from tests.server.company import SITTINGS, Servers, Sitting
from tests.server.evenings import spend
from tests.server.faults import OFTEN, SELDOM, Faults, in_turn

NODES = (1, 2, 3)
AWAY = 10.0
"""Seconds for which PostgreSQL is away, now and then."""
ROUND = 60.0
"""Seconds of faults, after which everything is looked at."""
ENOUGH = 3
"""Minutes in which every kind of fault comes at least once."""
LONGEST = 900.0
"""Seconds in which such a round has to come to its end."""
WORST = 5 * AWAY
"""Seconds that a command may take at most, whatever happens: faults come one after the other."""


# Without faults


@dataclass(frozen=True)
class Result:
    """So many servers with so many tables."""

    nodes: int
    tables: int
    what: str
    by_table: bool
    """Whether all of a table sit on one server."""
    slice: Slice

    def latency(self, share: float) -> float:
        return percentile(self.slice.latencies, share) * 1000

    def as_json(self) -> dict[str, Any]:
        return {
            "nodes": self.nodes,
            "tables": self.tables,
            "what": self.what,
            "by_table": self.by_table,
            "moves_per_second": round(self.slice.rate, 1),
            "p50_ms": round(self.latency(0.5), 2),
            "p99_ms": round(self.latency(0.99), 2),
            "servers_us_per_move": round(self.slice.server / self.slice.moves * 1e6, 1),
        }


def measure(nodes: int, count: int, seconds: float, console: Console, *, by_table: bool) -> Iterator[Result]:
    """Steadily, and as quickly as it goes."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Servers(Path(folder), nodes, most=4 * count + 100, by_table=by_table) as servers,
    ):
        load, tables = Load(), list[list[Client]]()
        try:
            with console.status(f"{nodes} servers: {count} tables sit down …"):
                for _ in range(count):
                    opened = servers.door.open(GAME, players=4)
                    tables.append(seat_four(servers.door.port, opened["code"], opened["token"]))
                    load.add(tables[-1])
                    load.rest()
            pids = [node.process for node in servers.nodes]
            with console.status(f"{nodes} servers: a move a second …"):
                load.pace(*pids, tables=tables, every=1, seconds=min(5, seconds))
                yield Result(
                    nodes, count, "steady", by_table, load.pace(*pids, tables=tables, every=1, seconds=seconds)
                )
            with console.status(f"{nodes} servers: as quickly as it goes …"):
                load.play(*pids, seconds=min(2, seconds))
                yield Result(nodes, count, "quick", by_table, load.play(*pids, seconds=seconds))
        finally:
            load.close()


def show(results: list[Result], console: Console) -> None:
    columns = ("servers", "tables", "a table's people", "", "moves/s", "p50 ms", "p99 ms", "µs/move")
    table = Table(*columns, box=box.SIMPLE_HEAD, title="Moves")
    for column in (*table.columns[:2], *table.columns[4:]):
        column.justify = "right"
    for each in results:
        table.add_row(
            str(each.nodes),
            str(each.tables),
            "on one server" if each.by_table or each.nodes == 1 else "anywhere",
            "a move a second" if each.what == "steady" else "at once",
            f"[bold]{each.slice.rate:,.0f}[/]",
            f"{each.latency(0.5):.1f}",
            f"{each.latency(0.99):.1f}",
            f"{each.slice.server / each.slice.moves * 1e6:.0f}",
        )
    console.print(table)


def show_news(told: list[news.News], console: Console) -> None:
    columns = ("servers that listen", "rows/s", "commits/s", "notes/s each has heard", "bytes/row")
    table = Table(*columns, box=box.SIMPLE_HEAD, title="PostgreSQL alone")
    for column in table.columns:
        column.justify = "right"
    for each in told:
        numbers = (each.rows, each.commits, each.heard, each.bytes_per_row)
        table.add_row(str(each.listeners), *(f"{number:,.0f}" for number in numbers))
    console.print(table)


# With faults


@dataclass
class Evening:
    """What was seen in all rounds together."""

    faults: Counter[str]
    took: list[float]
    acknowledged: int = 0
    matches: int = 0
    visits: int = 0
    rows: int = 0


async def one_round(
    servers: Servers, seconds: float, tables: int, rng: random.Random, order: Iterator[str], evening: Evening
) -> None:
    """People play while one fault follows the other; then everything is looked at."""
    sittings = [Sitting(servers, *SITTINGS[number % len(SITTINGS)]) for number in range(tables)]
    for sitting in sittings:
        await sitting.begin()
    over = asyncio.Event()
    faults = Faults(servers, rng, AWAY)
    async with asyncio.TaskGroup() as group:
        for sitting in sittings:
            group.create_task(sitting.play(over.is_set, rng, 0.1))
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await faults.happen(getattr(faults, next(order)), 4)
        over.set()
    for sitting in sittings:
        await sitting.settle()
        sitting.check()
        await sitting.end()
        evening.matches += sitting.matches
        evening.rows += len(servers.cluster.rows(sitting.code))
        for guest in sitting.guests:
            evening.acknowledged += len(guest.acknowledged)
            evening.visits += guest.visits
            evening.took += guest.took
    evening.faults.update(faults.done)
    if "Traceback" in servers.log:
        raise AssertionError(servers.log[servers.log.index("Traceback") :][:5000])


def with_faults(minutes: float, tables: int, seed: int, console: Console) -> list[Goal]:
    evening, rng = Evening(Counter(), []), random.Random(seed)
    order, kinds = in_turn(rng), len({*SELDOM, *OFTEN})
    until = time.monotonic() + minutes * 60
    with tempfile.TemporaryDirectory() as folder, Servers(Path(folder)) as servers:
        while (left := until - time.monotonic()) > 0:
            spend(one_round(servers, min(ROUND, left), tables, rng, order, evening), LONGEST)
            happened = ", ".join(f"{name} {count}" for name, count in sorted(evening.faults.items()))
            console.print(
                f"{minutes - (until - time.monotonic()) / 60:6.1f} min: {evening.acknowledged:,} commands acknowledged,"
                f" {evening.matches} matches, {evening.visits} connections; {happened}"
            )
    return [
        Goal("faults", evening.faults.total(), None, ""),
        Goal("kinds of faults", len(evening.faults), kinds if minutes >= ENOUGH else None, "", True),
        Goal("commands acknowledged, and each once in the log", evening.acknowledged, None, ""),
        Goal("matches played to their end", evening.matches, None, ""),
        Goal("lines in the log", evening.rows, None, ""),
        Goal("p50 of a command, faults and all", percentile(evening.took, 0.5) * 1000, None, " ms"),
        Goal("p99 of a command, faults and all", percentile(evening.took, 0.99) * 1000, None, " ms"),
        Goal("slowest command", max(evening.took), WORST, " s"),
    ]


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/bench servers", description="Measure several servers.")
    parser.add_argument("--json", action="store_true", help="write JSON to stdout, the tables to stderr")
    parser.add_argument("--nodes", type=int, nargs="+", default=NODES, help="how many servers (default: 1 2 3)")
    parser.add_argument("--tables", type=int, default=50, help="how many tables of four (default: 50)")
    parser.add_argument("--seconds", type=float, default=20, help="how long each of them is played on (default: 20)")
    parser.add_argument("--faults", type=float, metavar="MINUTES", help="only faults, for so long")
    parser.add_argument("--seed", type=int, default=1, help="which faults come when (default: 1)")
    asked = parser.parse_args()
    console = Console(stderr=asked.json, width=None if sys.stdout.isatty() else 120)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    results: list[Result] = []
    found: list[Goal] = []
    told: list[news.News] = []
    try:
        if asked.faults:
            found = with_faults(asked.faults, min(asked.tables, 2 * len(SITTINGS)), asked.seed, console)
            show_goals(found, console)
        else:
            for nodes in asked.nodes:
                for by_table in (False, True)[: min(nodes, 2)]:  # with one server there is no difference
                    results += measure(nodes, asked.tables, asked.seconds, console, by_table=by_table)
            show(results, console)
            with Cluster(fsync="on") as cluster, console.status("PostgreSQL alone …"):
                told = list(news.measure(cluster, asked.seconds / 4))
            show_news(told, console)
    except (Lost, Missing) as error:
        console.print(f"[red]{error}[/]")
        return 2
    except AssertionError as error:
        console.print(f"[red]It does not hold:[/] {error}", markup=True)
        return 1
    if asked.json:
        goals = [{"what": each.what, "measured": each.measured, "met": each.met} for each in found]
        machine = f"{os.cpu_count()} cores"
        print(
            json.dumps({"machine": machine, "results": [each.as_json() for each in results], "goals": goals}, indent=2)
        )
    return 0 if all(goal.met for goal in found) else 1


if __name__ == "__main__":
    sys.exit(main())
