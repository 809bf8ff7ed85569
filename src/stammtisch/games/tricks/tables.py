"""Tables of what something costs on average, as text that people can read and as bytes that rules can look up.

The numbers are small parts of a point and were fitted: players by these tables played against each other with some
noise, in hundreds of thousands of positions every choice was played on, and least squares found the numbers with which
marks differ as the points did. That was repeated with the new tables a few times (`scripts/fit`, docs/bots.md).
"""

from stammtisch.core.rule import rule

ZERO = 100
"""The byte that stands for nothing."""


def table(text: str) -> bytes:
    """Read the rows of a table; what comes after a colon in a line, or all of it."""
    numbers = [int(word) for line in text.strip().splitlines() for word in line.rpartition(":")[2].split()]
    return bytes(number + ZERO for number in numbers)


@rule
def tenths(entry: int) -> int:
    """An entry of a table in tenths of a point, as hundredths."""
    return (entry - ZERO) * 10


@rule
def fifths(entry: int) -> int:
    """An entry of a table in fifths of a point, as hundredths."""
    return (entry - ZERO) * 20
