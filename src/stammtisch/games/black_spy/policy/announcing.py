"""Which colour the dealer names: one in which the own hand is safe."""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.mind import Marks
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.cards import COLOUR, COLOURS, RANKS
from stammtisch.games.black_spy.state import State


@rule
def judge_colours(s: State, seat: int, marks: Marks) -> None:
    """Best is one of which the dealer has none, to throw a spy on it; otherwise one with a low card and few others."""
    for colour in range(len(COLOURS)):
        held = s.hands[seat] >> RANKS * colour & COLOUR
        marks[colour] = -20 * lowest(held) - 5 * bit_count(held) if held else 150
