"""French: tu, short and dry."""

import re

from stammtisch.words.fr import faults, messages
from stammtisch.words.fr.refusals import REASONS

WORDS = {**faults.WORDS, **messages.WORDS}

_VOWEL = re.compile(r"[aeiouàâäáåéèêëîïíôöóøùûüúœæ]|y[^aeiou]", re.IGNORECASE)


def before(text: str, name: str) -> str:
    """`la carte de` becomes `la carte d’` before Ada, and `que` becomes `qu’`."""
    return re.sub(r"\b(d|qu)e $", "\\1’", text, flags=re.IGNORECASE) if _VOWEL.match(name) else text


__all__ = ["REASONS", "WORDS", "before"]
