"""Where somebody comes from, as far as a server can tell: two marks that mean something at one table only."""

import ipaddress
from dataclasses import dataclass

from stammtisch.core import chance


@dataclass(frozen=True, slots=True)
class Origin:
    """The marks of a browser and of an address; empty where nothing is known."""

    browser: str = ""
    address: str = ""

    def is_browser_of(self, other: "Origin") -> bool:
        return self.browser != "" and self.browser == other.browser

    def is_address_of(self, other: "Origin") -> bool:
        return self.address != "" and self.address == other.address

    def meets(self, other: "Origin") -> bool:
        """Whether it might well be the same person."""
        return self.is_browser_of(other) or self.is_address_of(other)


NOWHERE = Origin()


def origin_of(secret: bytes, browser: str | None, address: str) -> Origin:
    """The marks at the table with that secret. Neither can be read from a mark, and two tables cannot be compared."""
    return Origin(_mark(secret, "browser", browser or ""), _mark(secret, "address", place_of(address)))


def _mark(secret: bytes, kind: str, text: str) -> str:
    return chance.derive_seed(secret, "trace", kind, text).hex()[:16] if text else ""


def place_of(address: str) -> str:
    """What an address has in common with others of the same machine or line: IPv6 gives everybody thousands."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return "127.0.0.1" if found.is_loopback else str(ipaddress.ip_network((int(found), 64), strict=False))
        found = found.ipv4_mapped
    return str(found)
