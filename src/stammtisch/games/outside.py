"""Games that other packages bring, by the entry point `stammtisch.games`.

A package names its game there:

    [project.entry-points."stammtisch.games"]
    maumau = "maumau:GAME"

One that cannot be loaded, declares nonsense or takes a name that is taken already is left out, and `problems` says why:
the house opens all the same.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from stammtisch.core import declaration, written
from stammtisch.core.errors import Fault
from stammtisch.core.game import Game
from stammtisch.core.languages import SOURCE
from stammtisch.core.rule import RULES
from stammtisch.words import catalogues, fluent
from stammtisch.words.speech import FUNCTIONS

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "stammtisch.games"


@cache
def _installed(taken: tuple[str, ...]) -> tuple[dict[str, Game], list[Fault]]:
    from importlib.metadata import entry_points  # a quarter of what importing the house takes

    return load(entry_points(group=GROUP), taken)


def find(taken: tuple[str, ...]) -> dict[str, Game]:
    """The games of other packages by name, none of them called like one of `taken`."""
    return _installed(taken)[0]


def problems(taken: tuple[str, ...]) -> list[Fault]:
    """Which packages are left out, and why."""
    return _installed(taken)[1]


def load(points: "Iterable[EntryPoint]", taken: Iterable[str]) -> tuple[dict[str, Game], list[Fault]]:
    """Load what packages bring. Gives the games, and a fault for each that is left out."""
    games: dict[str, Game] = {}
    owners = dict.fromkeys(taken, "Stammtisch")
    wrong: list[Fault] = []
    for point in sorted(points, key=lambda point: (_package(point), point.name)):
        known = len(RULES)
        game, fault = _load(point, owners)
        if game is not None:
            games[game.name], owners[game.name] = game, _package(point)
            catalogues.bring(game.name, game.folder / "texts")
        else:
            del RULES[known:]  # what it marked as rules need not be compiled
            wrong.append(Fault("outside.left_out", game=point.name, package=_package(point), why=fault))
    return games, wrong


def _load(point: "EntryPoint", owners: dict[str, str]) -> tuple[Game | None, str]:
    try:
        game = point.load()
        found = list(faults(game))
    except (Exception, SystemExit) as error:  # whatever somebody else's module does when it is imported
        return None, f"it cannot be loaded ({type(error).__name__}: {error})"
    if found:
        return None, "; ".join(found)
    if game.name != point.name:
        return None, f"its entry point is called {point.name!r}: expected the name of the game, {game.name!r}"
    if game.name in owners:
        return None, f"the name is taken by {owners[game.name]}: expected another one"
    return game, ""


def faults(game: Game) -> Iterator[str]:
    """Everything that is wrong with what a game declares, with what its rules call and with its catalogues, each in a
    sentence.
    """
    found = list(declaration.faults(game)) or list(written.faults(game))
    yield from found or _in_catalogues(game)


def _in_catalogues(game: Game) -> Iterator[str]:
    """Catalogues that are not written as they should be: what is wrong in one would be wrong on every page. And what
    neither they nor the game itself say in English.
    """
    for path in sorted((game.folder / "texts").glob("*.ftl")):
        try:
            read = fluent.parse(path.read_text(encoding="utf-8"), f"texts/{path.name}")
        except (fluent.NotFluent, UnicodeDecodeError) as error:
            yield str(error)
            continue
        for name in sorted(fluent.functions(list(read.messages.values())) - {*FUNCTIONS}):
            yield f"texts/{path.name}: there is no function {name}: expected {', '.join(FUNCTIONS)}"
    said = english(game)
    if not game.about and "about" not in said:
        yield f"about: expected a sentence, declared or as 'about' in texts/{SOURCE}.ftl"
    for option in game.options.describe():
        name = f"option-{option.name}"
        if not option.doc and not {f"{name}-doc", f"{name}-full"} & said:
            yield f"options: expected what {option.name!r} does, declared or as .doc of '{name}' in texts/{SOURCE}.ftl"


def english(game: Game) -> set[str]:
    """The messages that a game has in English; none if it has no catalogue, or one that cannot be read."""
    try:
        return {*fluent.parse((game.folder / "texts" / f"{SOURCE}.ftl").read_text(encoding="utf-8")).messages}
    except (OSError, UnicodeDecodeError, fluent.NotFluent):
        return set()


def _package(point: "EntryPoint") -> str:
    return point.dist.name if point.dist else point.value.partition(":")[0]
