"""The matches of a study as files: a row for each setting, match and seat, for those who reckon for themselves."""

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from stammtisch.core.counters import FIRST, LEADS
from stammtisch.core.errors import StammtischError
from stammtisch.core.outcome import Reason
from stammtisch.lab.compare.findings import Findings
from stammtisch.lab.compare.playing import Played, won
from stammtisch.lab.compare.study import LETTERS, Study
from stammtisch.lab.records import new_bytes, new_file


class NoParquet(StammtischError):
    """What writes such files is not installed."""


def check_parquet() -> None:
    """Raise unless files for it can be written."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise NoParquet("cli.no_parquet") from None


def columns(study: Study, played: Sequence[Played]) -> dict[str, Any]:
    """Every column of the table, one value a row."""
    found: dict[str, list[Any]] = {}
    for which, each in enumerate(played):
        share, players = won(each.totals, study.game.low_wins), study.players
        rows = each.matches * players

        def wide(values: Any, players: int = players) -> Any:
            return np.repeat(np.asarray(values), players)

        words = {reason.value: reason.word for reason in Reason}
        part: dict[str, Any] = {
            "setting": np.full(rows, LETTERS[which]),
            "match": wide(each.numbers),
            "seat": np.tile(np.arange(players), each.matches),
            "total": each.totals.ravel(),
            "win": share.ravel(),
            "rounds": wide(each.rounds),
            "decisions": wide(each.decisions),
            "reason": wide([words[int(reason)] for reason in each.reasons]),
            "lead_changes": wide(each.seen[:, LEADS]),
        }
        for k, thing in enumerate(study.game.counters.things):
            part[thing.name] = wide(each.seen[:, FIRST + k])
        for name, values in part.items():
            found.setdefault(name, []).append(values)
    return {name: np.concatenate(parts) for name, parts in found.items()}


def write_csv(path: Path, study: Study, played: Sequence[Played], *, force: bool) -> None:
    table = columns(study, played)
    with new_file(path, force=force) as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(table)
        writer.writerows(_rows(table))


def _rows(table: dict[str, Any]) -> Iterator[tuple[Any, ...]]:
    yield from zip(*(values.tolist() for values in table.values()), strict=True)


def write_npz(path: Path, study: Study, played: Sequence[Played], *, force: bool) -> None:
    """The same columns as NumPy arrays, and the study as text."""
    with new_bytes(path, force=force) as file:
        np.savez_compressed(file, allow_pickle=False, study=np.array(study.text), **columns(study, played))


def write_parquet(path: Path, study: Study, played: Sequence[Played], *, force: bool) -> None:
    check_parquet()
    import pyarrow
    from pyarrow import parquet

    table = pyarrow.table(columns(study, played)).replace_schema_metadata({"stammtisch": study.text})
    with new_bytes(path, force=force) as file:
        parquet.write_table(table, file)


def write_html(path: Path, findings: Findings, *, force: bool) -> None:
    from stammtisch.lab.compare.page import write_page

    with new_file(path, force=force) as file:
        file.write(write_page(findings))
