"""Moves of Halt mal kurz in words: `play nazi-k`, `draw`, `to seat 2`, `throw rock`, `react liste-p`.

Cards may be written with a space, or nothing, in place of the hyphen (`nazi k`, `nazik`), seats without the word.
"""

import re

from stammtisch.core.errors import BadMove
from stammtisch.core.notation import Move, one_of, split
from stammtisch.games.halt_mal_kurz.cards import DECK, FACE_NAMES, SYMBOLS, name_of, piled
from stammtisch.games.halt_mal_kurz.state import (
    CHALLENGE,
    GIVE,
    HOLD,
    MOST_PLAYERS,
    NAME,
    PAIR,
    PASS,
    PROPOSE,
    REACT,
    SLAP,
    SWAP,
    THROW,
    TURN,
    VOTE,
    WELL,
    State,
)

THROWS = ("rock", "paper", "scissors", "well")

CARD_VERBS = {TURN: "play", REACT: "react", GIVE: "give"}
SEAT_VERBS = {HOLD: "to", CHALLENGE: "challenge", SWAP: "swap", NAME: "name"}
PASSES = {TURN: "draw", REACT: "let", PROPOSE: "propose nothing", VOTE: "abstain"}
ANSWERS = {
    WELL: ("with well", "without well"),
    THROW: tuple(f"throw {word}" for word in THROWS),
    SLAP: ("slap", "stay"),
}


def say(s: State, seat: int, choice: int) -> Move:
    """The words of a choice; an IndexError if there is none of that number here."""
    step = s.steps[s.depth - 1]
    if step in PASSES and choice == PASS:
        return PASSES[step]
    if step in CARD_VERBS:
        return f"{CARD_VERBS[step]} {name_of(s, choice)}"
    if step in ANSWERS:
        return ANSWERS[step][choice]
    if step == VOTE:
        return f"vote {_seat(s, choice // PAIR)} to {_seat(s, choice % PAIR)}"
    return f"{_verb(s, step)} {_seat(s, choice)}"


def _seat(s: State, seat: int) -> str:
    return f"seat {range(s.players)[seat]}"


def read(s: State, seat: int, text: Move) -> list[int]:
    words, step = split(text), s.steps[s.depth - 1]
    if step in PASSES and words == PASSES[step].split() and (step != PROPOSE or s.giver < 0):
        return [PASS]
    if step in CARD_VERBS:
        return [_read_card(s, CARD_VERBS[step], words, PASSES.get(step))]
    if step in ANSWERS:
        return [one_of(ANSWERS[step], " ".join(words))]
    return _read_seats(s, step, words)


def _read_seats(s: State, step: int, words: list[str]) -> list[int]:
    """The seats of a move that names one, or a giver and a receiver: `propose 0 to 1` is both choices in a row."""
    verb = _verb(s, step)
    pair = verb in ("vote", "propose")
    one, to, two = _places(words[1:])
    if words[0] != verb or not one or (to and not (pair and two)) or (verb == "vote" and not two):
        forms = [f"{verb} seat 0 to seat 1", PASSES[step]] if pair else [f"{verb} seat 0"]
        raise BadMove("form_expected", of=[repr(form) for form in forms], typed=" ".join(words))
    seats = [_read_seat(s, word) for word in (one, two) if word]
    return [PAIR * seats[0] + seats[1]] if verb == "vote" else seats


def _verb(s: State, step: int) -> str:
    if step == VOTE:
        return "vote"
    return SEAT_VERBS.get(step, "propose" if s.giver < 0 else "to")


def _places(words: list[str]) -> tuple[str, bool, str]:
    """`seat 0 to seat 1` without its words: who, whether there is a `to`, and whom. Nothing if it is something else."""
    named = [word for word in words if word != "seat"]
    if len(named) == 1:
        return named[0], False, ""
    return (named[0], True, named[2]) if len(named) == 3 and named[1] == "to" else ("", False, "")


def _read_seat(s: State, word: str) -> int:
    digits = re.fullmatch(r"(?:seat)?([0-9])", word)
    if digits is None or int(digits[1]) >= s.players:
        raise BadMove("no_such_seat", seat=repr(word), last=s.players - 1)
    return int(digits[1])


def _read_card(s: State, verb: str, words: list[str], other: str | None) -> int:
    if words[0] != verb or len(words) < 2:
        raise BadMove("card_expected", verb=verb, typed=" ".join(words), **({"other": other} if other else {}))
    name = "-".join(words[1:])
    kind, symbol = name[:-1], name[-1]
    if symbol in SYMBOLS and f"{kind}-{symbol}" in FACE_NAMES:
        name = f"{kind}-{symbol}"
    card = piled(s, DECK.find(name))
    if card < 0:
        raise BadMove("not_in_deck", card=name)
    return card


assert MOST_PLAYERS < PAIR
