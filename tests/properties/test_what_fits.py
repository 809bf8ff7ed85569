"""The view tells what fits: exactly the cards that may be played."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import stammtisch
from tests.everygame import short


def turns(game: str, players: int, seed: int, **options: Any) -> Iterator[tuple[dict[str, Any], list[str]]]:
    """The view of whoever has the turn, and the cards that they may play, through a match of random moves."""
    match = stammtisch.new(game, players, seed=seed, **short(stammtisch.games.get(game), 12), **options)
    dice = random.Random(seed)
    for _ in range(250):
        if match.over:
            return
        asked = dice.choice(match.awaiting)
        legal = match.legal(asked)
        view = match.view(asked)
        if view["step"] == "turn":
            yield view, [move.split()[1] for move in legal if move.startswith("play ")]
        match.play(asked, dice.choice(legal))


COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", [{}, {"keyhole": "anything"}])
def test_klaumau_tells_colours_and_motifs(seed: int, options: dict[str, Any]) -> None:
    seen = set()
    for view, playable in turns("klaumau", 4, seed, **options):
        fits = view["fits"]
        for card in set(view["hand"]):
            found = re.fullmatch(r"([rygb]+)-?(\w+)", card)
            if card in ("police", "dog", "bomb", "fence") or not found:
                continue
            colours, motif = found.groups()
            told = motif in fits["motifs"] or any(COLOURS[colour] in fits["colours"] for colour in colours)
            assert told == (card in playable), (card, view["top"], view["wish"], fits)
            seen.add(told)
    assert seen == {True, False}


UNFUNNY = ("nazi", "polizei", "kapitalismus")


@pytest.mark.parametrize("seed", range(4))
def test_halt_mal_kurz_tells_categories_and_symbols(seed: int) -> None:
    seen = set()
    for view, playable in turns("halt_mal_kurz", 4, seed):
        for card in set(view["hand"]) - {"razupaltuff", "kommunismus"}:
            kind, symbol = card.split("-")
            category = "not_funny" if kind in UNFUNNY else "funny"
            told = category in view["fits"]["categories"] or symbol in view["fits"]["symbols"]
            assert told == (card in playable), (card, view["top"], view["fits"])
            seen.add(told)
    assert seen == {True, False}
