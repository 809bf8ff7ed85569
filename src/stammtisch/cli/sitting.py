"""The command `sit`: a bot at somebody else's table."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from stammtisch import bots, games, words
from stammtisch.bots import warming
from stammtisch.bots.own.process import Limits, Process
from stammtisch.bots.own.sitter import Sitter
from stammtisch.cli.flags import MEMORY, SECONDS, BotMemory, BotSeconds, positive
from stammtisch.core.errors import Fault, StammtischError
from stammtisch.words import say


def sit(
    link: Annotated[str, typer.Argument(metavar="LINK", show_default=False)],
    bot: Annotated[
        str, typer.Option("--bot", "-b", metavar="BOT", show_default=False, autocompletion=lambda: list(bots.EVERY))
    ],
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", show_default="default.bot_name")] = None,
    seat: Annotated[int | None, typer.Option("--seat", parser=positive, metavar="NUMBER", show_default=False)] = None,
    bot_seconds: BotSeconds = SECONDS,
    bot_memory: BotMemory = MEMORY,
) -> None:
    """Seat a bot at any table in the world, by its invitation."""
    from stammtisch.cli.output import inform
    from stammtisch.guest.link import look, read_link
    from stammtisch.guest.sitting import Guest

    invitation, spec = read_link(link), bots.parse(bot)
    with _makes(spec, Limits(bot_seconds, bot_memory)) as new:
        try:
            table = look(invitation)
            game = games.get(str(table["game"]))
            inform(say("sit.found", game=game.title, server=invitation.server))
            if spec.searches and not warming.is_warm(game):
                inform(say("arena.compiling_search", game=game.title))
                warming.warm(game)
            wished = None if seat is None else seat - 1
            Guest(invitation, name or spec.level.title, spec.level, new, _tell, wished=wished).stay()
        except KeyboardInterrupt:
            inform(f"\n{say('cli.goodbye')}")


def _tell(told: Fault) -> None:
    from stammtisch.cli.output import inform

    inform(words.explain(StammtischError(told)))


@contextmanager
def _makes(spec: bots.Spec, limits: Limits) -> Iterator[Callable[[], bots.Player]]:
    """What makes a bot for each match; one of one's own in its process, which ends with this."""
    if spec.own is None:
        yield lambda: bots.get(str(spec))
        return
    process = Process(spec.own, limits)
    try:
        process.start()
        yield lambda: Sitter(process, spec.level.name, tell=lambda forfeit: _tell(forfeit.told()))
    finally:
        process.stop()
