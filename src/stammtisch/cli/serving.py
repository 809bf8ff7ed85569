"""Opening the table for browsers: `stammtisch` alone, and `stammtisch serve` for those who run a server."""

from typing import Annotated

import typer

from stammtisch.words import say

HOST, PORT = "127.0.0.1", 8700


def open_table() -> None:
    """For people who want to play: the next free port, open to their own network, and a browser window."""
    from stammtisch.server.config import Config
    from stammtisch.server.run import serve as run

    print(say("Setting the table. Ctrl-C ends it; matches that are not over go on next time."), flush=True)
    run(Config(keep=0), host="0.0.0.0", port=PORT, search_port=True, open_browser=True, quiet=True)


def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="Where to listen.")] = HOST,
    port: Annotated[
        int, typer.Option("--port", metavar="NUMBER", min=0, max=65535, help="At which port; 0 takes any free one.")
    ] = PORT,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="Where matches are kept, as SQLAlchemy writes it.",
            show_default="a file in your data folder",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="A further site whose pages may talk to this server."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(
            "--name",
            metavar="NAME",
            help="What this server is called on the internet, as in its address. At home it need not be said.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--proxy",
            metavar="ADDRESS",
            help="A proxy, or a network of them, that is believed when it says for whom it speaks (X-Forwarded-For).",
            show_default="127.0.0.1",
        ),
    ] = None,
    rate: Annotated[
        float,
        typer.Option(
            "--rate",
            metavar="NUMBER",
            min=0,
            help="Messages a second per connection. 0 lifts every limit by second, address or person: messages, "
            "requests, pages, pictures, connections, new tables, tables in memory, chat, changes, bots' moves.",
        ),
    ] = 30,
    keep: Annotated[
        float,
        typer.Option(
            "--keep",
            metavar="DAYS",
            min=0,
            help="How long a table is kept after its last move, a third of that if no match was finished; 0: for ever.",
        ),
    ] = 90,
    log_json: Annotated[bool, typer.Option("--log-json", metavar="", help="Log one JSON object per line.")] = False,
    browser: Annotated[bool, typer.Option("--open", metavar="", help="Open a browser window.")] = False,
) -> None:
    """Serve tables to browsers, for an evening or for good.

    Matches are kept on disk and survive a restart. Health is at /health,
    numbers for Prometheus are at /metrics:

      stammtisch serve --host 0.0.0.0 --port 80 --name play.example.org
    """
    from stammtisch.server.config import LIFTED, Config, Limits
    from stammtisch.server.run import serve as run

    limits = Limits(rate=rate, burst=max(90, 3 * rate)) if rate else LIFTED
    config = Config(
        database=database,
        origins=tuple(origin or ()),
        names=tuple(name or ()),
        proxies=tuple(proxy or ()),
        limits=limits,
        keep=keep,
    )
    run(config, host=host, port=port, log_json=log_json, open_browser=browser)
