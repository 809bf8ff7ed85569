"""French: tu, short and dry."""

from stammtisch.words.fr import commands, faults, games, table
from stammtisch.words.fr.moves import MOVES, REASONS

WORDS = {**commands.WORDS, **faults.WORDS, **games.WORDS, **table.WORDS}

__all__ = ["MOVES", "REASONS", "WORDS"]
