"""How much one client may ask for: buckets that fill steadily and are emptied by requests."""

from collections import Counter, OrderedDict
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
