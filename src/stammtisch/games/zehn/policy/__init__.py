"""What bots go by in Zehn: the chance to lose and to win with each value, what is at stake, and what cards are worth
later. Everything is reckoned against the average of the others, for what they take is gained too.
"""

from stammtisch.core.mind import Mind, Temperatures
from stammtisch.games.zehn.policy.judging import appraise, judge, spread
from stammtisch.games.zehn.policy.past import recall
from stammtisch.games.zehn.state import LAY, PROTECT

MIND = Mind(
    judge=judge,
    temperatures=Temperatures(lehrling=360, geselle=15, rollout=60),
    appraise=appraise,
    spread=spread,
    secret=(LAY,),
    bluffs=True,
    mixed=(LAY, PROTECT),
    recall=recall,
)
