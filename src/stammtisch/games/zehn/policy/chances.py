"""What others will come to, and with that the chance to lose or win a round with a certain value.

A seat looks at everyone else as far as it may: cards it has seen, those that lie face down, and how well they are
guarded. What it cannot see is taken for what people usually have there.
"""

from typing import Any

from stammtisch.core.rule import rule
from stammtisch.core.worlds import scratch
from stammtisch.games.zehn.cards import FIRST_ROUND_CARD, value_of
from stammtisch.games.zehn.knowledge import knows
from stammtisch.games.zehn.policy.shares import ONE, chances
from stammtisch.games.zehn.policy.weights import OFTEN, SINGLE
from stammtisch.games.zehn.scoring import round_card, worth
from stammtisch.games.zehn.state import ADD, REVEAL, State

HIDDEN, KEPT, LATE, ABSENT = 11, 14, 15, 16
"""Rows below: a card of known value is its value; face down with 0, 1 or 2 chips on it; left face down for good; face
down when the chips are gone; not laid yet.
"""
ROW = 12
AT_LEAST = chances(OFTEN)
ALONE_IS = chances(SINGLE)
KINDS = 12
"""Values from 0 to 10, and jokers."""

CHIP = 200
"""A chip, in hundredths of a point."""
UNSEEN_POINTS, SECOND_POINTS = 250, 100
"""What a card is worth on average that one cannot see, and the second one that somebody may add, in hundredths."""


@rule
def earlier(s: State, seat: int, other: int) -> bool:
    """Whether another seat comes before in the order of the round."""
    return (other - s.starter) % s.players < (seat - s.starter) % s.players


@rule
def row_of(s: State, seat: int, other: int) -> int:
    """What a seat may expect of another that has yet to finish, or whose card it has not seen: a row of the table."""
    if s.laid[other] < 0:
        return ABSENT
    if knows(s, seat, other):
        return value_of(s.laid[other])
    step = s.steps[s.depth - 1]
    if step != REVEAL and step != ADD:
        return HIDDEN + s.shield[other]
    return KEPT if earlier(s, seat, other) else LATE


@rule
def finished(s: State, seat: int, other: int) -> bool:
    """Whether a seat knows for certain what another has come to."""
    step = s.steps[s.depth - 1]
    return (step == REVEAL or step == ADD) and earlier(s, seat, other) and knows(s, seat, other)


@rule
def outlook(s: State, seat: int) -> Any:
    """Chances for each value from 0 to 10: to lose with it; from 11 on, to win with it alone; from 22 on, with two."""
    odds = scratch(33)
    for place in range(33):
        odds[place] = ONE
    for other in range(s.players):
        if other != seat:
            before = earlier(s, seat, other)
            if finished(s, seat, other):
                write_exact(odds, worth(s.laid[other], s.added[other]), s.added[other] < 0, before)
            else:
                write_guess(odds, ROW * row_of(s, seat, other), before)
    if s.players == 2:
        for value in range(11):
            odds[value] = ONE - (odds[11 + value] + odds[22 + value] >> 1)
    return odds


@rule
def write_exact(odds: Any, theirs: int, single: bool, before: bool) -> None:
    for value in range(11):
        if theirs < value or (theirs == value and not before):
            odds[value] = 0
        if theirs > value or (theirs == value and single and before):
            odds[11 + value] = 0
        if theirs > value or (theirs == value and (single or before)):
            odds[22 + value] = 0


@rule
def write_guess(odds: Any, row: int, before: bool) -> None:
    for value in range(11):
        least, more = AT_LEAST[row + value], AT_LEAST[row + value + 1]
        pairs = (least - more) * (ONE - ALONE_IS[value]) >> 10  # of those who come to the same
        odds[value] = odds[value] * (least if before else more) >> 10
        odds[11 + value] = odds[11 + value] * (ONE - least + pairs if before else ONE - more) >> 10
        odds[22 + value] = odds[22 + value] * (ONE - least if before else ONE - least + pairs) >> 10


@rule
def at_stake(s: State, seat: int) -> int:
    """What the loser will take besides the cards of the seat itself, in hundredths of a point."""
    total = 100 * (round_card(s) - FIRST_ROUND_CARD + 1)
    for other in range(s.players):
        if other != seat:
            total += 100 * s.points[s.laid[other]] if s.laid[other] >= 0 and knows(s, seat, other) else UNSEEN_POINTS
            if s.added[other] >= 0:
                total += 100 * s.points[s.added[other]]
            elif not (s.steps[s.depth - 1] >= REVEAL and earlier(s, seat, other)):
                total += SECOND_POINTS
    return total


@rule
def pot_to_come(s: State, seat: int) -> int:
    """The chips that the winner will take, as far as one can say."""
    chips = s.pot
    for other in range(s.players):
        chips += s.shield[other]
        if s.laid[other] < 0 and other != seat:
            chips += 1
    return chips


ALONE, PAIR, STAKE, POT_ALONE, POT_PAIR, VALUES = range(0, 66, 11)
"""Where in a list stands, for each value from 0 to 10: what it is worth as one card, and as two; what each point more
at stake adds, in 1024ths; and what a chip more in the pot adds, to one card and to two.
"""


@rule
def write_worths(s: State, seat: int, worths: Any) -> None:
    """What each value is worth in this round, in hundredths of a point against the average of the others: what the
    loser takes is lost by one and gained by all others, and so the other way round with the pot.
    """
    odds = outlook(s, seat)
    stake, pot, players = at_stake(s, seat), pot_to_come(s, seat), s.players
    each = ONE // (players - 1)
    for value in range(11):
        share = (ONE - odds[value] * players) * each >> 10
        alone = CHIP * (odds[11 + value] * players - ONE) * each >> 20
        pair = CHIP * (odds[22 + value] * players - ONE) * each >> 20
        worths[ALONE + value] = (stake * share >> 10) + pot * alone
        worths[PAIR + value] = (stake * share >> 10) + pot * pair
        worths[STAKE + value] = share
        worths[POT_ALONE + value], worths[POT_PAIR + value] = alone, pair
