"""Random matches of every game: any number of players, any options, any way to play."""

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from stammtisch import games
from stammtisch.core.errors import BadOption
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.options import Described, Options
from tests.properties import klaumau

GAMES = games.every()

randoms = st.integers(0, 2**32).map(Random)
"""A way to play. Drawing each move from Hypothesis would use up its data long before a match is over."""

DECKS: dict[tuple[str, str], list[Any]] = {
    ("zehn", "deck"): [
        {"p1": {"points": 10}, "p8": {"points": 3}, "n0": {"count": 2}},
        {"n10": {"count": 7, "points": 0}, "n5": {"count": 0}, "j": {"points": 99}},
    ],
    ("halt_mal_kurz", "deck"): [
        {"nazi-k": 20, "halt-p": 10, "kommunismus": 8, "liste-a": 8, "gruppe-k": 6, "mein-p": 4, "razupaltuff": 4},
        {"polizei-p": 15, "schnick-a": 15, "kapitalismus-k": 15, "versammlung-p": 15},
    ],
}
TABLES: dict[tuple[str, str], st.SearchStrategy[Any]] = {
    **{table: st.sampled_from(decks) for table, decks in DECKS.items()},
    ("klaumau", "bomb_rule"): klaumau.bomb_rules(),
    ("klaumau", "deck"): klaumau.decks(),
}
"""Tables of data that games take as options; another table is left as usual."""


def option_values(game: Game, option: Described) -> st.SearchStrategy[Any]:
    if option.kind == "table":
        return st.none() | TABLES.get((game.name, option.name), st.none())
    if option.kind == "variant":
        return st.booleans()
    if option.kind == "choice":
        return st.sampled_from(option.of)
    most = option.least + 4 if option.default == option.least else 90  # short matches see as many rules as long ones
    numbers = st.integers(option.least, min(most, option.most or most))
    return numbers if option.default is not None else st.none() | numbers


def coherent(game: Game, values: dict[str, Any]) -> Options:
    """As usual wherever it contradicts something else or means nothing, with any number of players."""
    while True:
        built = game.options.build(values)
        try:
            for players in game.players:
                built.check(players)
        except BadOption as error:
            del values[error.fault.parameters["option"]]
        else:
            return built


def options(game: Game) -> st.SearchStrategy[Options]:
    values = {option.name: option_values(game, option) for option in game.options.describe()}
    return st.fixed_dictionaries(values).map(lambda chosen: coherent(game, chosen))


@st.composite
def matches(draw: st.DrawFn, game: Game | None = None) -> Match:
    """A match before its first move."""
    game = game or draw(st.sampled_from(GAMES))
    players = draw(st.sampled_from(game.players))
    return Match(
        game,
        players=players,
        options=draw(options(game)),
        seed=draw(st.integers(0, 2**64)),
        ages=draw(st.permutations(range(players))),
    )


def play_on(match: Match, random: Any, most: int = 10**9) -> Iterator[tuple[int, str]]:
    """Play at random, and say each move before it is made."""
    while not match.over and most:
        seat = random.choice(match.awaiting)
        move = random.choice(match.legal(seat))
        yield seat, move
        match.play(seat, move)
        most -= 1
