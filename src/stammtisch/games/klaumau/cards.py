"""The cards of Klaumau, by face: how a card looks. Equal cards are counted, not told apart.

A face is a colour and a motif, or one of a few without a single colour. Each deck is one table of data (KM-2, KM-3).
"""

from typing import Any

from stammtisch.core.errors import Fault, got
from stammtisch.core.notation import Faces
from stammtisch.core.rule import rule

COLOURS = "rygb"
COLOUR_WORDS = ("red", "yellow", "green", "blue")
MOTIFS = ("1", "2", "3", "4", "-key", "-safe", "-bigsafe", "-plan", "-crook", "-trade")
KEY, SAFE, BIGSAFE, PLAN, CROOK, TRADE = range(4, 10)
"""Motifs with an action; 0 to 3 are the numbers 1 to 4."""
PAIRS = ("ry", "yg", "gb", "br")
"""The colours of the plans with two that usual decks have."""
PLANS = (*PAIRS, "rg", "yb", "ryg", "ryb", "rgb", "ygb", "rygb")
"""The colours of all plans with several: an owner's deck may have the others."""

DECK = Faces(
    [f"{colour}{motif}" for colour in COLOURS for motif in MOTIFS]
    + [f"{colours}-plan" for colours in PLANS]
    + ["police", "dog", "bomb", "fence"]
)
SINGLE = len(COLOURS) * len(MOTIFS)
"""Faces below this one have a single colour."""
COLOURED = SINGLE + len(PLANS)
"""Faces below this one have a colour, and can lie on the discard pile."""
POLICE, DOG, BOMB, FENCE = range(COLOURED, COLOURED + 4)
FACES = len(DECK)

MOST_CARDS = 112
"""The largest deck there may be, without the cards of variants."""
LEAST_COLOURED = 33
"""With so many, a start card is left in the pile after any deal."""
PILE = MOST_CARDS + 4

# Decks

FULL: dict[str, int] = {
    **{
        f"{colour}{motif}": count
        for colour in COLOURS
        for motif, count in zip(MOTIFS, (3, 2, 2, 2, 2, 2, 2, 2, 4, 2), strict=True)
    },
    **{f"{pair}-plan": 1 for pair in PAIRS},
    "police": 8,
}
"""KM-2: the whole deck, for six to eight players."""

SMALL: dict[str, int] = {
    **{
        f"{colour}{motif}": count
        for colour in COLOURS
        for motif, count in zip(MOTIFS, (2, 2, 2, 1, 1, 2, 1, 1, 3, 2), strict=True)
    },
    **{f"{pair}-plan": 1 for pair in PAIRS},
    "police": 6,
}
"""KM-3: the deck for two to five players."""


def usual_deck(players: int) -> dict[str, int]:
    """KM-2, KM-3: the deck for so many players."""
    return FULL if players >= 6 else SMALL


@rule
def last_policeman(players: int) -> int:
    """KM-48: with which policeman of a round everybody is surrounded."""
    return 8 if players >= 6 else 6


def wrong_deck(table: Any) -> Fault | None:
    """KM-4: what is wrong with a table of cards and how often each is in the deck; None if nothing is."""
    if not isinstance(table, dict):
        return Fault("deck_form", got=got(table))
    known = [DECK.name(face) for face in range(POLICE + 1)]
    for name, count in table.items():
        if name not in known:
            return Fault("deck_no_such_card", card=name, known=[known[0], known[KEY], "rg-plan", known[-1]])
        if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= MOST_CARDS:
            return Fault("deck_count", least=0, most=MOST_CARDS, card=name, got=got(count))
    total, police = sum(table.values()), table.get("police", 0)
    if total > MOST_CARDS:
        return Fault("deck_too_large", most=MOST_CARDS, got=total)
    if total - police < LEAST_COLOURED:
        return Fault("deck_too_small", least=LEAST_COLOURED, got=total - police)
    return None


# What fits on what


def _colours(face: int) -> int:
    """The printed colours of a face, as a mask."""
    if face < SINGLE:
        return 1 << face // len(MOTIFS)
    if face < COLOURED:
        return sum(1 << COLOURS.index(colour) for colour in PLANS[face - SINGLE])
    return 0


def _motif(face: int) -> int:
    """The motif of a face; small and big safes are one (KM-14)."""
    if face < SINGLE:
        motif = face % len(MOTIFS)
        return SAFE if motif == BIGSAFE else motif
    return PLAN if face < COLOURED else -1


def _mask(faces: Any) -> int:
    return sum(1 << face for face in faces)


PRINTED = tuple(_colours(face) for face in range(FACES))
"""The printed colours of each face, as a mask of colours."""
MOTIF = tuple(face % len(MOTIFS) if face < SINGLE else PLAN if face < COLOURED else -1 for face in range(FACES))
"""The motif of each face; -1 for those without one."""
OF_COLOUR = tuple(_mask(face for face in range(FACES) if PRINTED[face] >> colour & 1) for colour in range(4))
"""The faces that show a colour."""
ALIKE = tuple(_mask(other for other in range(COLOURED) if _motif(other) == _motif(face)) for face in range(COLOURED))
"""The faces with the motif of each face."""
FITTING = tuple(
    _mask(other for other in range(COLOURED) if PRINTED[other] & PRINTED[face] or _motif(other) == _motif(face))
    for face in range(COLOURED)
)
"""KM-13 to KM-15: the faces that fit on each face."""
ALWAYS = 1 << POLICE | 1 << BOMB
"""KM-25: these can be played whatever lies on top."""
KEYS = _mask(face for face in range(SINGLE) if MOTIF[face] == KEY)
NUMBERS = _mask(face for face in range(SINGLE) if MOTIF[face] < KEY)
WORTH = tuple(
    MOTIF[face] + 1 if face < SINGLE and MOTIF[face] < KEY else 0 if face in (POLICE, FENCE) else 1
    for face in range(FACES)
)
"""KM-44: what each face counts in hand."""


@rule
def fitting(top: int, wish: int) -> int:
    """KM-13 to KM-15, KM-25, KM-27: the faces that may be played on a top card, with the colour that was wished or
    -1.
    """
    if wish >= 0:
        return OF_COLOUR[wish] | ALIKE[top] | ALWAYS
    return FITTING[top] | ALWAYS
