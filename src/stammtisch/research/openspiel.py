"""The games as Python games of OpenSpiel.

    from stammtisch.research import openspiel       # registers them
    game = pyspiel.load_game("python_stammtisch_GAME(players=3,rounds=1)")

The first moves belong to chance: four throws of a die with 256 sides, which make the seed of the match. All that is
shuffled or picked later follows from it, so that a state is its history, and chance is explicit. Whoever thinks ahead
in worlds that fit what a player knows has `resample_from_infostate`, as OpenSpiel's searches want it.

The tensors are rows as `stammtisch.vec` shows them (`openspiel.layout(game)`): the information state with the decisions
of the round, the observation without. Returns are points, more being better.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import numpy as np
from numpy.typing import NDArray

from stammtisch import games
from stammtisch.core.errors import StammtischError
from stammtisch.core.layout import Layout
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES
from stammtisch.core.options import read_table
from stammtisch.research.agreed import kind_of, observed
from stammtisch.research.needing import needing
from stammtisch.research.single import Kind, Single
from stammtisch.vec.boxes import layout_of
from stammtisch.vec.env import GAME_ROUNDS

with needing("open_spiel"):
    import pyspiel

__all__ = ["Observer", "Position", "Table", "layout", "name_of", "register"]

SIDES, THROWS = 256, 4
"""The seed of a match is thrown with a die of so many sides, so many times."""
OUTCOMES = [(side, 1 / SIDES) for side in range(SIDES)]
MOST_DECISIONS = 10_000
"""A match that is longer is broken off, for OpenSpiel wants to know how long a game may be."""
MOST_POINTS = 100_000.0
OF_ALL = {"players": 0, "rounds": 1}
"""The parameters that all games have; 0 players are as many as usual."""


def name_of(game: str) -> str:
    """What a game is called in OpenSpiel."""
    return f"python_stammtisch_{game}"


def layout(game: str) -> Layout:
    """What stands where in an information state; an observation is the same without `who` and `what`."""
    return layout_of(observed(game))


class Table(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel sees it. Parameters: `players`, `rounds` (0: whole matches), and every option of the game by
    its name (`game_rounds`, where that is `rounds` too). Its name with all that differs from the usual is `str(game)`.
    """

    game: ClassVar[str]
    """Which one it is."""
    kind: Kind
    """What its matches have in common: how many play, what is agreed."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        usual = _parameters(self.game)
        given = {name: value for name, value in (params or {}).items() if value != usual[name]}
        options = {name: value for name, value in given.items() if name not in OF_ALL}
        for name in _tables(self.game) & options.keys():
            table = options[name] = read_table(unquote(options[name]))
            # Commas and parentheses would end the parameter.
            given[name] = table if isinstance(table, str) else quote(json.dumps(table))
        self.kind = kind_of(self.game, given.get("players"), (), given.get("rounds", 1) or None, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=CHOICES,
            max_chance_outcomes=SIDES,
            num_players=self.kind.players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            utility_sum=None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_type_of(self.game), info, given)

    def new_initial_state(self) -> "Position":
        """A match before its seed is thrown."""
        return Position(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often the die is thrown."""
        return THROWS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Somebody who writes what players know; with perfect recall, the history of the round too."""
        return Observer(self.kind, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    # OpenSpiel's own way to pickle leaves out what Python has added. These also see to it that this module is imported,
    # and the games are registered, where pickles are read.

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_of, (str(self),)


def _game_of(text: str) -> Any:
    return pyspiel.load_game(text)


def _tables(game: str) -> set[str]:
    """The options that are tables of data."""
    return {each.name for each in observed(game).options.describe() if each.kind == "table"}


def _parameters(game: str) -> dict[str, Any]:
    """What may be given of a game, and what holds otherwise; in place of None, which OpenSpiel does not know, a number
    or text that no option can be.
    """
    unset = {"whole": -1, "table": ""}
    usual = {
        each.name: unset[each.kind] if each.default is None else each.default
        for each in observed(game).options.describe()
    }
    return {**OF_ALL, **{GAME_ROUNDS if name == "rounds" else name: value for name, value in usual.items()}}


class Position(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel sees it."""

    kind: Kind
    """What it has in common with other matches of its game."""
    thrown: bytes
    """What was thrown of its seed so far."""
    single: Single | None
    """The match itself, once its seed is thrown."""

    def __init__(self, game: Table) -> None:
        super().__init__(game)
        self.kind = game.kind
        self.thrown = b""
        self.single = None

    def current_player(self) -> int:
        """Who has to act; chance while the seed is thrown, nobody after the end."""
        single = self.single
        if single is None:
            return int(pyspiel.PlayerId.CHANCE)
        if single.over or single.count >= MOST_DECISIONS:
            return int(pyspiel.PlayerId.TERMINAL)
        return single.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The sides of the die, all equally likely."""
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        single = self.single
        return single.legal if single is not None and single.seat == player else []

    def _apply_action(self, action: int) -> None:
        if self.single is not None:
            self.single.step(action)
            return
        self.thrown += bytes([action])
        if len(self.thrown) == THROWS:
            self.single = Single(self.kind, int.from_bytes(self.thrown, "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.single is None or player == pyspiel.PlayerId.CHANCE:
            return f"throw {action}"
        return str(self.single.say(player, action))

    def is_terminal(self) -> bool:
        """Whether it is over."""
        single = self.single
        return single is not None and (single.over or single.count >= MOST_DECISIONS)

    def rewards(self) -> list[float]:
        """What everybody has gained with the last action."""
        if self.single is None:
            return [0.0] * self.kind.players
        return [float(gained) for gained in self.single.rewards.tolist()]

    def returns(self) -> list[float]:
        """What everybody has gained so far, more being better."""
        if self.single is None:
            return [0.0] * self.kind.players
        return [float(total) for total in self.single.totals]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Position":
        """Another position that is the same for a player, with what it does not know drawn anew."""
        assert self.single is not None
        twin: Position = self.clone()
        throws = bytes(int(sampler() * SIDES) % SIDES for _ in range(8))
        twin.single = self.single.imagine(player, int.from_bytes(throws, "big"))
        return twin

    def match(self) -> Match:
        """The match as it stands, with its story and its record."""
        assert self.single is not None
        return self.single.match()

    def __reduce__(self) -> tuple[Any, ...]:
        return _state_of, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def __str__(self) -> str:
        if self.single is None:
            return f"thrown {self.thrown.hex()}"
        return f"seed {self.thrown.hex()}, decisions {self.history()[THROWS:]}"


def _state_of(text: str) -> Any:
    return pyspiel.deserialize_game_and_state(text)[1]


class Observer:
    """Fills tensors with what a player knows."""

    tensor: NDArray[np.float32]
    """All of it in a row."""
    dict: Mapping[str, NDArray[np.float32]]
    """The same by the names of the layout's parts."""

    def __init__(self, kind: Kind, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise StammtischError("research_observer", got=str(params))
        whole = kind.layout
        self._size = whole.size if iig_obs_type.perfect_recall else whole["who"].start
        self.tensor = np.zeros(self._size, np.float32)
        self.dict = {
            block.name: self.tensor[block.places] for block in whole.values() if block.places.stop <= self._size
        }

    def set_from(self, state: Position, player: int) -> None:
        """Write what a player knows."""
        self.tensor[:] = self._row(state, player)

    def string_from(self, state: Position, player: int) -> str:
        """The same as text: each number as two hexadecimal digits."""
        return f"{player}:{bytes(self._row(state, player)).hex()}"

    def _row(self, state: Position, player: int) -> NDArray[np.int8]:
        single = state.single
        if single is None:
            return np.zeros(self._size, np.int8)
        known = single.observation if player == single.seat and not single.over else single.look(player)[0]
        return known[: self._size]


def register() -> None:
    """Tell OpenSpiel of every game that can be observed."""
    known = set(pyspiel.registered_names())
    for name in games.names():
        if games.get(name).observation is not None and name_of(name) not in known:
            # A class of its own for each: OpenSpiel lets go of what it was given when Python has ended already, which
            # classes survive and functions do not.
            pyspiel.register_game(_type_of(name), type(f"Table_{name}", (Table,), {"game": name}))


def _type_of(name: str) -> Any:
    game = observed(name)
    return pyspiel.GameType(
        short_name=name_of(name),
        long_name=f"Stammtisch: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.REWARDS,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


register()
