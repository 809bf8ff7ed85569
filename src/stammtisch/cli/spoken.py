"""The help of commands in the language of whoever reads.

Typer takes its texts when the commands are declared, long before anybody has said which language they read. So the
finished commands are gone through once more, and get their texts by their names.
"""

import sys
from collections.abc import Sequence
from typing import Any

from stammtisch import words
from stammtisch.cli.usage import strict
from stammtisch.core import languages
from stammtisch.core.errors import StammtischError
from stammtisch.words import known, say
from stammtisch.words.wrapping import keep_together

FLAG = "--language"


def chosen(args: Sequence[str]) -> tuple[str, list[str]]:
    """The language that a command line asks for, anywhere in it, or else the environment; and the rest of the line."""
    rest = list(args)
    end = rest.index("--") if "--" in rest else len(rest)
    for place, arg in enumerate(rest[:end]):
        flag, equals, value = arg.partition("=")
        if flag == FLAG:
            given = [value] if equals else rest[place + 1 : place + 2]
            if not given:
                raise StammtischError("language_after", flag=FLAG, known=list(languages.LANGUAGES))
            tag, rest = languages.check(given[0]), [*rest[:place], *rest[place + 2 - len(equals) :]]
            break
    else:
        tag = languages.wanted()
    return tag, rest


def speak(command: Any, name: str = "", **values: Any) -> Any:
    """Put all texts of a command, and of those below it, into words: by its name, and by the names of its parameters.
    A parameter may mean something of its own in one command (`help-arena-of-seed`). Whatever brings words of its own
    keeps them. Typer's own types are private, hence Any.
    """
    name = (name or command.name).replace("-", "_")
    _panel(command)
    for part, key in (("help", f"help.{name}"), ("epilog", f"help.{name}.epilog")):
        if known(key):
            setattr(command, part, say(key, **values))
    for part in ("options_metavar", "subcommand_metavar"):
        if text := getattr(command, part, None):
            setattr(command, part, _metavar(text))
    _speak_lately(command)
    for parameter in command.params:
        own = f"help.{name.partition('.')[0]}.of.{parameter.name}"
        key = own if known(own) else f"help.of.{parameter.name}"
        if known(key) and (not parameter.help or parameter.name in COMPLETION):
            parameter.help = say(key, **values)
        if isinstance(parameter.metavar, str):
            parameter.metavar = _metavar(parameter.metavar)
        if isinstance(getattr(parameter, "show_default", None), str):
            parameter.show_default = say(parameter.show_default)
        _panel(parameter)
    for below in getattr(command, "commands", {}).values():
        speak(below, **values)
    return command


COMPLETION = ("install_completion", "show_completion")
"""Parameters that Typer itself declares, with words."""

METAVARS = {
    "[OPTIONS]": "options",
    "COMMAND [ARGS]...": "command_args",
    "GAME [OPTIONS]": "game_options",
    "BOT[,BOT…]": "bots",
    "GAME[,GAME…]": "games",
    "NAME[,NAME…]": "names",
    "NUMBER[,NUMBER…]": "numbers",
    "NAME=VALUE": "name_value",
}


def _metavar(text: str) -> str:
    """What stands for a value; where it says what exactly to type, or is the same word everywhere, it stays."""
    key = f"meta.{METAVARS.get(text, text.lower().replace('/', '_'))}"
    return say(key) if known(key) else text


def _speak_lately(command: Any) -> None:
    """What a command makes only when it is asked for help."""
    strict(command)
    usage, help_option = command.get_usage, command.get_help_option
    said, meant = say("cli.usage"), say("cli.show_help")

    def get_help_option(ctx: Any) -> Any:
        option = help_option(ctx)
        if option is not None:
            option.help, option.metavar = meant, ""
        return option

    command.get_usage = lambda ctx: usage(ctx).replace("Usage: ", said, 1)
    command.get_help_option = get_help_option


def _panel(thing: Any) -> None:
    panel = getattr(thing, "rich_help_panel", None)
    if isinstance(panel, str):
        thing.rich_help_panel = say(panel)


FRAME = {
    "OPTIONS_PANEL_TITLE": "options",
    "ARGUMENTS_PANEL_TITLE": "arguments",
    "COMMANDS_PANEL_TITLE": "commands",
    "DEFAULT_STRING": "default",
    "REQUIRED_LONG_STRING": "required",
}
"""What Typer itself writes around help."""


def speak_frame() -> None:
    """Where nobody has asked for another language yet, Typer's texts are as they should be, and rich need not load."""
    if words.language() == languages.SOURCE and "typer.rich_utils" not in sys.modules:
        return
    from typer import rich_utils

    keep_together()
    for name, key in FRAME.items():
        setattr(rich_utils, name, say(f"cli.frame.{key}", default="{}"))
