"""German: du, short and dry."""

from stammtisch.words.de import faults, messages
from stammtisch.words.de.refusals import REASONS

WORDS = {**faults.WORDS, **messages.WORDS}

__all__ = ["REASONS", "WORDS"]
