"""A review: what became of a match, and why. Was that me or the cards, and where did I go wrong?

    for part in Review(match, seat).run(): …       one piece after the other, as it is computed
    Review(match, seat).finish()                   all of it, as plain data

A round is told as fair share + luck of the deal + one's own decisions + what the others did, which add up exactly. Luck
is what Gesellen at all seats make of the same deal on average (`par`); decisions are judged by the Meister from what
the seat knew then (`judging`); what remains is the others'.
"""

from stammtisch.bots.review.judging import Verdict
from stammtisch.bots.review.review import Effort, Review

__all__ = ["Effort", "Review", "Verdict"]
