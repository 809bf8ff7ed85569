"""Tables of how often something is the case, as text that people can read and as numbers that rules can look up."""

ONE = 1024
"""Chances are reckoned in 1024ths."""


def table(text: str) -> tuple[int, ...]:
    """Read the rows of a table; what comes after a colon in a line, or all of it."""
    return tuple(int(word) for line in text.strip().splitlines() for word in line.rpartition(":")[2].split())


def chances(thousandths: tuple[int, ...]) -> tuple[int, ...]:
    """Thousandths as 1024ths."""
    return tuple(ONE * often // 1000 for often in thousandths)
