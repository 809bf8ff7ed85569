"""Looking back at a match, for those who study bots: the work is in `bots.review`, which a server needs too."""

from stammtisch.bots.review import Effort, Review, Verdict

__all__ = ["Effort", "Review", "Verdict"]
