"""Everything that the command line and the terminal say, in English: what the catalogues have to know."""

import ast
from collections.abc import Iterator
from pathlib import Path

import typer

from stammtisch import games
from stammtisch.cli import app, flags, spoken
from stammtisch.core.game import Game
from stammtisch.core.outcome import Reason
from stammtisch.games.black_spy.notation import COLOUR_WORDS
from stammtisch.terminal import commands, look, opponents, screen, sheet
from stammtisch.words.elsewhere import MESSAGES

PACKAGE = Path(games.__file__).parents[1]
SPEAKING = [*(PACKAGE / "cli").glob("*.py"), *(PACKAGE / "terminal").glob("*.py"), PACKAGE / "server" / "run.py"]
SPEAKING += [PACKAGE / "server" / "surgery.py"]
SPEAKING += [PACKAGE / "server" / "names.py"]
SPEAKING += [PACKAGE / "words" / "__init__.py", PACKAGE.parents[1] / "scripts" / "phase_pictures.py"]
KINDS = {"by itself", "nobody is asked", "Turn", "one seat is asked", "Sealed", "Window", "Race"} | {
    "several, unseen until the last has answered",
    "several, one after the other, may react",
    "several, and their order is the point",
}
"""The kinds of steps, as the pictures of the phases explain them."""


def literals(source: str) -> Iterator[str]:
    """The texts that are given to `say` and `count` as they stand."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("say", "count"):
            first = 1 if ast.unparse(node.func).endswith("say") else 2
            for argument in node.args[:first]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


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
    """All texts of the help that players read."""
    seen: set[str] = set(spoken.FRAME.values())

    def note(text: str) -> str:
        seen.add(text)
        return text

    whole = spoken.speak(typer.main.get_command(app), note)
    before, flags.speak = flags.speak, lambda command: spoken.speak(command, note)
    try:
        for name in games.NAMES:
            whole.commands["play"].get_command(typer.Context(whole), name)
    finally:
        flags.speak = before
    return seen


def of_game(game: Game) -> set[str]:
    """What a game says for itself: what it is, what it asks and tells, and what its screen shows."""
    told = {each.text for each in game.told.values()}
    values = {
        word for each in game.told.values() for name, row in each.words.items() if name != "reason" for word in row
    }
    docs = {option.doc for option in game.options.describe()}
    docs |= {option.name.replace("_", " ") for option in game.options.describe()}
    shown = {key.replace("_", " ") for key in keys_shown(game)}
    return {game.about, game.unit, *game.prompts.values(), *told, *docs, *shown, *filter(of_words, values)}


def of_words(value: object) -> bool:
    return isinstance(value, str) and value != ""


def keys_shown(game: Game) -> set[str]:
    """Parts of a view that the screen names: whatever has no place of its own."""
    return SHOWN[game.name]


SHOWN = {
    "gaunerbande": {"black_open", "limit"},
    "black_spy": {"dealer", "limit", "announced", "picked"},
    "zehn": {"round_card", "rounds_left", "pot", "pile", "chips", "guard"},
    "klaumau": {
        "turn",
        "top",
        "direction",
        "draw_pile",
        "policemen",
        "wish",
        "bomb_does",
        "sold",
        "watchdogs",
        "misses",
    }
    | {"to_throw", "clockwise", "anticlockwise"},
    "halt_mal_kurz": {"top", "stock", "turns", "active", "action", "target", "well", "open_seat", "open_hand", "giver"}
    | {"receiver"},
}


def everything() -> set[str]:
    found = {text for path in SPEAKING for text in literals(path.read_text(encoding="utf-8"))} | helps()
    for game in games.every():
        found |= of_game(game)
    found |= faults()[1]
    found |= {*KINDS, *MESSAGES, *(reason.text for reason in Reason), *screen.HEADINGS.values(), screen.ELSEWHERE}
    found |= {*look.COLOUR_WORDS.values(), *COLOUR_WORDS, *sheet.ORDINALS, opponents.GUEST}
    found |= {text for row in commands.MEANINGS for text in row} | {*commands.COMMANDS} - {"?", "q", "exit"}
    return found
