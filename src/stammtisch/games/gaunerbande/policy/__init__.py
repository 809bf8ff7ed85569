"""How the house plays Gaunerbande: pass what hurts, duck what can be ducked, give crooks and politician to others, and
unite the gang when the hand is strong enough.
"""

from stammtisch.core.mind import Marks, Mind, Temperatures
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.policy.gang import judge_gang
from stammtisch.games.gaunerbande.policy.passing import judge_passing
from stammtisch.games.gaunerbande.policy.playing import judge_card
from stammtisch.games.gaunerbande.policy.standing import appraise, spread
from stammtisch.games.gaunerbande.state import PASS, PLAY, State
from stammtisch.games.tricks.memory import recall


@rule
def judge(s: State, seat: int, choices: int, marks: Marks) -> None:
    step = s.steps[s.depth - 1]
    if step == PLAY:
        judge_card(s, seat, choices, marks)
    elif step == PASS:
        judge_passing(s, seat, choices, marks)
    else:
        judge_gang(s, seat, marks)


MIND = Mind(
    judge=judge,
    temperatures=Temperatures(lehrling=120, geselle=6, rollout=30),
    appraise=appraise,
    spread=spread,
    recall=recall,
)
