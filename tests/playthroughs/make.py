"""Makes the golden records anew: `python -m tests.playthroughs.make` in the root of the project.

Do that when the format of records or a rule changes on purpose, and read the difference before you commit it. The
moves come from fixed dice, so nothing changes that need not.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from stammtisch import games
from stammtisch.core.chance import derive_seed
from stammtisch.core.dice import new_dice
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.mind import RANDOM
from stammtisch.core.playout import play_match
from tests.playthroughs.golden import folder
from tests.rules.black_spy import booklet as black_spy_booklet
from tests.rules.gaunerbande import booklet


@dataclass(frozen=True)
class Plan:
    """One golden record that chance and bots make."""

    label: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)

    def play(self, game: Game) -> Match:
        """Play it: random moves and sensible ones meet at the table, so that all sorts of things happen."""
        seed = self.seed.to_bytes(32, "big")
        match = Match(game, players=self.players, options=game.options.build(self.options), seed=seed)
        bots = [(RANDOM, game.mind.temperatures.geselle)[seat % 2] for seat in range(self.players)]
        play_match(match, bots, new_dice(derive_seed(seed, "bots")))
        return match


OWN_BOMB = [
    {"who": "chosen", "what": "pay", "count": 2},
    {"who": "leaders", "what": "throw", "count": "half"},
    {"who": "right", "what": "miss", "count": 1},
]

FEW_CARDS = {"r1": 8, "y1": 8, "g2": 8, "b3": 6, "r-crook": 2, "y-key": 2}

JOKES = {"nazi-k": 8, "halt-p": 8, "liste-a": 8, "mein-k": 4, "kommunismus": 3, "versammlung-p": 4, "razupaltuff": 4}

SHORT: dict[str, dict[str, Any]] = {"gaunerbande": {"limit": 30}, "black_spy": {"limit": 50}}
"""Options that make matches short, so that files stay small."""

MORE: dict[str, list[Plan]] = {
    "gaunerbande": [
        Plan("whole", 4, 100),
        Plan("gang-others", 3, 11, {"limit": 60}),
        Plan("gang-self", 3, 7, {"limit": 60}),
        Plan("other-limit", 5, 102, {"limit": 7}),
        Plan("rounds", 4, 103, {"rounds": 2, "limit": 10}),
        Plan("passing-hearts", 3, 104, {"passing": "hearts", "rounds": 3}),
        Plan("passing-none", 6, 105, {"passing": "none", "rounds": 2}),
        Plan("exactly-half", 4, 133, {"exactly": "half", "limit": 13}),
        Plan("last-trick", 5, 107, {"looking_back": "last_trick", "rounds": 1}),
    ],
    "black_spy": [
        Plan("whole", 4, 200),
        *(
            Plan(variant.replace("_", "-"), players, seed, {"limit": 90, variant: True})
            for variant, players, seed in (
                ("no_good_spies", 3, 201),
                ("capture_or_release", 3, 332),  # somebody takes all black cards
                ("mole", 5, 201),
                ("announce_a_colour", 6, 201),
                ("follow_the_rank", 4, 201),
                ("reduce_points", 4, 201),
            )
        ),
        Plan("release", 3, 399, {"limit": 60, "capture_or_release": True}),
        Plan("rounds", 6, 204, {"rounds": 2, "limit": 10}),
        Plan("last-trick", 5, 205, {"looking_back": "last_trick", "rounds": 1}),
        Plan("clean-first-trick", 3, 206, {"first_trick": "clean", "rounds": 2}),
        Plan("keep-every", 4, 207, {"keep_every": 2, "rounds": 3, "mole": True, "announce_a_colour": True}),
        Plan("all-variants", 4, 202, {"limit": 90, **dict.fromkeys(games.get("black_spy").options.variants(), True)}),
    ],
    "zehn": [
        Plan("highest-card", 4, 300, {"tie": "highest_card"}),
        Plan("spare-jokers-out", 5, 301, {"spare_jokers": "out"}),
        Plan("rounds", 4, 303, {"rounds": 3}),
        Plan("chips", 7, 304, {"chips": 15, "rounds": 2}),
        Plan("last-refill-no", 2, 305, {"last_refill": "no", "rounds": 2}),
        Plan("next-start-winner", 3, 306, {"next_start": "winner", "rounds": 4}),
        Plan("next-start-left", 5, 307, {"next_start": "left", "rounds": 3}),
        Plan("other-deck", 3, 302, {"deck": {"p1": {"points": 10}, "p8": {"points": 3}, "n0": {"count": 4}}}),
    ],
    "klaumau": [
        *(
            Plan(variant.replace("_", "-"), players, 300 + players, {variant: True})
            for variant, players in (
                ("forced_card_acts", 3),
                ("forgery", 4),
                ("surrounded", 3),
                ("fence", 2),
                ("watchdog", 4),
                ("bomb", 3),
            )
        ),
        *(
            Plan(f"{name}-{value}".replace("_", "-"), players, 320 + players, {name: value, "rounds": 2})
            for name, value, players in (
                ("wrong_doubt", "pays", 3),
                ("last_card", "ends", 4),
                ("keyhole", "anything", 5),
                ("drawn_card", "playable", 2),
            )
        ),
        Plan("empty-pile-reshuffled", 3, 23, {"empty_pile": "reshuffled", "rounds": 2, "deck": FEW_CARDS}),
        Plan("plan-anticlockwise", 4, 331, {"plan": "anticlockwise"}),
        Plan("surrounded-ends", 3, 330, {"surrounded": True, "surrounded_ends": "match"}),
        Plan("many-coloured", 3, 331, {"deck": {"rygb-plan": 8, "rg-plan": 8, "ygb-plan": 8, "r2": 9, "police": 4}}),
        Plan("anyone-doubts", 4, 310, {"doubters": "anyone"}),
        Plan("own-bomb", 3, 311, {"bomb": True, "bomb_rule": OWN_BOMB}),
        Plan("many-policemen", 2, 312, {"surrounded": True, "deck": {"r1": 10, "b2": 10, "g-crook": 13, "police": 20}}),
        Plan("all-variants", 5, 313, dict.fromkeys(games.get("klaumau").options.variants(), True)),
        Plan(
            "all-variants",
            6,
            314,
            {
                "doubters": "anyone",
                "bomb_rule": "panic",
                **dict.fromkeys(games.get("klaumau").options.variants(), True),
            },
        ),
    ],
    "halt_mal_kurz": [
        Plan("well-always", 4, 300, {"well": "always"}),
        Plan("well-never", 5, 301, {"well": "never"}),
        Plan("police-anyone", 3, 302, {"police": "anyone"}),
        Plan("list-all", 4, 303, {"list": "all"}),
        Plan("starts-duel", 4, 305, {"starts": "duel"}),
        Plan("starts-seat", 3, 306, {"starts": "seat", "first_seat": 2}),
        Plan("majority-most", 5, 307, {"majority": "most"}),
        Plan("hand", 3, 308, {"hand": 4}),
        Plan("deck", 3, 309, {"deck": JOKES}),
        Plan("all-options", 5, 304, {"well": "never", "police": "anyone", "list": "all"}),
    ],
}
"""What each game has besides a short match for each number of players."""

EXAMPLES: dict[tuple[str, str], Callable[[], Match]] = {
    ("gaunerbande", "round"): booklet.play,
    ("black_spy", "reduce"): black_spy_booklet.play,
}
"""The examples of the booklets, which come with their games."""


def plans(game: Game) -> Iterator[Plan]:
    """All plans for a game; a new game gets the first ones without a word said."""
    for players in game.players:
        yield Plan("short", players, players, SHORT.get(game.name, {}))
    yield from MORE.get(game.name, [])


def main(*names: str) -> None:
    """Make those of some games, or of all."""
    for game in games.every():
        if names and game.name not in names:
            continue
        folder(game.name).mkdir(exist_ok=True)
        for plan in plans(game):
            store(folder(game.name) / f"{plan.players}-{plan.label}.jsonl", plan.play(game))
        for (name, label), play in EXAMPLES.items():
            if name == game.name:
                store(game.folder / "examples" / f"{label}.jsonl", play())


def store(path: Path, match: Match) -> None:
    path.write_text(match.record(), encoding="utf-8", newline="\n")
    print(f"{path.parent.name}/{path.name}: {len(match.sheet)} rounds, {match.outcome}")


if __name__ == "__main__":
    main(*sys.argv[1:])
