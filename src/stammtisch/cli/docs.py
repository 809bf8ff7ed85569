"""`stammtisch docs`: the pages about everything, which come with the package."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from stammtisch.core.errors import StammtischError
from stammtisch.words import say

PACKAGE = Path(__file__).resolve().parents[1]


def show_docs(page: Annotated[str | None, typer.Argument(metavar="PAGE", show_default=False)] = None) -> None:
    """Show what is written about everything."""
    from stammtisch.cli.output import READABLE, show

    known = pages()
    if page is None:
        show(_listed(known), width=READABLE)
        return
    name = page.removeprefix("docs/").removesuffix(".md")
    found = next((path for path in known if name in (known[path], path.stem)), None)
    if found is None:
        raise StammtischError("cli.docs.no_such_page", page=repr(page), known=", ".join(known.values()))
    show([Markdown(found.read_text(encoding="utf-8"))], width=READABLE, paged=True)


def folder() -> Path:
    """Where the pages lie: in the package, or beside the sources where it runs from these."""
    installed = PACKAGE / "docs"
    return installed if installed.is_dir() else PACKAGE.parents[1] / "docs"


def pages() -> dict[Path, str]:
    """All pages, and what each is called here."""
    found = sorted(folder().rglob("*.md"), key=lambda path: (len(path.parts), path))
    return {path: path.relative_to(folder()).with_suffix("").as_posix() for path in found}


def _listed(known: dict[Path, str]) -> Iterator[RenderableType]:
    table = Table.grid(padding=(0, 2))
    for path, name in known.items():
        with path.open(encoding="utf-8") as file:
            table.add_row(Text(name, "bold cyan"), file.readline().lstrip("# ").strip())
    yield table
    yield ""
    yield Text(say("cli.docs.where", folder=str(folder())), "dim")
