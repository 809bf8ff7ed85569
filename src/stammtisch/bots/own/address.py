"""Where a bot of one's own is found: `./shy.py:Shy`, `package.module:Class`, or an installed package that names it.

    [project.entry-points."stammtisch.bots"]
    shy = "shybot:Shy"

Nothing is loaded here. Two packages that use the same name, or one of the house, are left out, and `problems` says so.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from stammtisch.bots.levels import LEVELS
from stammtisch.core.errors import Fault, StammtischError

GROUP = "stammtisch.bots"
LONGEST = 24
"""Letters that a name may have."""


class BadBot(StammtischError):
    """A bot of one's own cannot be found, loaded or made."""

    kind = "bad_bot"


@dataclass(frozen=True)
class Address:
    """Where a bot is: a module or a file, and what is called there to make one."""

    place: str
    what: str
    package: str = ""
    """The installed package that brings it, if it was asked for by its name there."""

    @property
    def is_file(self) -> bool:
        return looks_like_file(self.place)

    def __str__(self) -> str:
        return f"{self.place}:{self.what}"


def looks_like_file(place: str) -> bool:
    return place.endswith(".py") or "/" in place or "\\" in place


def read_address(text: str) -> Address:
    """`FILE:CLASS` or `MODULE:CLASS`. A file is known by its whole path, so that it is the same from everywhere."""
    place, colon, what = text.strip().rpartition(":")
    place, what = place.strip(), what.strip()
    if not colon or not place or not what.isidentifier():
        raise BadBot("own.form", got=text)
    return Address(str(Path(place).expanduser().resolve()) if looks_like_file(place) else place, what)


def check_name(name: str) -> str:
    """A name by which a bot can be called everywhere."""
    name = name.strip()
    fine = name[:1].isalnum() and all(letter.isalnum() or letter in " _-" for letter in name)
    if not fine or len(name) > LONGEST:
        raise BadBot("own.name", name=name, most=LONGEST)
    return name


@cache
def _found() -> tuple[dict[str, Address], list[Fault]]:
    from importlib.metadata import entry_points  # takes a while

    bots: dict[str, Address] = {}
    wrong: list[Fault] = []
    points = sorted(entry_points(group=GROUP), key=lambda point: (point.dist.name if point.dist else "", point.name))
    for point in points:
        package = point.dist.name if point.dist else point.module
        owner = (
            "Stammtisch" if point.name.casefold() in LEVELS else bots[point.name].package if point.name in bots else ""
        )
        try:
            check_name(point.name)
            found = Address(point.module, read_address(f"{point.module}:{point.attr}").what, package)
        except BadBot as error:
            wrong.append(Fault("own.left_out", name=point.name, package=package, fault=error.fault))
            continue
        if owner:
            taken = Fault("own.taken", owner=owner)
            wrong.append(Fault("own.left_out", name=point.name, package=package, fault=taken))
        else:
            bots[point.name] = found
    return bots, wrong


def installed() -> dict[str, Address]:
    """The bots that installed packages bring, by name."""
    return _found()[0]


def problems() -> list[Fault]:
    """Which of them are left out, and why."""
    return _found()[1]
