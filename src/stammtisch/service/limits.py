"""How much one client may ask for, and buckets that count it: they fill steadily and are emptied by requests."""

from collections import Counter, OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

MOST_ADDRESSES = 20_000


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """Who is meant by an address. Everybody with IPv6 has billions of them: the network counts there."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)


class Bucket:
    """So many things at once, and so many a second over a longer time."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, -1.0

    def take(self, now: float, amount: float = 1) -> bool:
        """Whether one more, or so many, are fine. `now` is in seconds."""
        if self._rate <= 0:
            return True
        if self._at >= 0:
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left = max(self._left - amount, -self._burst)
        return self._left >= 0

    def spend(self, amount: float, now: float) -> None:
        """So much was used elsewhere."""
        if self._rate > 0:
            if self._at >= 0:
                self._left = min(self._burst, self._left + (now - self._at) * self._rate)
            self._at = now
            self._left = max(self._left - amount, -self._burst)

    def reserve(self, now: float) -> float:
        """Take one in any case. Gives the seconds to wait until it is there."""
        if self._rate <= 0:
            return 0.0
        if self._at >= 0:
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left -= 1
        return max(0.0, -self._left / self._rate)

    @property
    def is_hopeless(self) -> bool:
        """Whether somebody has gone on and on although they were refused."""
        return self._left <= -self._burst


class Buckets:
    """A bucket for each address; those that have not been used for long are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.taken: Counter[str] | None = None
        """What was used here, for as long as other servers have not been told; None if there are none."""

    def take(self, address: str, now: float, amount: int = 1) -> bool:
        """Whether one more, or so many, are fine."""
        if self.taken is not None and self._rate > 0:
            self.taken[address] += amount
        return self.of(address).take(now, amount)

    def spend(self, address: str, amount: float, now: float) -> None:
        """So much was used at another server."""
        self.of(address).spend(amount, now)

    def reserve(self, address: str, now: float) -> float:
        """The seconds after which one more is fine; it is counted already."""
        return self.of(address).reserve(now)

    def of(self, address: str) -> Bucket:
        """The bucket of an address, for as long as somebody from there is here."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


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
