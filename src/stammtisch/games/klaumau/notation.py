"""Moves of Klaumau in words: `play r3`, `can't`, `doubt`, `pick r4`, `wish red`, `rob seat 2`, `police`, `give b1` …

Cards may be written in full, too: `play red keyhole` is `play r-key`.
"""

from collections.abc import Sequence
from itertools import permutations

from stammtisch.core.errors import BadMove
from stammtisch.core.notation import Move, one_of, split
from stammtisch.core.state import SEATS
from stammtisch.games.klaumau.cards import COLOUR_WORDS, COLOURS, DECK, DOG, FACES, PLANS
from stammtisch.games.klaumau.state import (
    ANSWER,
    CANT,
    DONE,
    DOUBT,
    DRAWN,
    FORCE,
    GIVE,
    KEEP,
    NOBODY,
    OFFER,
    ROB,
    SELL,
    TAKE,
    TARGET,
    THROW,
    TRADE,
    TURN,
    WISH,
    State,
)

_FACES = [DECK.name(face) for face in range(FACES)]
_PLACES = [f"seat {seat}" for seat in range(SEATS)] + ["nobody"]

CARD_VERBS = {TURN: "play", DRAWN: "play", FORCE: "pick", GIVE: "give", SELL: "sell", THROW: "throw"}
SEAT_VERBS = {ROB: "rob", TRADE: "trade", TAKE: "take", TARGET: "target"}
_CANT = "can't"
_DONE = "done"
_KEEP = "keep"

_WORDS: dict[int, list[str]] = {
    **{step: [f"{verb} {name}" for name in _FACES] for step, verb in CARD_VERBS.items()},
    **{step: [f"{verb} {place}" for place in _PLACES] for step, verb in SEAT_VERBS.items()},
    WISH: [f"wish {colour}" for colour in COLOUR_WORDS],
    DOUBT: ["believe", "doubt"],
    ANSWER: ["let", "police"],
    OFFER: ["draw", "decline"],
}
_WORDS[TURN] = [*_WORDS[TURN], _CANT]
_WORDS[TURN][DOG] = "lay dog"
_WORDS[SELL] = [*_WORDS[SELL], _DONE]
_WORDS[DRAWN] = [*_WORDS[DRAWN], _KEEP]
_WORDS[TARGET] = _WORDS[TARGET][:SEATS]

_SAYING_NO = ("can't", "cant", "cannot", "i can't", "i cant", "i cannot", "can not")


def say(s: State, seat: int, choice: int) -> Move:
    return _WORDS[s.steps[s.depth - 1]][choice]


def read(s: State, seat: int, text: Move) -> list[int]:
    words, step = split(text.replace("’", "'") if isinstance(text, str) else text), s.steps[s.depth - 1]
    whole = " ".join(words)
    if step == TURN and whole in _SAYING_NO:
        return [CANT]
    if step == SELL and whole == _DONE:
        return [DONE]
    if step == DRAWN and whole == _KEEP:
        return [KEEP]
    if step in SEAT_VERBS:
        return [_read_seat(s, SEAT_VERBS[step], words, step != TARGET)]
    if step in CARD_VERBS:
        return _read_cards(step, words)
    if step == WISH and words[0] != "wish":
        raise BadMove("wish_expected", typed=whole)
    if step == WISH and whole[5:] in COLOURS and len(whole) == 6:
        return [COLOURS.index(whole[5:])]
    return [one_of(_WORDS[step], whole)]


def _read_seat(s: State, verb: str, words: Sequence[str], nobody: bool) -> int:
    named = [word for word in words[1:] if word != "seat"]
    if words[0] == verb and len(named) == 1:
        if named[0] == "nobody" and nobody:
            return NOBODY
        if named[0].isdecimal() and len(named[0]) < 3 and int(named[0]) < s.players:
            return int(named[0])
    also = {"nobody": "nobody"} if nobody else {}
    raise BadMove("seat_expected", verb=verb, last=s.players - 1, typed=" ".join(words), **also)


def _read_cards(step: int, words: Sequence[str]) -> list[int]:
    verbs = ("play", "lay") if step in (TURN, DRAWN) else (CARD_VERBS[step],)
    if words[0] not in verbs or len(words) < 2:
        also = {TURN: {"other": _CANT}, SELL: {"other": _DONE}, DRAWN: {"other": "keep"}}.get(step, {})
        raise BadMove("card_expected", verb=verbs[0], typed=" ".join(words), **also)
    together = _squash("".join(words[1:]))
    if together in _BY_WORDS:
        return [_BY_WORDS[together]]
    if len(words) > 2 and step not in (SELL, THROW):
        raise BadMove("one_card_expected", verb=verbs[0], typed=" ".join(words))
    return [find(word) for word in words[1:]]


def find(name: str) -> int:
    """The face of a card, however it is written."""
    squashed = _squash(name)
    return _BY_WORDS[squashed] if squashed in _BY_WORDS else DECK.find(name)


def _squash(name: str) -> str:
    return name.replace("-", "").replace("_", "")


def _all_words() -> dict[str, int]:
    """Every way to write a card, without spaces and hyphens."""
    motifs = {"-key": ("key", "keyhole"), "-safe": ("safe", "smallsafe"), "police": ("police", "policeman")}
    motifs["dog"] = ("dog", "watchdog")
    full = dict(zip(COLOURS, COLOUR_WORDS, strict=True))
    ways: dict[str, int] = {}
    for face, name in enumerate(_FACES):
        if name.removesuffix("-plan") in PLANS:
            orders = list(permutations(name.removesuffix("-plan")))
            colours = ["".join(order) for order in orders] + ["".join(full[each] for each in order) for order in orders]
            motif = "-plan"
        elif name[0] in COLOURS and name[1:2] in "1234-" and len(name) > 1:
            colours, motif = [name[0], full[name[0]]], name[1:]
        else:
            colours, motif = [""], name
        for colour in colours:
            for word in motifs.get(motif, (motif.strip("-"),)):
                ways[colour + word] = face
    return ways


_BY_WORDS = _all_words()
