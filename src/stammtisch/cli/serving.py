"""Opening the table for browsers: `stammtisch` alone, and `stammtisch serve` for those who run a server."""

from typing import Annotated

import typer

from stammtisch.cli.flags import MEMORY, BotMemory, BotSeconds
from stammtisch.words import say

HOST, PORT = "127.0.0.1", 8700


def open_table() -> None:
    """For people who want to play: the next free port, open to their own network, and a browser window."""
    from stammtisch.server.config import Config
    from stammtisch.server.run import serve as run

    print(say("cli.setting_the_table"), flush=True)
    run(Config(keep=0), host="0.0.0.0", port=PORT, search_port=True, open_browser=True, quiet=True)


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = HOST,
    port: Annotated[int, typer.Option("--port", metavar="NUMBER", min=0, max=65535)] = PORT,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            show_default="default.database",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL"),
    ] = None,
    server_name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", show_default="127.0.0.1")] = None,
    rate: Annotated[float, typer.Option("--rate", metavar="NUMBER", min=0)] = 30,
    keep: Annotated[
        float,
        typer.Option(
            "--keep",
            metavar="DAYS",
            min=0,
        ),
    ] = 90,
    log_json: Annotated[bool, typer.Option("--log-json", metavar="")] = False,
    metrics_token: Annotated[
        str | None,
        typer.Option("--metrics-token", metavar="TOKEN", envvar="STAMMTISCH_METRICS_TOKEN", show_envvar=False),
    ] = None,
    browser: Annotated[bool, typer.Option("--open", metavar="")] = False,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="NAME=BOT", rich_help_panel="panel.own")] = None,
    bot_seconds: BotSeconds = 5.0,
    bot_memory: BotMemory = MEMORY,
) -> None:
    """Serve tables to browsers, for an evening or for good."""
    from stammtisch.bots.own.process import Limits as BotLimits
    from stammtisch.server.config import Config
    from stammtisch.server.run import serve as run
    from stammtisch.server.work.own_bots import OwnBots
    from stammtisch.service.limits import LIFTED, Limits

    together = max(Limits.messages, 10 * rate)  # all windows of an address
    limits = Limits(rate=rate, burst=max(90, 3 * rate), messages=together) if rate else LIFTED
    config = Config(
        database=database,
        origins=tuple(origin or ()),
        names=tuple(server_name or ()),
        proxies=tuple(proxy or ()),
        limits=limits,
        keep=keep,
        metrics_token=metrics_token,
        own_bots=tuple(bot or ()),
        bot_limits=BotLimits(bot_seconds, bot_memory, nice=10),
    )
    offered = OwnBots(config.own_bots, config.bot_limits)
    try:
        offered.start()  # what is wrong with one is said here and now
    finally:
        offered.close()
    run(config, host=host, port=port, log_json=log_json, open_browser=browser)
