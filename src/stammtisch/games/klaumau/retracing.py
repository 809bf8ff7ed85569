"""Which cards may have moved unseen, and what to choose otherwise when a world does not fit what was seen.

A choice is one unseen movement between two others: which kind of token moved. Before any choice is made, the log is
read from its end: that tells which faces could still get from each hand to where they are seen next. When something
does not fit nonetheless, only some choices have to do with it, and the search goes back to the last of those
(conflict-directed backjumping): nothing that can be is left out, and little is tried in vain.
"""

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


@rule
def is_hidden(s: State, seat: int, entry: int) -> bool:
    """Whether two others moved a card between them."""
    way = s.log_way[entry]
    if way >= SHOWN:
        return False
    giver, receiver = way // 10, way % 10
    return giver < STOCK and receiver < STOCK and giver != seat and receiver != seat


@rule
def look_back(
    s: State, seat: int, choices: int, way: list[int], stays: list[int], goes: list[int], keeps: list[int]
) -> None:
    """For each choice: who gives to whom, the faces that may stay with the giver, those that may go to the receiver,
    and those that the giver had better keep.

    Read from the end of the log. A face may be in a hand if it can get from there to somewhere it is seen, or need not
    be seen again; it had better be in one that leads to where it is seen next.
    """
    fits, held, leading = scratch(s.players), scratch(s.players * FACES), scratch(s.players)
    for other in range(s.players):
        fits[other] = ALL_FACES
        for each in range(FACES):
            held[other * FACES + each] = s.hands[other * FACES + each]
    choice = choices
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
                way[choice] = s.log_way[entry]
                stays[choice] = fits[giver]
                goes[choice] = fits[receiver]
                keeps[choice] = leading[giver] & ~leading[receiver]
                fits[giver] |= fits[receiver]
                leading[giver] |= leading[receiver]
            else:
                fits[giver] |= 1 << seen
                for other in range(s.players):
                    leading[other] &= ~(1 << seen)
                leading[giver] |= 1 << seen


@rule
def begin_anew(
    choices: int, words: int, picked: list[int], tried: list[int], matters: list[int], blame: list[int]
) -> None:
    for choice in range(choices):
        picked[choice] = -1
        forget(choice, words, tried, matters, blame)


@rule
def forget(choice: int, words: int, tried: list[int], matters: list[int], blame: list[int]) -> None:
    tried[choice] = matters[choice] = 0
    for word in range(choice * words, (choice + 1) * words):
        blame[word] = 0


@rule
def step_back(
    failed: int,
    words: int,
    way: list[int],
    picked: list[int],
    tried: list[int],
    known: list[int],
    since: list[int],
    why: list[int],
    matters: list[int],
    blame: list[int],
) -> int:
    """The last choice that has to do with a failure; what was chosen there is not tried again, nor is what would
    make no difference.

    So many choices were made before it `failed`. Only the kinds in why[0] have to do with it: which of the others
    moved makes no difference. Of the choices, those have to do with it whose giver was known to hold such a kind; or,
    if why[1] names hands, those that moved something into or out of them `since` they were shown. `matters` and
    `blame` gather, for each choice, the kinds and the earlier choices that have to do with what failed after it.
    """
    last = failed * words
    matters[failed] |= why[0]
    for choice in range(failed):
        if why[1] == 0:
            concerns = known[choice] & why[0] != 0
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
        forget(choice, words, tried, matters, blame)
        choice -= 1
    blame[last + choice // WORD] &= ~(1 << choice % WORD)
    for word in range(words):
        blame[choice * words + word] |= blame[last + word]
    tried[choice] |= 1 << picked[choice]
    if matters[failed] >> picked[choice] & 1 == 0:
        tried[choice] |= ALL_KINDS & ~matters[failed]
    matters[choice] |= matters[failed]
    forget(failed, words, tried, matters, blame)
    return choice
