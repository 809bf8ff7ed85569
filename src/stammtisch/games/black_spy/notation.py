"""Moves of Black Spy in words: `pick k7`, `pass g2`, `announce red`, `play r10`, `capture`, `release`."""

from stammtisch.core.notation import Move, card_words, one_of, split, told_as
from stammtisch.games.black_spy.cards import DECK
from stammtisch.games.black_spy.state import ANNOUNCE, CAPTURE, MOLE, PASS, PLAY, State
from stammtisch.games.tricks.state import PASSED

COLOUR_WORDS = ("blue", "yellow", "red", "green")
BLACK_ANNOUNCED = len(COLOUR_WORDS)
"""Understood, but never legal: a refusal can say which rule forbids it."""

_VERBS = {PLAY: "play", PASS: "pass", MOLE: "pick"}
WORDS = {
    **{step: [f"{verb} {DECK.name(card)}" for card in range(len(DECK))] for step, verb in _VERBS.items()},
    ANNOUNCE: [f"announce {colour}" for colour in COLOUR_WORDS],
    CAPTURE: ["capture", "release"],
}
_TOLD = {step: told_as(words) for step, words in WORDS.items()}


def say(s: State, seat: int, choice: int) -> Move:
    return WORDS[s.steps[s.depth - 1]][choice]


def read(s: State, seat: int, text: Move) -> list[int]:
    step = s.steps[s.depth - 1]
    if isinstance(text, str) and text in _TOLD[step]:
        return [_TOLD[step][text]]
    words = split(text)
    if step in _VERBS:
        return card_words(_VERBS[step], DECK.find, words, 1 if step == PLAY else PASSED)
    if words == ["announce", "black"] and step == ANNOUNCE:
        return [BLACK_ANNOUNCED]
    return [one_of(WORDS[step], " ".join(words))]
