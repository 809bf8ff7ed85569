"""What a seat knows in Klaumau, and worlds that fit it.

A seat knows its own cards, every card that left play, every hand that was shown, the cards it drew from others, lost
and gave, how many cards everybody holds, that nobody was dealt a watchdog, and in which part of the pile the fence
is. When two others move a card between them it knows that one moved, not which; later plays and shown hands may tell.

A world is built by going through the log of the round as the seat saw it. Every card that came into a hand is a
token, without a face until the seat sees it. Where a token moved unseen, one is chosen at random, with an eye on the
next time those hands are shown; if what was seen later cannot be squared with that, the search goes back to a choice
that has to do with it and takes another (conflict-directed backjumping), so that a world is found whenever there is
one. The tokens that have no face in the end share the unseen cards with the pile.
"""

from stammtisch.core.agenda import everyone
from stammtisch.core.dice import Dice, roll
from stammtisch.core.rule import rule
from stammtisch.core.worlds import place_cards, scratch
from stammtisch.games.klaumau.cards import BOMB, DOG, FACES, FENCE, PILE
from stammtisch.games.klaumau.rules.dealing import DEALT
from stammtisch.games.klaumau.state import LOG, OUT, SHOWN, STOCK, State, put_in

UNSEEN = -1
"""The face of a token that the seat has not seen."""
NOT_THERE = -1
PATIENCE = 24
"""After so many failures a search begins anew with other choices, then after half as many more, and so on: a bad
beginning can cost much more than another beginning. Since patience grows, no world is missed for ever.
"""
ALL_KINDS = (1 << FACES + 2) - 1
"""Tokens come in kinds: one for each face, those that were drawn unseen, and those unseen since the deal."""


@rule
def sample(s: State, seat: int, dice: Dice) -> None:
    """Replace what the seat cannot know by a random world that fits what it does know."""
    face, dealt = scratch(PILE), scratch(PILE)  # of each token: its face, and whether it was dealt
    hand, size = scratch(s.players * PILE), scratch(s.players)  # the tokens in each hand
    token, picked, tried, blame = scratch(LOG), scratch(LOG), scratch(LOG), scratch(3 * LOG)  # of each entry of the log
    spare, fresh, true, why = scratch(FACES), scratch(2 * FACES), scratch(s.players * FACES), scratch(3)
    for entry in range(s.moves):
        picked[entry] = -1
    kept, failures, patience = 0, 0, PATIENCE
    while True:
        if failures == patience:
            failures, patience = 0, patience * 3 // 2
            for entry in range(s.moves):
                picked[entry] = -1
                forget(entry, tried, blame)
            kept = 0
        failed = follow(s, seat, dice, kept, face, dealt, hand, size, token, picked, tried, spare, fresh, true, why)
        if failed < 0:
            if fill(s, dice, face, dealt, hand, size, spare):
                break
            failed = s.moves
            why[0] = everyone(s)
            why[1] = 0
        kept = step_back(s, seat, failed, why, picked, tried, blame)
        failures += 1
    write_back(s, seat, face, hand, size, token)


@rule
def is_hidden(s: State, seat: int, entry: int) -> bool:
    """Whether two others moved a card between them."""
    way = s.log_way[entry]
    if way >= SHOWN:
        return False
    giver, receiver = way // 10, way % 10
    return giver < STOCK and receiver < STOCK and giver != seat and receiver != seat


@rule
def step_back(
    s: State, seat: int, failed: int, why: list[int], picked: list[int], tried: list[int], blame: list[int]
) -> int:
    """The last choice before a failure that has to do with it; what was chosen there is not tried again.

    `why` are the hands that have to do with it, the hands that have only before a certain entry, and that entry;
    `blame` the same for each choice, gathered from all that failed after it.
    """
    seats, early, when = why[0], why[1], why[2]
    if failed < s.moves and is_hidden(s, seat, failed):  # nothing is left to choose there
        seats |= blame[3 * failed]
        early |= blame[3 * failed + 1]
        when = max(when, blame[3 * failed + 2])
        forget(failed, tried, blame)
    entry = failed - 1
    while True:
        assert entry >= 0  # what really happened is among the choices
        if entry < when:
            seats |= early
        if is_hidden(s, seat, entry):
            if (seats >> s.log_way[entry] // 10 | seats >> s.log_way[entry] % 10) & 1:
                break
            forget(entry, tried, blame)
        entry -= 1
    tried[entry] |= 1 << picked[entry]
    blame[3 * entry] |= seats
    blame[3 * entry + 1] |= early
    blame[3 * entry + 2] = max(when, blame[3 * entry + 2])
    return entry


@rule
def forget(entry: int, tried: list[int], blame: list[int]) -> None:
    tried[entry] = 0
    for part in range(3):
        blame[3 * entry + part] = 0


@rule
def follow(
    s: State,
    seat: int,
    dice: Dice,
    kept: int,
    face: list[int],
    dealt: list[int],
    hand: list[int],
    size: list[int],
    token: list[int],
    picked: list[int],
    tried: list[int],
    spare: list[int],
    fresh: list[int],
    true: list[int],
    why: list[int],
) -> int:
    """Go through the log; choices before entry `kept` stay. Gives the entry that cannot be so, or -1.

    `why` says then which hands that has to do with; `fresh`, for each face, which hands it was first seen in, and
    when last.
    """
    why[1] = why[2] = 0
    for each in range(FACES):
        fresh[each] = fresh[FACES + each] = 0
        spare[each] = s.deck[each]
    spare[BOMB] = s.bomb
    spare[DOG] = 2 * s.watchdog
    spare[FENCE] = s.fence
    for entry in range(s.moves):  # what the seat saw come off the pile is nobody else's, before and after
        way = s.log_way[entry]
        if way == STOCK * 10 + OUT or way == STOCK * 10 + seat:
            spare[s.log_face[entry]] -= 1
    for other in range(s.players):
        size[other] = 0
    for place in range(s.players * FACES):
        true[place] = 0
    tokens = 0
    for entry in range(s.moves):
        token[entry] = NOT_THERE
        way, seen = s.log_way[entry], s.log_face[entry]
        if way >= SHOWN:
            if way - SHOWN != seat:
                why[0] = look_at(way - SHOWN, entry, face, dealt, hand, size, spare, fresh, true, why)
                if why[0]:
                    return entry
            continue
        giver, receiver = way // 10, way % 10
        if giver == STOCK:
            if receiver != OUT:
                true[receiver * FACES + seen] += 1
                face[tokens] = seen if receiver == seat else UNSEEN
                dealt[tokens] = 1 if entry < DEALT * s.players else 0
                hand[receiver * PILE + size[receiver]] = tokens
                size[receiver] += 1
                token[entry] = tokens
                tokens += 1
            continue
        true[giver * FACES + seen] -= 1
        if receiver != OUT:
            true[receiver * FACES + seen] += 1
        if receiver == OUT or giver == seat or receiver == seat:
            place = find(giver, seen, face, dealt, hand, size)
            if place < 0:
                why[0] = 1 << giver
                return entry
            if face[hand[place]] == UNSEEN:
                if spare[seen] == 0:
                    why[0] = 1 << giver
                    why[1], why[2] = fresh[seen], fresh[FACES + seen]
                    return entry
                spare[seen] -= 1
                fresh[seen] |= 1 << giver
                fresh[FACES + seen] = entry
                face[hand[place]] = seen
        else:
            if entry >= kept:
                barred = tried[entry] | barred_by_shows(s, seat, entry, face, hand, size, true)
                picked[entry] = choose(giver, dice, face, dealt, hand, size, barred, picked[entry])
                if picked[entry] < 0:
                    why[0] = 1 << giver | 1 << receiver
                    return entry
            place = first_like(giver, picked[entry], face, dealt, hand, size)
        moved = hand[place]
        size[giver] -= 1
        hand[place] = hand[giver * PILE + size[giver]]
        if receiver != OUT:
            hand[receiver * PILE + size[receiver]] = moved
            size[receiver] += 1
        token[entry] = moved
    return -1


@rule
def like(face: int, dealt: int) -> int:
    """Tokens of one kind are all alike: those with the same face, those unseen since the deal, those drawn unseen."""
    return FACES + dealt if face == UNSEEN else face


@rule
def barred_by_shows(
    s: State, seat: int, entry: int, face: list[int], hand: list[int], size: list[int], true: list[int]
) -> int:
    """The kinds that cannot have moved, because the next time one of the two hands is shown tells so."""
    giver, receiver = s.log_way[entry] // 10, s.log_way[entry] % 10
    room, barred = scratch(FACES), 0
    leaving = look_ahead(s, seat, entry, giver, true, room)
    if leaving >= 0:
        extra, which = 0, 0  # known tokens of the giver that will not be seen there: they must have left unseen
        for place in range(giver * PILE, giver * PILE + size[giver]):
            known = face[hand[place]]
            if known != UNSEEN:
                room[known] -= 1
                if room[known] < 0:
                    extra += 1
                    which |= 1 << known
        if extra > leaving + 1:
            return ALL_KINDS
        if extra == leaving + 1:
            barred = ALL_KINDS & ~which
    leaving = look_ahead(s, seat, entry, receiver, true, room)
    if leaving >= 0:
        extra = 0
        for place in range(receiver * PILE, receiver * PILE + size[receiver]):
            known = face[hand[place]]
            if known != UNSEEN:
                room[known] -= 1
                if room[known] < 0:
                    extra += 1
        if extra > leaving:
            return ALL_KINDS
        if extra == leaving:
            for each in range(FACES):
                if room[each] <= 0:
                    barred |= 1 << each
    return barred


@rule
def look_ahead(s: State, seat: int, entry: int, shown: int, true: list[int], room: list[int]) -> int:
    """How many cards leave a hand unseen before it is shown the next time, or -1 if it is not. `room` is what is seen
    of it until then, leaving or being shown: what is in it now and comes into it, without what leaves unseen.
    """
    for each in range(FACES):
        room[each] = true[shown * FACES + each]
    leaving = 0
    for later in range(entry + 1, s.moves):
        way = s.log_way[later]
        if way == SHOWN + shown:
            return leaving
        if way < SHOWN:
            if way % 10 == shown:
                room[s.log_face[later]] += 1
            elif way // 10 == shown and is_hidden(s, seat, later):
                room[s.log_face[later]] -= 1
                leaving += 1
    return -1


@rule
def choose(
    giver: int, dice: Dice, face: list[int], dealt: list[int], hand: list[int], size: list[int], tried: int, before: int
) -> int:
    """The kind of a random token of a hand, of those that are not barred, or -1. What was chosen before is chosen
    again, if it can be: a search that goes back should not throw away what fitted.
    """
    left = 0
    for place in range(giver * PILE, giver * PILE + size[giver]):
        if before >= 0 and tried >> before & 1 == 0 and like(face[hand[place]], dealt[hand[place]]) == before:
            return before
        if tried >> like(face[hand[place]], dealt[hand[place]]) & 1 == 0:
            left += 1
    if left == 0:
        return -1
    skip = roll(dice, left)
    for place in range(giver * PILE, giver * PILE + size[giver]):
        kind = like(face[hand[place]], dealt[hand[place]])
        if tried >> kind & 1 == 0:
            if skip == 0:
                return kind
            skip -= 1
    return -1


@rule
def first_like(giver: int, kind: int, face: list[int], dealt: list[int], hand: list[int], size: list[int]) -> int:
    """The place of a token of that kind in a hand, or -1."""
    for place in range(giver * PILE, giver * PILE + size[giver]):
        if like(face[hand[place]], dealt[hand[place]]) == kind:
            return place
    return NOT_THERE


@rule
def find(giver: int, seen: int, face: list[int], dealt: list[int], hand: list[int], size: list[int]) -> int:
    """The place of a token that can be the card that was seen to leave a hand. One that was drawn can be anything,
    one that was dealt no watchdog: so the latter goes first.
    """
    place = first_like(giver, seen, face, dealt, hand, size)
    if place < 0 and seen != DOG:
        place = first_like(giver, FACES + 1, face, dealt, hand, size)
    if place < 0:
        place = first_like(giver, FACES, face, dealt, hand, size)
    return place


@rule
def look_at(
    shown: int,
    entry: int,
    face: list[int],
    dealt: list[int],
    hand: list[int],
    size: list[int],
    spare: list[int],
    fresh: list[int],
    true: list[int],
    why: list[int],
) -> int:
    """A hand is shown: its tokens get their faces. 0, or the hands for which that cannot be."""
    need = scratch(FACES)
    for each in range(FACES):
        need[each] = true[shown * FACES + each]
    first, last = shown * PILE, shown * PILE + size[shown]
    for place in range(first, last):
        known = face[hand[place]]
        if known != UNSEEN:
            if need[known] == 0:
                return 1 << shown
            need[known] -= 1
    for each in range(FACES):
        if need[each] > spare[each]:
            why[1], why[2] = fresh[each], fresh[FACES + each]
            return 1 << shown
    for step in range(FACES):
        each = FACES - 1 - step  # watchdogs before the cards that may have been dealt
        for _ in range(need[each]):
            if each == DOG:
                place = first_like(shown, FACES, face, dealt, hand, size)
            else:
                place = unseen_in(first, last, face, dealt, hand)
            if place < 0:
                return 1 << shown
            face[hand[place]] = each
            spare[each] -= 1
            fresh[each] |= 1 << shown
            fresh[FACES + each] = entry
    return 0


@rule
def unseen_in(first: int, last: int, face: list[int], dealt: list[int], hand: list[int]) -> int:
    """The place of an unseen token, a dealt one if there is one."""
    found = NOT_THERE
    for place in range(first, last):
        if face[hand[place]] == UNSEEN:
            if dealt[hand[place]]:
                return place
            found = place
    return found


@rule
def fill(
    s: State, dice: Dice, face: list[int], dealt: list[int], hand: list[int], size: list[int], spare: list[int]
) -> bool:
    """Share out the cards that are left among unseen tokens and the pile; False if that cannot be done."""
    hidden = 1 if s.fence_high >= 0 else 0  # the fence has a place of its own
    room = scratch(3)  # drawn tokens, dealt tokens, pile
    for other in range(s.players):
        for place in range(other * PILE, other * PILE + size[other]):
            if face[hand[place]] == UNSEEN:
                room[dealt[hand[place]]] += 1
    room[2] = s.stock - s.drawn - hidden
    count = 0
    cards, allowed, owner = scratch(PILE), scratch(PILE), scratch(PILE)
    for each in range(FENCE):
        for _ in range(spare[each]):
            cards[count] = each
            allowed[count] = 0b101 if each == DOG else 0b111
            count += 1
    if not place_cards(dice, count, allowed, room, 3, owner):
        return False
    for i in range(count - 1, 0, -1):
        j = roll(dice, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        owner[i], owner[j] = owner[j], owner[i]
    for other in range(s.players):
        for place in range(other * PILE, other * PILE + size[other]):
            if face[hand[place]] == UNSEEN:
                i = 0
                while owner[i] != dealt[hand[place]]:
                    i += 1
                face[hand[place]] = cards[i]
                owner[i] = -1
    stack(s, dice, count, cards, owner)
    return True


@rule
def stack(s: State, dice: Dice, count: int, cards: list[int], owner: list[int]) -> None:
    """The imagined draw pile. What lay on it before is nobody's to know."""
    for place in range(PILE):
        s.pile[place] = 0
    fence = -1
    if s.fence_high >= 0:
        low = max(s.fence_low, s.drawn)
        fence = low + roll(dice, s.fence_high - low + 1)
        s.pile[fence] = FENCE
    place = s.drawn
    for i in range(count):
        if owner[i] == 2:
            if place == fence:
                place += 1
            s.pile[place] = cards[i]
            place += 1


@rule
def write_back(s: State, seat: int, face: list[int], hand: list[int], size: list[int], token: list[int]) -> None:
    """Hands and log of the imagined world."""
    for other in range(s.players):
        if other != seat:
            for each in range(FACES):
                s.hands[other * FACES + each] = 0
            s.held[other] = 0
            s.sizes[other] = 0
            for place in range(other * PILE, other * PILE + size[other]):
                put_in(s, other, face[hand[place]])
    for entry in range(s.moves):
        if token[entry] >= 0:
            s.log_face[entry] = face[token[entry]]
    for entry in range(s.moves, LOG):
        s.log_way[entry] = 0
        s.log_face[entry] = 0
