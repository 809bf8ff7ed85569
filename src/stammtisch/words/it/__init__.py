"""Italian: tu, short and dry."""

from stammtisch.words.it import commands, faults, games, table
from stammtisch.words.it.moves import MOVES, REASONS

WORDS = {**commands.WORDS, **faults.WORDS, **games.WORDS, **table.WORDS}

__all__ = ["MOVES", "REASONS", "WORDS"]
