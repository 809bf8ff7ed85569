"""Sensible house play for Halt mal kurz, from what the seat can see: its hand, the table, how many cards others hold.

Get rid of cards, burden whoever is closest to winning, keep a list for bad times and mixed hands for good ones.
"""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.dice import Dice, roll
from stammtisch.core.mind import Marks, Mind, Temper
from stammtisch.core.rule import rule
from stammtisch.core.worlds import scratch
from stammtisch.games.halt_mal_kurz.cards import (
    HALT,
    KAPITALISMUS,
    KOMMUNISMUS,
    LISTE,
    MEIN,
    NAZI,
    POLIZEI,
    RAZUPALTUFF,
    kind_of,
)
from stammtisch.games.halt_mal_kurz.rules import legal
from stammtisch.games.halt_mal_kurz.state import (
    GIVE,
    PAIR,
    PAPER,
    PASS,
    PROPOSE,
    REACT,
    SLAP,
    SLAPPED,
    STAYED,
    THROW,
    TURN,
    VOTE,
    WELL,
    WITH_WELL,
    State,
)

SLIPS = 12
"""One in so many times a hand is quicker than its head, and slaps a Polizei."""


@rule
def favourite(s: State, seat: int, dice: Dice) -> int:
    step, choices = s.steps[s.depth - 1], legal(s, seat)
    if step == TURN:
        return best_card(s, seat, choices)
    if step == REACT:
        return answer(s, seat, choices)
    if step == SLAP:
        return SLAPPED if s.action == NAZI or roll(dice, SLIPS) == 0 else STAYED
    if step == THROW:
        if s.well_allowed:
            return PAPER + roll(dice, 3)  # the well does all that rock does, and more
        return roll(dice, 3)
    if step == WELL:
        return WITH_WELL
    if step == GIVE:
        return worst_card(choices)
    if step == PROPOSE:
        if s.giver >= 0:
            return poorest(s, choices)
        return seat if choices >> seat & 1 else PASS
    if step == VOTE:
        return best_pair(s, seat, choices)
    return poorest(s, choices)


@rule
def poorest(s: State, seats: int) -> int:
    """Of some seats the one with the fewest cards: the one to be afraid of."""
    best, fewest = 0, 1000
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        held = bit_count(s.hands[seat])
        if held < fewest:
            best, fewest = seat, held
    return best


@rule
def fewest_of_others(s: State, seat: int) -> int:
    return bit_count(s.hands[poorest(s, (1 << s.players) - 1 & ~(1 << seat))])


@rule
def share(s: State) -> int:
    """What each would hold after a Kommunismus, rounded up."""
    cards = 0
    for seat in range(s.players):
        cards += bit_count(s.hands[seat])
    return (cards + s.players - 1) // s.players


@rule
def most_of_others(s: State, seat: int) -> int:
    most = 0
    for other in range(s.players):
        if other != seat and bit_count(s.hands[other]) > most:
            most = bit_count(s.hands[other])
    return most


@rule
def best_card(s: State, seat: int, choices: int) -> int:
    """The card that leaves the seat with the fewest cards; to draw is the last resort."""
    best, most = PASS, -10
    left = bit_count(s.hands[seat]) - 1
    cards = choices & ~(1 << PASS)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        kind = kind_of(card)
        value = 2
        if kind == HALT:
            value += left // 2
        elif kind == MEIN:
            value += 2 * (left - fewest_of_others(s, seat)) if left else -100
        elif kind == KOMMUNISMUS:
            value += 2 * (left - share(s))
        elif kind == KAPITALISMUS:
            value += 3 if left < most_of_others(s, seat) else -6
        elif kind == POLIZEI:
            value += 1
        elif kind == LISTE and left:
            value -= 1  # it may be wanted
        if value > most:
            best, most = card, value
    return best


@rule
def answer(s: State, seat: int, choices: int) -> int:
    """Use a list, unless what is coming is welcome."""
    lists = choices & ~(1 << PASS)
    if lists == 0:
        return PASS
    mine = bit_count(s.hands[seat])
    if s.action == MEIN and bit_count(s.hands[s.active]) < mine:
        return PASS
    if s.action == KOMMUNISMUS and share(s) < mine:
        return PASS
    return lowest(lists)


@rule
def worst_card(choices: int) -> int:
    """What one would rather see in somebody else's hand."""
    best, most = -1, -1
    while choices:
        card = lowest(choices)
        choices &= choices - 1
        kind = kind_of(card)
        burden = 2
        if kind == RAZUPALTUFF:
            burden = 9
        elif kind == KOMMUNISMUS or kind == MEIN:
            burden = 4
        elif kind == LISTE:
            burden = 0
        if burden > most:
            best, most = card, burden
    return best


@rule
def best_pair(s: State, seat: int, choices: int) -> int:
    """To give a card is best, to burden the one closest to winning is good; never vote for getting one."""
    best, most = PASS, 0
    pairs = choices & ~(1 << PASS)
    while pairs:
        pair = lowest(pairs)
        pairs &= pairs - 1
        giver, receiver = pair // PAIR, pair % PAIR
        value = 0
        if receiver != seat:
            value = 20 - bit_count(s.hands[receiver]) + (100 if giver == seat else 0)
            if bit_count(s.hands[giver]) == 1 and giver != seat:
                value = 0  # that would be a present
        if value > most:
            best, most = pair, value
    return best


@rule
def judge(s: State, seat: int, choices: int, marks: Marks) -> None:
    rest = choices
    while rest:
        marks[lowest(rest)] = 0
        rest &= rest - 1
    dice = scratch(1)
    dice[0] = s.hands[seat] * 977 + s.shuffles * 7919
    marks[favourite(s, seat, dice)] = 100


@rule
def appraise(s: State, seat: int) -> int:
    return 100 * bit_count(s.hands[seat])


@rule
def spread(s: State) -> int:
    return 0 if s.ended else 4000


MIND = Mind(judge=judge, temper=Temper(lehrling=60, geselle=5, rollout=25), appraise=appraise, spread=spread)
