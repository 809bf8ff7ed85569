"""What was agreed before a match: game, players, options, clock, pace."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch import games
from stammtisch.core.beginning import check_players
from stammtisch.core.errors import BadOption, BadPlayers, Fault, UnknownGame, got
from stammtisch.core.game import Game
from stammtisch.core.options import Options
from stammtisch.table.commands import Place
from stammtisch.table.refusals import Refused


@dataclass(slots=True)
class Agreement:
    """How a table plays."""

    game: Game
    players: int
    options: Options
    ages: tuple[int, ...]
    """The seats from the eldest to the youngest."""
    clock: int = 0
    """Seconds for a decision; 0 is no limit."""
    pace: str = "usual"
    spectators: bool = True
    hints: bool = True
    """Whether people may ask what a strong bot would do."""
    stand_in: str = "geselle"
    """The level of the bot that plays for somebody who drops out."""
    absence: int = 30
    """So many seconds somebody may be away before a bot plays for them; 0: the table waits, for days perhaps."""
    lesson: bool = False
    """Whether somebody learns the game here."""
    one_device: bool = False
    """Whether several people share a device: nothing that is about being first is played."""


def check_waiting(clock: int, absence: int) -> None:
    """A clock answers for those who are away: where a table waits for them there is none."""
    if clock and not absence:
        raise Refused("clock_while_waiting")


def check_device(game: Game, places: Sequence[Place]) -> None:
    """Several people at one device see each other's hands if they like: so they play among themselves and with bots,
    and nothing that is about being first.
    """
    if not any(place.kind == "here" for place in places):
        return
    if game.races:
        raise Refused("races_on_one_device")
    if any(place.kind == "open" for place in places):
        raise Refused("open_beside_device")


def find_game(name: str) -> Game:
    try:
        return games.get(name)
    except UnknownGame:
        raise Refused(games.unknown(name)) from None  # why a package is left out is told to who runs the house


def read_options(game: Game, players: int, given: Mapping[str, Any]) -> Options:
    """Options for so many players, every part checked, as the match would."""
    try:
        check_players(game, players)
        options = game.options.build(given)
        options.settled(players)
    except BadPlayers as error:
        raise Refused("bad_players", why=error.fault) from None
    except BadOption as error:
        raise Refused("bad_option", why=error.fault) from None
    return options


def read_ages(ages: Sequence[int] | None, players: int) -> tuple[int, ...]:
    """The order of ages: every seat once, or in the order of seats if nothing is said."""
    if not ages:
        return tuple(range(players))
    if sorted(ages) != list(range(players)):
        raise Refused("bad_players", why=Fault("wrong_ages", last=players - 1, got=got(ages)))
    return tuple(ages)
