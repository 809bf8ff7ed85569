"""Moves of Zehn in words: `lay n9 hidden`, `protect 2`, `swap seat 3`, `auction seat 3`, `decline`, `bid 4`, `pass`,
`reveal`, `keep`, `add n1`, `done`, `name seat 0`.
"""

from collections.abc import Sequence

from stammtisch.core.errors import BadMove
from stammtisch.core.notation import Move, one_of, split
from stammtisch.games.zehn.cards import DECK, FACE_NAMES, FACES
from stammtisch.games.zehn.rules import DONE, MOST_BID, PASSED
from stammtisch.games.zehn.state import ADD, BID, LAY, OPEN, PROTECT, RAISE, REVEAL, State

LAID = ("open", "hidden")
REVEALS = ("keep", "reveal")
OTHER_WORD = 8
"""Added to the choice of a seat whose card cannot be bought by the word that was used: understood, but never legal, so
that a refusal can say which rule forbids it.
"""


def say(s: State, seat: int, choice: int) -> Move:
    step = s.steps[s.depth - 1]
    if step == LAY:
        return f"lay {FACE_NAMES[choice // 3]} {LAID[choice % 3]}"
    if step == ADD:
        return "done" if choice == DONE else f"add {FACE_NAMES[_third(choice)]}"
    if step == PROTECT:
        return f"protect {(0, 1, 2)[choice]}"
    if step == REVEAL:
        return REVEALS[choice]
    if step == RAISE and choice == PASSED:
        return "pass"
    if step in (BID, RAISE):
        return f"bid {range(MOST_BID + 1)[choice]}"
    if step == OPEN:
        return "decline" if choice == DONE else f"{opening_word(s, choice)} seat {range(s.players)[choice]}"
    return f"name seat {range(s.players)[choice]}"


def _third(choice: int) -> int:
    if choice % 3:
        raise IndexError(f"no card has the choice {choice}")
    return choice // 3


def opening_word(s: State, target: int) -> str:
    return "auction" if s.shield[target] else "swap"


def read(s: State, seat: int, text: Move) -> list[int]:
    words, step = split(text), s.steps[s.depth - 1]
    if step == LAY:
        return [_read_lay(words)]
    if step == ADD:
        return [DONE if words == ["done"] else 3 * _card(_one("add", "added_expected", words))]
    if step == PROTECT:
        return [_number("protect", words, 9)]
    if step == REVEAL:
        return [one_of(REVEALS, " ".join(words))]
    if step == RAISE and words == ["pass"]:
        return [PASSED]
    if step in (BID, RAISE):
        return [_read_bid(words, "pass" if step == RAISE else "")]
    if step == OPEN:
        return [DONE if words == ["decline"] else _read_opening(s, words)]
    return [_seat(s, "name", words)]


def _read_lay(words: Sequence[str]) -> int:
    """`lay n9 hidden`, the last two in either order."""
    ways = [word for word in words[1:] if word in LAID]
    cards = [word for word in words[1:] if word not in LAID]
    if words[0] != "lay" or len(ways) != 1 or len(cards) != 1:
        raise BadMove("lay_expected", typed=" ".join(words))
    return 3 * _card(cards[0]) + LAID.index(ways[0])


def _card(name: str) -> int:
    card = DECK.find(name)
    if card >= FACES:
        raise BadMove("round_card", card=name)
    return card


def _read_opening(s: State, words: Sequence[str]) -> int:
    if words[0] not in ("swap", "auction"):
        raise BadMove("opening_expected", typed=" ".join(words))
    target = _seat(s, words[0], words)
    return target if opening_word(s, target) == words[0] else target + OTHER_WORD


def _read_bid(words: Sequence[str], other: str) -> int:
    if words[0] != "bid":
        raise BadMove("bid_expected", other=other, typed=" ".join(words))
    chips = _number("bid", words, MOST_BID)
    if chips == 0:
        raise BadMove("bid_of_nothing", other=other)
    return chips


def _seat(s: State, verb: str, words: Sequence[str]) -> int:
    """`name seat 2`, or `name 2`."""
    named = [word for word in words if word != "seat"]
    seat = _number(verb, named, 99)
    if seat >= s.players:
        raise BadMove("no_such_seat", seat=seat, last=s.players - 1)
    return seat


def _number(verb: str, words: Sequence[str], most: int) -> int:
    text = _one(verb, "typed_number", words)
    if not text.isascii() or not text.isdecimal() or len(text) > 3 or int(text) > most:
        raise BadMove("number_up_to", verb=verb, most=most, typed=text)
    return int(text)


def _one(verb: str, otherwise: str, words: Sequence[str]) -> str:
    """What stands behind a verb; otherwise that is wrong."""
    if len(words) != 2 or words[0] != verb:
        raise BadMove(otherwise, verb=verb, typed=" ".join(words))
    return words[1]
