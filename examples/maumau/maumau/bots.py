"""What a seat knows, and how the house plays: from the seat's own hand, and from what lies open."""

from maumau.rules import CARDS, DRAW, JACK, PASS, SEVEN, WISH, WORTH, State, worth
from stammtisch.core.agenda import open_step
from stammtisch.core.bits import bit_count, lowest, nth
from stammtisch.core.dice import Dice, roll
from stammtisch.core.mind import Marks, Mind, Temperatures
from stammtisch.core.rule import rule
from stammtisch.core.worlds import in_random_order, scratch


@rule
def sample(s: State, seat: int, dice: Dice) -> None:
    """Give what the seat has not seen to the other hands and the stock, at random."""
    unseen = (1 << CARDS) - 1 & ~(s.hands[seat] | s.laid | 1 << s.top)
    cards = scratch(CARDS)
    in_random_order(dice, unseen, cards)
    place = 0
    for other in range(s.players):
        if other != seat:
            held = bit_count(s.hands[other])
            s.hands[other] = 0
            for _ in range(held):
                s.hands[other] |= 1 << cards[place]
                place += 1
    for i in range(CARDS):
        s.stock[i] = cards[place + i] if i < s.left else 0
    if s.drawn >= 0 and s.turn != seat:
        s.drawn = nth(s.hands[s.turn], roll(dice, bit_count(s.hands[s.turn])))


@rule
def judge(s: State, seat: int, choices: int, marks: Marks) -> None:
    """Lay what counts most and leaves what fits, keep jacks, and make trouble for a neighbour who is nearly done."""
    step, hand = open_step(s), s.hands[seat]
    threat = bit_count(s.hands[(seat + 1) % s.players]) <= 2
    while choices:
        choice = lowest(choices)
        choices &= choices - 1
        if step == WISH:
            marks[choice] = 100 * bit_count(hand & 0xFF << 8 * choice)
        elif choice == DRAW or choice == PASS:
            marks[choice] = -1500
        else:
            rank, rest = choice % 8, hand & ~(1 << choice)
            marks[choice] = 20 * WORTH[rank] + 100 * bit_count(rest & 0xFF << choice // 8 * 8)
            if rank == JACK:
                marks[choice] -= 600
            elif rank <= SEVEN + 1:
                marks[choice] += 400 if threat else 50
            if rest == 0:
                marks[choice] += 5000


@rule
def appraise(s: State, seat: int) -> int:
    """The total, and half of what is in hand while a round is on."""
    return 100 * s.totals[seat] if s.ended else 100 * s.totals[seat] + 50 * worth(s.hands[seat])


@rule
def spread(s: State) -> int:
    """A round moves a total by some twenty points, and a few are still to come."""
    return 0 if s.ended else 2000 + 15 * s.limit


MIND = Mind(judge, Temperatures(lehrling=600, geselle=30, rollout=100), appraise, spread)
