"""The command `bots`: who can be asked to play."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from stammtisch import bots, words
from stammtisch.bots.own import address
from stammtisch.bots.own.process import Process
from stammtisch.core.errors import Fault, StammtischError
from stammtisch.words import say


def show_bots() -> None:
    """Show which bots there are: those of the house, and those that installed packages bring."""
    from stammtisch.cli.output import READABLE, complain, show

    wrong = list(address.problems())
    show(_listed(wrong), width=READABLE)
    for fault in wrong:
        complain(words.explain(StammtischError(fault)))


def _listed(wrong: list[Fault]) -> Iterator[RenderableType]:
    table = Table.grid(padding=(0, 2))
    for name in bots.EVERY:
        table.add_row(Text(name, "bold cyan"), say(f"bots.about.{name}"))
    for name, found in address.installed().items():
        process = Process(found)
        try:
            process.start()
        except StammtischError as error:
            wrong.append(Fault("own.left_out", name=name, package=found.package, fault=error.fault))
            continue
        finally:
            process.stop()
        table.add_row(Text(name, "bold cyan"), f"{process.about} ({found.package})".strip())
    yield table
    yield ""
    yield Text(say("bots.your_own"), "dim")
