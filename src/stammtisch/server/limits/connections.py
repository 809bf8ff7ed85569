"""How many connections an address may have, and whose word for an address is taken."""

import contextlib
import os
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from stammtisch.server.config import Config
from stammtisch.service.limits import Limits, household


class ConnectionLimits:
    """How many connections each address has. Proxies that speak for others are not counted."""

    def __init__(self, limits: Limits, proxies: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self._everybody, self._proxies = "*" in proxies, _networks(proxies)
        self.open: Counter[str] = Counter()
        self.refused = 0
        """How many were not let in."""
        self.slow = 0
        """How many were shown out because they took too long."""

    def admit(self, host: str) -> bool:
        """Whether one more connection from there is fine."""
        if self._speaks_for_others(host):
            return True
        address = household(host)
        if self.open[address] >= self.limits.open_per_address:
            self.refused += 1
            return False
        self.open[address] += 1
        return True

    def _speaks_for_others(self, host: str) -> bool:
        try:
            return self._everybody or any(ip_address(host) in network for network in self._proxies)
        except ValueError:
            return False

    def leave(self, host: str) -> None:
        """A connection that was let in is gone."""
        address = household(host)
        if self.open[address] > 1:
            self.open[address] -= 1
        else:
            self.open.pop(address, None)

    def gauges(self) -> dict[str, float]:
        return {
            "stammtisch_connections_refused_total": self.refused,
            "stammtisch_requests_too_slow_total": self.slow,
        }


def trusted_proxies(config: Config) -> tuple[str, ...]:
    """The addresses that are believed when they say for whom they speak; usually this machine's own alone."""
    return config.proxies or tuple(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1").replace(" ", "").split(","))


def _networks(proxies: tuple[str, ...]) -> list[IPv4Network | IPv6Network]:
    found = []
    for each in proxies:
        with contextlib.suppress(ValueError):  # a path or a name: nothing that could be a peer's address
            found.append(ip_network(each, strict=False))
    return found
