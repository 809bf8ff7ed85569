"""What is compared, as data: a game, so many players, and two settings or more."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from stammtisch import games
from stammtisch.core import chance
from stammtisch.core.beginning import check_players
from stammtisch.core.dice import Dice, new_dice
from stammtisch.core.errors import BadOption
from stammtisch.core.game import Game
from stammtisch.core.options import Options

LETTERS = "ABCDEFGH"
MOST_SETTINGS = len(LETTERS)


@dataclass(frozen=True)
class Study:
    """Settings of one game that are to be compared, each with the first."""

    game: Game
    players: int
    settings: tuple[Options, ...]
    """What is agreed in each; every default filled in."""
    asked: tuple[dict[str, Any], ...]
    """What was asked for in each: where it differs from the defaults."""
    seed: bytes
    swept: str | None = None
    """The option whose values are gone through, if they differ in that alone."""

    @classmethod
    def make(
        cls,
        game: Game,
        players: int,
        settings: Sequence[Options],
        *,
        seed: chance.Seed = 1,
        swept: str | None = None,
    ) -> "Study":
        """A study, every part of it checked before anything runs."""
        check_players(game, players)
        if not 2 <= len(settings) <= MOST_SETTINGS:
            raise BadOption("lab.wrong_number", least=2, most=MOST_SETTINGS, got=len(settings))
        settled = tuple(each.settled(players) for each in settings)
        for i, one in enumerate(settled):
            if one in settled[:i]:
                first, second = LETTERS[settled.index(one)], LETTERS[i]
                raise BadOption("same_rules", one=first, other=second)
        return cls(game, players, settled, tuple(each.changed() for each in settings), chance.read_seed(seed), swept)

    # Matches. What is drawn depends on the number of the match alone: every setting has the same cards and chance.

    def match_seed(self, number: int) -> bytes:
        return chance.derive_seed(self.seed, "match", number)

    def dice(self, number: int, purpose: str) -> Dice:
        """What the bots of a match roll."""
        return new_dice(chance.derive_seed(self.seed, purpose, number))

    # As data

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "players": self.players,
            "settings": [each.as_json() for each in self.settings],
            "asked": list(self.asked),
            "seed": self.seed.hex(),
            "swept": self.swept,
        }

    @cached_property
    def text(self) -> str:
        """The study as one line, for workers elsewhere."""
        return json.dumps(self.as_json(), sort_keys=True)

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]


@lru_cache(maxsize=16)
def read_study(text: str) -> Study:
    """The study of which this is the `text`."""
    data = json.loads(text)
    game = games.get(data["game"])
    settings = tuple(game.options.build(each) for each in data["settings"])
    return Study(
        game, data["players"], settings, tuple(data["asked"]), bytes.fromhex(data["seed"]), swept=data["swept"]
    )
