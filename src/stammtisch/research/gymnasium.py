"""The games as environments of Gymnasium: one seat against bots.

    from stammtisch.research import gymnasium

    env = gymnasium.make(game, players=3, opponents="geselle")       # one match
    envs = gymnasium.make_vec(game, 256, players=3, threads=2)       # many of them, compiled

`gymnasium.make("stammtisch/GAME-v0", …)` of Gymnasium itself finds them too, once this module is imported. An
observation is what the seat knows (see `env.layout`), `info["action_mask"]` what it may do, the reward what it has
gained in points, more being better. An action that is not legal changes nothing and is told by `info["illegal"]`.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch import games, vec
from stammtisch.core.beginning import check_players
from stammtisch.core.errors import Fault, got
from stammtisch.core.layout import Layout
from stammtisch.core.match import Match
from stammtisch.core.numbers import as_int
from stammtisch.research.agreed import check_render_mode, observed
from stammtisch.research.needing import needing

with needing("gymnasium"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

__all__ = ["Seat", "Seats", "make", "make_vec", "register"]

NAMESPACE = "stammtisch"


def make(game: str, **given: Any) -> "Seat":
    """One match after the other. What may be given besides is said by `Seats`."""
    return Seat(game, **given)


def make_vec(game: str, num_envs: int = 1, **given: Any) -> "Seats":
    """Many matches at once."""
    return Seats(game, num_envs, **given)


def register() -> None:
    """Tell Gymnasium of every game that can be observed: `gymnasium.make("stammtisch/GAME-v0")`."""
    for name in games.names():
        if games.get(name).observation is not None:
            gymnasium.register(
                id=f"{NAMESPACE}/{name}-v0",
                entry_point="stammtisch.research.gymnasium:Seat",
                vector_entry_point="stammtisch.research.gymnasium:Seats",
                kwargs={"game": name},
                disable_env_checker=True,
            )


def _matches(
    game: str,
    matches: int,
    seat: int,
    opponents: str | Mapping[int, str],
    players: int | None,
    rounds: int | None,
    threads: int,
    options: dict[str, Any],
) -> vec.Environment:
    """Matches in which one seat is played from outside."""
    kind = observed(game)
    count = check_players(kind, players if players is not None else min(max(4, kind.players[0]), kind.players[-1]))
    place = as_int(seat)
    if place is None or not 0 <= place < count:
        fault = Fault("number_expected", least=0, most=count - 1, got=got(seat))
        raise vec.BadEnvironment(Fault("wrong_value", option="seat", fault=fault))
    others = [other for other in range(count) if other != place]
    if isinstance(opponents, str):
        opponents = dict.fromkeys(others, opponents)
    elif not isinstance(opponents, Mapping) or set(opponents) != set(others):
        raise vec.BadEnvironment("vec_opponents", like=str(dict.fromkeys(others, "geselle")), got=got(opponents))
    return vec.make(
        game, matches, players=count, opponents=opponents, rounds=rounds, threads=threads, seed=0, **options
    )


class Seats(VectorEnv[NDArray[np.int8], NDArray[np.int64], NDArray[Any]]):  # type: ignore[misc]
    """Many matches at once, one seat of each. A match that ends is followed by another in the same step.

    `opponents` names the bot for all other seats, or one for each of them by its seat; `rounds=None` plays whole
    matches. Options are those of the game, by name.
    """

    num_envs: int
    """How many matches."""
    seat: int
    """Which seat is played from outside."""
    layout: Layout
    """What stands where in an observation."""
    single_observation_space: spaces.Box
    """What one seat may be shown."""
    single_action_space: spaces.Discrete
    """What one seat may answer."""
    observation_space: Any
    """What all of them may be shown."""
    action_space: Any
    """What all of them may answer."""
    metadata: dict[str, Any]
    """What Gymnasium wants to know of an environment."""
    render_mode: str | None
    """`ansi`, or nothing."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seat: int = 0,
        opponents: str | Mapping[int, str] = "geselle",
        players: int | None = None,
        rounds: int | None = 1,
        threads: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self._env = _matches(game, num_envs, seat, opponents, players, rounds, threads, options)
        self.num_envs, self.seat, self.layout = num_envs, seat, self._env.layout
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}
        self.single_observation_space = spaces.Box(-128, 127, (self.layout.size,), np.int8)
        self.single_action_space = spaces.Discrete(self._env.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """New matches everywhere; the same ones for the same seed."""
        super().reset(seed=seed)
        self._env.reset(self.np_random.bytes(32))
        return self._env.observations.copy(), self._info()

    def _info(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self._env.masks.astype(np.int8), "_action_mask": every}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.int8], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action for each match."""
        env = self._env
        env.step(actions)
        ended, illegal, info = env.done == vec.ENDED, env.done == vec.ILLEGAL, self._info()
        if illegal.any():
            info["illegal"] = info["_illegal"] = illegal
        if ended.any():
            finals = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(ended):
                finals[row] = env.finals[row].copy()
            totals = {"totals": env.totals.copy(), "_totals": ended}
            info.update(final_obs=finals, _final_obs=ended, final_info=totals, _final_info=ended)
        rewards = env.rewards[:, self.seat].astype(np.float64)
        return env.observations.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done in each match."""
        return self._env.masks.copy()

    def match(self, row: int) -> Match:
        """The match of a row as it stands, with its story and its record."""
        return self._env.match(row)

    def render(self) -> tuple[str, ...]:
        """The matches in words, as their records have them."""
        return tuple(self.match(row).record() for row in range(self.num_envs))

    def close_extras(self, **given: Any) -> None:
        """Let threads go."""
        self._env.close()


class Seat(gymnasium.Env[NDArray[np.int8], np.int64]):  # type: ignore[misc]
    """One seat against bots. What may be given is said by `Seats`."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  (so Gymnasium wants it)
    """What Gymnasium wants to know of an environment."""
    seat: int
    """Which seat it is."""
    layout: Layout
    """What stands where in an observation."""
    observation_space: spaces.Box
    """What it may be shown."""
    action_space: spaces.Discrete
    """What it may answer."""
    render_mode: str | None
    """`ansi`, or nothing."""

    def __init__(self, game: str, *, render_mode: str | None = None, **given: Any) -> None:
        self._seats = Seats(game, 1, render_mode=render_mode, **given)
        self.layout, self.seat, self.render_mode = self._seats.layout, self._seats.seat, render_mode
        self.observation_space = self._seats.single_observation_space
        self.action_space = self._seats.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """A new match; the same one for the same seed."""
        super().reset(seed=seed)
        env = self._seats._env
        env.reset(self.np_random.bytes(32))
        return env.observations[0].copy(), self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._seats._env.masks[0].astype(np.int8)}

    def step(self, action: Any) -> tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        """The seat acts, and the bots until it is asked again or the match is over."""
        env = self._seats._env
        env.step(np.array([action]))
        ended = bool(env.done[0] == vec.ENDED)
        info = self._info()
        if env.done[0] == vec.ILLEGAL:
            info["illegal"] = True
        if ended:
            info["totals"] = env.totals[0].tolist()
        seen = (env.finals if ended else env.observations)[0].copy()
        return seen, float(env.rewards[0, self.seat]), ended, False, info

    def action_masks(self) -> Any:
        """What may be done."""
        return self._seats.action_masks()[0]

    def match(self) -> Match:
        """The match as it stands, with its story and its record."""
        return self._seats.match(0)

    def render(self) -> str:
        """The match in words, as its record has it."""
        return self.match().record()

    def close(self) -> None:
        """Let threads go."""
        self._seats.close()


register()
