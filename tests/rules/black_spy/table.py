"""Positions of Black Spy for tests."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from stammtisch import games
from stammtisch.core.agenda import then
from stammtisch.core.match import Match
from stammtisch.games.black_spy.state import DEAL
from tests.tables import Hands, before_passing, cards, filled, mask, play_all, shuffled, state

GAME = games.get("black_spy")

SIZES = {3: 20, 4: 15, 5: 12, 6: 10}
"""BS-6: how many cards everybody gets."""
LIMITS = {3: 200, 4: 150, 5: 120, 6: 100}
"""BS-24: the total that ends the match."""
VARIANTS = (
    "no_good_spies",
    "capture_or_release",
    "mole",
    "announce_a_colour",
    "follow_the_rank",
    "reduce_points",
)

NAMES = [f"{colour}{rank}" for colour in "byrg" for rank in range(1, 12)] + cards("k1-k11") + ["k7"] * 5
"""BS-2, told once more in the words of the rulebook."""
BLACK = [name for name in NAMES if name[0] == "k"]


def value(name: str) -> int:
    """BS-21, told once more."""
    colour, rank = name[0], int(name[1:])
    if colour != "k":
        return -5 if rank == 7 else 0
    return {7: 10, 8: 2, 9: 3, 10: 4, 11: 5}.get(rank, 1)


def pile(first: str) -> tuple[int, ...]:
    """The whole deck shuffled, with these cards on top."""
    top = cards(first)
    return GAME.deck.order([*top, *(Counter(NAMES) - Counter(top)).elements()])


def drawing(dealer: int, players: int) -> tuple[int, ...]:
    """The shuffle in which this seat draws the highest card."""
    return pile(" ".join("b11" if seat == dealer else f"r{seat + 1}" for seat in range(players)))


def new(
    players: int = 4,
    *,
    variants: Iterable[str] = (),
    names: Sequence[str] | None = None,
    ages: Sequence[int] | None = None,
    seed: int = 1,
    given: Iterable[tuple[int, ...]] = (),
    **options: Any,
) -> Match:
    settings = GAME.options.build(options, variants)
    return Match(GAME, players=players, options=settings, seed=seed, names=names, ages=ages, given=given)


def dealt(hands: Hands = (), players: int = 4, *, dealer: int | None = None, **options: Any) -> Match:
    """A match at its first decision, choosing cards to pass, with these cards dealt by the last seat, or `dealer`."""
    dealer = players - 1 if dealer is None else dealer
    deal = shuffled(GAME.deck, filled(hands, NAMES, players), first=(dealer + 1) % players)
    return new(players, given=[drawing(dealer, players), deal], **options)


def passed_on(hands: Hands = (), players: int = 4, **options: Any) -> Match:
    """A match with these hands after passing: at its first trick, or at the announcement of a colour."""
    before, passed = before_passing(filled(hands, NAMES, players), distance=1)
    match = dealt([" ".join(hand) for hand in before], players, **options)
    for seat in range(players):
        match.play(seat, "pass " + " ".join(passed[seat]))
    return match


def in_round(
    number: int,
    hands: Hands = (),
    players: int = 4,
    *,
    totals: Sequence[int] = (),
    aside: str = "",
    dealer: int = 0,
    **options: Any,
) -> Match:
    """A match right after the deal of a later round. `aside` lists the mole's pile, where there is one."""
    match = new(players, **options)
    s = state(match)
    s.round, s.dealer, s.depth = number - 1, (dealer - 1) % players, 0
    s.totals[: len(totals)] = totals
    top = cards(aside)
    full = filled(hands, (Counter(NAMES) - Counter(top)).elements(), players)
    order = [full[(dealer + 1 + place) % players][place // players] for place in range(players * len(full[0]))]
    s.given = [GAME.deck.order([*top, *order])]
    then(s, DEAL)
    GAME.flow[1](s)
    return match


def midway(hands: Sequence[str], *, leader: int = 0, tricks: int = 5, **options: Any) -> Match:
    """A match in the middle of a round: just these cards are left, and `leader` leads. Seat 0 has won all others."""
    players = len(hands)
    match = passed_on((), players, **options)
    s = state(match)
    if match.decision and match.decision.step == "announce":
        match.play(match.awaiting[0], "announce red")
    s.leader, s.tricks = leader, tricks
    s.asked[s.depth - 1] = 1 << leader
    s.lacks[:players] = [0] * players
    s.hands[:players] = [mask(GAME.deck, hand) for hand in hands]
    gone = Counter(NAMES) - Counter(name for hand in hands for name in cards(hand))
    s.won[0] = s.laid[0] = mask(GAME.deck, " ".join(gone.elements()))
    return match


def last_trick(
    taken: Mapping[int, str],
    *,
    rest: int,
    trick: Sequence[str] = ("b11", "b1", "b2", "b3"),
    totals: Sequence[int] = (),
    number: int = 1,
    **options: Any,
) -> Match:
    """A match before its last trick, led by seat 0: seat n holds the one card `trick[n]`.

    `taken` says what the seats have won; everything else was won by the seat `rest`.
    """
    players = len(trick)
    match = midway(trick, tricks=SIZES[players] - 1, **options)
    s = state(match)
    s.round = number
    s.totals[: len(totals)] = totals
    left = Counter(NAMES) - Counter(trick) - Counter(name for text in taken.values() for name in cards(text))
    for seat in range(players):
        won = cards(taken.get(seat, "")) + (list(left.elements()) if seat == rest else [])
        s.won[seat] = mask(GAME.deck, " ".join(won))
    return match


def scored(match: Match) -> tuple[int, ...]:
    """What everybody got in the last round."""
    return match.sheet[-1].points


def trick_of(match: Match, *names: str) -> int:
    """Play one trick, and say who took it."""
    start = match.story_length
    play_all(match, *(f"play {name}" for name in names))
    (taker,) = [note[1] for note in match.story(start) if note[0] == "takes"]
    return int(taker)
