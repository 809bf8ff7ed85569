"""The worked example of the booklet: Anna, Tobi, Mona and Chris play a round.

Printed are the passes, the first three tricks (the third before the second; here they stand in the order in which they
must have been played) and the points. The rest of the hands and of the play is completed so that everything printed
happens: Mona holds nothing but blue and black, Chris has no black, and nobody takes a crook that the booklet does not
give them. The booklet's points add up to 25, so Chris really got 9, not 8.
"""

from stammtisch.core.dice import new_dice
from stammtisch.core.match import Match
from tests.rules.gaunerbande.table import GAME
from tests.tables import by_policy, cards, play_all, shuffled

NAMES = ["Anna", "Tobi", "Mona", "Chris"]
ANNA, TOBI, MONA, CHRIS = range(4)

PASSES = ["b4 b12 r12", "b1 b8 k11", "r7 g2 g12", "g11 b11 k10"]
"""What each of them gives to the left."""

HANDS = [
    "g0 g6 g11 b0 b3 b11 r1 r3 r8 k1 k4 k8 k10",
    "g1 g4 g7 g9 b4 b12 r0 r2 r5 r12 k0 k2 k5",
    "b1 b2 b6 b7 b8 b9 b10 k3 k6 k7 k9 k11 k12",
    "g2 g3 g5 g8 g10 g12 b5 r4 r6 r7 r9 r10 r11",
]
"""What they hold after passing."""

PRINTED = [
    (ANNA, "g0 g9 b10 g12", CHRIS),
    (CHRIS, "g3 g6 g1 k12", ANNA),
    (ANNA, "k1 k0 k6 r10", MONA),
]
"""The printed tricks: who leads, the cards, who takes them."""

COMPLETED = [
    (MONA, "b1 b5 b11 b4", ANNA),
    (ANNA, "r3 r5 k3 r11", CHRIS),
    (CHRIS, "r9 r8 r0 b7", CHRIS),
    (CHRIS, "g2 g11 g4 b8", ANNA),
    (ANNA, "r1 r12 b2 r6", TOBI),
    (TOBI, "g7 k9 g10 b0", CHRIS),
    (CHRIS, "r4 k4 r2 k11", CHRIS),
    (CHRIS, "g8 k10 k2 b6", CHRIS),
    (CHRIS, "r7 k8 b12 b9", CHRIS),
    (CHRIS, "g5 b3 k5 k7", CHRIS),
]
"""How it may have gone on."""


def dealt() -> list[list[str]]:
    """The hands before passing."""
    before = []
    for seat, hand in enumerate(HANDS):
        received = cards(PASSES[seat - 1])
        before.append([card for card in cards(hand) if card not in received] + cards(PASSES[seat]))
    return before


def begin() -> Match:
    """The match before anyone has chosen."""
    return Match(GAME, players=4, names=NAMES, seed=1, given=[shuffled(GAME.deck, dealt())])


def play() -> Match:
    """The round of the booklet, and how the next begins: with the passes, which are the house's."""
    match, dice = begin(), new_dice(b"booklet")
    for seat in range(4):
        match.play(seat, f"pass {PASSES[seat]}")
    for _, trick, _ in PRINTED + COMPLETED:
        play_all(match, *(f"play {card}" for card in cards(trick)))
    while match.decision is not None and match.decision.step == "pass":
        by_policy(match, match.awaiting[0], dice)
    return match
