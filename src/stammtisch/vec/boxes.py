"""Where the numbers of a match lie: one record a match, a *box*, with all that is asked and told of it side by side.

What an environment shows are columns of its boxes. A row of the log is beside them, since it may have to grow.
"""

from functools import cache
from typing import TYPE_CHECKING, Any

from stammtisch.core.game import Game
from stammtisch.core.layout import TWO, Layout
from stammtisch.core.state import SEATS

if TYPE_CHECKING:
    import numpy as np

HISTORY = 96
"""So many decisions of a round an observation tells: all of them, in games of tricks."""

SEAT, SEEN, SEALED_YET = 6, 9, 10
"""In the log of a match an entry is the choice and, shifted by so many bits, the seat, whether all have seen it, and
whether they will once the last has answered.
"""

MASK = 64
"""Places for the legal actions: one more than there are, as many as a number has bits."""

FINISHED, FAILED, LONGEST = range(3)
APART = 8
"""What threads that share the matches tell each other, as a list of numbers: how many are done, whether somebody has
failed, how long the longest match is; then, for each thread, how many of its own matches are taken. Numbers of
different threads are so far apart that they are never in one line of a cache, which would go to and fro between them.
"""

ROUNDS, SIGN, OBSERVE, BEGIN, WATCH, STAY, TEMPERATURES = range(7)
QUICK = TEMPERATURES + SEATS
SETUP = QUICK + SEATS
"""What is agreed for all matches, as a list of so many numbers: after how many rounds they end, -1 where few points are
good, whether there are observations, whether all begin anew, whether bots are only watched, whether a match that has
ended stays; then a temperature and a quickness for each seat.
"""


def layout_of(game: Game) -> Layout:
    """What an observation of a game holds: what the game shows, what all games have, and the decisions of the round."""
    most = game.players[-1]
    own = game.observation.layout if game.observation is not None else Layout()
    return own.and_then(
        ("step", len(game.steps), "what is asked"),
        ("asked", most, "who may answer now"),
        ("totals", TWO * most, "what each seat has scored"),
        ("round", TWO, "the round being played"),
        ("players", 1, "how many play"),
        ("seat", 1, "one's own seat, by its number at the table"),
        ("who", HISTORY, "the last decisions of this round, oldest first: 1 + the seat, by its number at the table"),
        ("what", HISTORY, "and 1 + the action; 0 where one did not see it"),
    )


@cache
def box_type(game: Game) -> "np.dtype[Any]":
    """The box of a match."""
    import numpy as np

    fields = [
        ("state", game.state.dtype()),
        ("dice", "i8", 1),  # what bots and races roll
        ("seeds", "i8", 4),  # of the next match
        ("seat", "i8"),
        ("legal", "i8"),
        ("count", "i8"),  # decisions of the match
        ("start", "i8"),  # and of it before this round
        ("which", "i8"),  # of the templates
        ("rewards", "i8", SEATS),
        ("totals", "i8", SEATS),
        ("done", "i1"),
        ("mask", "i1", MASK),
        ("observation", "i1", layout_of(game).size),
        ("final", "i1", layout_of(game).size),
    ]
    return np.dtype(fields, align=True)


@cache
def row_type(game: Game) -> "np.dtype[Any]":
    """A position as somebody knew it who had to decide, and what they chose."""
    import numpy as np

    fields = [("observation", "i1", layout_of(game).size), ("legal", "i8"), ("action", "i1"), ("seat", "i1")]
    return np.dtype(fields, align=True)
