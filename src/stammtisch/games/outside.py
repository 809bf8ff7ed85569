"""Games that other packages bring, by the entry point `stammtisch.games`.

A package names its game there:

    [project.entry-points."stammtisch.games"]
    maumau = "maumau:GAME"

One that cannot be loaded, declares nonsense or takes a name that is taken already is left out, and `problems` says why:
the house opens all the same.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from stammtisch.core.declaration import faults
from stammtisch.core.game import Game
from stammtisch.core.rule import RULES
from stammtisch.words import catalogues, fluent
from stammtisch.words.speech import FUNCTIONS

GROUP = "stammtisch.games"


@cache
def _found(taken: tuple[str, ...]) -> tuple[dict[str, Game], list[str]]:
    return load(entry_points(group=GROUP), taken)


def find(taken: tuple[str, ...]) -> dict[str, Game]:
    """The games of other packages by name, none of them called like one of `taken`."""
    return _found(taken)[0]


def problems(taken: tuple[str, ...]) -> list[str]:
    """Which packages are left out, and why."""
    return _found(taken)[1]


def load(points: Iterable[EntryPoint], taken: Iterable[str]) -> tuple[dict[str, Game], list[str]]:
    """Load what packages bring. Gives the games, and a sentence for each that is left out."""
    games: dict[str, Game] = {}
    owners = dict.fromkeys(taken, "Stammtisch")
    wrong: list[str] = []
    for point in sorted(points, key=lambda point: (_package(point), point.name)):
        known = len(RULES)
        game, fault = _load(point, owners)
        if game is not None:
            games[game.name], owners[game.name] = game, _package(point)
            catalogues.bring(game.name, game.folder / "texts")
        else:
            del RULES[known:]  # what it marked as rules need not be compiled
            wrong.append(f"the game {point.name!r} of the package {_package(point)} is left out: {fault}")
    return games, wrong


def _load(point: EntryPoint, owners: dict[str, str]) -> tuple[Game | None, str]:
    try:
        game = point.load()
        found = list(faults(game)) or list(_unreadable(game))
    except (Exception, SystemExit) as error:  # whatever somebody else's module does when it is imported
        return None, f"it cannot be loaded ({type(error).__name__}: {error})"
    if found:
        return None, "; ".join(found)
    if game.name != point.name:
        return None, f"its entry point is called {point.name!r}: expected the name of the game, {game.name!r}"
    if game.name in owners:
        return None, f"the name is taken by {owners[game.name]}: expected another one"
    return game, ""


def _unreadable(game: Game) -> Iterator[str]:
    """Catalogues that are not written as they should be: what is wrong in one would be wrong on every page."""
    for path in sorted((game.folder / "texts").glob("*.ftl")):
        try:
            read = fluent.parse(path.read_text(encoding="utf-8"), f"texts/{path.name}")
        except (fluent.NotFluent, UnicodeDecodeError) as error:
            yield str(error)
            continue
        for name in sorted(fluent.functions(list(read.messages.values())) - {*FUNCTIONS}):
            yield f"texts/{path.name}: there is no function {name}: expected {', '.join(FUNCTIONS)}"


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist else point.value.partition(":")[0]
