"""What is counted natively is what plain matches tell, and who leads is who leads."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from stammtisch import games
from stammtisch.core.beginning import new_state
from stammtisch.core.chance import derive_seed, read_seed
from stammtisch.core.counters import AHEAD, BEHIND, FIRST, LEADS, LOOKS, Counters, Thing, make_look
from stammtisch.core.declaration import faults
from stammtisch.core.dice import new_dice
from stammtisch.core.playout import ALL_ROUNDS, EVEN, make_watched_playout
from stammtisch.core.state import SEATS
from stammtisch.lab.simulate import prepare

BASE = read_seed(5)
VARIANTS = {
    "klaumau": {"bomb": True, "fence": True, "watchdog": True, "doubters": "anyone", "forced_card_acts": True},
    "black_spy": {"capture_or_release": True},
    "gaunerbande": {"limit": 60},
}


def watched(name: str, number: int) -> tuple[Any, list[int], list[int]]:
    """A match in the plain world: how it ended, what was seen, and the same natively."""
    game = games.get(name)
    players = game.players[-1]
    options = game.options.build(VARIANTS.get(name, {})).settled(players)
    seed = derive_seed(BASE, "match", number)
    template = new_state(game, players, options, BASE, range(players))
    s, seen = template.clone(), [0] * game.counters.size
    s.seed = np.frombuffer(seed, ">i8").astype(np.int64).tolist()
    course = [[0] * SEATS for _ in range(LOOKS)]
    bots = [game.mind.temperatures.lehrling] * players
    dice = new_dice(seed)
    ends, decisions = np.empty(1, template.pack().dtype), np.empty(1, np.int64)
    native = np.zeros((1, game.counters.size), np.int64)
    words = np.array([s.seed], np.int64)
    prepare(game)(
        template.pack(),
        words,
        np.array([dice], np.int64),
        np.array(bots, np.int64),
        np.array(EVEN, np.int64),
        ends,
        decisions,
        ALL_ROUNDS,
        native,
    )
    make_watched_playout(game)(s, bots, EVEN, dice, ALL_ROUNDS, course, seen)
    return s, seen, native[0].tolist()


TOLD: dict[str, dict[str, Callable[[Counter[str]], int]]] = {
    "klaumau": {
        "excuses": lambda told: told["cannot"],
        "doubted": lambda told: told["doubts"],
        "thefts": lambda told: told["robs"],
        "warded": lambda told: told["wards"],
        "dogs": lambda told: told["guards"],
        "sold": lambda told: told["sells"],
    },
    "gaunerbande": {"gangs": lambda told: told["unites"], "cleared": lambda told: told["clears"]},
    "black_spy": {
        "hauls": lambda told: told["captures"] + told["releases"],
        "released": lambda told: told["releases"],
    },
    "zehn": {
        "swaps": lambda told: told["swaps"],
        "auctions": lambda told: told["opens"],
        "hidden": lambda told: told["hides"],
        "seconds": lambda told: told["adds"],
    },
    "halt_mal_kurz": {"lists": lambda told: told["reacts"]},
}


@pytest.mark.parametrize("name", games.NAMES)
def test_both_worlds_see_what_is_told(name: str) -> None:
    sums: Counter[str] = Counter()
    for number in range(3):
        s, seen, native = watched(name, number)
        assert seen == native
        told = Counter(note[0] for note in s.notes)
        for place, thing in enumerate(games.get(name).counters.things, FIRST):
            if thing.name in TOLD[name]:
                assert seen[place] == TOLD[name][thing.name](told), thing.name
            sums[thing.name] += seen[place]
    assert sum(sums.values()) > 0


def test_the_lead_changes_when_another_seat_is_alone_in_front() -> None:
    s, seen, _ = watched("gaunerbande", 1)
    totals = [[0] * s.players]
    for note in s.notes:
        if note[0] == "scores":
            totals.append(list(note[-1]) if isinstance(note[-1], list | tuple) else totals[-1])
    assert seen[LEADS] >= 0
    ahead, behind = seen[AHEAD], seen[BEHIND]
    assert 0 < ahead < 1 << s.players
    assert 0 < behind < 1 << s.players


def test_who_is_ahead_and_who_is_behind() -> None:
    class Table:
        players = 4
        totals = (5, 2, 2, 9)

    def appraise(s: Any, seat: int) -> int:
        return int(s.totals[seat])

    for low_wins, ahead, behind in ((True, 0b0110, 0b1000), (False, 0b1000, 0b0110)):
        look, ends = make_look(appraise, low_wins)
        row = [0] * SEATS
        assert look(Table(), row) == ahead
        assert ends(row, 4, -1) == behind


def test_a_declaration_of_nonsense_is_refused() -> None:
    from dataclasses import replace

    game = games.get("zehn")
    twice = Counters((Thing("a"), Thing("a")), game.counters.see)
    lost = Counters((Thing("a", of="b"),), game.counters.see)
    assert list(faults(game)) == []
    assert any("names that differ" in fault for fault in faults(replace(game, counters=twice)))
    assert any("share of 'b'" in fault for fault in faults(replace(game, counters=lost)))
    assert any("expected Counters" in fault for fault in faults(replace(game, counters=3)))  # type: ignore[arg-type]
