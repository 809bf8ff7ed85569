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


FEW_CARDS = {"r1": 8, "y1": 8, "g2": 8, "b3": 6, "r-crook": 2, "y-key": 2}

KLAUMAU = dict.fromkeys(games.get("klaumau").options.variants(), True)

JOKES = {"nazi-k": 8, "halt-p": 8, "liste-a": 8, "mein-k": 4, "kommunismus": 3, "versammlung-p": 4, "razupaltuff": 4}

SHORT: dict[str, dict[str, Any]] = {"black_spy": {"limit": 50}}
"""Options that make matches short, so that files stay small."""

PLANS: dict[str, list[Plan]] = {
    "gaunerbande": [
        Plan("short", 4, 4, {"limit": 30}),
        Plan("passing-hearts", 3, 104, {"passing": "hearts", "rounds": 3}),
        Plan("passing-none", 6, 105, {"passing": "none", "rounds": 2}),
        Plan("exactly-half", 4, 133, {"exactly": "half", "limit": 13}),  # a gang breaks up
        Plan("last-trick", 5, 107, {"looking_back": "last_trick", "rounds": 1}),
    ],
    "black_spy": [
        Plan("release", 3, 399, {"limit": 60, "capture_or_release": True}),
        Plan("last-trick", 5, 205, {"looking_back": "last_trick", "rounds": 1}),
        Plan("clean-first-trick", 3, 206, {"first_trick": "clean", "rounds": 2}),
        Plan("keep-every", 4, 207, {"keep_every": 2, "rounds": 3, "mole": True, "announce_a_colour": True}),
        Plan("all-variants", 4, 202, {"limit": 90, **dict.fromkeys(games.get("black_spy").options.variants(), True)}),
    ],
    "zehn": [
        Plan("highest-card", 4, 300, {"tie": "highest_card"}),
        Plan("spare-jokers-out", 5, 301, {"spare_jokers": "out"}),
        Plan("chips", 7, 304, {"chips": 15, "rounds": 2}),
        Plan("last-refill-no", 2, 305, {"last_refill": "no", "rounds": 2}),
        Plan("next-start-winner", 3, 306, {"next_start": "winner", "rounds": 4}),
        Plan("other-deck", 3, 302, {"deck": {"p1": {"points": 10}, "p8": {"points": 3}, "n0": {"count": 4}}}),
    ],
    "klaumau": [
        Plan("wrong-doubt-pays", 3, 323, {"wrong_doubt": "pays", "rounds": 2}),
        Plan("last-card-ends", 4, 324, {"last_card": "ends", "rounds": 2}),
        Plan("keyhole-anything", 5, 325, {"keyhole": "anything", "rounds": 2}),
        Plan("drawn-card-playable", 2, 322, {"drawn_card": "playable", "rounds": 2}),
        Plan("empty-pile-reshuffled", 3, 23, {"empty_pile": "reshuffled", "rounds": 2, "deck": FEW_CARDS}),
        Plan("plan-anticlockwise", 4, 331, {"plan": "anticlockwise"}),
        Plan("surrounded-ends", 3, 330, {"surrounded": True, "surrounded_ends": "match"}),
        Plan("all-variants", 5, 313, KLAUMAU),
        Plan("all-variants", 6, 314, {"doubters": "anyone", "bomb_rule": "panic", **KLAUMAU}),
    ],
    "halt_mal_kurz": [
        Plan("short", 5, 5),
        Plan("list-all", 4, 303, {"list": "all"}),
        Plan("starts-seat", 3, 306, {"starts": "seat", "first_seat": 2}),
        Plan("majority-most", 5, 307, {"majority": "most"}),
        Plan("deck", 3, 309, {"deck": JOKES}),
        Plan("all-options", 5, 304, {"well": "never", "police": "anyone", "list": "all"}),
    ],
}
"""Few and short matches in which each option is used, each decision taken and each end reached. Rare branches of the
rules are for `tests/rules`, which also say what ought to come of them.
"""

EXAMPLES: dict[tuple[str, str], Callable[[], Match]] = {
    ("gaunerbande", "round"): booklet.play,
    ("black_spy", "reduce"): black_spy_booklet.play,
}
"""The examples of the booklets, which come with their games."""


def plans(game: Game) -> Iterator[Plan]:
    """All plans for a game, with a plain match for each number of players that no other plan has."""
    planned = PLANS.get(game.name, [])
    for players in sorted(set(game.players) - {plan.players for plan in planned}):
        yield Plan("short", players, players, SHORT.get(game.name, {}))
    yield from planned


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
