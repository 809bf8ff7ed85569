"""How a server is run."""

from dataclasses import dataclass, field


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
    requests: float = 10
    """Requests a second over a longer time, per address; 0 is no limit."""
    requests_burst: float = 60
    openings: float = 0.1
    """New tables a second, per address; 0 is no limit."""
    openings_burst: float = 30
    tables: int = 2000
    """Tables in memory."""
    connections: int = 50
    """Connections to one table."""
    per_address: int = 100
    """Connections from one address."""
    waiting: int = 2_000_000
    """Bytes that may wait for a client who does not read."""


@dataclass(frozen=True)
class Config:
    database: str | None = None
    """Where the log is, as a URL; None is SQLite in the user's folder."""
    origins: tuple[str, ...] = ()
    """Further origins from which browsers may come, besides the server's own."""
    names: tuple[str, ...] = ()
    """What the server is called where it is reached by a public name. Others get no answer (`names.py`)."""
    warm_up: bool = True
    """Whether to compile what strong bots need, in the background."""
    limits: Limits = field(default_factory=Limits)
    idle: float = 60
    """Seconds after which a table that nobody looks at leaves memory."""
    keep: float = 90
    """Days for which a table is kept after its last move, a third of that if no match was finished; 0 is for ever."""
    client: str | None = None
    """The folder of the browser client; None is the one that comes with the library."""
