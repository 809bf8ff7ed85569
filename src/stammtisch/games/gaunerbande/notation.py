"""Moves of Gaunerbande in words: `pass g2`, `play r10`, `gang others`, `gang self`."""

from stammtisch.core.notation import Move, card_words, one_of, split, told_as
from stammtisch.games.gaunerbande.cards import DECK
from stammtisch.games.gaunerbande.state import GANG, PASS, PLAY, State
from stammtisch.games.tricks.state import PASSED

WORDS = {
    PLAY: [f"play {DECK.name(card)}" for card in range(len(DECK))],
    PASS: [f"pass {DECK.name(card)}" for card in range(len(DECK))],
    GANG: ["gang others", "gang self"],
}
_TOLD = {PLAY: told_as(WORDS[PLAY]), PASS: told_as(WORDS[PASS])}


def say(s: State, seat: int, choice: int) -> Move:
    return WORDS[s.steps[s.depth - 1]][choice]


def read(s: State, seat: int, text: Move) -> list[int]:
    step = s.steps[s.depth - 1]
    if step in _TOLD and isinstance(text, str) and text in _TOLD[step]:
        return [_TOLD[step][text]]
    words = split(text)
    if step == PLAY:
        return card_words("play", DECK.find, words, 1)
    if step == PASS:
        return card_words("pass", DECK.find, words, PASSED)
    return [one_of(WORDS[GANG], " ".join(words))]
