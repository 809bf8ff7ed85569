"""Reading the tables of `weights` off matches that bots play with each other: what they came to, and from what.

Whoever fits tables (`scripts/fit zehn`) calls `read_off`; nothing else does.
"""

from collections.abc import Iterable
from typing import Any

from stammtisch.games.zehn.cards import JOKER, TEN, value_of
from stammtisch.games.zehn.knowledge import knows
from stammtisch.games.zehn.policy.chances import ABSENT, KINDS, ROW, finished, row_of
from stammtisch.games.zehn.state import BID, NAME, OPEN, RAISE, State

USUAL = 20
"""Each row is mixed with what is usual in all of them, as if that had been seen so often."""


class Counts:
    """What was seen so far."""

    def __init__(self) -> None:
        self.values = [[0] * (TEN + 1) for _ in range(ABSENT + 1)]
        """For each row of chances, how often somebody came to each value."""
        self.alone = [[0, 0] for _ in range(TEN + 1)]
        """For each value, how often it was that of two cards, and of one."""
        self.laid = [[0] * KINDS for _ in range(3)]
        """For 0, 1 and 2 chips on a card face down, how often it was of each kind."""

    def watch(self, s: State, seats: Iterable[int]) -> None:
        """One match. `seats` plays it on, from each decision to the next."""
        open_rows: list[tuple[int, int]] = []
        told, round_ = 0, 0
        for seat in seats:
            if s.round != round_:
                self.close(open_rows, s.notes[told:])
                open_rows, told, round_ = [], len(s.notes), s.round
            step = s.steps[s.depth - 1]
            if step == NAME:
                continue
            for other in range(s.players):
                if other != seat and not finished(s, seat, other):
                    open_rows.append((row_of(s, seat, other), other))
                    if step in (OPEN, BID, RAISE) and not knows(s, seat, other):
                        face = s.laid[other]
                        self.laid[s.shield[other]][KINDS - 1 if face == JOKER else value_of(face)] += 1
        self.close(open_rows, s.notes[told:])

    def close(self, rows: list[tuple[int, int]], notes: list[tuple[Any, ...]]) -> None:
        """A round is over, and the story of it says what everybody came to."""
        came_to = {note[1]: note[2] for note in notes if note[0] == "comes_to"}
        pairs = {note[1] for note in notes if note[0] == "adds"}
        for row, seat in rows:
            self.values[row][came_to[seat]] += 1
        for seat, value in came_to.items():
            self.alone[value][seat not in pairs] += 1

    def tables(self) -> dict[str, list[int]]:
        """What was seen, in thousandths, as `weights` has it."""
        often: list[int] = []
        everything = [sum(column) for column in zip(*self.values, strict=True)]
        for row, counts in enumerate(self.values):
            possible = [value if at >= row or row > TEN else 0 for at, value in enumerate(everything)]
            mixed = [seen + USUAL * usual / (sum(possible) or 1) for seen, usual in zip(counts, possible, strict=True)]
            often += [round(1000 * sum(mixed[least:]) / (sum(mixed) or 1)) for least in range(ROW)]
        single = [round(1000 * (one + 1) / (one + two + 2)) for two, one in self.alone]
        laid: list[int] = []
        for kinds in self.laid:
            laid += [round(1000 * (seen + 1) / (sum(kinds) + KINDS)) for seen in kinds]
        return {"OFTEN": often, "SINGLE": single, "LAID": laid}


def read_off(matches: Iterable[tuple[State, Iterable[int]]]) -> dict[str, list[int]]:
    """The tables, from matches that are played while this watches: a state each, and the seats as they are asked."""
    counts = Counts()
    for s, seats in matches:
        counts.watch(s, seats)
    return counts.tables()
