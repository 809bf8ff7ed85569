"""One match, native: what environments of other libraries step, look at and copy."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.core import chance
from stammtisch.core.beginning import new_state
from stammtisch.core.bits import members
from stammtisch.core.dice import new_dice
from stammtisch.core.game import Game
from stammtisch.core.layout import Layout
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES
from stammtisch.core.notation import Move
from stammtisch.core.options import Options
from stammtisch.core.playout import ALL_ROUNDS
from stammtisch.vec.boxes import (
    BEGIN,
    OBSERVE,
    QUICK,
    ROUNDS,
    SEAT,
    SETUP,
    SIGN,
    STAY,
    TEMPERATURES,
    box_type,
    layout_of,
    row_type,
)
from stammtisch.vec.stepping import ENDED, ILLEGAL, OUTSIDE, make_advance, make_look

LOG = 256
"""Decisions that are kept at first; more as they are needed."""
ALONE = np.zeros(0, np.int64)
"""What threads tell each other, where there is only one."""


class Kind:
    """What matches have in common that are played alike."""

    def __init__(self, game: Game, players: int, options: Options, rounds: int | None, *, observe: bool = True) -> None:
        self.game, self.players, self.options = game, players, options
        self.layout: Layout = layout_of(game)
        self.template = new_state(game, players, options, bytes(32), range(players)).pack()
        self.box, self.rows = box_type(game), np.zeros(0, row_type(game))
        self.setup = np.zeros(SETUP, np.int64)
        self.setup[ROUNDS] = ALL_ROUNDS if rounds is None else rounds
        self.setup[SIGN], self.setup[OBSERVE], self.setup[STAY] = -1 if game.low_wins else 1, observe, 1
        self.setup[TEMPERATURES:QUICK] = OUTSIDE
        self.setup[QUICK:] = 1
        self.beginning = self.setup.copy()
        self.beginning[BEGIN] = 1

    @cached_property
    def advance(self) -> Callable[..., int]:
        """The compiled loop, for one match."""
        from stammtisch.core import native

        boxes, log, actions = np.zeros(1, self.box), np.zeros((1, LOG), np.int16), np.zeros(1, np.int64)
        given = (self.template, boxes, log, self.setup, self.rows, actions, ALONE, 0, 1)
        return native.direct(make_advance(self.game, bots=False), *given)

    @cached_property
    def look(self) -> Callable[..., None]:
        """What a seat knows, compiled."""
        from stammtisch.core import native

        return native.direct(make_look(self.game), np.zeros(1, self.box), np.zeros((1, LOG), np.int16), self.rows)

    def __getstate__(self) -> dict[str, Any]:
        """Compiled code does not travel; it is found again where it arrives."""
        return {name: value for name, value in vars(self).items() if name not in ("advance", "look")}

    def __deepcopy__(self, memo: dict[int, Any]) -> "Kind":
        """Nothing of it changes."""
        return self


class Single:
    """One match. It begins with a seed, moves on by one action at a time, and stays where it ends. `seat` has to act,
    unless it is `over`; `scored` tells whether the last action has brought or cost anybody points.
    """

    def __init__(self, kind: Kind, seed: chance.Seed) -> None:
        self.kind = kind
        self._hold(np.zeros(1, kind.box), np.zeros((1, LOG), np.int16))
        self.begin(seed)

    def _hold(self, boxes: NDArray[Any], log: NDArray[np.int16]) -> None:
        self._boxes, self._log, self._room = boxes, log, log.shape[1] - 1
        self._looked: Any = None
        self._action: NDArray[np.int64] = np.zeros(1, np.int64)
        self._legal: NDArray[np.int64] = boxes["legal"]
        box = boxes[0]
        self._seeds, self._dice = box["seeds"], box["dice"]
        self.observation: NDArray[np.int8] = box["observation"]
        """What the seat that has to act knows; written in place."""
        self.mask: NDArray[np.int8] = box["mask"][:CHOICES]
        """Its legal actions; none when the match is over. Written in place."""
        self.rewards: NDArray[np.int64] = box["rewards"][: self.kind.players]
        """What each seat has gained with the last action. Written in place."""

    def begin(self, seed: chance.Seed) -> None:
        """A new match."""
        base, kind = chance.read_seed(seed), self.kind
        self._seeds[:] = np.frombuffer(base, ">i8")
        self._dice[:] = new_dice(chance.derive_seed(base, "dice"))
        told = kind.advance(kind.template, self._boxes, self._log, kind.beginning, kind.rows, self._action, ALONE, 0, 1)
        self.count, self.seat, self.over, self.scored = 0, told >> 4, False, False

    def step(self, action: int) -> bool:
        """The seat that has to act does so. False, and nothing else, if it may not."""
        kind, actions = self.kind, self._action
        actions[0] = action
        told = kind.advance(kind.template, self._boxes, self._log, kind.setup, kind.rows, actions, ALONE, 0, 1)
        done = told & 7
        if done == ILLEGAL & 7:
            return False
        self.seat, self.scored, self.over = told >> 4, told & 8 != 0, done == ENDED
        self.count += 1
        if self.count >= self._room:
            self._log = np.concatenate([self._log, np.zeros_like(self._log)], axis=1)
            self._room = self._log.shape[1] - 1
        return True

    @property
    def legal(self) -> list[int]:
        """The legal actions of the seat that has to act."""
        return members(self._legal.item())

    @property
    def totals(self) -> list[int]:
        """What each seat has scored, more being better."""
        sign = int(self.kind.setup[SIGN])
        return [sign * total for total in self._boxes["state"]["totals"][0, : self.kind.players].tolist()]

    def look(self, seat: int) -> tuple[NDArray[np.int8], int]:
        """What any seat knows, written over at the next look, and its legal actions as the bits of a number."""
        if self._looked is None:
            rows: NDArray[Any] = np.zeros(1, self.kind.rows.dtype)
            self._looked = rows, rows["seat"], rows["observation"][0], rows["legal"]
        rows, seats, found, legal = self._looked
        seats[0] = seat
        self.kind.look(self._boxes, self._log, rows)
        return found, legal.item()

    def turn_to(self, seat: int, legal: int) -> None:
        """Let another of those who are asked act first."""
        self._boxes["seat"], self._legal[0] = seat, legal
        self.seat = seat

    def roll(self) -> int:
        """Any number, by the dice of the match."""
        self._boxes["dice"] = (self._boxes["dice"] * 25214903917 + 11) & (1 << 48) - 1
        return int(self._boxes["dice"][0, 0]) >> 17

    def copy(self) -> "Single":
        """Another match that stands where this one does."""
        twin = object.__new__(Single)
        twin.kind, twin.count, twin.seat, twin.over = self.kind, self.count, self.seat, self.over
        twin.scored = self.scored
        boxes = self._boxes.view(np.uint8).copy().view(self.kind.box)  # as mere bytes: copying records takes long
        twin._hold(boxes, self._log.copy())
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Single":
        return self.copy()

    # Words

    @property
    def plain(self) -> Any:
        """The state, for rules of the plain world."""
        return self.kind.game.state.unpack(self._boxes["state"])

    def say(self, seat: int, action: int) -> Move:
        """The words of an action."""
        return self.kind.game.say(self.plain, seat, action)

    def imagine(self, seat: int, seed: chance.Seed) -> "Single":
        """A match that fits all that the seat knows, with chance of its own."""
        base, twin, world = chance.read_seed(seed), self.copy(), self.plain
        chance.set_seed(world, base)
        self.kind.game.sample(world, seat, new_dice(base))
        twin._boxes["state"] = world.pack()
        twin._boxes["dice"] = new_dice(chance.derive_seed(base, "dice"))
        return twin

    def match(self) -> Match:
        """The match as it stands, with its story and its record."""
        kind = self.kind
        seed = chance.seed_of(self.plain)
        match = Match(kind.game, players=kind.players, options=kind.options, seed=seed)
        for entry in self._log[0, : self.count].tolist():
            seat, choice = entry >> SEAT & 7, entry & (1 << SEAT) - 1
            match.play_quietly(seat, kind.game.say(match._s, seat, choice))
        return match
