"""What the bench looks for in native matches holds in plain ones, and is missed where it does not hold."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from stammtisch import games
from stammtisch.core.agenda import RUNS, drop
from stammtisch.core.beginning import new_state
from stammtisch.core.game import Game
from stammtisch.core.playout import EVEN, whose

BENCH = Path(__file__).resolve().parents[2] / "bench"
PLAYERS = 4

MOVED = {
    "gaunerbande": ("hands", "laid"),
    "black_spy": ("hands", "laid"),
    "zehn": ("hands", "chips", "pot", "taken"),
    "klaumau": ("hands", "sizes", "held", "drawn"),
    "halt_mal_kurz": ("hands", "under", "drawn"),
}
"""Where cards and chips are: one more or less must be seen."""
COUNTED = ("scored", "totals", "ended")


@pytest.fixture(scope="module")
def laws() -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(BENCH)
        import laws

        yield laws
    del sys.modules["laws"]


def watched(game: Game, law: Any) -> tuple[Any, Any, Any]:
    """A plain match at random: its states before each decision, and each round before and after it was scored."""
    s: Any = new_state(game, PLAYERS, game.options().settled(PLAYERS), bytes(32), range(PLAYERS))
    rng = Random(1)
    always, played, scored, number = [], [], [], 0
    ends = game.steps.index(law.ends)
    while True:
        while s.depth and s.kinds[s.depth - 1] == RUNS:
            step = drop(s)
            before = s.pack() if step == ends else None
            game.run(s, step)
            if before is not None:
                last = before
                if law.at_once and (s.ended or law.rounds > 1):
                    played.append(last)
                    scored.append(s.pack())
        if number and not law.at_once and (s.round != number or s.ended):
            played.append(last)
            scored.append(s.pack())
        if s.ended:
            return tuple(map(np.concatenate, (always, played, scored)))
        always.append(s.pack())
        number = s.round
        seat = whose(s, EVEN, [rng.getrandbits(48)])
        legal = game.legal(s, seat)
        game.apply(s, seat, rng.choice([choice for choice in range(63) if legal >> choice & 1]))


@pytest.mark.parametrize("name", games.NAMES)
def test_the_laws_hold_and_can_be_broken(laws: Any, name: str) -> None:
    game, law = games.get(name), laws.LAWS[name]
    always, played, scored = watched(game, law)
    law.always(game, always, PLAYERS)
    law.after(game, played, scored, PLAYERS)
    for field in MOVED[name]:
        wrong = always.copy()
        wrong[field].flat[len(wrong[field].flat) // 2] ^= 1
        with pytest.raises(laws.Broken):
            law.always(game, wrong, PLAYERS)
    for field in COUNTED:
        wrong = scored.copy()
        wrong[field].flat[0] ^= 1
        with pytest.raises(laws.Broken):
            law.after(game, played, wrong, PLAYERS)
