"""What a match is to be like, read from what somebody gave: the same words for all libraries."""

from collections.abc import Iterable
from typing import Any

from stammtisch import games
from stammtisch.core.beginning import check_players
from stammtisch.core.errors import Fault, StammtischError, got
from stammtisch.core.game import Game
from stammtisch.core.numbers import as_int
from stammtisch.core.playout import ALL_ROUNDS
from stammtisch.research.single import Kind
from stammtisch.vec.env import build_options


class NotObserved(StammtischError):
    """A game does not say what a seat can see of it."""


def observed(name: str) -> Game:
    """A game that can be observed."""
    game = games.get(name)
    if game.observation is None:
        raise NotObserved("research_unobserved", game=game.title)
    return game


def check_render_mode(mode: str | None) -> str | None:
    """How a match is shown: in words, or not at all."""
    if mode not in (None, "ansi"):
        fault = Fault("choice_expected", of=["None", "'ansi'"], got=got(mode))
        raise StammtischError(Fault("wrong_value", option="render_mode", fault=fault))
    return mode


def kind_of(
    name: str, players: int | None, variants: Iterable[str], rounds: int | None, options: dict[str, Any]
) -> Kind:
    """Matches of a game that are played alike. Without `rounds` they are played whole."""
    game = observed(name)
    usual = min(max(4, game.players[0]), game.players[-1])
    count = check_players(game, usual if players is None else players)
    last = None if rounds is None else as_int(rounds)
    if rounds is not None and (last is None or not 1 <= last <= ALL_ROUNDS):
        fault = Fault("number_expected", least=1, most=ALL_ROUNDS, got=got(rounds))
        raise StammtischError(Fault("wrong_value", option="rounds", fault=fault))
    return Kind(game, count, build_options(game, options, variants).settled(count, last), last)
