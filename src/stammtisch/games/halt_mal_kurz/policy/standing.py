"""How likely a seat is to win, going by how many cards everybody holds, and what a hand is good for.

The game gives and takes so much that a card more or less hardly matters while all hold many; with two cards left
each of them does. `_ODDS` is what came out of many simulated matches: how likely somebody with so many cards
is to win, compared with somebody who has five. Everything is counted in fortieths of a per cent of winning, which
makes a card about a hundred of them in the middle of a match.
"""

from math import exp

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.halt_mal_kurz.cards import MOST_CARDS, kind_of
from stammtisch.games.halt_mal_kurz.state import State

WON = 4000
"""To win for sure."""

_LOG_ODDS = (2.5, 1.5, 0.72, 0.34, 0.12, 0.0, -0.1, -0.18, -0.27, -0.36, -0.45)
_FURTHER = 0.1
"""What each further card costs."""
LOG_ODDS = tuple(
    _LOG_ODDS[held] if held < len(_LOG_ODDS) else _LOG_ODDS[-1] - _FURTHER * (held - len(_LOG_ODDS) + 1)
    for held in range(MOST_CARDS + 1)
)
_ODDS = tuple(max(1, round(4096 * exp(each))) for each in LOG_ODDS)
_SOON = (13, 11, 10, 9, 8)
"""The same by whose turn comes next, from the next player on, in tenths."""

KEPT = (0, 0, 10, -10, 0, 45, -5, 0, 0, 10, -120)
"""What a card of each kind is worth in hand, beyond being one card too many: a list most, a Razupaltuff least."""
AS_LAST = (50, 50, 50, -150, -150, 50, -150, -500, 50, -400, -500)
"""What a card of each kind is worth as the last one. Some bring cards back, and some cannot be laid at all."""
STUCK = (0, 900, 500, 250, 150)
"""What it costs to have to draw instead of laying a card, with so many cards in hand; with more as with the most."""
STAYS = 60
"""How often, in per cent, the category on top is still the same when a seat's turn comes again."""


@rule
def odds(s: State, seat: int, held: int) -> int:
    """How likely a seat is to win with so many cards, compared with others."""
    return _ODDS[held] * _SOON[(seat - s.active + s.players - 1) % s.players]


@rule_apart
def danger(s: State, seat: int) -> int:
    """How likely the others are to win, together."""
    total = 0
    for other in range(s.players):
        if other != seat:
            total += odds(s, other, bit_count(s.hands[other]))
    return total


@rule_apart
def standing(s: State, seat: int, held: int, others: int) -> int:
    """The chance of winning of a seat with so many cards at the end of an action, against others that likely to win."""
    if held == 0:
        return WON
    mine = odds(s, seat, held)
    return WON * mine // (mine + others)


@rule_apart
def changed(s: State, seat: int, held: int, others: int, other: int, after: int) -> int:
    """The same where the number of another's cards has changed, too."""
    if after == 0:
        return WON // 2 if held == 0 else 0
    return standing(s, seat, held, others - odds(s, other, bit_count(s.hands[other])) + odds(s, other, after))


@rule_apart
def worth(s: State, hand: int) -> int:
    """What the cards of a hand are worth, beyond their number."""
    total = 0
    while hand:
        total += KEPT[kind_of(s, lowest(hand))]
        hand &= hand - 1
    return total


@rule_apart
def readiness(s: State, hand: int, top: int) -> int:
    """How well a hand will do next time, after such a top card: whether something will fit, and whether the last card
    can end the match.
    """
    if hand == 0:
        return 0
    held = min(4, bit_count(hand))
    value = AS_LAST[kind_of(s, lowest(hand))] if held == 1 else 0
    funny, not_funny = hand & s.funny, hand & s.not_funny
    if funny and not_funny:
        return value  # one of them always fits
    if not funny and not not_funny:
        return value - STUCK[held]
    same = STAYS if (1 << top & s.funny != 0) == (funny != 0) else 100 - STAYS
    symbols = 0
    for each in range(3):
        if hand & s.symbols[each]:
            symbols += 1
    return value - STUCK[held] * (100 - same) * (3 - symbols) // 300


@rule_apart
def listed(s: State, seat: int, other: int) -> int:
    """How likely, in per cent, another has a list, going by the lists that the seat cannot see."""
    if other == s.open:
        return 100 if s.hands[other] & s.lists else 0
    seen = bit_count(s.hands[seat] & s.lists) + bit_count(s.under & s.lists) + (1 if 1 << s.top & s.lists else 0)
    unseen = bit_count(s.deck) - bit_count(s.hands[seat]) - bit_count(s.under) - 1
    return min(80, 100 * bit_count(s.hands[other]) * (bit_count(s.lists) - seen) // max(1, unseen))
