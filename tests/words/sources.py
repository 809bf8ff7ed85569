"""What games and errors say in English, and which keys the command line and the terminal use: catalogues know both."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from stammtisch import games
from stammtisch.cli import app, flags, spoken
from stammtisch.core.game import Game
from stammtisch.words.elsewhere import MESSAGES

PACKAGE = Path(games.__file__).parents[1]
SPEAKING = [*(PACKAGE / "cli").glob("*.py"), *(PACKAGE / "terminal").glob("*.py"), PACKAGE / "server" / "run.py"]
SPEAKING += [PACKAGE / "server" / "surgery.py"]
SPEAKING += [PACKAGE / "server" / "names.py", PACKAGE / "lab" / "newgame" / "__init__.py"]
SPEAKING += [PACKAGE / "words" / "__init__.py", PACKAGE.parents[1] / "scripts" / "phase_pictures.py"]


def literals(source: str) -> Iterator[str]:
    """The keys that are given to `say` as they stand; of one that is put together, how it begins, with a dot."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("say", "words.say", "known") and node.args:
            first = node.args[0]
            for key in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
                if isinstance(key, ast.JoinedStr) and isinstance(key.values[0], ast.Constant):
                    yield str(key.values[0].value)
                elif isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value


def faults() -> tuple[set[str], set[str]]:
    """The keys and the texts of everything that can be wrong with options and records.

    A text stands in the call of `Fault`, or in a variable of the same function.
    """
    keys, texts = set[str](), set[str]()
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")]
    for function in [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        parts = list(ast.walk(function))
        calls = [each for each in parts if isinstance(each, ast.Call) and ast.unparse(each.func) == "Fault"]
        named = {ast.unparse(call.args[1]) for call in calls}
        given = [call.args[1] for call in calls]
        given += [
            each.value for each in parts if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) in named
        ]
        keys |= {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}
        texts |= {text.value for text in given if isinstance(text, ast.Constant)}
    return keys, texts


def helps() -> set[str]:
    """The keys of all texts of the help that players read."""
    seen: set[str] = set()

    def asked(command: Any, name: str) -> None:
        if getattr(command, "rich_help_panel", None) == spoken.LAB_PANEL:
            return
        seen.update(
            {f"help.{name}", *(f"help.of.{each.name}" for each in command.params if not (each.help or each.hidden))}
        )
        seen.update(f"help.of.{each.name}" for each in command.params if each.name in spoken.COMPLETION)
        for below in getattr(command, "commands", {}).values():
            asked(below, below.name)

    whole = typer.main.get_command(app)
    asked(whole, "stammtisch")
    before, flags.speak = flags.speak, lambda command, name, **values: asked(command, name) or command
    try:
        for name in games.NAMES:
            whole.commands["play"].get_command(typer.Context(whole), name)
    finally:
        flags.speak = before
    return (
        seen | {f"help.{name.replace('-', '_')}" for name in spoken.LAB} | {"help.play.epilog", "help.play.game.epilog"}
    )


def of_game(game: Game) -> dict[str, str]:
    """What a game declares in English, by the key under which its catalogues have it."""
    found = {"about": game.about, **{f"prompt.{step}": text for step, text in game.prompts.items()}}
    for option in game.options.describe():
        found[f"option.{option.name}.full"] = option.doc
        found[f"option.{option.name}.name"] = option.name.replace("_", " ")
    return found


def everything() -> set[str]:
    """All texts that have to be translated by their English."""
    return faults()[1] | {*MESSAGES}


def keys() -> tuple[set[str], set[str]]:
    """The keys that command line and terminal use, and the beginnings of those that they put together."""
    found = {key for path in SPEAKING for key in literals(path.read_text(encoding="utf-8"))}
    declared = {"panel.lab", "panel.table", "panel.records", "panel.games", "panel.options", "panel.house"}
    declared |= {"default.language", "default.database", "default.speed"}
    begun = {key for key in found if key.endswith(".")} | {"meta.", "move."}
    return (found - begun) | helps() | declared, begun
