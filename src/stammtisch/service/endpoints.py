"""What can be asked of a house besides tables: one function each, with everything that has to be known of it.

    @endpoint("POST", "/api/quick", body=requests.Quick, budget="openings", status=201)
    async def quick(house: House, asked: requests.Quick, ask: Ask) -> dict[str, Any]:

Whatever carries requests (a server makes a route of each, `server/http/api.py`) asks `Endpoint.admit` and then
`Endpoint.answer`. What an endpoint gives back is told as JSON, or is a `Content`, some `Lines` or something `Lasting`.
It raises `Refused`. docs/protocol.md describes all of them, which a test compares.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar

import msgspec

from stammtisch.table import Refused
from stammtisch.table.reading import what_is_wrong

if TYPE_CHECKING:
    from stammtisch.service.house import House

MODULES = ("catalogue", "opening", "finding", "replays", "days", "challenges", "lab")
"""Where endpoints are."""

JSON = "application/json"
Budget = Literal["none", "requests", "openings"]
"""What an address uses up of its allowance: nothing, a request, or a request and a new table."""

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Awaitable[Any]])


@dataclass(frozen=True, slots=True)
class Ask:
    """What is known of a request and of who makes it."""

    address: str
    """Where they are; limits count by it."""
    path: Mapping[str, str] = field(default_factory=dict)
    """The parts of the address that the endpoint names."""
    query: Mapping[str, str] = field(default_factory=dict)
    site: str = ""
    """How they have reached us, as links to tables begin: `https://example.org`."""
    bearer: str | None = None
    """The token that they have shown, where there is no body."""


class Content(NamedTuple):
    """What is told as it is."""

    content: bytes
    kind: str = JSON
    name: str = ""
    """What it is called where it is a file to be kept."""


class Lines(NamedTuple):
    """Lines of JSON, told one after the other as they come."""

    lines: AsyncIterator[bytes]
    leave: Callable[[], None]
    """Called when nobody hears them any more, even if they heard nothing of it."""


class Lasting(NamedTuple):
    """What never changes, made when it is first asked for."""

    name: tuple[str, ...]
    make: Callable[[], Any]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """What can be asked for at one address."""

    method: str
    path: str
    body: Any
    """The type of what is asked; None without a body."""
    budget: Budget
    status: int
    """The status when it was done."""
    largest: Literal["body", "record"]
    """Which limit its body has."""
    function: Callable[..., Awaitable[Any]]

    def admit(self, house: "House", address: str) -> None:
        """Raise unless somebody may ask now."""
        if self.budget == "none":
            return
        if house.closing:
            raise Refused("restarting")
        if not house.requests.take(address, house.loop.time()):
            raise Refused("too_fast")

    async def answer(self, house: "House", ask: Ask, asked: Any = None) -> Any:
        """Do it."""
        if self.budget == "openings" and not house.openings.take(ask.address, house.loop.time()):
            raise Refused("too_fast")
        if self.body is None:
            return await self.function(house, ask)
        return await self.function(house, asked, ask)


def read(body: bytes, wanted: type[T]) -> T:
    """What is asked. Raises if it is not what was expected."""
    try:
        return msgspec.json.decode(body, type=wanted)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("bad_message", why=what_is_wrong(body, wanted)) from None


_declared: list[Endpoint] = []


def endpoint(
    method: Literal["GET", "POST"],
    path: str,
    *,
    body: Any = None,
    budget: Budget = "requests",
    status: int = 200,
    largest: Literal["body", "record"] = "body",
) -> Callable[[F], F]:
    """Declare that a function answers what is asked at an address."""

    def declare(function: F) -> F:
        _declared.append(Endpoint(method, path, body, budget, status, largest, function))
        return function

    return declare


@cache
def every() -> tuple[Endpoint, ...]:
    """All that can be asked for."""
    for name in MODULES:
        import_module(f"stammtisch.service.{name}")
    return tuple(_declared)


@cache
def _patterns() -> list[tuple[Endpoint, re.Pattern[str]]]:
    return [(each, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", each.path))) for each in every()]


def find(method: str, path: str) -> tuple[Endpoint, dict[str, str]] | None:
    """What answers at an address, and the parts of it; for worlds that have no routes of their own."""
    for each, pattern in _patterns():
        found = pattern.fullmatch(path) if each.method == method else None
        if found is not None:
            return each, found.groupdict()
    return None
