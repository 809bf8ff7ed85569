"""What this server is called. A browser that asks for another name was sent here by somebody else's page.

A page of a foreign site may have its own name point to our address (DNS rebinding): then the browser takes our answers
for that site's own. It still says for which name it asks, so only names of ours are answered: those we were told,
and what a machine is called at home.
"""

import ipaddress
import socket
from collections.abc import Iterable, Mapping
from typing import Any

from stammtisch.core import languages
from stammtisch.words import say, speaking

LOCAL = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".fritz.box")
"""How names end that nobody can register."""
AT_HOME = [
    ipaddress.ip_network(network)
    for network in ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16")
] + [ipaddress.ip_network(network) for network in ("::1/128", "fc00::/7", "fe80::/10")]
"""Addresses of one's own machine and network."""


def host_of(text: str) -> str:
    """The name in `name:port` or in an address: `https://name:port/`, as it is compared."""
    name = text.strip().lower().rpartition("//")[2].partition("/")[0]
    if name.startswith("["):
        return name[1:].partition("]")[0]
    before, _, after = name.partition(":")
    return (name if after and not after.isdecimal() else before).rstrip(".")


class Names:
    """The names that this server answers to."""

    def __init__(self, told: Iterable[str] = ()) -> None:
        bare = socket.gethostname().lower().partition(".")[0]
        self._known = {"localhost", socket.gethostname().lower(), bare, *map(host_of, told)}
        self._known.discard("")

    def know(self, scope: Mapping[str, Any]) -> bool:
        """Whether a request is meant for us. What says no name is no browser."""
        asked = [str(value, "latin-1") for key, value in scope["headers"] if key == b"host"]
        return all(self._is_ours(host_of(text), scope) for text in asked)

    def _is_ours(self, name: str, scope: Mapping[str, Any]) -> bool:
        if name in self._known or name.endswith(LOCAL):
            return True
        try:
            address = ipaddress.ip_address(name.partition("%")[0])
        except ValueError:
            return False
        came_to = (scope.get("server") or ("",))[0]
        return name == came_to or any(address in network for network in AT_HOME)


def foreign(scope: Mapping[str, Any]) -> str:
    """What somebody is told who asks for another name, in their language."""
    headers = dict(scope["headers"])
    name = host_of(str(headers.get(b"host", b""), "latin-1"))[:100]
    tags = str(headers.get(b"accept-language", b""), "latin-1").split(",")
    found = filter(None, (languages.find(tag.partition(";")[0]) for tag in tags[:10]))
    with speaking(next(found, languages.SOURCE)):
        return say("cli.not_called", name=name)
