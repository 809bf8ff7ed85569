"""Italian: tu, short and dry."""

import re

from stammtisch.words.it import faults, messages
from stammtisch.words.it.refusals import REASONS

WORDS = {**faults.WORDS, **messages.WORDS}

_JOINED = {"a": "aàá", "e": "eèé"}


def before(text: str, name: str) -> str:
    """`a` becomes `ad` before Ada, and `e` becomes `ed` before Emma."""
    last = text[-2:-1].lower()
    alone = re.search(r"(^|\s)[ae] $", text, re.IGNORECASE)
    return f"{text[:-1]}d " if alone and name[0].lower() in _JOINED[last] else text


__all__ = ["REASONS", "WORDS", "before"]
