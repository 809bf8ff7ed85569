"""The games as environments of PettingZoo.

    import pettingzoo
    import stammtisch.research.pettingzoo                           # registers them

    env = pettingzoo.make("aec", "stammtisch/GAME", players=3)      # one agent after the other
    env = pettingzoo.make("parallel", "stammtisch/GAME", players=3) # all at once; who is not asked can only wait

The functions `env` and `parallel_env` here make the same. An observation is a dictionary of `observation`, what the
agent knows (see `env.layout`), and `action_mask`. Rewards are points, more being better. Decisions that several take at
once and unseen, and races, are taken at once in the parallel form alone; in the other, agents answer one by one, and
nobody sees what the others have answered.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch import games
from stammtisch.core import chance
from stammtisch.core.agenda import awaiting
from stammtisch.core.bits import members
from stammtisch.core.errors import StammtischError
from stammtisch.core.layout import Layout
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES
from stammtisch.research.agreed import check_render_mode, kind_of
from stammtisch.research.needing import needing
from stammtisch.research.single import Kind, Single

with needing("pettingzoo"):
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

__all__ = ["IllegalAction", "ParallelTable", "Table", "env", "parallel_env", "register"]

WAIT = CHOICES
"""In the parallel form: the action of somebody who is not asked."""

Seen = dict[str, NDArray[np.int8]]


class IllegalAction(StammtischError):
    """An action that the mask does not allow."""


def env(
    game: str,
    *,
    players: int | None = None,
    rounds: int | None = 1,
    variants: Iterable[str] = (),
    render_mode: str | None = None,
    **options: Any,
) -> "Table":
    """A game, one agent after the other. Options are those of the game, by name; `rounds=None` plays whole matches."""
    return Table(kind_of(game, players, variants, rounds, options), render_mode)


def parallel_env(
    game: str,
    *,
    players: int | None = None,
    rounds: int | None = 1,
    variants: Iterable[str] = (),
    render_mode: str | None = None,
    **options: Any,
) -> "ParallelTable":
    """The same with all agents at once. Whoever is not asked can only wait, which is an action of its own (63)."""
    return ParallelTable(kind_of(game, players, variants, rounds, options), render_mode)


def register() -> None:
    """Tell PettingZoo of every game that can be observed: `pettingzoo.make("aec", "stammtisch/GAME")`."""
    for name in games.names():
        if games.get(name).observation is not None:
            for form, function in (("aec", env), ("parallel", parallel_env)):
                pettingzoo.register(form, f"stammtisch/{name}-v0", function, kwargs={"game": name})


class _Agents:
    """What both forms have: who plays, what they may be shown and may answer, and the match behind it."""

    kind: Kind
    """What its matches have in common: the game, how many play, what is agreed."""
    layout: Layout
    """What stands where in an observation."""
    possible_agents: list[str]
    """Everybody who plays: `seat_0`, `seat_1`, …"""
    agents: list[str]
    """Those who still play; nobody after the end."""
    observation_spaces: dict[str, Any]
    """What each of them may be shown."""
    action_spaces: dict[str, Any]
    """What each of them may answer."""
    metadata: dict[str, Any]
    """What PettingZoo wants to know of an environment."""
    render_mode: str | None
    """`ansi`, or nothing."""

    def _sit(self, kind: Kind, render_mode: str | None, *, actions: int, parallel: bool) -> None:
        self.kind, self.layout, self.render_mode = kind, kind.layout, check_render_mode(render_mode)
        self.metadata = {"name": f"{kind.game.name}_v0", "render_modes": ["ansi"], "is_parallelizable": parallel}
        self.possible_agents = [f"seat_{seat}" for seat in range(kind.players)]
        self.agents = []
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-128, 127, (kind.layout.size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._seeds = _Seeds()
        self._single: Single

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent may be shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may answer."""
        return self.action_spaces[agent]

    def match(self) -> Match:
        """The match as it stands, with its story and its record."""
        return self._single.match()

    def render(self) -> str:
        """The match in words, as its record has it."""
        return self.match().record()

    def close(self) -> None:
        """Nothing is open."""


class Table(_Agents, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """A match, one agent after the other."""

    def __init__(self, kind: Kind, render_mode: str | None = None) -> None:
        super().__init__()
        self._sit(kind, render_mode, actions=CHOICES, parallel=False)
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same one for the same seed."""
        if hasattr(self, "_single"):
            self._single.begin(self._seeds.next(seed))  # in the same place: making a new one takes longer
        else:
            self._single = Single(self.kind, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._single.seat]
        self._scored = False

    def observe(self, agent: str) -> Seen:
        """What an agent knows now."""
        single, seat = self._single, self._numbers[agent]
        if seat == single.seat and not single.over:
            return {"observation": single.observation.copy(), "action_mask": single.mask.copy()}
        row, legal = single.look(seat)
        mask = _unpacked(legal, CHOICES) if legal else np.zeros(CHOICES, np.int8)
        return {"observation": row.copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent whose turn it is acts."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        single = self._single
        if action is None or not single.step(action):
            raise IllegalAction("vec_not_legal", action=action, legal=single.legal)
        self._cumulative_rewards[agent] = 0
        if self._scored:
            self._clear_rewards()
            self._scored = False
        if single.scored:
            self.rewards = dict(zip(self.possible_agents, single.rewards.tolist(), strict=True))
            self._accumulate_rewards()
            self._scored = True
        if single.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[single.seat]

    def _leave(self, agent: str, action: int | None) -> None:
        """When the match is over, agents go one by one. `_was_dead_step` does the same for environments from which some
        go earlier, in three times the time.
        """
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        for told in (self.terminations, self.truncations, self.rewards, self._cumulative_rewards, self.infos):
            del told[agent]
        self.agents.remove(agent)
        if self._scored:
            self._clear_rewards()
            self._scored = False
        if self.agents:
            self.agent_selection = self.agents[0]


class ParallelTable(_Agents, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """A match with all agents at once."""

    def __init__(self, kind: Kind, render_mode: str | None = None) -> None:
        self._sit(kind, render_mode, actions=CHOICES + 1, parallel=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new match; the same one for the same seed."""
        self._single = Single(self.kind, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody who is asked acts, in a race in any order. Whoever is asked and gives no legal action is passed
        over: nothing is done for them, and they are asked again.
        """
        single = self._single
        before = single.rewards * 0
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        waiting = members(awaiting(single.plain))
        decision = self._open()
        while waiting and not single.over and self._open() == decision:
            seat = waiting.pop(single.roll() % len(waiting))
            legal = single.look(seat)[1]
            action = actions[self.possible_agents[seat]]
            if not 0 <= action < CHOICES or not legal >> int(action) & 1:
                infos[self.possible_agents[seat]]["illegal"] = bool(legal)
                continue
            single.turn_to(seat, legal)
            single.step(int(action))
            before += single.rewards
        rewards = dict(zip(self.possible_agents, map(float, before), strict=True))
        seen, over = self._seen(), dict.fromkeys(self.agents, single.over)
        cut = dict.fromkeys(self.agents, False)
        if single.over:
            self.agents = []
        return seen, rewards, over, cut, infos

    def _open(self) -> tuple[int, int, int]:
        """Which decision is open."""
        s = self._single.plain
        return s.round, s.depth, s.steps[s.depth - 1] if s.depth else -1

    def _seen(self) -> dict[str, Seen]:
        found = {}
        for seat, agent in enumerate(self.agents):
            row, legal = self._single.look(seat)
            found[agent] = {"observation": row.copy(), "action_mask": _unpacked(legal or 1 << WAIT, CHOICES + 1)}
        return found

    def state(self) -> NDArray[np.int8]:
        """What all agents know together, one after the other: for learning with a common critic."""
        return np.concatenate([self._single.look(seat)[0].copy() for seat in range(self.kind.players)])


class _Seeds:
    """Seeds of one match after the other; the same ones after the same beginning."""

    def __init__(self) -> None:
        self._base, self._count = chance.read_seed(None), 0

    def next(self, beginning: int | None) -> bytes:
        if beginning is not None:
            self._base, self._count = chance.read_seed(beginning), 0
        self._count += 1
        return chance.derive_seed(self._base, self._count)


def _unpacked(legal: int, size: int) -> NDArray[np.int8]:
    """The bits of a number, a place for each."""
    return np.array([legal >> place & 1 for place in range(size)], np.int8)


register()
