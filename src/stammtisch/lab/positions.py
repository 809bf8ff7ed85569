"""The decisions of simulated matches as a table, for programs that learn by imitation (docs/research.md).

A row is a position as the seat knew it that had to decide, what it chose, and how the match ended for it. Matches are
those of `simulate` with the same plan. They are written chunk by chunk, so that a file may be larger than memory.
"""

import json
import shutil
import zipfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from types import SimpleNamespace
from typing import IO, Any

import numpy as np
from numpy.lib import format as npy
from numpy.typing import NDArray

from stammtisch.bots.playouts import prepare
from stammtisch.core.beginning import new_state
from stammtisch.core.errors import StammtischError
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES
from stammtisch.core.playout import ALL_ROUNDS
from stammtisch.lab.compare.playing import won
from stammtisch.lab.records import check_free, new_bytes
from stammtisch.lab.simulate import Plan, play_plain
from stammtisch.research.agreed import observed
from stammtisch.research.needing import needing
from stammtisch.vec.boxes import (
    BEGIN,
    OBSERVE,
    QUICK,
    ROUNDS,
    SETUP,
    SIGN,
    TEMPERATURES,
    WATCH,
    box_type,
    layout_of,
    row_type,
)
from stammtisch.vec.stepping import make_advance, make_decide, make_show

ROWS = 16_384
"""About so many rows are held at a time."""

Columns = dict[str, NDArray[Any]]


class BadPositions(StammtischError):
    """Positions cannot be written like that."""


def columns_of(plan: Plan) -> dict[str, tuple[np.dtype[Any], tuple[int, ...]]]:
    """The columns: what each value is, and its shape."""
    return {
        "observation": (np.dtype(np.int8), (layout_of(plan.game).size,)),
        "mask": (np.dtype(np.bool_), (CHOICES,)),
        "action": (np.dtype(np.int8), ()),
        "seat": (np.dtype(np.int8), ()),
        "match": (np.dtype(np.int64), ()),
        "decision": (np.dtype(np.int32), ()),
        "outcome": (np.dtype(np.float32), ()),
        "total": (np.dtype(np.int32), ()),
    }


def check(plan: Plan, path: Path, *, force: bool) -> None:
    """Raise unless positions can be written there."""
    observed(plan.game.name)
    if not plan.native:
        raise BadPositions("cli.positions_native", got=", ".join(plan.bots))
    if path.suffix not in (".npz", ".parquet"):
        raise BadPositions("cli.positions_suffix", file=path)
    if path.suffix == ".parquet":
        with needing("pyarrow"):
            import pyarrow  # noqa: F401
    check_free(path, force=force)


def write(
    plan: Plan, matches: int, rows: int, path: Path, *, force: bool, progress: Callable[[int], None] = lambda done: None
) -> None:
    """Write the positions of so many matches, which have so many decisions. `progress` hears of matches."""
    check(plan, path, force=force)
    writer = _npz if path.suffix == ".npz" else _parquet
    with new_bytes(path, force=force) as file, writer(plan, file, rows, path.parent) as take:
        for chunk in chunks(plan, matches):
            take(chunk)
            progress(len(np.unique(chunk["match"])))


# Playing


def chunks(plan: Plan, matches: int) -> Iterator[Columns]:
    """The rows of matches 0, 1, 2 …, some matches at a time."""
    if not getattr(plan, "native", True):
        for number in range(matches):
            yield _columns(plan, [number], *_plain_rows(play_plain(plan, number)[0]))
        return
    first, count = 0, 8
    while first < matches:
        numbers = list(range(first, min(first + count, matches)))
        rows, decisions, totals = _native_rows(plan, numbers)
        yield _columns(plan, numbers, rows, decisions, totals)
        first += len(numbers)
        count = max(1, min(1024, ROWS * len(numbers) // len(rows)))


def _native_rows(plan: Plan, numbers: list[int]) -> tuple[NDArray[Any], NDArray[np.int64], NDArray[np.int64]]:
    """Matches twice over: once to know how long they are, and once to look."""
    count, game = len(numbers), plan.game
    seeds = np.frombuffer(b"".join(map(plan.match_seed, numbers)), ">i8").astype(np.int64).reshape(count, 4)
    rolls = np.array([plan.dice(number) for number in numbers], np.int64)
    template = new_state(game, plan.players, plan.options, plan.seed, range(plan.players)).pack()
    temperatures, quick = np.array(plan.temperatures, np.int64), np.array(plan.quick, np.int64)
    ends, decisions = np.empty(count, template.dtype), np.empty(count, np.int64)
    prepare(game)(template, seeds, rolls.copy(), temperatures, quick, ends, decisions, ALL_ROUNDS)
    setup = np.zeros(SETUP, np.int64)
    setup[ROUNDS], setup[SIGN], setup[OBSERVE], setup[BEGIN], setup[WATCH] = ALL_ROUNDS, 1, 1, 1, 1
    setup[TEMPERATURES : TEMPERATURES + plan.players] = temperatures
    setup[QUICK : QUICK + plan.players] = quick
    boxes, rows = np.zeros(count, box_type(game)), np.zeros(int(decisions.sum()), row_type(game))
    boxes["seeds"], boxes["dice"] = seeds, rolls
    log = np.zeros((count, int(decisions.max())), np.int16)
    actions, alone = np.zeros(count, np.int64), np.zeros(0, np.int64)  # nobody acts from outside
    written = make_advance(game, bots=True)(template, boxes, log, setup, rows, actions, alone, 0, count)
    totals = boxes["totals"][:, : plan.players]
    if (
        written != len(rows)
        or (boxes["count"] != decisions).any()
        or (totals != ends["totals"][:, : plan.players]).any()
    ):
        raise RuntimeError("the matches came out differently, looked at")
    return rows, decisions, totals


def _plain_rows(match: Match) -> tuple[NDArray[Any], NDArray[np.int64], NDArray[np.int64]]:
    """The rows of a finished match, read off its story."""
    game, decide, show = match.game, make_decide(match.game), make_show(match.game)
    again = Match(game, players=match.players, options=match.options, seed=match.seed, ages=match.ages)
    s, box = again._s, SimpleNamespace(count=0, start=0)
    moves = [(seat, move) for kind, *rest in match.story() if kind == "move" for seat, move in [rest]]
    rows, log = np.zeros(len(moves), row_type(game)), [0] * len(moves)
    for row, (seat, move) in zip(rows, moves, strict=True):
        choice = game.read(s, seat, move)[0]
        row["seat"], row["action"], row["legal"] = seat, choice, game.legal(s, seat)
        show(s, seat, log, box.start, box.count, row["observation"])
        decide(s, seat, choice, box, log)
    return rows, np.array([len(moves)]), np.array([s.totals[: match.players]])


def _columns(
    plan: Plan, numbers: list[int], rows: NDArray[Any], decisions: NDArray[np.int64], totals: NDArray[np.int64]
) -> Columns:
    at, seats = np.repeat(np.arange(len(numbers)), decisions), rows["seat"]
    starts = np.cumsum(decisions) - decisions
    return {
        "observation": np.ascontiguousarray(rows["observation"]),
        "mask": (rows["legal"][:, None] >> np.arange(CHOICES) & 1).astype(np.bool_),
        "action": np.ascontiguousarray(rows["action"]),
        "seat": np.ascontiguousarray(seats),
        "match": np.array(numbers, np.int64)[at],
        "decision": (np.arange(len(rows)) - starts[at]).astype(np.int32),
        "outcome": won(totals, plan.game.low_wins)[at, seats].astype(np.float32),
        "total": totals[at, seats].astype(np.int32),
    }


# Writing


def about(plan: Plan) -> str:
    """What was played and what stands where, as JSON."""
    layout = layout_of(plan.game)
    told = {
        "game": plan.game.name,
        "players": plan.players,
        "bots": list(plan.bots),
        "quick": list(plan.quick),
        "seed": plan.seed.hex(),
        "options": plan.options.as_json(),
        "layout": [[each.name, each.start, each.size, each.about] for each in layout.values()],
    }
    return json.dumps(told)


@contextmanager
def _npz(plan: Plan, file: IO[bytes], rows: int, folder: Path) -> Iterator[Callable[[Columns], None]]:
    """Arrays of a .npz lie one after the other: the largest is written at once, the others wait beside the file."""
    kinds = columns_of(plan)
    (largest, kind), *others = kinds.items()
    with ExitStack() as stack:
        archive = stack.enter_context(zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1))
        waiting = {name: stack.enter_context(TemporaryFile(dir=folder)) for name, _ in others}
        with _member(archive, largest, kind, rows) as member:

            def take(columns: Columns) -> None:
                for name in kinds:
                    data = columns[name].astype(kinds[name][0], copy=False)
                    (member if name == largest else waiting[name]).write(data.data if data.size else b"")

            yield take
        for name, other in others:
            waiting[name].seek(0)
            with _member(archive, name, other, rows) as member:
                shutil.copyfileobj(waiting[name], member)
        with archive.open("about.npy", "w") as member:
            npy.write_array(member, np.array(about(plan)), allow_pickle=False)


@contextmanager
def _member(
    archive: zipfile.ZipFile, name: str, kind: tuple[np.dtype[Any], tuple[int, ...]], rows: int
) -> Iterator[IO[bytes]]:
    values, shape = kind
    header = {"descr": npy.dtype_to_descr(values), "fortran_order": False, "shape": (rows, *shape)}
    with archive.open(f"{name}.npy", "w", force_zip64=True) as member:
        npy.write_array_header_1_0(member, header)
        yield member


@contextmanager
def _parquet(plan: Plan, file: IO[bytes], rows: int, folder: Path) -> Iterator[Callable[[Columns], None]]:
    """A group of rows for each chunk."""
    with needing("pyarrow"):
        import pyarrow
        from pyarrow import parquet

    def kind(values: np.dtype[Any], shape: tuple[int, ...]) -> Any:
        plain = pyarrow.from_numpy_dtype(values)
        return pyarrow.list_(plain, shape[0]) if shape else plain

    kinds = columns_of(plan)
    fields = [(name, kind(*each)) for name, each in kinds.items()]
    schema = pyarrow.schema(fields, metadata={"stammtisch": about(plan)})
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:

        def take(columns: Columns) -> None:
            made = []
            for name, (_, shape) in kinds.items():
                flat = pyarrow.array(columns[name].ravel())
                made.append(pyarrow.FixedSizeListArray.from_arrays(flat, shape[0]) if shape else flat)
            writer.write_table(pyarrow.table(made, schema=schema))

        yield take
