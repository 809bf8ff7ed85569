"""Positions of Gaunerbande for tests."""

from collections.abc import Mapping, Sequence
from typing import Any

from stammtisch import games
from stammtisch.core.match import Match
from tests.tables import Hands, before_passing, filled, mask, shuffled, state

GAME = games.get("gaunerbande")

SIZES = {3: 16, 4: 13, 5: 10, 6: 8}
"""GB-5: how many cards everybody gets."""


def deck(players: int) -> list[str]:
    """GB-4, told once more in the words of the rulebook."""
    names = [f"{colour}{rank}" for colour in "gbrk" for rank in range(13)]
    left_out = {4: [], 5: ["r0", "b0"]}.get(players, ["g0", "b0", "r0", "k0"])
    return [name for name in names if name not in left_out]


def dealt(hands: Hands = (), players: int = 4, *, seed: int = 1, **options: Any) -> Match:
    """A match at its first decision, choosing cards to pass, with these cards dealt."""
    full = filled(hands, deck(players), players)
    return Match(GAME, players=players, options=GAME.options(**options), seed=seed, given=[shuffled(GAME.deck, full)])


def at_play(hands: Hands = (), players: int = 4, **options: Any) -> Match:
    """A match at its first trick, with these hands after passing."""
    before, passed = before_passing(filled(hands, deck(players), players), distance=1)
    match = dealt([" ".join(hand) for hand in before], players, **options)
    for seat in range(players):
        match.play(seat, "pass " + " ".join(passed[seat]))
    return match


def midway(
    hands: Sequence[str], *, leader: int = 0, tricks: int = 5, black_open: bool = True, players: int = 4
) -> Match:
    """A match in the middle of a round: just these cards are left, `leader` is to lead, seat 0 has won all others."""
    match = at_play({}, players)
    s = state(match)
    s.leader, s.tricks, s.black_open = leader, tricks, int(black_open)
    s.asked[s.depth - 1] = 1 << leader
    s.hands[:players] = [mask(GAME.deck, hand) for hand in hands]
    s.won[0] = s.laid[0] = s.deck & ~sum(s.hands[:players])
    return match


def last_trick(
    trick: Sequence[str],
    taken: Mapping[int, str],
    *,
    rest: int,
    totals: Sequence[int] = (),
    round_: int = 1,
    **options: Any,
) -> Match:
    """A match before its last trick, led by seat 0: seat n holds the one card `trick[n]`.

    `taken` says what the seats have won; everything else was won by the seat `rest`.
    """
    players = len(trick)
    match = midway(trick, tricks=SIZES[players] - 1, players=players)
    s = state(match)
    s.round, s.limit = round_, GAME.options(**options).limit
    s.totals[: len(totals)] = totals
    s.won[:players] = [mask(GAME.deck, taken.get(seat, "")) for seat in range(players)]
    s.won[rest] |= s.deck & ~sum(s.won[:players]) & ~sum(s.hands[:players])
    return match
