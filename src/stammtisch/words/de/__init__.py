"""German: du, short and dry."""

from stammtisch.words.de import faults, games, messages
from stammtisch.words.de.moves import MOVES, REASONS

WORDS = {**faults.WORDS, **games.WORDS, **messages.WORDS}

__all__ = ["MOVES", "REASONS", "WORDS"]
