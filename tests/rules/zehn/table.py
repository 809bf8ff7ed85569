"""A table of Zehn, dealt by hand."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch import games
from stammtisch.core.match import Match
from stammtisch.games.zehn.cards import DECK, FACE_NAMES
from tests.tables import play_all, state

ZEHN = games.get("zehn")
ROUND_CARDS = [f"rc{points}" for points in range(1, 11)]


def deal(
    *hands: str,
    starter: int = 0,
    rounds: str = "",
    pile: str = "",
    agreed: Mapping[str, Any] | None = None,
    **options: Any,
) -> Match:
    """A match in which the seats hold these three cards each besides their joker.

    `rounds` are the first round cards, `pile` the cards that are drawn first; the others follow in order. What has a
    name of these two is agreed in `agreed`.
    """
    players = len(hands)
    settings = ZEHN.options.build({**options, **(agreed or {})}).settled(players)
    left = Counter(settings.counts())  # type: ignore[attr-defined]
    left["j"] = left["j"] - players if settings.spare_jokers == "in" else 0  # type: ignore[attr-defined]
    cards = [hand.split() for hand in hands]
    dealt = [cards[(starter + place) % players][place // players] for place in range(3 * players)]
    top = [*dealt, *pile.split()]
    left.subtract(top)
    assert min(left.values()) >= 0, f"too many of {min(left, key=left.__getitem__)}"
    order = [*top, *(name for name in FACE_NAMES for _ in range(left[name]))]
    first = rounds.split()
    given = [
        ((starter - 1) % players, players),
        DECK.order([*first, *(name for name in ROUND_CARDS if name not in first)]),
        DECK.order(order),
    ]
    return Match(ZEHN, players=players, options=settings, seed=1, given=given)


def lay(match: Match, *cards: str) -> Match:
    """Everyone lays a card, in order: `n9 hidden 2` is a hidden 9 with two chips on it, `n3` an open 3 without."""
    for text in cards:
        name, *how = text.split()
        chips = next((word for word in how if word.isdecimal()), "0")
        play_all(match, f"lay {name} {'hidden' if 'hidden' in how else 'open'}", f"protect {chips}")
    return match


def decline(match: Match) -> Match:
    """Nobody opens any more."""
    while match.view(None)["step"] == "open":
        play_all(match, "decline")
    return match


def finish(match: Match) -> Match:
    """Nobody opens, reveals or adds any more: the round is counted."""
    answers = {"open": "decline", "reveal": "keep", "add": "done"}
    while (step := match.view(None)["step"]) in answers:
        play_all(match, answers[step])
    return match


def table(match: Match) -> list[str | None]:
    """The first card before each seat, as it really is."""
    s: Any = state(match)
    return [DECK.name(card) if card >= 0 else None for card in s.laid[: match.players]]


def seen(match: Match, seat: int | None) -> list[str | None]:
    """The first card before each seat, as a seat sees it."""
    return [each and each["card"] for each in match.view(seat)["table"]]


def hands(match: Match) -> list[list[str]]:
    return [DECK.names(state(match).hands[seat]) for seat in range(match.players)]  # type: ignore[attr-defined]


def last(match: Match) -> dict[str, Any]:
    """How the last round came out."""
    result: dict[str, Any] = match.view(None)["last_round"]
    return result


def played_round(match: Match, moves: Sequence[str]) -> dict[str, Any]:
    """Play these moves and then nothing more; how the round came out."""
    play_all(match, *moves)
    finish(match)
    return last(match)


def low_pile(match: Match, left: int) -> None:
    """Leave only so many cards in the pile."""
    s: Any = state(match)
    for place in range(s.top + left, s.size):
        s.pile[place] = 0
    s.size = s.top + left
