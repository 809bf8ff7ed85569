"""How the house plays Black Spy: keep out of tricks with black spies, give them to others (the rank is as good as
the colour), and take coloured spies where that is safe.
"""

from stammtisch.core.mind import Marks, Mind, Temperatures
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.policy.announcing import judge_colours
from stammtisch.games.black_spy.policy.capturing import judge_capture
from stammtisch.games.black_spy.policy.passing import judge_passing, judge_picking
from stammtisch.games.black_spy.policy.playing import judge_card
from stammtisch.games.black_spy.policy.standing import appraise, recall, spread
from stammtisch.games.black_spy.state import ANNOUNCE, MOLE, PASS, PLAY, State


@rule
def judge(s: State, seat: int, choices: int, marks: Marks) -> None:
    step = s.steps[s.depth - 1]
    if step == PLAY:
        judge_card(s, seat, choices, marks)
    elif step == PASS:
        judge_passing(s, seat, choices, marks)
    elif step == MOLE:
        judge_picking(s, seat, choices, marks)
    elif step == ANNOUNCE:
        judge_colours(s, seat, marks)
    else:
        judge_capture(s, seat, marks)


MIND = Mind(
    judge=judge,
    temperatures=Temperatures(lehrling=250, geselle=12, rollout=60),
    appraise=appraise,
    spread=spread,
    secret=(MOLE,),
    recall=recall,
)
