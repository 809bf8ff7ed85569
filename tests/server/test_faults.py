"""The database cannot be written for a while: whatever was acknowledged stays, and everybody goes on afterwards.

These are real faults of a real server: its file is locked by another process, its disk is full, its files cannot be
written any more. People play and chat all the time, and come back when they are hung up on.
"""

import asyncio
import contextlib
import errno
import resource
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server import deadly
from tests.server.evenings import spend
from tests.server.guest import Guest
from tests.server.house import House
from tests.server.kills import Vigil

WAITS = 0.3
"""So many seconds the server waits for a lock; people run it with more."""
ROOM = 65_536
"""So large a file may become where there is no room: the server's log fits, the database soon does not."""
TABLES, LINES = 16, ("first", "second")
LOCKED = 2.0
"""So many seconds it waits where all tables have to say something meanwhile."""
NOT_WRITTEN = '"rows could not be written'
"""How the log begins to tell that a batch has failed."""
LASTS = 1.0
"""So many seconds a fault lasts after the first failure."""
LEAST = 3
"""So many lines every table goes on by, before and after."""


def house_at(folder: Path, disk: Path | None = None, preload: Path | None = None, waits: float = WAITS) -> House:
    """A server that is soon out of patience, with its database on a disk of its own perhaps."""
    file = (disk or folder) / "tables.db"
    house = House(folder, f"sqlite:///{file}?timeout={waits}", preload=preload)
    house.file = file
    return house


# Faults: each lasts as long as the block


@contextlib.contextmanager
def locked(house: House) -> Iterator[None]:
    """Another process has locked the database."""
    with contextlib.closing(sqlite3.connect(house.file, timeout=30, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextlib.contextmanager
def no_room(house: House) -> Iterator[None]:
    """The server may not let its files grow."""
    before = resource.prlimit(house.process, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process, resource.RLIMIT_FSIZE, (ROOM, before[1]))
    yield
    resource.prlimit(house.process, resource.RLIMIT_FSIZE, before)


@contextlib.contextmanager
def full_disk(house: House) -> Iterator[None]:
    """Somebody else fills the disk to the last byte."""
    filler = house.file.with_name("filler")
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while file.write(b"\0" * 512):
            pass
    yield
    filler.unlink()


def refusing(number: int) -> "Fault":
    @contextlib.contextmanager
    def fault(house: House) -> Iterator[None]:
        """The system refuses every write to the files of the database."""
        (house.folder / "fault").write_text(str(number))
        yield
        (house.folder / "fault").unlink()

    return fault


# Evenings


Fault = Callable[[House], contextlib.AbstractContextManager[None]]


async def wait_for(check: Callable[[], bool], otherwise: str) -> None:
    until = asyncio.get_running_loop().time() + 60
    while not check():
        assert asyncio.get_running_loop().time() < until, otherwise
        await asyncio.sleep(0.05)


async def suffer(vigil: Vigil, fault: Fault, seconds: float) -> None:
    """The fault comes, lasts for so long after the first failure, and is over; then everybody goes on."""
    house, before = vigil.house, len(vigil.house.log)
    with fault(house):
        await wait_for(lambda: "could not be written" in house.log[before:], "nothing has failed")
        await asyncio.sleep(seconds)
        said = [len(witness.acknowledged) for witness in vigil.witnesses]
    await vigil.goes_on(LEAST)
    await wait_for(
        lambda: all(len(each.acknowledged) > count for each, count in zip(vigil.witnesses, said, strict=True)),
        "somebody does not get on",
    )


async def evening(house: House, *faults: tuple[Fault, float]) -> None:
    vigil = Vigil(house, 7)
    await vigil.sit_down()
    here = [asyncio.create_task(witness.stay(house)) for witness in vigil.witnesses]
    await vigil.goes_on(LEAST)
    for fault, seconds in faults:
        await suffer(vigil, fault, seconds)
    for witness in vigil.witnesses:
        witness.enough = True
    await asyncio.wait_for(asyncio.gather(*here), 60)
    vigil.check()
    assert house.get("/health")[0] == 200


def spent(house: House, *faults: tuple[Fault, float]) -> None:
    with house.start():
        spend(evening(house, *faults), 240)
        assert house.stop() == 0
        assert "Traceback" not in house.log


def test_locked_by_another_process(tmp_path):
    """For hardly longer than the server waits, and for several times as long."""
    spent(house_at(tmp_path), (locked, 0), (locked, 5 * WAITS))


def test_a_line_that_fails_takes_those_behind_it_along(tmp_path):
    """Two lines arrive at each table while the file is locked: the first of each is in a batch that fails, the second
    waits behind it, and is tried when the lock is gone.
    """

    async def evening(house: House) -> None:
        guests = []
        for _ in range(TABLES):
            opened = house.open("zehn", players=2)
            guests.append(await Guest(house, opened["code"], opened["token"]).come())
        opened = house.open("zehn", players=2)
        early = await Guest(house, opened["code"], opened["token"]).come()
        with locked(house):
            await early.send({"type": "chat", "id": "early", "text": "early"})
            await asyncio.sleep(LOCKED / 4)  # it is being written, and all others wait behind it
            for failed, line in enumerate(LINES):
                for guest in guests:
                    await guest.send({"type": "chat", "id": line, "text": line})
                await wait_for(lambda failed=failed: house.log.count(NOT_WRITTEN) > failed, "nothing has failed")
        await early.go()
        for guest in guests:
            await guest.until(lambda guest=guest: guest.closed is not None or {*LINES} <= guest.answers.keys())
        with contextlib.closing(sqlite3.connect(house.file)) as database:
            numbers = database.execute("SELECT code, count(*), max(number) FROM log GROUP BY code").fetchall()
        assert [code for code, count, last in numbers if count != last] == [], "a gap"
        for guest in guests:
            again = await Guest(house, guest.code, guest.token).come()
            for line in LINES:  # whoever was hung up on says it again, as browsers do
                assert (await again.ask("chat", again=line, text=line))["type"] == "ok"
            assert [line["text"] for line in again.chat] == [*LINES]
            await again.go()
            await guest.go()
        assert "could not be written" in house.log

    with house_at(tmp_path, waits=LOCKED).start() as house:
        spend(evening(house))
        assert house.stop() == 0
        assert "Traceback" not in house.log


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="LIMITS OF OTHER PROCESSES CANNOT BE SET HERE")
def test_no_file_may_grow(tmp_path):
    spent(house_at(tmp_path), (no_room, LASTS))


def test_the_disk_is_full(tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", disk]
    if subprocess.run(mount, capture_output=True, check=False).returncode:  # only root may do that
        spent(house_at(tmp_path, preload=made(tmp_path)), (refusing(errno.ENOSPC), LASTS))
        return
    try:
        spent(house_at(tmp_path, disk), (full_disk, LASTS))
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


def test_the_disk_is_broken_and_can_only_be_read(tmp_path):
    """Disks that fail become read-only, for those who have files open and for those who open them."""
    spent(house_at(tmp_path, preload=made(tmp_path)), (refusing(errno.EIO), LASTS), (refusing(errno.EROFS), LASTS))


def made(folder: Path) -> Path:
    """What makes writes fail."""
    library = deadly.library(folder)
    if library is None:
        pytest.skip("THERE IS NO C COMPILER HERE: writes cannot be made to fail")
    return library
