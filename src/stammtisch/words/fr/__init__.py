"""French: tu, short and dry."""

from stammtisch.words.fr import commands, games, table
from stammtisch.words.fr.moves import MOVES, REASONS

WORDS = {**commands.WORDS, **games.WORDS, **table.WORDS}

__all__ = ["MOVES", "REASONS", "WORDS"]
