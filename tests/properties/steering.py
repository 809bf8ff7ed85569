"""Ways to play, and tables of data, with which rare things happen soon."""

from random import Random
from typing import Any

from stammtisch.core.match import Match
from stammtisch.games.klaumau.bomb import READY
from tests.properties.strategies import DECKS

TABLES: dict[tuple[str, str], list[Any]] = {
    **DECKS,
    ("halt_mal_kurz", "deck"): [
        *DECKS["halt_mal_kurz", "deck"],
        {"mein-p": 20, "liste-p": 20, "schnick-k": 10, "gruppe-p": 10},
    ],
    ("klaumau", "bomb_rule"): sorted(READY),
    ("klaumau", "deck"): [
        {"police": 30, "r1": 20, "b1": 20, "r-crook": 10, "g-crook": 10, "y2": 8},
        {"police": 40, "r-crook": 16, "b-crook": 16, "g1": 6},
        {"police": 4, "r1": 10, "g2": 10, "b-crook": 6, "g-trade": 7},
        {"police": 8, "r3": 12, "b4": 12, "g-trade": 10, "y-crook": 8, "g-key": 6},
    ],
}


def at_random(match: Match, seat: int, rng: Random) -> str:
    return rng.choice(match.legal(seat))


def with_care(match: Match, seat: int, rng: Random) -> str:
    """As the bots that do not look ahead, more or less."""
    if rng.random() < 0.3:
        return at_random(match, seat, rng)
    s, game = match._s, match.game
    advice = game.policy(s, seat, game.mind.temperatures.rollout, [rng.randrange(2**40)])
    return game.say(s, seat, advice)


def for_one(match: Match, seat: int, rng: Random) -> str:
    """All let the first seat take every trick that counts."""
    legal = match.legal(seat)
    if not legal[0].startswith(("play", "pass")):
        return at_random(match, seat, rng)
    trick = [played["card"] for played in match.view(seat)["trick"]] if legal[0].startswith("play") else []
    cards = {move: move.split()[1] for move in legal}
    high = {move: int(card[1:]) for move, card in cards.items()}
    if (seat == 0) == legal[0].startswith("play"):
        return max(legal, key=high.__getitem__) if seat == 0 or trick else min(legal, key=high.__getitem__)
    if trick and not any(card[0] == trick[0][0] for card in cards.values()):
        return max(legal, key=lambda move: match.worth.get(cards[move], 0))
    return min(legal, key=high.__getitem__)


WAYS = {
    "gaunerbande": (at_random, with_care, for_one),
    "black_spy": (at_random, with_care, for_one),
    "zehn": (at_random, with_care),
    "klaumau": (at_random, with_care),
    "halt_mal_kurz": (at_random, with_care),
}
