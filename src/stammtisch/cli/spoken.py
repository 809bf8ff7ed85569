"""The help of commands in the language of whoever reads.

Typer takes its texts when the commands are declared, long before anybody has said which language they read. So the
finished commands are gone through once more, text by text.
"""

import re
import sys
from collections.abc import Callable, Sequence
from typing import Any

from stammtisch import words
from stammtisch.core import languages
from stammtisch.core.errors import StammtischError

FLAG = "--language"

LAB, LAB_PANEL = ("simulate", "arena", "check-game"), "In the lab"
"""Commands for people who study bots or make games; there English is spoken, as in the papers they write."""

Say = Callable[[str], str]


def chosen(args: Sequence[str]) -> tuple[str, list[str]]:
    """The language that a command line asks for, anywhere in it, or else the environment; and the rest of the line."""
    rest = list(args)
    end = rest.index("--") if "--" in rest else len(rest)
    for place, arg in enumerate(rest[:end]):
        flag, equals, value = arg.partition("=")
        if flag == FLAG:
            given = [value] if equals else rest[place + 1 : place + 2]
            if not given:
                raise StammtischError(f"expected a language after {FLAG}: {', '.join(languages.LANGUAGES)}")
            tag, rest = languages.check(given[0]), [*rest[:place], *rest[place + 2 - len(equals) :]]
            break
    else:
        tag = languages.wanted()
    return languages.SOURCE if rest and rest[0] in LAB else tag, rest


def speak(command: Any, say: Say = words.say) -> Any:
    """Put all texts of a command, and of those below it, into words. Typer's own types are private, hence Any."""
    if getattr(command, "rich_help_panel", None) == LAB_PANEL:
        command.short_help = say(command.help.partition("\n")[0])
        _panel(command, say)
        return command
    for name in ("help", "short_help", "epilog", "options_metavar", "subcommand_metavar"):
        if getattr(command, name, None):
            setattr(command, name, say(getattr(command, name)))
    _panel(command, say)
    _speak_lately(command, say)
    for parameter in command.params:
        for name in ("help", "metavar", "show_default"):
            text = getattr(parameter, name, None)
            if isinstance(text, str) and _LETTERS.search(text) and not (name == "metavar" and _NAMES.search(text)):
                setattr(parameter, name, say(text))
        _panel(parameter, say)
    for below in getattr(command, "commands", {}).values():
        speak(below, say)
    return command


_NAMES = re.compile(r"\||URL")
_LETTERS = re.compile(r"[^\W\d]")
"""Where a metavar says what exactly to type, or is the same word everywhere."""


def _speak_lately(command: Any, say: Say) -> None:
    """What a command makes only when it is asked for help."""
    usage, help_option = command.get_usage, command.get_help_option
    said, meant = say("Usage: "), say("Show this message and exit.")

    def get_help_option(ctx: Any) -> Any:
        option = help_option(ctx)
        if option is not None:
            option.help, option.metavar = meant, ""
        return option

    command.get_usage = lambda ctx: usage(ctx).replace("Usage: ", said, 1)
    command.get_help_option = get_help_option


def _panel(thing: Any, say: Say) -> None:
    panel = getattr(thing, "rich_help_panel", None)
    if isinstance(panel, str):
        thing.rich_help_panel = say(panel)


FRAME = {
    "OPTIONS_PANEL_TITLE": "Options",
    "ARGUMENTS_PANEL_TITLE": "Arguments",
    "COMMANDS_PANEL_TITLE": "Commands",
    "DEFAULT_STRING": "[default: {}]",
    "REQUIRED_LONG_STRING": "[required]",
}
"""What Typer itself writes around help."""


def speak_frame(say: Say = words.say) -> None:
    """Where nobody has asked for another language yet, Typer's texts are as they should be, and rich need not load."""
    if words.language() == languages.SOURCE and "typer.rich_utils" not in sys.modules:
        return
    from typer import rich_utils

    for name, text in FRAME.items():
        setattr(rich_utils, name, say(text))
