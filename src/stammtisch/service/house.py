"""What a house has for all its guests together: its tables, what each address may still ask for, what it remembers."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from stammtisch.service.attempts import FirstAttempts
from stammtisch.service.computing import Days
from stammtisch.service.limits import Buckets, Limits
from stammtisch.service.reviewing import Reviews
from stammtisch.service.tables import Tables
from stammtisch.service.world import World

DAY = 86_400
KEPT = 12
"""So many of the matches that were told last are kept."""


class House:
    """A house, in whatever world it stands."""

    def __init__(self, world: World) -> None:
        limits = world.limits
        self.world = world
        self.loop = asyncio.get_running_loop()
        self.tables = Tables(world)
        self.requests = Buckets(limits.requests, limits.requests_burst)
        self.openings = Buckets(limits.openings, limits.openings_burst)
        self.lookups = Buckets(limits.lookups, limits.lookups_burst)
        self.signatures = Buckets(limits.signatures / DAY, limits.signatures)
        """Names on the list of a deal, by deal and address."""
        self.days, self.reviews, self.first_attempts = Days(world), Reviews(world), FirstAttempts(world)
        self.closing = False
        """Whether nobody is to come any more."""
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    @property
    def limits(self) -> Limits:
        return self.world.limits

    def now(self) -> int:
        """Milliseconds since 1970, never going back."""
        return self.world.clock.now()

    async def kept(self, name: str, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """What was made for somebody before, if it is still there."""
        found = self._kept.get(name)
        if found is None:
            found = self._kept[name] = await make()
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(name)
        return found

    def close(self) -> None:
        """Nothing is begun any more."""
        self.closing = True
        self.days.close()
        self.reviews.close()
