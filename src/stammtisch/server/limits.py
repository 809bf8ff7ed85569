"""How much one client may ask for: buckets that fill steadily and are emptied by requests."""

from collections import Counter, OrderedDict

MOST_ADDRESSES = 20_000


class Bucket:
    """So many things at once, and so many a second over a longer time."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, -1.0

    def take(self, now: float) -> bool:
        """Whether one more is fine. `now` is in seconds."""
        if self._rate <= 0:
            return True
        if self._at >= 0:
            self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left = max(self._left - 1, -self._burst)
        return self._left >= 0

    def spend(self, amount: float, now: float) -> None:
        """So much was used elsewhere."""
        if self._rate > 0:
            if self._at >= 0:
                self._left = min(self._burst, self._left + (now - self._at) * self._rate)
            self._at = now
            self._left = max(self._left - amount, -self._burst)

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

    def take(self, address: str, now: float) -> bool:
        if self.taken is not None and self._rate > 0:
            self.taken[address] += 1
        return self._of(address).take(now)

    def spend(self, address: str, amount: float, now: float) -> None:
        """So much was used at another server."""
        self._of(address).spend(amount, now)

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket
