"""A bot of one's own, as docs/bots.md explains it: `stammtisch arena zehn --bots shy=examples/shy.py:Shy,geselle`."""

from stammtisch.bots import Seen


class Shy:
    """Gets rid of what costs least, or brings most."""

    def choose(self, match: Seen, seat: int) -> str:
        worth = match.worth  # what cards count, by name
        sign = 1 if match.game.low_wins else -1
        return min(match.legal(), key=lambda move: sign * worth.get(move.split()[-1], 0))
