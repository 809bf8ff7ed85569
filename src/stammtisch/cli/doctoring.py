"""The command `doctor`: are the logs of all tables whole, and what can be kept of those that are not?"""

import json
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from stammtisch import words
from stammtisch.core.errors import StammtischError
from stammtisch.words import say

if TYPE_CHECKING:
    from stammtisch.server.doctor import Ailment, Taken

DAMAGED = 1
"""The exit code where something is damaged, and stays so."""


def doctor(
    database: Annotated[
        str | None,
        typer.Argument(
            metavar="DATABASE",
            help="The file of a database, or its URL as SQLAlchemy writes it.",
            show_default="a file in your data folder",
        ),
    ] = None,
    mend: Annotated[
        bool, typer.Option("--mend", metavar="", help="Keep what is whole, and take the rest out of the way.")
    ] = False,
    show: Annotated[
        str | None,
        typer.Option(
            "--show", metavar="CODE", help="Show the lines that were taken away from this table.", show_default=False
        ),
    ] = None,
    export: Annotated[
        Path | None,
        typer.Option(
            "--export",
            metavar="FILE",
            help="Write all lines that were taken away to this file, one JSON object each.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", metavar="", help="Say it in JSON, for programs.")] = False,
) -> None:
    """Find tables whose logs are damaged, and mend them.

    Every table of a database is built again from its log. Nothing is changed
    unless you ask for it, and a server may go on running meanwhile.

    With --mend each damaged table keeps its longest whole beginning. What
    comes after that is not deleted but put into a table of its own in the
    same database, where --show and --export find it. The server has to be
    stopped for that:

      stammtisch doctor tables.db --mend

    The exit code is 1 if something is damaged and was not mended.
    """
    from stammtisch.server.storage import default_database

    if sum((mend, show is not None, export is not None)) > 1:
        raise StammtischError(say("expected one of --mend, --show and --export, or none of them"))
    database = database or default_database()
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
    from stammtisch.server import surgery
    from stammtisch.server.doctor import check, count

    found: list[tuple[Ailment, int | None]] = []
    with surgery.looking(database) as connection, progress() as bar:
        fault = surgery.fault_of_file(connection)
        tables = 0
        if not fault:
            task = bar.add_task(say("checking"), total=count(connection))
            for _, wrong in check(connection):
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
    from stammtisch.server import doctor, surgery

    with surgery.mending(database) as connection:
        for found in ailments:
            try:
                wrong, taken = doctor.mend(connection, found.code)
            except doctor.Busy:
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
        yield say("the file itself is damaged, and only a backup helps: {reason}", reason=fault)
        return
    for wrong, taken in found:
        if taken is None:
            left = words.count(
                "{whole} of {n} line can be kept", "{whole} of {n} lines can be kept", wrong.lines, whole=wrong.whole
            )
            if mended:
                left = say("a server has this table open, and it stays as it is")
        else:
            left = words.count(
                "{n} line was taken away, {whole} kept",
                "{n} lines were taken away, {whole} kept",
                taken,
                whole=wrong.whole,
            )
        yield f"{wrong.code}: {_what(wrong)}; {left}"
    if not found:
        yield words.count("{n} table, whole", "{n} tables, all whole", tables)
        return
    yield words.count("{n} table, damaged: {damaged}", "{n} tables, damaged: {damaged}", tables, damaged=len(found))
    if mended:
        yield say("What was taken away is kept: {command}", command=f"stammtisch doctor {database} --export FILE")
    else:
        yield say("To keep what is whole of them: {command}", command=f"stammtisch doctor {database} --mend")


def _what(wrong: "Ailment") -> str:
    """What is wrong with a log, in words."""
    return _said(wrong.kind, wrong.number, wrong.refusal)


def _said(kind: str, number: int, refusal: str) -> str:
    if kind == "first":
        return say("the first line is missing, or does not open this table")
    if kind == "gap":
        return say("line {number} is missing", number=number)
    if kind == "twice":
        return say("the number {number} is there twice", number=number)
    if kind == "unreadable":
        return say("line {number} cannot be read", number=number)
    if kind == "unknown":
        return say("line {number} is unknown to this version, and perhaps of a newer one", number=number)
    if not refusal:
        return say("line {number} cannot follow on those before it", number=number)
    return say("line {number} cannot follow on those before it ({reason})", number=number, reason=refusal)


# What was taken away


def _show(database: str, code: str) -> "Iterator[tuple[Taken, str]]":
    """The lines that were taken away from a table, each with how it is shown."""
    from stammtisch.server import doctor, surgery

    with surgery.looking(database) as connection:
        found = list(doctor.taken(connection, code))
    if not found:
        raise StammtischError(say("nothing was taken away from a table {code}", code=code))
    last = None
    for each in found:
        if each.taken != last:
            last = each.taken
            why = _said(each.why["kind"], each.why["number"], each.why.get("refusal", ""))
            header = say("Taken away on {when}: {why}", when=_time(each.taken), why=why) + "\n"
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
    from stammtisch.server import doctor, surgery

    with surgery.looking(database) as connection:
        found = list(doctor.taken(connection))
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.writelines(json.dumps(each.as_json(), ensure_ascii=False) + "\n" for each in found)
    except FileExistsError:
        raise StammtischError(say("{file} is there already: expected the name of a new file", file=file)) from None
    print(words.count("{n} line written to {file}", "{n} lines written to {file}", len(found), file=file))
