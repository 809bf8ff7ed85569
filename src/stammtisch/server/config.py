"""How a server is run."""

from dataclasses import dataclass, field

from stammtisch.bots.own.process import Limits as BotLimits


@dataclass(frozen=True)
class Limits:
    """What one client, and all of them together, may ask of the server."""

    message: int = 4096
    """Bytes of a message on the socket."""
    body: int = 32_768
    """Bytes of a request."""
    record: int = 1_000_000
    """Bytes of a record that somebody brings to see it."""
    record_lines: int = 10_000
    replaying: float = 30
    """Seconds in which a match has to be played again."""
    rate: float = 30
    """Messages a second over a longer time, per connection; 0 is no limit."""
    burst: float = 90
    """So many may come at once."""
    messages: float = 300
    """Messages a second over a longer time, of all connections of an address; 0, or a `rate` of 0, is no limit."""
    messages_burst: float = 3000
    frames: float = 300
    """Frames a second of any kind but short messages that come one by one, per connection; 0 is no limit."""
    frames_burst: float = 600
    requests: float = 10
    """Requests a second over a longer time, per address; 0 is no limit."""
    requests_burst: float = 60
    lookups: float = 10
    """Tables a second that are fetched from the log for lists of one's own, per address; 0 is no limit."""
    lookups_burst: float = 300
    replays: int = 5
    """Replays that wait to be computed, per address."""
    openings: float = 0.1
    """New tables a second, per address; 0 is no limit."""
    openings_burst: float = 30
    tables: int = 8000
    """Tables in memory, as many as a gigabyte holds. Of more, those go at once that nobody looks at."""
    watchers: int = 50
    """Connections to one table of those who only watch."""
    tabs: int = 8
    """Connections of one person to a table; with one more the oldest goes."""
    per_address: int = 100
    """Sockets from one address; those of people who sit at a table are let in beyond that."""
    strangers: int = 50
    """Sockets from one address that have not said hello."""
    hello: float = 5
    """Seconds in which hello has to be said."""
    open_per_address: int = 250
    """Connections from one address, whatever they are for; behind a proxy that speaks for others, its sockets."""
    patience: float = 10
    """Seconds in which a request has to be there; a long one may take a second more for each 10,000 bytes."""
    unread: float = 30
    """Seconds after which somebody is cut off who does not read the answer."""
    pages: float = 50
    """Pages and files a second over a longer time, per address; 0 is no limit."""
    pages_burst: float = 6000
    pictures: float = 1
    """QR codes drawn a second over a longer time, per address; 0 is no limit."""
    pictures_burst: float = 30
    talk: float = 0.5
    """Lines of chat and emotes a second over a longer time, per person at a table; 0 is no limit."""
    talk_burst: float = 12
    changes: float = 1
    """Whatever else is asked of a table and no move (names, seats, settings), likewise; 0 is no limit."""
    changes_burst: float = 40
    shows: float = 8
    """Places in a finished match that somebody shows to others a second over a longer time; 0 is no limit."""
    shows_burst: float = 40
    log_daily: float = 1_000_000
    """Bytes of all that which one table keeps in a day; 0 is no limit. Moves do not count."""
    log: int = 20_000_000
    """Bytes of a table's log, moves included, after which only the running match goes on; 0 is no limit."""
    bots: float = 50
    """Moves of bots a second over a longer time, at all tables of one address; 0 is no limit."""
    bots_burst: float = 500
    searches: int = 400
    """Decisions that wait for a search, of everybody."""
    searches_per_address: int = 40
    searches_per_table: int = 8
    study: int = 4000
    """Matches of each setting that a study of the lab plays."""
    study_seconds: float = 30
    """After so many seconds it makes do with those it has."""
    studies: float = 0.05
    """New studies a second over a longer time, per address; 0 is no limit."""
    studies_burst: float = 20
    studying: int = 3
    """Studies that wait or run, per address."""
    signatures: float = 30
    """Names on the list of a deal that come from one address, in a day; 0 is no limit."""
    waiting: int = 2_000_000
    """Bytes that may wait for a client who does not read."""


LIFTED = Limits(
    rate=0,
    messages=0,
    frames=0,
    requests=0,
    lookups=0,
    openings=0,
    pages=0,
    pictures=0,
    talk=0,
    changes=0,
    shows=0,
    log_daily=0,
    bots=0,
    studies=0,
    signatures=0,
    studying=20,
    replays=100,
    tables=100_000,
    per_address=100_000,
    strangers=100_000,
    open_per_address=100_000,
)
"""Everything that is counted by the second, by address or by person is free, as `--rate 0` says. What remains are
sizes, times in which something has to come, who may watch a table, the length of its log, and fair thinking.
"""


@dataclass(frozen=True)
class Config:
    database: str | None = None
    """Where the log is, as a URL; None is SQLite in the user's folder."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed when they say for whom they speak (X-Forwarded-For); without
    any, FORWARDED_ALLOW_IPS or 127.0.0.1.
    """
    origins: tuple[str, ...] = ()
    """Further origins from which browsers may come, besides the server's own."""
    names: tuple[str, ...] = ()
    """What the server is called where it is reached by a public name. Others get no answer (`names.py`)."""
    metrics_token: str | None = None
    """With it `/metrics` is told to other machines too."""
    own_bots: tuple[str, ...] = ()
    """Bots of somebody's own that are offered beside those of the house, as `bots.spec` reads them."""
    bot_limits: BotLimits = BotLimits(seconds=5, nice=10)  # noqa: RUF009 - it is frozen
    """What each of them may take."""
    warm_up: bool = True
    """Whether to compile what strong bots need, in the background."""
    limits: Limits = field(default_factory=Limits)
    idle: float = 60
    """Seconds after which a table that nobody looks at leaves memory."""
    keep: float = 90
    """Days for which a table is kept after its last move, a third of that if no match was finished; 0 is for ever."""
    client: str | None = None
    """The folder of the browser client; None is the one that comes with the library."""
