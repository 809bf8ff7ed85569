"""The worked example of the booklet, for *reduce points* with three players, as a whole match.

"You now need 201 points or more to end the game. Whoever comes to exactly 200 falls back to 100. And a player who comes
to exactly 100 falls back to 50." Ada takes all black cards in every round, so that the others come to these totals.
"""

from dataclasses import dataclass

from stammtisch.core.match import Match
from tests.rules.black_spy.table import BLACK, GAME, NAMES, drawing, new
from tests.tables import before_passing, filled, shuffled

ADA, BEN, CLEO = range(3)

ADAS_HAND = " ".join(["b1", "r2", "g1", "b11", *BLACK])
"""Four cards to lose or win three tricks with and one to come in; then nothing but black, which nobody else has."""


@dataclass(frozen=True)
class Round:
    """One round: where the coloured spies go, and what comes of it."""

    opener: int
    hands: dict[int, str]
    tricks: list[dict[int, str]]
    """The tricks that matter, by seat; all others are Ada's."""
    totals: tuple[int, ...]


def spies_to(taker: int, totals: tuple[int, ...]) -> Round:
    """One of the others takes all four, and scores 60 - 20."""
    other = BEN + CLEO - taker
    return Round(
        taker,
        {taker: "r1 b7 r7 g11 b8", other: "y7 g7 g9 b9"},
        [
            {taker: "b7", other: "y7", ADA: "b1"},
            {taker: "r7", other: "g7", ADA: "r2"},
            {taker: "g11", other: "g9", ADA: "g1"},
            {taker: "b8", other: "b9", ADA: "b11"},
        ],
        totals,
    )


def two_each(totals: tuple[int, ...]) -> Round:
    """Both of the others take two, and score 60 - 10."""
    return Round(
        BEN,
        {BEN: "r1 b7 r3 g2 b9", CLEO: "y7 r7 g7 b8"},
        [
            {BEN: "b7", CLEO: "y7", ADA: "b1"},
            {BEN: "r3", CLEO: "r7", ADA: "r2"},
            {CLEO: "g7", ADA: "g1", BEN: "g2"},
            {CLEO: "b8", ADA: "b11", BEN: "b9"},
        ],
        totals,
    )


def all_to_ada(totals: tuple[int, ...]) -> Round:
    """Whoever has a coloured spy must give it to a black one."""
    return Round(BEN, {BEN: "r1 b8 b7 y7", CLEO: "b9 r7 g7"}, [{BEN: "b8", CLEO: "b9", ADA: "b11"}], totals)


ROUNDS = [
    spies_to(BEN, (0, 40, 60)),
    spies_to(CLEO, (0, 50, 50)),  # both came to 100
    spies_to(BEN, (0, 90, 110)),
    spies_to(CLEO, (0, 150, 150)),
    two_each((0, 100, 100)),  # both came to 200, and stay at 100
    all_to_ada((-20, 160, 160)),
    all_to_ada((-40, 220, 220)),
]


def begin() -> Match:
    """The match before its first move, dealt by hand. Cleo draws the highest card, so Ada is dealt the first one."""
    given = [drawing(CLEO, 3)]
    for number, each in enumerate(ROUNDS):
        before, _ = before_passing(hands(each), distance=1 if number % 2 == 0 else 2)
        given.append(shuffled(GAME.deck, before, first=(ADA + number) % 3))
    return new(3, variants=["reduce_points"], given=given, names=["Ada", "Ben", "Cleo"])


def hands(each: Round) -> list[list[str]]:
    """What they hold after passing."""
    return filled({ADA: ADAS_HAND, **each.hands}, NAMES, 3)


def play() -> Match:
    match = begin()
    for number, each in enumerate(ROUNDS):
        _, passed = before_passing(hands(each), distance=1 if number % 2 == 0 else 2)
        for seat in range(3):
            for name in passed[seat]:
                match.play(seat, f"pass {name}")
        play_round(match, each)
    return match


def play_round(match: Match, each: Round) -> None:
    scored = len(match.sheet)
    for trick in each.tricks:
        for _ in range(3):
            (seat,) = match.awaiting
            match.play(seat, f"play {trick[seat]}")
    while len(match.sheet) == scored:
        (seat,) = match.awaiting
        moves = match.legal(seat)
        match.play(seat, moves[-1] if seat == ADA else moves[0])  # black comes last in the list
