"""What may be asked of the commands. The options of a game become flags, from its one declaration of them."""

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from stammtisch import games
from stammtisch.cli.spoken import speak
from stammtisch.core import chance
from stammtisch.core.errors import StammtischError, got
from stammtisch.core.game import Game
from stammtisch.core.options import HOUSE, Options, read_table
from stammtisch.words import option_doc, option_sources, say

HELP_NAMES = {"help_option_names": ["-h", "--help"]}

# Values

LONGEST = 18
"""Digits of a number that always fits wherever numbers are kept."""


def whole(value: str | int) -> int:
    """A whole number. Typer sends defaults through here too."""
    text = str(value)
    if not (text.isascii() and text.removeprefix("-").isdigit()):
        raise typer.BadParameter(say("cli.no_whole_number", given=repr(text)))
    if len(text) > LONGEST:
        raise typer.BadParameter(say("cli.long_number", most=LONGEST, given=got(text)))
    return int(text)


def positive(value: str | int) -> int:
    number = whole(value)
    if number < 1:
        raise typer.BadParameter(say("cli.not_positive", given=str(number)))
    return number


def quickness(text: str) -> list[int]:
    """A number for each seat, with commas between."""
    return [positive(each.strip()) for each in text.split(",")]


def rate(text: str) -> float:
    """So many a second."""
    return _between(text, 0.01, 1000)


def pace(value: str | float) -> float:
    """So many times the usual pauses. Typer sends defaults through here too."""
    return _between(str(value), 0, 10)


def seconds(value: str | float) -> float:
    """How long something may take."""
    return _between(str(value), 0.01, 3600)


def megabytes(value: str | int) -> int:
    """How much memory; 0 is no limit."""
    return int(_between(str(value), 0, 1_000_000))


def _between(text: str, least: float, most: float) -> float:
    try:
        number = float(text)
    except ValueError:
        number = most + 1
    if not least <= number <= most:
        raise typer.BadParameter(say("cli.not_between", least=least, most=most, given=repr(text)))
    return number


def among(values: tuple[str, ...]) -> Callable[[str], str]:
    """One of these words. Typer sends defaults through here too."""

    def word(text: str) -> str:
        if text not in values:
            choices = ", ".join(map(repr, values))
            raise typer.BadParameter(say("cli.not_one_of", value=repr(text), choices=choices))
        return text

    return word


def _offered(values: tuple[str, ...]) -> Callable[[], list[str]]:
    return lambda: list(values)


def seed(text: str) -> str:
    """A seed in its long form, 64 hexadecimal digits."""
    try:
        return chance.read_seed(int(text) if text.isascii() and text.isdigit() and len(text) < 64 else text).hex()
    except StammtischError:
        raise typer.BadParameter(say("cli.no_seed", given=repr(text))) from None


Seed = Annotated[
    str | None,
    typer.Option(
        "--seed",
        "-s",
        parser=seed,
        metavar="NUMBER",
        show_default=False,
    ),
]
SECONDS, MEMORY = 10.0, 2000
BotSeconds = Annotated[
    float, typer.Option("--bot-seconds", parser=seconds, metavar="NUMBER", rich_help_panel="panel.own")
]
BotMemory = Annotated[
    int, typer.Option("--bot-memory", parser=megabytes, metavar="NUMBER", rich_help_panel="panel.own")
]
"""What a bot of somebody's own may take: seconds for a decision, and megabytes."""
File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        show_default=False,
        autocompletion=games.names,
    ),
]

# One command per game

OPTIONS_PANEL, HOUSE_PANEL = "panel.options", "panel.house"
USUAL_PLAYERS = 4


def per_game(body: Callable[..., None], name: str) -> type[TyperGroup]:
    """A group with one command for each game: `body(game, options, players, …)`, with the game's options as flags."""

    class GameGroup(TyperGroup):
        # The games are imported when one is asked for, and not before. Typer's own types are private to it, hence Any.

        def list_commands(self, ctx: Any) -> list[str]:
            return games.names()

        def get_command(self, ctx: Any, cmd_name: str) -> Any:
            if ctx.resilient_parsing and cmd_name not in games.names():
                return None
            return game_command(games.get(cmd_name), body, name)

        def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
            if args and args[0].startswith("-") and args[0] not in ctx.help_option_names and not ctx.resilient_parsing:
                raise StammtischError(
                    "cli.game_first",
                    command=ctx.command_path,
                    games=games.names(),
                    flag=args[0],
                )
            return super().parse_args(ctx, args)

    return GameGroup


def game_command(game: Game, body: Callable[..., None], name: str) -> Any:
    """The command of one game."""

    def command(**given: Any) -> None:
        asked = {name: given.pop(name) for name in flags}
        body(game, _options(game.options, asked), **given)

    _, _, _, *own = inspect.signature(body).parameters.values()
    flags = {flag.name: flag for flag in _flags(game)}
    command.__signature__ = inspect.Signature([_players(game), *own, *flags.values()])  # type: ignore[attr-defined]
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(game.name, help=inspect.getdoc(body), rich_help_panel="panel.games")(command)
    least, most = game.players[0], game.players[-1]
    values = {"title": game.title, "game": game.name, "least": least, "most": most}
    return speak(typer.main.get_command(alone), f"{name}.game", **values)


def _players(game: Game) -> inspect.Parameter:
    flag = typer.Option("--players", "-p", parser=whole, metavar="NUMBER")
    return _parameter("players", int, flag, min(max(USUAL_PLAYERS, game.players[0]), game.players[-1]))


def _options(kind: type[Options], asked: dict[str, Any]) -> Options:
    """The options that the flags ask for."""
    chosen = {each.name: asked[each.name] for each in kind.describe() if each.kind != "variant"}
    tables = [each.name for each in kind.describe() if each.kind == "table" and chosen[each.name] is not None]
    chosen |= {name: read_table(chosen[name]) for name in tables}
    variants = [name for name in kind.variants() if asked[name]] + (asked["variant"] or [])
    return kind.build(chosen | {name: False for name in kind.variants() if asked[f"no_{name}"]}, variants)


def _flags(game: Game) -> Iterator[inspect.Parameter]:
    from rich.markup import escape

    options = game.options
    for each in options.describe():
        name = "--" + each.name.replace("_", "-")
        about: dict[str, Any] = {
            "help": escape(f"{option_doc(each)} ({option_sources(each)})"),
            "rich_help_panel": HOUSE_PANEL if each.group == HOUSE else OPTIONS_PANEL,
        }
        if each.kind == "variant":
            yield _parameter(each.name, bool, typer.Option(name, metavar="", **about), False)
            # Off is what variants are anyway: this is for scripts, and would only widen the help.
            yield _parameter(f"no_{each.name}", bool, typer.Option(f"--no-{name[2:]}", hidden=True), False)
        elif each.kind == "whole":
            yield _parameter(
                each.name, int | None, typer.Option(name, parser=whole, metavar="NUMBER", **about), each.default
            )
        elif each.kind == "table":
            yield _parameter(each.name, str | None, typer.Option(name, metavar="JSON/FILE", **about), None)
        else:
            yield _parameter(
                each.name,
                str,
                typer.Option(
                    name, parser=among(each.of), metavar="|".join(each.of), autocompletion=_offered(each.of), **about
                ),
                each.default,
            )
    variants = options.variants()
    listed = typer.Option(
        "--variant",
        metavar="NAME",
        hidden=not variants,
        rich_help_panel=OPTIONS_PANEL,
        autocompletion=lambda: variants,
    )
    yield _parameter("variant", list[str] | None, listed, None)


def _parameter(name: str, kind: Any, flag: Any, default: Any) -> inspect.Parameter:
    return inspect.Parameter(
        name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=default, annotation=Annotated[kind, flag]
    )
