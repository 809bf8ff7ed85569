"""How a server is run."""

import os
from dataclasses import dataclass, field

from stammtisch.bots.own.process import Limits as BotLimits
from stammtisch.service.limits import Limits


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
    bundle: str | None = field(default_factory=lambda: os.environ.get("STAMMTISCH_BUNDLE"))
    """The folder with the bundle of the client, empty for single files; None is the one that comes with the library, if
    one does.
    """
