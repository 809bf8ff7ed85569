"""Whole matches of every game, as one seat sees them."""

import random
from collections.abc import Iterator
from typing import Any

import stammtisch
from tests.everygame import short

CASES: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "gaunerbande": ("gaunerbande", 4, ()),
    "gaunerbande of six": ("gaunerbande", 6, ()),
    "black spy of three": ("black_spy", 3, ()),
    "black spy, all variants": (
        "black_spy",
        4,
        ("mole", "announce_a_colour", "capture_or_release", "follow_the_rank", "reduce_points"),
    ),
    "zehn": ("zehn", 4, ()),
    "zehn of seven": ("zehn", 7, ()),
    "klaumau of two": ("klaumau", 2, ()),
    "klaumau, all variants": ("klaumau", 6, ("watchdog", "fence", "bomb", "surrounded", "forgery", "forced_card_acts")),
    "klaumau of eight": ("klaumau", 8, ()),
    "halt mal kurz": ("halt_mal_kurz", 5, ()),
    "halt mal kurz of three": ("halt_mal_kurz", 3, ()),
}
NAMES = ("Ada", "Tobi", "Mona", "Opa Heinz", "Rosa", "Kurt", "Chris", "Anna")


def brief(name: str, limit: int = 5) -> dict[str, Any]:
    """Options with which a match is soon over where every move is drawn; not in one round, if it has several."""
    few: dict[str, dict[str, Any]] = {"klaumau": {"rounds": 2}}
    return short(stammtisch.games.get(name), limit) | few.get(name, {})


def views(case: str, *, seat: int | None = 0, seed: int = 3, most: int = 350) -> Iterator[tuple[dict[str, Any], list]]:
    """Each view of a match of random moves, with what happened since the last."""
    name, players, variants = CASES[case]
    options = short(stammtisch.games.get(name), 12) if name != "klaumau" else {}
    match = stammtisch.new(name, players, variants=variants, seed=seed, names=NAMES[:players], **options)
    dice = random.Random(seed)
    start = 0
    for _ in range(most):
        yield match.view(seat), [event.as_json() for event in match.events(seat, start)]
        if match.over:
            return
        start = match.story_length
        asked = dice.choice(match.awaiting)
        legal = match.legal(asked)
        active = [move for move in legal if move not in ("can't", "draw", "decline")]
        match.play(asked, dice.choice(active if active and dice.random() < 0.8 else legal))
