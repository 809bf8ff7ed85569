"""German: du, short and dry."""

from stammtisch.words.de import commands, doctor, faults, games, table
from stammtisch.words.de.moves import MOVES, REASONS

WORDS = {**commands.WORDS, **doctor.WORDS, **faults.WORDS, **games.WORDS, **table.WORDS}

__all__ = ["MOVES", "REASONS", "WORDS"]
