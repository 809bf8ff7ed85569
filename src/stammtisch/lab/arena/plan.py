"""What is played in an arena, as data. The same plan gives the same results, on any number of machines."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any

from stammtisch import bots, games
from stammtisch.bots.own.process import USUAL, Limits
from stammtisch.core import chance
from stammtisch.core.beginning import check_players
from stammtisch.core.dice import Dice, new_dice, roll
from stammtisch.core.errors import BadOption
from stammtisch.core.game import Game
from stammtisch.core.options import Options, holds
from stammtisch.core.playout import ALL_ROUNDS
from stammtisch.lab.arena.contestants import Contestant, LineUp, Seating, compiled, read_line_up
from stammtisch.lab.own import digests

RANDOM_VARIANTS = "random"


@dataclass(frozen=True)
class Plan:
    """One game of an arena."""

    game: Game
    players: int
    line_up: LineUp
    seed: bytes
    options: Options | None = None
    """What is agreed; None if each deal draws options of its own."""
    rounds: int | None = None
    """After how many rounds a match is stopped and its standing counted; None to play whole matches."""
    checked: bool = False
    """Whether every seat chooses as at the table, from an imagined world, and every move is checked."""
    limits: Limits = USUAL
    """What bots of somebody's own may take."""
    own: Mapping[str, str] = field(default_factory=dict)
    """A hash of the sources of each of them, by name."""

    @classmethod
    def make(
        cls,
        game: Game,
        players: int,
        bots: str,
        *,
        seed: chance.Seed,
        options: Options | None = None,
        random_variants: bool = False,
        rounds: int | None = None,
        checked: bool = False,
        limits: Limits = USUAL,
    ) -> "Plan":
        """A plan, every part of it checked."""
        check_players(game, players)
        line_up = read_line_up(bots, players)
        settled = None if random_variants else (options or game.options()).settled(players, rounds)
        own = digests((each.spec for each in line_up.contestants), limits)
        return cls(game, players, line_up, chance.read_seed(seed), settled, rounds, checked, limits, own)

    @property
    def contestants(self) -> tuple[Contestant, ...]:
        return self.line_up.contestants

    @cached_property
    def rotations(self) -> tuple[Seating, ...]:
        return self.line_up.rotations

    @property
    def native(self) -> bool:
        """Whether matches run compiled from beginning to end."""
        return not self.checked and compiled(self.contestants)

    @property
    def cap(self) -> int:
        return self.rounds or ALL_ROUNDS

    # Deals. What is drawn depends on the deal and the seat only, never on who sits there: equal contestants play
    # exactly the same match in every rotation.

    def match_seed(self, deal: int) -> bytes:
        return chance.derive_seed(self.seed, "deal", deal)

    def dice(self, deal: int) -> Dice:
        """What bots without dice of their own roll, and who is first in races."""
        return new_dice(chance.derive_seed(self.match_seed(deal), "bots"))

    def bot_seed(self, deal: int, seat: int) -> bytes:
        return chance.derive_seed(self.match_seed(deal), "bot", seat)

    def options_of(self, deal: int) -> Options:
        if self.options is not None:
            return self.options
        dice = new_dice(chance.derive_seed(self.match_seed(deal), "options"))
        return draw_options(self.game, self.players, dice, self.rounds)

    def temperatures(self, seating: Seating) -> list[int]:
        """How strictly each seat goes by the game's marks; of no meaning for those who look ahead."""
        return [self.contestants[each].spec.level.temperature(self.game) or 0 for each in seating]

    def quick(self, seating: Seating) -> list[int]:
        return [self.contestants[each].spec.level.quick for each in seating]

    # As data

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "players": self.players,
            "contestants": [{"name": each.name, "bot": str(each.spec)} for each in self.contestants],
            "seating": list(self.line_up.seating),
            "seed": self.seed.hex(),
            "options": RANDOM_VARIANTS if self.options is None else self.options.as_json(),
            "rounds": self.rounds,
            "checked": self.checked,
            **({"own": dict(self.own), "limits": [self.limits.seconds, self.limits.memory]} if self.own else {}),
        }

    @cached_property
    def text(self) -> str:
        """The plan as one line, for workers elsewhere."""
        return json.dumps(self.as_json(), sort_keys=True)


@lru_cache(maxsize=16)
def read_plan(text: str) -> Plan:
    """The plan of which this is the `text`."""
    data = json.loads(text)
    game = games.get(data["game"])
    contestants = tuple(Contestant(each["name"], bots.parse(each["bot"])) for each in data["contestants"])
    return Plan(
        game,
        data["players"],
        LineUp(contestants, tuple(data["seating"])),
        bytes.fromhex(data["seed"]),
        None if data["options"] == RANDOM_VARIANTS else game.options.build(data["options"]),
        data["rounds"],
        data["checked"],
        Limits(*data.get("limits", ())),
        data.get("own", {}),
    )


A_FEW = 4
"""Whole numbers whose usual value is their least one are drawn among so many."""


def draw_options(game: Game, players: int, dice: Dice, rounds: int | None = None) -> Options:
    """Options by chance: each variant on or off, any of the named values, and whole numbers up to the usual one, or
    where that is the least a few more; it is kept half of the time. Tables stay as they are. With `rounds` matches are
    stopped after so many, and what means nothing in these is not drawn.
    """
    usual = game.options().settled(players)
    while True:
        chosen: dict[str, Any] = {}
        for each in game.options.describe():
            value = getattr(usual, each.name)
            if each.kind == "variant":
                value = roll(dice, 2) == 1
            elif each.kind == "choice":
                value = each.of[roll(dice, len(each.of))]
            elif each.kind == "whole" and value is None and each.most is not None:
                value = each.least + roll(dice, min(each.most - each.least + 1, players))  # a seat
            elif each.kind == "whole" and value is not None and roll(dice, 2):
                value = each.least + roll(dice, value - each.least if value > each.least else A_FEW)
            chosen[each.name] = value
        for each in game.options.describe():
            if each.needs and not holds(each.needs, chosen):
                chosen[each.name] = each.default
        try:
            return game.options.build(chosen).settled(players, rounds)
        except BadOption:  # some that do not go together: draw again
            continue


@cache
def sources() -> str:
    """A hash of all rules and bots. What was played with others may have come out differently."""
    package, digest = Path(games.__file__).parents[1], hashlib.sha256()
    for file in sorted(file for part in ("core", "games", "bots") for file in (package / part).rglob("*.py")):
        digest.update(str(file.relative_to(package)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
