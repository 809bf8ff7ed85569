"""docs/records.md is enough to write a referee: its code, run as it stands, deals what we deal."""

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

import stammtisch
from stammtisch import games
from stammtisch.core.fairness import mix
from stammtisch.core.outcome import Reason
from tests.tables import play_out

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")

PILES = {
    "gaunerbande": [f"{colour}{rank}" for colour in "gbrk" for rank in range(13)],
    "black_spy": [f"{colour}{rank}" for colour in "byrg" for rank in range(1, 12)]
    + [f"k{rank}" for rank in (1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 7, 8, 9, 10, 11)],
    "klaumau": [
        f"{colour}{kind}"
        for colour in "rygb"
        for kind, count in zip(
            ("1", "2", "3", "4", "-key", "-safe", "-bigsafe", "-plan", "-crook", "-trade"),
            (2, 2, 2, 1, 1, 2, 1, 1, 3, 2),
            strict=True,
        )
        for _ in range(count)
    ]
    + ["ry-plan", "yg-plan", "gb-plan", "br-plan"]
    + ["police"] * 6,
}
"""The one pile of a game that is shuffled again and again, with four players."""

ONCE = {
    "zehn": {
        1: [f"rc{points}" for points in range(1, 11)],
        2: [f"n{value}" for value in range(11) for _ in range(5)] + [f"p{value}" for value in range(1, 9)] + ["j"] * 3,
    },
}
"""Piles that are shuffled once, by the number of the shuffle among all results of chance."""

KINDS = {"nazi": 5, "polizei": 3, **dict.fromkeys(("halt", "versammlung", "schnick", "liste"), 2)}
KINDS |= dict.fromkeys(("gruppe", "mein", "kapitalismus"), 1)
SORTED = {
    "halt_mal_kurz": [f"{kind}-{symbol}" for kind in KINDS for symbol in "kpa" for _ in range(KINDS[kind])]
    + ["kommunismus", "razupaltuff", "razupaltuff"]
}
"""Games that shuffle piles of any size, always sorted before."""

ANEW = {"klaumau"}
"""Games that lay the pile in order before each shuffle."""


@pytest.mark.parametrize("name", games.NAMES)
def test_the_documented_shuffle_is_ours(name):
    documented: dict = {}
    exec(re.search(r"```python\n(.*?)```", PAGE, re.DOTALL).group(1), documented)
    match = play_out(stammtisch.new(name, 4, seed=2**200 + 7))
    lines = [json.loads(line) for line in match.record().splitlines()]
    chance = [line for line in lines if line["type"] in ("shuffle", "pick")]
    assert len(chance) > 2
    pile = list(PILES.get(name, ()))
    for number, line in enumerate(chance):
        if line["type"] == "pick":
            stream = documented["numbers"](match.seed, number)
            assert documented["choose"](stream, line["of"]) == line["choice"]
            continue
        if name in ANEW:
            pile = list(PILES[name])
        elif name in SORTED:
            pile = sorted(line["cards"], key=SORTED[name].index)
        elif name in ONCE:
            pile = list(ONCE[name][number])
        documented["shuffle"](match.seed, number, pile)
        assert pile == line["cards"]


@pytest.mark.parametrize("name", games.NAMES)
def test_the_digest_is_as_documented(name):
    *lines, end = play_out(stammtisch.new(name, 3, seed=5)).record().splitlines(keepends=True)
    assert json.loads(end)["digest"] == sha256("".join(lines).encode()).hexdigest()


def test_the_seed_of_a_fair_deal_is_as_documented():
    secret, texts = bytes(range(32)), ["Käse", "", "three"]
    assert mix(secret, texts) == sha256(secret + b"".join(sha256(t.encode()).digest() for t in texts)).digest()


@pytest.mark.parametrize("name", games.NAMES)
def test_every_kind_of_line_and_every_game_is_on_the_page(name):
    assert f"`{name}`" in PAGE
    for line in map(json.loads, play_out(stammtisch.new(name, 3, seed=5)).record().splitlines()):
        assert f"| `{line['type']}` |" in PAGE
        if line["type"] == "move":
            assert f"`{line['move'].split()[0]}" in PAGE


def test_whoever_draws_blind_counts_watchdogs_where_the_page_says():
    """Records pick the n-th card of a hand, counted in the order of the deck."""
    assert "with watchdogs between police and bomb" in " ".join(PAGE.split())
    deck = games.get("klaumau").deck
    assert [deck.name(card) for card in range(len(deck))][-4:] == ["police", "dog", "bomb", "fence"]


def test_every_reason_for_an_end_is_on_the_page():
    row = next(line for line in PAGE.splitlines() if line.startswith("| `end` |"))
    assert [reason.word for reason in Reason if f"`{reason.word}`" not in row] == []
