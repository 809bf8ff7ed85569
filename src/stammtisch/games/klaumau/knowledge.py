"""What a seat knows in Klaumau, and worlds that fit it.

A seat knows its own cards, every card that left play, every hand that was shown, the cards it drew from others, lost
and gave, how many cards everybody holds, that nobody was dealt a watchdog, and in which part of the pile the fence
is. When two others move a card between them it knows that one moved, not which; later plays and shown hands may tell.

A world is built by going through the log of the round as the seat saw it. Every card that came into a hand is a
token, without a face until the seat sees it. Where a token moved unseen, one is chosen at random; if what was seen
later cannot be squared with that, the search goes back to a choice that has to do with it (`retracing`), so that a
world is found whenever there is one. The tokens that have no face in the end share the unseen cards with the pile.

Where discards become the draw pile, the log begins anew (`retelling`).
"""

from stammtisch.core.agenda import everyone
from stammtisch.core.dice import Dice, roll
from stammtisch.core.rule import rule
from stammtisch.core.worlds import place_cards, scratch
from stammtisch.games.klaumau.cards import DOG, FACES, FENCE, PILE
from stammtisch.games.klaumau.retracing import (
    ALL_FACES,
    ALL_KINDS,
    UNSEEN,
    WORD,
    begin_anew,
    is_hidden,
    look_back,
    step_back,
)
from stammtisch.games.klaumau.state import JUST, LOG, OUT, RESTACKED, SHOWN, STOCK, State, put_in

NOT_THERE = -1
PATIENCE = 16
"""After so many failures a search begins anew with other choices, then after a few more, and so on: a bad beginning can
cost much more than another beginning. Since patience grows, no world is missed for ever.
"""


@rule
def sample(s: State, seat: int, dice: Dice) -> None:
    """Replace what the seat cannot know by a random world that fits what it does know."""
    face, dealt = scratch(s.moves), scratch(s.moves)  # of each token: its face, and whether it can be no watchdog
    hand, size = scratch(s.players * PILE), scratch(s.players)  # the tokens in each hand
    token = scratch(s.moves)  # of each entry of the log: the token that moved
    choices = 0
    for entry in range(s.moves):
        if is_hidden(s, seat, entry):
            choices += 1
    # Of each choice: what is known of it beforehand, …
    way, stays, goes, keeps = scratch(choices), scratch(choices), scratch(choices), scratch(choices)
    # … what was chosen, what was tried in vain, what the giver was known to hold, …
    picked, tried, known = scratch(choices), scratch(choices + 1), scratch(choices)
    # … and which kinds and which earlier choices have to do with what failed after it, as sets.
    words = choices // WORD + 1
    matters, blame = scratch(choices + 1), scratch((choices + 1) * words)
    spare, true = scratch(FACES), scratch(s.players * FACES)
    since, left, why = scratch(s.players), scratch(s.players), scratch(2)
    look_back(s, seat, choices, way, stays, goes, keeps)
    begin_anew(choices, words, picked, tried, matters, blame)
    kept, failures, patience = 0, 0, PATIENCE
    while True:
        failed = follow(
            s, seat, dice, kept, patience > PATIENCE,
            face, dealt, hand, size, token, stays, goes, keeps, picked, tried, known, spare, true, since, left, why,
        )  # fmt: skip
        if failed < 0:
            if fill(s, dice, face, dealt, hand, size, spare):
                break
            failed = choices
            why[0], why[1] = ALL_KINDS, everyone(s)
            for other in range(s.players):
                since[other] = 0
        failures += 1
        if failures == patience:
            failures, patience = 0, patience + PATIENCE // 4
            begin_anew(choices, words, picked, tried, matters, blame)
            kept = 0
        else:
            kept = step_back(failed, words, way, picked, tried, known, since, why, matters, blame)
    write_back(s, seat, face, hand, size, token)


@rule
def follow(
    s: State,
    seat: int,
    dice: Dice,
    kept: int,
    wary: bool,
    face: list[int],
    dealt: list[int],
    hand: list[int],
    size: list[int],
    token: list[int],
    stays: list[int],
    goes: list[int],
    keeps: list[int],
    picked: list[int],
    tried: list[int],
    known: list[int],
    spare: list[int],
    true: list[int],
    since: list[int],
    left: list[int],
    why: list[int],
) -> int:
    """Go through the log; choices before number `kept` stay. -1 if all fits; otherwise how many choices were made
    before something that cannot be so, and `why` (see `step_back`).

    On the way: the copies of each face that are `spare`, for tokens not seen yet; what each hand `true`ly holds,
    which is only looked at where the hand is shown; the choices made `since` each hand was shown, and the faces
    that were seen to have `left` it.
    """
    for each in range(FACES):
        spare[each] = s.pool[each]
    for entry in range(s.moves):  # what the seat saw come off the pile is nobody else's, before and after
        way = s.log_way[entry]
        if way == STOCK * 10 + OUT or way == STOCK * 10 + seat:
            spare[s.log_face[entry]] -= 1
    for other in range(s.players):
        size[other] = since[other] = left[other] = 0
    for place in range(s.players * FACES):
        true[place] = 0
    tokens, made, just, no_dogs = 0, 0, False, False
    for entry in range(s.moves):
        token[entry] = NOT_THERE
        way, seen = s.log_way[entry], s.log_face[entry]
        if way >= RESTACKED:
            if way == JUST:
                just = True
            else:
                no_dogs = True  # they are never discarded
            continue
        if way >= SHOWN:
            shown = way - SHOWN
            if shown != seat:
                wrong = look_at(shown, face, dealt, hand, size, spare, true)
                if wrong:
                    why[0] = wrong
                    why[1] = 1 << shown if wrong == ALL_KINDS else 0
                    return made
                since[shown] = made
                left[shown] = 0
            continue
        giver, receiver = way // 10, way % 10
        if giver == STOCK:
            if receiver != OUT:
                true[receiver * FACES + seen] += 1
                face[tokens] = seen if receiver == seat else UNSEEN
                dealt[tokens] = 1 if s.watchdog and (no_dogs or entry < s.dealt) else 0
                take_up(receiver, tokens, dice, hand, size)
                token[entry] = tokens
                tokens += 1
            continue
        true[giver * FACES + seen] -= 1
        if receiver != OUT:
            true[receiver * FACES + seen] += 1
        if receiver == OUT or giver == seat or receiver == seat:
            place = find(giver, seen, face, dealt, hand, size)
            if just:
                just = False
                place = place_of(giver, tokens - 1, hand)
            left[giver] |= 1 << seen
            if spare[seen] == 0 and (place < 0 or face[hand[place]] == UNSEEN):
                why[0], why[1] = 1 << seen, 0
                return made
            if place < 0:
                why[0], why[1] = left[giver] | ALL_KINDS & ~ALL_FACES, 1 << giver
                return made
            if face[hand[place]] == UNSEEN:
                spare[seen] -= 1
                face[hand[place]] = seen
        else:
            if made >= kept:
                known[made] = known_in(giver, face, hand, size)
                must = must_move(giver, stays[made], face, hand, size)
                not_now = tried[made] | ALL_FACES & ~goes[made]
                if must:
                    not_now |= ALL_KINDS & ~must if must > 0 else ALL_KINDS
                before = picked[made]
                picked[made] = -1
                if wary:
                    picked[made] = choose(giver, dice, face, dealt, hand, size, not_now | keeps[made], before)
                if picked[made] < 0:
                    picked[made] = choose(giver, dice, face, dealt, hand, size, not_now, before)
                if picked[made] < 0:
                    if not_now == ALL_KINDS:
                        why[0], why[1] = abs(must), 0
                    else:
                        why[0], why[1] = ALL_KINDS & ~(not_now & ALL_FACES) | left[giver], 1 << giver
                    return made
            place = first_of(giver, picked[made], face, dealt, hand, size)
            made += 1
        moved = hand[place]
        size[giver] -= 1
        hand[place] = hand[giver * PILE + size[giver]]
        if receiver != OUT:
            take_up(receiver, moved, dice, hand, size)
        token[entry] = moved
    return -1


@rule
def take_up(receiver: int, token: int, dice: Dice, hand: list[int], size: list[int]) -> None:
    """A token comes into a hand, at a random place: of several that are alike, any may be the one that leaves it."""
    last, place = receiver * PILE + size[receiver], receiver * PILE + roll(dice, size[receiver] + 1)
    hand[last] = hand[place]
    hand[place] = token
    size[receiver] += 1


@rule
def kind_of(face: int, dealt: int) -> int:
    """Tokens of one kind are all alike: those with the same face, those unseen since the deal, those drawn unseen."""
    return FACES + dealt if face == UNSEEN else face


@rule
def known_in(giver: int, face: list[int], hand: list[int], size: list[int]) -> int:
    """The faces that are known to be in a hand."""
    faces = 0
    for place in range(giver * PILE, giver * PILE + size[giver]):
        if face[hand[place]] != UNSEEN:
            faces |= 1 << face[hand[place]]
    return faces


@rule
def must_move(giver: int, stays: int, face: list[int], hand: list[int], size: list[int]) -> int:
    """The face that has to leave a hand now to be where it is seen later; below 0 if there are several."""
    must, many = 0, 0
    for place in range(giver * PILE, giver * PILE + size[giver]):
        known = face[hand[place]]
        if known != UNSEEN and stays >> known & 1 == 0:
            must |= 1 << known
            many += 1
    return must if many < 2 else -must


@rule
def choose(
    giver: int, dice: Dice, face: list[int], dealt: list[int], hand: list[int], size: list[int], tried: int, before: int
) -> int:
    """The kind of a random token of a hand, of those that are not barred, or -1. What was chosen before is chosen
    again, if it can be: a search that goes back should not throw away what fitted.
    """
    left = 0
    for place in range(giver * PILE, giver * PILE + size[giver]):
        if before >= 0 and tried >> before & 1 == 0 and kind_of(face[hand[place]], dealt[hand[place]]) == before:
            return before
        if tried >> kind_of(face[hand[place]], dealt[hand[place]]) & 1 == 0:
            left += 1
    if left == 0:
        return -1
    skip = roll(dice, left)
    for place in range(giver * PILE, giver * PILE + size[giver]):
        kind = kind_of(face[hand[place]], dealt[hand[place]])
        if tried >> kind & 1 == 0:
            if skip == 0:
                return kind
            skip -= 1
    return -1


@rule
def first_of(giver: int, kind: int, face: list[int], dealt: list[int], hand: list[int], size: list[int]) -> int:
    """The place of a token of that kind in a hand, or -1."""
    for place in range(giver * PILE, giver * PILE + size[giver]):
        if kind_of(face[hand[place]], dealt[hand[place]]) == kind:
            return place
    return NOT_THERE


@rule
def place_of(giver: int, token: int, hand: list[int]) -> int:
    """Where in a hand a token is."""
    place = giver * PILE
    while hand[place] != token:
        place += 1
    return place


@rule
def find(giver: int, seen: int, face: list[int], dealt: list[int], hand: list[int], size: list[int]) -> int:
    """The place of a token that can be the card that was seen to leave a hand. One that was drawn can be anything,
    one that was dealt no watchdog: so the latter goes first.
    """
    place = first_of(giver, seen, face, dealt, hand, size)
    if place < 0 and seen != DOG:
        place = first_of(giver, FACES + 1, face, dealt, hand, size)
    if place < 0:
        place = first_of(giver, FACES, face, dealt, hand, size)
    return place


@rule
def look_at(
    shown: int, face: list[int], dealt: list[int], hand: list[int], size: list[int], spare: list[int], true: list[int]
) -> int:
    """A hand is shown: its tokens get their faces. FITS, or the face for which that cannot be, or NO_FACE."""
    need = scratch(FACES)
    for each in range(FACES):
        need[each] = true[shown * FACES + each]
    first, last = shown * PILE, shown * PILE + size[shown]
    for place in range(first, last):
        known = face[hand[place]]
        if known != UNSEEN:
            if need[known] == 0:
                return 1 << known
            need[known] -= 1
    for each in range(FACES):
        if need[each] > spare[each]:
            return 1 << each
    for step in range(FACES):
        each = FACES - 1 - step  # watchdogs before the cards that may have been dealt
        for _ in range(need[each]):
            if each == DOG:
                place = first_of(shown, FACES, face, dealt, hand, size)
                if place < 0:
                    return ALL_KINDS
            else:
                place = unseen_in(first, last, face, dealt, hand)
            face[hand[place]] = each
            spare[each] -= 1
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
            allowed[count] = 0b111 if each != DOG else 0b101 if s.restacked == 0 else 0b001
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
    for entry in range(s.dealt):  # in which order the seat was dealt its cards means nothing
        if s.log_way[entry] == STOCK * 10 + seat:
            for later in range(entry + 1, s.dealt):
                if s.log_way[later] == STOCK * 10 + seat and s.log_face[later] < s.log_face[entry]:
                    s.log_face[entry], s.log_face[later] = s.log_face[later], s.log_face[entry]
