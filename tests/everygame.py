"""What generic tests must know of each game: options that make a match short, and every place a card can be."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from stammtisch import games
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.state import State
from stammtisch.games.halt_mal_kurz.cards import names_of
from stammtisch.games.tricks.state import TrickState
from tests.properties import klaumau

TRICK_GAMES = [game for game in games.every() if issubclass(game.state, TrickState)]
"""Games whose secrets are hands, passed cards and tricks."""


def short(game: Game, limit: int) -> dict[str, Any]:
    """Options with which a match is soon over: a low limit where a match ends by points, or a small deck."""
    if "limit" in {option.name for option in game.options.describe()}:
        return {"limit": limit}
    coloured = [game.deck.name(face) for face in range(44)]
    return {"deck": {**dict.fromkeys(coloured, 1), "police": 8}} if game.name == "klaumau" else {}


# Where cards are


def cards_in_play(match: Match) -> Counter[str]:
    """The cards that must be somewhere."""
    return IN_PLAY.get(match.game.name, _last_shuffled)(match)


def cards_anywhere(match: Match) -> Counter[str]:
    """The cards that are somewhere, every place counted."""
    return PLACES[match.game.name](match, match._s)


def _last_shuffled(match: Match) -> Counter[str]:
    last = next(raw for raw in reversed(match.story()) if raw[0] == "shuffle")
    return Counter(match.game.deck.name(card) for card in last[1:])


def _tricks(match: Match, s: Any) -> Counter[str]:
    names = match.game.deck.names
    on_table = Counter(match.game.deck.name(card) for card in s.trick[: s.played])
    taken = Counter(name for won in s.won for name in names(won))
    assert taken + on_table == Counter(name for laid in s.laid for name in names(laid))
    return Counter(name for place in (*s.hands, *s.laid, getattr(s, "aside", 0)) for name in names(place))


def _zehn(match: Match, s: Any) -> Counter[str]:
    deck = match.game.deck
    single = [*s.laid[: s.players], *s.added[: s.players], *s.pile[s.top : s.size]]
    found = Counter(deck.name(card) for card in single if card >= 0)
    found += Counter(name for place in (*s.hands, *s.taken) for name in deck.names(place))
    turned = [deck.name(card) for card in s.rounds[: s.round]]
    assert sum(s.chips) + sum(s.shield) + s.pot == s.first_chips * s.players
    assert len(set(turned)) == s.round
    return found


def _klaumau(match: Match, s: Any) -> Counter[str]:
    klaumau.bookkeeping_agrees(match)
    return klaumau.cards_anywhere(match)


def _halt_mal_kurz(match: Match, s: Any) -> Counter[str]:
    deck = match.game.deck
    piles = [*s.pile[s.drawn : s.size], s.looks[s.top]]
    return Counter([name for place in (*s.hands, s.under) for name in names_of(s, place)] + [*map(deck.name, piles)])


def _first_shuffled(match: Match) -> Counter[str]:
    first = next(raw for raw in match.story() if raw[0] == "shuffle")
    return Counter(match.game.deck.name(card) for card in first[1:])


PLACES: Mapping[str, Callable[[Match, State], Counter[str]]] = {
    "gaunerbande": _tricks,
    "black_spy": _tricks,
    "zehn": _zehn,
    "klaumau": _klaumau,
    "halt_mal_kurz": _halt_mal_kurz,
}

IN_PLAY: Mapping[str, Callable[[Match], Counter[str]]] = {
    "zehn": lambda match: Counter(match.game.deck.names(match._s.deck)),  # type: ignore[attr-defined]
    "klaumau": klaumau.cards_in_play,
    "halt_mal_kurz": _first_shuffled,
}
"""Games that are not played with just the cards of the last shuffle."""
