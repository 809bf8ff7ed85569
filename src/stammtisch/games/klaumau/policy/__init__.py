"""Sound house play for Klaumau, from what the seat can see: its hand, the open table, how many cards others hold.

Everything is counted in points. A card in hand is worth what it will count, and a card to be drawn what cards count on
average; what somebody else loses is worth something too, the more the nearer they are to winning. So a crook
pays for itself, a policeman is a free card, and an "I can't" that is doubted in vain is the best turn there is.

Doubting costs the doubter nothing, so doubts are frequent, and bluffs are for hands that have little to lose by them:
those that would have to lay down a good card anyway.
"""

from stammtisch.core.bits import lowest
from stammtisch.core.mind import Marks, Mind, Temperatures
from stammtisch.core.rule import rule
from stammtisch.games.klaumau.cards import FACES, OF_COLOUR, POLICE
from stammtisch.games.klaumau.policy.blast import judge_target
from stammtisch.games.klaumau.policy.doubts import doubting, judge_force
from stammtisch.games.klaumau.policy.standing import appraise, spread
from stammtisch.games.klaumau.policy.taking import judge_gifts, judge_sale, judge_victims
from stammtisch.games.klaumau.policy.turn import judge_drawn, judge_turn
from stammtisch.games.klaumau.policy.worth import CARD, draw_worth, keeping, mean_of, threat
from stammtisch.games.klaumau.state import (
    ANSWER,
    BELIEVE,
    DECLINES,
    DOUBT,
    DOUBTS,
    DRAWN,
    DRAWS,
    FORCE,
    GIVE,
    OFFER,
    SELL,
    TARGET,
    THROW,
    TURN,
    WARD,
    WISH,
    State,
)


@rule
def judge(s: State, seat: int, choices: int, marks: Marks) -> None:
    step = s.steps[s.depth - 1]
    if step == TURN:
        judge_turn(s, seat, choices, marks)
    elif step == DOUBT:
        marks[BELIEVE] = 0
        marks[DOUBTS] = doubting(s, seat)
    elif step == ANSWER:
        marks[0] = -mean_of(s, seat) * (100 + threat(s, seat, s.turn)) // 100
        marks[WARD] = draw_worth(s) - keeping(s, POLICE)
    elif step == FORCE:
        judge_force(s, seat, choices, marks)
    elif step == WISH:
        judge_wish(s, seat, marks)
    elif step == SELL:
        judge_sale(s, choices, marks)
    elif step == GIVE or step == THROW:
        judge_gifts(s, seat, step, choices, marks)
    elif step == TARGET:
        judge_target(s, seat, choices, marks)
    elif step == OFFER:
        marks[DRAWS], marks[DECLINES] = s.offered * CARD, 0
    elif step == DRAWN:
        judge_drawn(s, seat, choices, marks)
    else:
        judge_victims(s, seat, step, choices, marks)


@rule
def judge_wish(s: State, seat: int, marks: Marks) -> None:
    """A colour that others are likely to hold, since those who can't play get cards: not one's own."""
    for colour in range(4):
        faces, mine = s.held[seat] & OF_COLOUR[colour], 0
        while faces:
            mine += s.hands[seat * FACES + lowest(faces)]
            faces &= faces - 1
        marks[colour] = -10 * mine


MIND = Mind(
    judge=judge,
    temperatures=Temperatures(lehrling=150, geselle=8, rollout=25),
    appraise=appraise,
    spread=spread,
    secret=(GIVE,),
    bluffs=True,
    mixed=(TURN, DOUBT),
)
