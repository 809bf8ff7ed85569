"""Which keys the code uses, and what can be wrong: catalogues know all of it."""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import typer

from stammtisch import games
from stammtisch.cli import app, flags, spoken
from stammtisch.core.game import Game
from stammtisch.lab.conformity import CHECKS
from stammtisch.words import known, prompts

PACKAGE = Path(games.__file__).parents[1]
SPEAKING = [path for part in ("cli", "terminal", "lab", "bots", "guest") for path in (PACKAGE / part).rglob("*.py")]
SPEAKING += [
    PACKAGE / "server" / name for name in ("run.py", "storage/log_repair.py", "limits/names.py", "work/own_bots.py")
]
SPEAKING += [
    PACKAGE / "games" / "outside.py",
    PACKAGE / "words" / "__init__.py",
    PACKAGE / "core" / "native" / "__init__.py",
]
SPEAKING += [PACKAGE.parents[1] / "scripts" / "phase_pictures.py"]


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    """All our sources."""
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in PACKAGE.rglob("*.py")]


@cache
def errors() -> frozenset[str]:
    """What makes a fault: itself, and the classes of all errors."""
    found = {"Fault", "StammtischError"}
    classes = [node for _, tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    while more := {each.name for each in classes if {ast.unparse(base) for base in each.bases} & found} - found:
        found |= more
    return frozenset(found)


FINDERS = {"here.found": 0, "self.found": 0, "in_match": 1, "_found": 2}
"""What makes the findings of the conformity suite, and where the key stands."""


def literals(source: str) -> Iterator[str]:
    """The keys that are given to `say` as they stand, and those of faults that name a message in full; of one that is
    put together, how it begins, with a dot.
    """
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and (by := ast.unparse(node.func)) in {"say", "words.say", "known", *FINDERS, *errors()}
            and node.args
        ):
            first = node.args[FINDERS.get(by, 0)]
            for key in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
                    text = str(key.values[0].value)
                elif isinstance(key, ast.Constant) and isinstance(key.value, str):
                    text = key.value
                else:
                    continue
                if "." in text or by not in {*errors(), *FINDERS}:
                    yield text


def calls(path: Path, tree: ast.Module) -> Iterator[tuple[tuple[str, str], set[str]]]:
    """The faults that a file makes: game (none for the house) and key, and what each names."""
    home = path.parts[-2] if path.parts[-3] == "games" and path.name != "__init__.py" else ""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in errors() and node.args:
            key = node.args[0]
            if isinstance(key, ast.Constant) and "." not in key.value:
                yield (home, key.value), {each.arg for each in node.keywords if each.arg is not None} - NOT_NAMED


@cache
def faults() -> dict[tuple[str, str], set[str]]:
    """Everything that can be wrong, and what every fault of a key names."""
    found: dict[tuple[str, str], set[str]] = {}
    for path, tree in trees():
        for key, named in calls(path, tree):
            found[key] = found.get(key, named) & named
    return found | {made: set() for made in MADE_ELSEWHERE}


def faults_of(*files: str) -> set[tuple[str, str]]:
    """What can be wrong in some files, named by how their paths end."""
    return {key for path, tree in trees() if path.as_posix().endswith(files) for key, _ in calls(path, tree)}


NOT_NAMED = {"line", "number"}
"""What errors of records keep for themselves, although a fault may have it too."""

MADE_ELSEWHERE = (
    ("zehn", "added_expected"),
    ("zehn", "typed_number"),
    *((name, "no_such_card") for name in games.NAMES),
)
"""Keys that are passed on before they become faults, or found by the kit and said by games."""


def helps() -> set[str]:
    """The keys of all texts of help."""
    seen: set[str] = set()

    def asked(command: Any, name: str) -> None:
        name = name.replace("-", "_")
        seen.add(f"help.{name}")
        for each in command.params:
            if each.name in spoken.COMPLETION or not (each.help or each.hidden):
                own = f"help.{name.partition('.')[0]}.of.{each.name}"
                seen.add(own if known(own) else f"help.of.{each.name}")
        for below in getattr(command, "commands", {}).values():
            asked(below, below.name)

    whole = typer.main.get_command(app)
    asked(whole, "stammtisch")
    before, flags.speak = flags.speak, lambda command, name, **values: asked(command, name) or command
    try:
        for group, name in product(("play", "simulate"), games.NAMES):
            whole.commands[group].get_command(typer.Context(whole), name)
    finally:
        flags.speak = before
    return seen | {f"help.{name}.epilog" for name in ("play", "play.game", "simulate", "simulate.game", "arena")}


def of_game(game: Game) -> set[str]:
    """What a game is asked for in words beside its story and its refusals, as the terminal has it."""
    names = [option.name for option in game.options.describe()]
    options = {f"option.{name}.{form}" for name in names for form in ("full", "name")}
    return {"about", *(f"prompt.{step}" for step in prompts(game)), *options}


def keys() -> tuple[set[str], set[str]]:
    """The keys that command line and terminal use, and the beginnings of those that they put together."""
    found = {key for path in SPEAKING for key in literals(path.read_text(encoding="utf-8"))}
    declared = {"panel.lab", "panel.table", "panel.records", "panel.games", "panel.options", "panel.house"}
    declared |= {"default.language", "default.database", "default.speed", "panel.results", "panel.work", "panel.files"}
    declared |= {
        "default.whole_matches",
        "default.cache",
        "default.jobs",
        "default.bot_name",
        "panel.own",
        "check.shared_view",
        "check.own_view",
    }
    declared |= {"arena.compiling_search", *(check.about for check in CHECKS)}
    begun = {key for key in found if key.endswith(".")} | {"meta.", "move."}
    return (found - begun) | helps() | declared, begun
