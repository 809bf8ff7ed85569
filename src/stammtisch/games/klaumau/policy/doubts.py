""" "I can't": whether to doubt it, and what the doubter picks."""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule_apart
from stammtisch.games.klaumau.cards import BOMB, CROOK, MOTIF, POLICE
from stammtisch.games.klaumau.cards import TRADE as TRADING
from stammtisch.games.klaumau.policy.memory import seen_in
from stammtisch.games.klaumau.policy.worth import draw_worth, keeping, left_in_pile, mean_of, threat
from stammtisch.games.klaumau.state import State, fits

FITS = 42
"""How often in a hundred a card fits, policemen among them."""
SUSPICION = (0, 90, 40, 15)
"""How often in a hundred those who could play say that they can't, by how many cards they hold."""
SUSPICION_OF_ONE = (0, 60, 30, 5)
"""The same with two players: a doubt in vain brings the only rival a card, so doubts, and bluffs, are rarer."""
NERVE = 10
"""Some doubt remains at any time, or bluffs would cost nothing."""


@rule_apart
def doubting(s: State, seat: int) -> int:
    """What doubting brings: a card and a loss for the other if it was a bluff, a second card for them if not. The more
    cards somebody has, the likelier one of them fits.
    """
    harm = threat(s, seat, s.turn)
    known = seen_in(s, seat, s.turn)
    truly = 100
    for _ in range(s.sizes[s.turn] - bit_count(known)):
        truly = truly * (100 - FITS) // 100
    if known & fits(s):
        truly = 0
    cards = min(3, s.sizes[s.turn])
    bluff = (100 - truly) * (SUSPICION[cards] if s.players > 2 else SUSPICION_OF_ONE[cards]) // 100
    gain = draw_worth(s) + (180 + draw_worth(s)) * harm // 100
    if left_in_pile(s) == 0:
        gain = 180 * harm // 100
    loss = draw_worth(s) * harm // 100
    if s.doubt_costs:
        loss += mean_of(s, seat) * (100 + harm) // 100
    return max(-NERVE, (bluff * gain - truly * loss) // max(1, bluff + truly))


@rule_apart
def judge_force(s: State, seat: int, choices: int, marks: Marks) -> None:
    """The dearest card hurts most; a policeman brings them another, and a card that acts may act against one."""
    harm = threat(s, seat, s.turn)
    while choices:
        face = lowest(choices)
        choices &= choices - 1
        loss = keeping(s, face)
        if face == POLICE:
            loss -= draw_worth(s)
        elif s.forced_card_acts:
            if face == BOMB:
                loss -= 200
            elif MOTIF[face] == CROOK or MOTIF[face] == TRADING:
                loss -= 120
        marks[face] = loss * harm // 100
