"""The command `doctor`: are the logs of all tables whole, and what can be kept of those that are not?"""

import json
import os
from collections.abc import Iterable, Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stammtisch.core.errors import StammtischError
from stammtisch.words import say

if TYPE_CHECKING:
    from stammtisch.server.log_check import Ailment, Taken

DAMAGED = 1
"""The exit code where something is damaged, and stays so."""


def doctor(
    source: Annotated[str | None, typer.Argument(metavar="DATABASE", show_default="default.database")] = None,
    mend: Annotated[bool, typer.Option("--mend", metavar="")] = False,
    show: Annotated[str | None, typer.Option("--show", metavar="CODE", show_default=False)] = None,
    export: Annotated[Path | None, typer.Option("--export", metavar="FILE", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", metavar="")] = False,
) -> None:
    """Find tables whose logs are damaged, and mend them."""
    from stammtisch.server.storage import default_database

    if sum((mend, show is not None, export is not None)) > 1:
        raise StammtischError("doctor.one_of")
    database = source or default_database()
    if show is not None:
        _say_all(_show(database, show), as_json)
    elif export is not None:
        _export(database, export)
    elif _look(database, mend=mend, as_json=as_json):
        raise typer.Exit(DAMAGED)


# Looking and mending


def _look(database: str, *, mend: bool, as_json: bool) -> bool:
    """Look through all tables, say what there is to say, and mend if asked to. True if something stays damaged."""
    from stammtisch.cli.output import progress
    from stammtisch.server.storage import log_repair

    found: list[tuple[Ailment, int | None]] = []
    with log_repair.looking(database) as logs, progress() as bar:
        fault = logs.fault_of_file()
        tables = 0
        if not fault:
            task = bar.add_task(say("cli.checking"), total=logs.count())
            for _, wrong in logs.check():
                tables += 1
                bar.advance(task)
                found += [(wrong, None)] if wrong else []
    if mend and found:
        found = list(_mend(database, [wrong for wrong, _ in found]))
    if as_json:
        print(json.dumps(_report(database, tables, found, fault, mended=mend), ensure_ascii=False))
    else:
        for line in _lines(database, tables, found, fault, mended=mend):
            print(line)
    return bool(fault) or any(taken is None for _, taken in found)


def _mend(database: str, ailments: "Iterable[Ailment]") -> "Iterator[tuple[Ailment, int | None]]":
    """Mend one table after the other; how many lines were taken away, or None if it has to stay as it is."""
    from stammtisch.server.storage import log_repair

    with log_repair.repairing(database) as logs:
        for found in ailments:
            try:
                wrong, taken = logs.mend(found.code)
            except log_repair.Busy:
                yield found, None
            else:
                if wrong is not None:
                    yield wrong, taken


def _report(
    database: str, tables: int, found: "list[tuple[Ailment, int | None]]", fault: str, *, mended: bool
) -> dict[str, Any]:
    damaged = [wrong.as_json() | ({} if taken is None else {"taken": taken}) for wrong, taken in found]
    return {"database": database, "tables": tables, "damaged": damaged, "mended": mended} | (
        {"file": fault} if fault else {}
    )


def _lines(
    database: str, tables: int, found: "list[tuple[Ailment, int | None]]", fault: str, *, mended: bool
) -> Iterator[str]:
    if fault:
        yield say("doctor.file_damaged", reason=fault)
        return
    for wrong, taken in found:
        if taken is None:
            left = say("doctor.can_be_kept", n=wrong.lines, whole=wrong.whole)
            if mended:
                left = say("doctor.open")
        else:
            left = say(
                "doctor.taken",
                n=taken,
                whole=wrong.whole,
            )
        yield f"{wrong.code}: {_what(wrong)}; {left}"
    if not found:
        yield say("doctor.whole", n=tables)
        return
    yield say("doctor.damaged", n=tables, damaged=len(found))
    if mended:
        yield say("doctor.kept", command=f"stammtisch doctor {database} --export FILE")
    else:
        yield say("doctor.to_keep", command=f"stammtisch doctor {database} --mend")


def _what(wrong: "Ailment") -> str:
    """What is wrong with a log, in words."""
    return _said(wrong.kind, wrong.number, wrong.refusal)


def _said(kind: str, number: int, refusal: str) -> str:
    if kind == "first":
        return say("doctor.first")
    if kind == "gap":
        return say("doctor.gap", number=number)
    if kind == "twice":
        return say("doctor.twice", number=number)
    if kind == "unreadable":
        return say("doctor.unreadable", number=number)
    if kind == "unknown":
        return say("doctor.unknown", number=number)
    if not refusal:
        return say("doctor.impossible", number=number)
    return say("doctor.refused", number=number, reason=refusal)


# What was taken away


def _show(database: str, code: str) -> "Iterator[tuple[Taken, str]]":
    """The lines that were taken away from a table, each with how it is shown."""
    from stammtisch.server.storage import log_repair

    with log_repair.looking(database) as logs:
        found = list(logs.taken(code))
    if not found:
        raise StammtischError("doctor.nothing_taken", code=code)
    last = None
    for each in found:
        if each.taken != last:
            last = each.taken
            why = _said(each.why["kind"], each.why["number"], each.why.get("refusal", ""))
            header = say("doctor.taken_on", when=_time(each.taken), why=why) + "\n"
        else:
            header = ""
        yield each, f"{header}  {each.number}  {_time(each.at)}  {each.line.decode(errors='backslashreplace')}"


def _say_all(lines: "Iterator[tuple[Taken, str]]", as_json: bool) -> None:
    for each, text in lines:
        print(json.dumps(each.as_json(), ensure_ascii=False) if as_json else text)


def _time(at: Any) -> str:
    try:
        return f"{datetime.fromtimestamp(at / 1000):%Y-%m-%d %H:%M:%S}"
    except (TypeError, ValueError, OverflowError, OSError):
        return str(at)


def _export(database: str, file: Path) -> None:
    from stammtisch.server.storage import log_repair

    with log_repair.looking(database) as logs:
        found = list(logs.taken())
    try:
        # cards and secrets, as in the database: nobody else on this machine is to read them
        with open(file, "x", encoding="utf-8", opener=partial(os.open, mode=0o600)) as opened:
            opened.writelines(json.dumps(each.as_json(), ensure_ascii=False) + "\n" for each in found)
    except FileExistsError:
        raise StammtischError("doctor.file_exists", file=file) from None
    print(say("doctor.written", n=len(found), file=file))
