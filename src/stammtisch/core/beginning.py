"""How a match begins: who plays it, checked, and its state before the first step."""

from collections.abc import Sequence
from unicodedata import category

from stammtisch.core import chance
from stammtisch.core.errors import BadPlayers, got
from stammtisch.core.game import Game
from stammtisch.core.numbers import as_int
from stammtisch.core.options import Options
from stammtisch.core.state import State


def new_state(game: Game, players: int, options: Options, seed: bytes, ages: Sequence[int]) -> State:
    """A state before the first step has run."""
    s = game.state()
    s.players = players
    for rank_, seat in enumerate(ages):
        s.ages[seat] = rank_
    chance.set_seed(s, seed)
    game.setup(s, options)
    return s


def check_players(game: Game, players: object) -> int:
    """How many play, as a plain number. Raise unless the game is played by that many."""
    number = as_int(players)
    if number is None or number not in game.players:
        least, most = game.players[0], game.players[-1]
        raise BadPlayers("wrong_players", game=game.title, least=least, most=most, got=got(players))
    return number


def check_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """How the seats are called. Raise unless there is a name for each."""
    if names is None:
        return tuple(f"Seat {seat}" for seat in range(players))
    names = tuple(names) if not isinstance(names, str) else (names,)
    if len(names) != players or not all(map(_is_name, names)):
        raise BadPlayers("wrong_names", players=players, got=got(names))
    return names


def _is_name(name: object) -> bool:
    """Something to call a seat by; control characters and lone surrogates would upset screens and files."""
    if not isinstance(name, str) or not name.strip() or len(name) > 40:
        return False
    return not any(category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in name)


def check_ages(ages: Sequence[int] | None, players: int) -> tuple[int, ...]:
    """The seats from the eldest to the youngest. Raise unless each is named once."""
    if ages is None:
        return tuple(range(players))
    plain = tuple(number for seat in ages if (number := as_int(seat)) is not None)
    if len(plain) != len(ages) or sorted(plain) != list(range(players)):
        raise BadPlayers("wrong_ages", last=players - 1, got=got(ages))
    return plain
