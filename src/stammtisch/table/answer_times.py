"""How long somebody takes to let something pass, or not. Waiting must not tell who holds the card.

Whoever has no choice in a window is passed by the table after a time such as this very person takes to let something
pass with a choice; how long they take to play a card there is something else, and the card shows anyway.
Nobody else has a say in it: a spy who always answers at once would make the others' times as short as their own, and
would see who has to think. As long as little is known of somebody, their pace elsewhere in the match stands in, and
before that a guess that is the same for everybody. Nothing takes less than a person could.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from stammtisch.core import agenda
from stammtisch.core.agenda import Kind
from stammtisch.core.dice import Dice, roll

FLOOR = 250
"""Milliseconds that even the quickest take."""
GUESS = (800, 1000, 1200, 1400, 1700, 2000, 2400, 2900, 3500, 4500)
QUICK_GUESS = (400, 450, 500, 580, 660, 740, 820, 900, 1000, 1100)
"""At a table where nothing is waited for, people hurry."""
KEPT = 24
"""So many times of each kind are remembered."""
PENSIVE = 8_000
"""Whoever takes longer than that over a turn was thinking, or away: no window is like that."""


@dataclass(slots=True)
class AnswerTimes:
    """What is known of one person's pace."""

    windows: dict[tuple[str, bool], tuple[int, ...]] = field(default_factory=dict)
    """Milliseconds from the opening of a window to an answer, where there was a choice, by step and whether they let it
    pass.
    """
    turns: tuple[int, ...] = ()
    """The same of decisions that were theirs alone."""

    def remember(self, step: str, kind: Kind, taken: int, *, let: bool) -> None:
        """They had a choice, and answered after so long."""
        if kind == agenda.WINDOW:
            self.windows[step, let] = (*self.windows.get((step, let), ()), taken)[-KEPT:]
        elif kind == agenda.TURN and taken <= PENSIVE:
            self.turns = (*self.turns, taken)[-KEPT:]

    def draw(self, step: str, pause: int, dice: Dice, *, hurried: bool) -> int:
        """A time such as they take, give or take a tenth. `pause` is how long they look at what has just happened."""
        own: Sequence[int] = self.windows.get((step, True), ())
        if roll(dice, len(own) + 1) == len(own):  # the less is known, the more often it is guessed
            elsewhere = [taken for other, times in self.windows.items() if other != (step, True) for taken in times]
            guess = QUICK_GUESS if hurried else GUESS
            own = elsewhere or self.turns or tuple(pause + taken for taken in guess)
        return max(FLOOR, own[roll(dice, len(own))] * (90 + roll(dice, 21)) // 100)
