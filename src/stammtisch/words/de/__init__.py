"""German: du, short and dry."""

from stammtisch.words.de import commands, faults, games, table
from stammtisch.words.de.moves import MOVES, REASONS

WORDS = {**commands.WORDS, **faults.WORDS, **games.WORDS, **table.WORDS}

__all__ = ["MOVES", "REASONS", "WORDS"]
