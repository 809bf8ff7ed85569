"""Which cards may have moved unseen, and what to choose otherwise when a world does not fit what was seen.

A choice is one unseen movement between two others: which kind of token moved. Before any choice is made, the log is
read from its end: that tells which faces could still get from each hand to where they are seen next. When something
does not fit nonetheless, only some choices have to do with it, and the search goes back to the last of those
(conflict-directed backjumping): nothing that can be is left out, and little is tried in vain.
"""

from typing import NamedTuple

from stammtisch.core.rule import rule
from stammtisch.core.worlds import scratch
from stammtisch.games.klaumau.cards import FACES
from stammtisch.games.klaumau.state import RESTACKED, SHOWN, STOCK, State

UNSEEN = -1
"""The face of a token that the seat has not seen."""
ALL_FACES = (1 << FACES) - 1
ALL_KINDS = (1 << FACES + 2) - 1
"""Tokens come in kinds: one for each face, those that were drawn unseen, and those unseen since the deal."""
WORD = 60
"""Sets of choices are kept in words of so many bits."""


class Tokens(NamedTuple):
    """The cards that came into hands. Each of them is a token."""

    face: list[int]
    """Of each token, UNSEEN if the seat has not seen it."""
    dealt: list[int]
    """Whether each was dealt, if that matters."""
    hand: list[int]
    """The tokens in each hand, PILE places for each."""
    size: list[int]
    """How many there are in each hand."""
    moved: list[int]
    """Of each entry of the log: the token that moved."""


class Choices(NamedTuple):
    """What there is to choose: a number for each unseen movement between two others."""

    way: list[int]
    """Who gives to whom."""
    stays: list[int]
    """The faces that may stay with the giver."""
    goes: list[int]
    """The faces that may go to the receiver."""
    keeps: list[int]
    """The faces that the giver had better keep."""
    picked: list[int]
    """The kind that was chosen."""
    tried: list[int]
    """The kinds that were tried in vain."""
    known: list[int]
    """The faces that the giver was known to hold."""
    matters: list[int]
    """The kinds that have to do with what failed after it."""
    blame: list[int]
    """The earlier choices that have to do with that, as sets of `words(count)` numbers."""


class Clues(NamedTuple):
    """What has come out on the way through the log."""

    spare: list[int]
    """The copies of each face that are left for tokens not seen yet."""
    held: list[int]
    """What each hand really holds, which is only looked at where the hand is shown."""
    since: list[int]
    """Of each hand: how many choices were made before it was last shown."""
    left: list[int]
    """The faces that were seen to leave each hand since then."""
    why: list[int]
    """After something that cannot be so: the kinds and the hands that have to do with it (see `step_back`)."""


@rule
def words(count: int) -> int:
    """How many numbers a set of so many choices takes."""
    return count // WORD + 1


@rule
def is_hidden(s: State, seat: int, entry: int) -> bool:
    """Whether two others moved a card between them."""
    way = s.log_way[entry]
    if way >= SHOWN:
        return False
    giver, receiver = way // 10, way % 10
    return giver < STOCK and receiver < STOCK and giver != seat and receiver != seat


@rule
def look_back(s: State, seat: int, count: int, choices: Choices) -> None:
    """Write for each of `count` choices what is known of it beforehand: `way`, `stays`, `goes` and `keeps`.

    Read from the end of the log. A face may be in a hand if it can get from there to somewhere it is seen, or need not
    be seen again; it had better be in one that leads to where it is seen next.
    """
    fits, held, leading = scratch(s.players), scratch(s.players * FACES), scratch(s.players)
    for other in range(s.players):
        fits[other] = ALL_FACES
        for each in range(FACES):
            held[other * FACES + each] = s.hands[other * FACES + each]
    choice = count
    for back in range(s.moves):
        entry = s.moves - 1 - back
        if s.log_way[entry] >= RESTACKED:
            continue
        if s.log_way[entry] >= SHOWN:
            shown = s.log_way[entry] - SHOWN
            fits[shown] = 0
            for each in range(FACES):
                if held[shown * FACES + each]:
                    fits[shown] |= 1 << each
            for other in range(s.players):
                leading[other] &= ~fits[shown]
            leading[shown] = fits[shown]
            continue
        giver, receiver, seen = s.log_way[entry] // 10, s.log_way[entry] % 10, s.log_face[entry]
        if receiver < STOCK:
            held[receiver * FACES + seen] -= 1
        if giver < STOCK:
            held[giver * FACES + seen] += 1
            if is_hidden(s, seat, entry):
                choice -= 1
                choices.way[choice] = s.log_way[entry]
                choices.stays[choice] = fits[giver]
                choices.goes[choice] = fits[receiver]
                choices.keeps[choice] = leading[giver] & ~leading[receiver]
                fits[giver] |= fits[receiver]
                leading[giver] |= leading[receiver]
            else:
                fits[giver] |= 1 << seen
                for other in range(s.players):
                    leading[other] &= ~(1 << seen)
                leading[giver] |= 1 << seen


@rule
def begin_anew(count: int, choices: Choices) -> None:
    """Nothing is chosen, and nothing was tried."""
    for choice in range(count):
        choices.picked[choice] = -1
        forget(choice, words(count), choices)


@rule
def forget(choice: int, size: int, choices: Choices) -> None:
    """What was tried at a choice may be tried again. A set of choices takes `size` numbers."""
    choices.tried[choice] = choices.matters[choice] = 0
    for word in range(choice * size, (choice + 1) * size):
        choices.blame[word] = 0


@rule
def step_back(failed: int, count: int, choices: Choices, clues: Clues) -> int:
    """The last choice that has to do with a failure; what was chosen there is not tried again, nor is what would
    make no difference.

    So many choices were made before it `failed`. Only the kinds in why[0] have to do with it: which of the others
    moved makes no difference. Of the choices, those have to do with it whose giver was known to hold such a kind; or,
    if why[1] names hands, those that moved something into or out of them `since` they were shown. `matters` and
    `blame` gather, for each choice, the kinds and the earlier choices that have to do with what failed after it.
    """
    tried, matters, blame, picked = choices.tried, choices.matters, choices.blame, choices.picked
    way, since, why = choices.way, clues.since, clues.why
    size = words(count)
    last = failed * size
    matters[failed] |= why[0]
    for choice in range(failed):
        if why[1] == 0:
            concerns = choices.known[choice] & why[0] != 0
        else:
            giver, receiver = way[choice] // 10, way[choice] % 10
            concerns = (why[1] >> giver & 1 == 1 and choice >= since[giver]) or (
                why[1] >> receiver & 1 == 1 and choice >= since[receiver]
            )
        if concerns:
            blame[last + choice // WORD] |= 1 << choice % WORD
    choice = failed - 1
    while True:
        assert choice >= 0  # what really happened is among the choices
        if blame[last + choice // WORD] >> choice % WORD & 1:
            break
        forget(choice, size, choices)
        choice -= 1
    blame[last + choice // WORD] &= ~(1 << choice % WORD)
    for word in range(size):
        blame[choice * size + word] |= blame[last + word]
    tried[choice] |= 1 << picked[choice]
    if matters[failed] >> picked[choice] & 1 == 0:
        tried[choice] |= ALL_KINDS & ~matters[failed]
    matters[choice] |= matters[failed]
    forget(failed, size, choices)
    return choice
