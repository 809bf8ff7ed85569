"""Three servers behind a real HAProxy on a real PostgreSQL, people of one table on different ones, and faults."""

import asyncio
import random
import shutil
from collections.abc import Callable, Coroutine, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from stammtisch import __version__
from tests.server.cluster import Missing
from tests.server.company import SITTINGS, Servers, Sitting
from tests.server.evenings import spend
from tests.server.faults import OFTEN, SELDOM, Faults, in_turn

pytestmark = pytest.mark.everything

SOURCE = Path(__file__).parents[2] / "src"
LONGEST = 240
"""Seconds for an evening on a busy machine; it takes a tenth of that."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    pytest.importorskip("psycopg", reason="THE PACKAGE psycopg IS NOT INSTALLED: pip install 'stammtisch[postgres]'")
    try:
        running = Servers(tmp_path_factory.mktemp("servers"))
    except Missing as missing:
        pytest.skip(str(missing))
    with running:
        yield running


async def evening(servers: Servers, happens: Callable[[], Coroutine[Any, Any, None]]) -> list[Sitting]:
    """People play at a table of each game for as long as things happen; what must hold is looked at afterwards."""
    rng = random.Random(5)
    sittings = [Sitting(servers, *each) for each in SITTINGS]
    for sitting in sittings:
        await sitting.begin()
    over = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for sitting in sittings:
            group.create_task(sitting.play(over.is_set, rng, 0.02))
        await happens()
        over.set()
    for sitting in sittings:
        await sitting.settle()
        sitting.check()
        await sitting.end()
    assert "Traceback" not in servers.log
    return sittings


def test_every_kind_of_fault_comes_before_any_comes_twice() -> None:
    first = list(islice(in_turn(random.Random(5)), len(OFTEN) + len(SELDOM)))
    assert first[0] == "stop_database"
    assert sorted(first) == sorted(
        name for name in vars(Faults) if not name.startswith("_") and name not in ("happen", "done")
    )


def test_people_of_one_table_sit_on_different_servers_and_notice_nothing(servers: Servers) -> None:
    async def nothing() -> None:
        assert min(servers.door.sessions()) >= 4
        await asyncio.sleep(1)

    sittings = spend(evening(servers, nothing), LONGEST)
    assert all(guest.visits == 1 for sitting in sittings for guest in sitting.guests)


def test_nothing_acknowledged_is_lost_whatever_happens(servers: Servers) -> None:
    async def everything() -> None:
        faults = Faults(servers, random.Random(7), away=2)
        for what in (
            faults.kill_node,
            faults.cut_connections,
            faults.kill_two_nodes,
            faults.restart_database,
            faults.kill_node,
            faults.stop_database,
            faults.crash_database,
            faults.freeze_node,
        ):
            await faults.happen(what, 0.5)

    sittings = spend(evening(servers, everything), LONGEST)
    assert min(sum(guest.visits for guest in sitting.guests) for sitting in sittings) > len(SITTINGS)


def test_an_upgrade_loses_no_move(servers: Servers, tmp_path: Path) -> None:
    """One server after the other is stopped and started with the next version, while people play."""
    shutil.copytree(SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    package = tmp_path / "src" / "stammtisch" / "__init__.py"
    package.write_text(package.read_text().replace(f'"{__version__}"', '"99.9"'))

    async def upgrade() -> None:
        for node in servers.nodes:
            await asyncio.to_thread(node.upgrade, tmp_path / "src")
            await asyncio.to_thread(servers.door.wait)

    spend(evening(servers, upgrade), LONGEST)
    assert [node.get("/health")[1]["version"] for node in servers.nodes] == ["99.9"] * len(servers.nodes)
