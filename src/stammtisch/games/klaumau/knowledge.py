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
    Choices,
    Clues,
    Tokens,
    begin_anew,
    is_hidden,
    look_back,
    step_back,
    words,
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
    count = 0
    for entry in range(s.moves):
        if is_hidden(s, seat, entry):
            count += 1
    tokens = Tokens(
        face=scratch(s.moves),
        dealt=scratch(s.moves),
        hand=scratch(s.players * PILE),
        size=scratch(s.players),
        moved=scratch(s.moves),
    )
    choices = Choices(
        way=scratch(count),
        stays=scratch(count),
        goes=scratch(count),
        keeps=scratch(count),
        picked=scratch(count),
        tried=scratch(count + 1),
        known=scratch(count),
        matters=scratch(count + 1),
        blame=scratch((count + 1) * words(count)),
    )
    clues = Clues(
        spare=scratch(FACES),
        held=scratch(s.players * FACES),
        since=scratch(s.players),
        left=scratch(s.players),
        why=scratch(2),
    )
    look_back(s, seat, count, choices)
    begin_anew(count, choices)
    kept, failures, patience = 0, 0, PATIENCE
    while True:
        failed = replay(s, seat, dice, kept, patience > PATIENCE, tokens, choices, clues)
        if failed < 0:
            if fill(s, dice, tokens, clues.spare):
                break
            failed = count
            clues.why[0], clues.why[1] = ALL_KINDS, everyone(s)
            for other in range(s.players):
                clues.since[other] = 0
        failures += 1
        if failures == patience:
            failures, patience = 0, patience + PATIENCE // 4
            begin_anew(count, choices)
            kept = 0
        else:
            kept = step_back(failed, count, choices, clues)
    write_back(s, seat, tokens)


@rule
def replay(
    s: State, seat: int, dice: Dice, kept: int, wary: bool, tokens: Tokens, choices: Choices, clues: Clues
) -> int:
    """Go through the log; choices before number `kept` stay. -1 if all fits; otherwise how many choices were made
    before something that cannot be so, and `clues.why` says why. If `wary`, faces that had better stay do so where
    they can.
    """
    face, hand, size = tokens.face, tokens.hand, tokens.size
    spare, held, since, left, why = clues.spare, clues.held, clues.since, clues.left, clues.why
    for each in range(FACES):
        spare[each] = s.pool[each]
    for entry in range(s.moves):  # what the seat saw come off the pile is nobody else's, before and after
        way = s.log_way[entry]
        if way == STOCK * 10 + OUT or way == STOCK * 10 + seat:
            spare[s.log_face[entry]] -= 1
    for other in range(s.players):
        size[other] = since[other] = left[other] = 0
    for place in range(s.players * FACES):
        held[place] = 0
    count, made, just, no_dogs = 0, 0, False, False
    for entry in range(s.moves):
        tokens.moved[entry] = NOT_THERE
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
                wrong = look_at(shown, tokens, spare, held)
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
                held[receiver * FACES + seen] += 1
                face[count] = seen if receiver == seat else UNSEEN
                tokens.dealt[count] = 1 if s.watchdog and (no_dogs or entry < s.dealt) else 0
                take_up(receiver, count, dice, hand, size)
                tokens.moved[entry] = count
                count += 1
            continue
        held[giver * FACES + seen] -= 1
        if receiver != OUT:
            held[receiver * FACES + seen] += 1
        if receiver == OUT or giver == seat or receiver == seat:
            place = find(giver, seen, tokens)
            if just:
                just = False
                place = place_of(giver, count - 1, hand)
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
                choices.known[made] = known_in(giver, tokens)
                must = must_move(giver, choices.stays[made], tokens)
                not_now = choices.tried[made] | ALL_FACES & ~choices.goes[made]
                if must:
                    not_now |= ALL_KINDS & ~must if must > 0 else ALL_KINDS
                before = choices.picked[made]
                picked = -1
                if wary:
                    picked = choose(giver, dice, tokens, not_now | choices.keeps[made], before)
                if picked < 0:
                    picked = choose(giver, dice, tokens, not_now, before)
                choices.picked[made] = picked
                if picked < 0:
                    if not_now == ALL_KINDS:
                        why[0], why[1] = abs(must), 0
                    else:
                        why[0], why[1] = ALL_KINDS & ~(not_now & ALL_FACES) | left[giver], 1 << giver
                    return made
            place = first_of(giver, choices.picked[made], tokens)
            made += 1
        moved = hand[place]
        size[giver] -= 1
        hand[place] = hand[giver * PILE + size[giver]]
        if receiver != OUT:
            take_up(receiver, moved, dice, hand, size)
        tokens.moved[entry] = moved
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
def known_in(giver: int, tokens: Tokens) -> int:
    """The faces that are known to be in a hand."""
    face, hand, size, faces = tokens.face, tokens.hand, tokens.size, 0
    for place in range(giver * PILE, giver * PILE + size[giver]):
        if face[hand[place]] != UNSEEN:
            faces |= 1 << face[hand[place]]
    return faces


@rule
def must_move(giver: int, stays: int, tokens: Tokens) -> int:
    """The face that has to leave a hand now to be where it is seen later; below 0 if there are several."""
    face, hand, size = tokens.face, tokens.hand, tokens.size
    must, many = 0, 0
    for place in range(giver * PILE, giver * PILE + size[giver]):
        known = face[hand[place]]
        if known != UNSEEN and stays >> known & 1 == 0:
            must |= 1 << known
            many += 1
    return must if many < 2 else -must


@rule
def choose(giver: int, dice: Dice, tokens: Tokens, barred: int, before: int) -> int:
    """The kind of a random token of a hand, of those that are not barred, or -1. What was chosen before is chosen
    again, if it can be: a search that goes back should not throw away what fitted.
    """
    face, dealt, hand, size = tokens.face, tokens.dealt, tokens.hand, tokens.size
    left = 0
    for place in range(giver * PILE, giver * PILE + size[giver]):
        if before >= 0 and barred >> before & 1 == 0 and kind_of(face[hand[place]], dealt[hand[place]]) == before:
            return before
        if barred >> kind_of(face[hand[place]], dealt[hand[place]]) & 1 == 0:
            left += 1
    if left == 0:
        return -1
    skip = roll(dice, left)
    for place in range(giver * PILE, giver * PILE + size[giver]):
        kind = kind_of(face[hand[place]], dealt[hand[place]])
        if barred >> kind & 1 == 0:
            if skip == 0:
                return kind
            skip -= 1
    return -1


@rule
def first_of(giver: int, kind: int, tokens: Tokens) -> int:
    """The place of a token of that kind in a hand, or -1."""
    face, dealt, hand, size = tokens.face, tokens.dealt, tokens.hand, tokens.size
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
def find(giver: int, seen: int, tokens: Tokens) -> int:
    """The place of a token that can be the card that was seen to leave a hand. One that was drawn can be anything,
    one that was dealt no watchdog: so the latter goes first.
    """
    place = first_of(giver, seen, tokens)
    if place < 0 and seen != DOG:
        place = first_of(giver, FACES + 1, tokens)
    if place < 0:
        place = first_of(giver, FACES, tokens)
    return place


@rule
def look_at(shown: int, tokens: Tokens, spare: list[int], held: list[int]) -> int:
    """A hand is shown: its tokens get their faces. 0 if that can be, otherwise the kinds for which it cannot."""
    face, hand, size = tokens.face, tokens.hand, tokens.size
    need = scratch(FACES)
    for each in range(FACES):
        need[each] = held[shown * FACES + each]
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
                place = first_of(shown, FACES, tokens)
                if place < 0:
                    return ALL_KINDS
            else:
                place = unseen_in(first, last, tokens)
            face[hand[place]] = each
            spare[each] -= 1
    return 0


@rule
def unseen_in(first: int, last: int, tokens: Tokens) -> int:
    """The place of an unseen token, a dealt one if there is one."""
    face, hand, found = tokens.face, tokens.hand, NOT_THERE
    for place in range(first, last):
        if face[hand[place]] == UNSEEN:
            if tokens.dealt[hand[place]]:
                return place
            found = place
    return found


@rule
def fill(s: State, dice: Dice, tokens: Tokens, spare: list[int]) -> bool:
    """Share out the cards that are left among unseen tokens and the pile; False if that cannot be done."""
    face, dealt, hand, size = tokens.face, tokens.dealt, tokens.hand, tokens.size
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
def write_back(s: State, seat: int, tokens: Tokens) -> None:
    """Hands and log of the imagined world."""
    face, hand, size, moved = tokens.face, tokens.hand, tokens.size, tokens.moved
    for other in range(s.players):
        if other != seat:
            for each in range(FACES):
                s.hands[other * FACES + each] = 0
            s.held[other] = 0
            s.sizes[other] = 0
            for place in range(other * PILE, other * PILE + size[other]):
                put_in(s, other, face[hand[place]])
    for entry in range(s.moves):
        if moved[entry] >= 0:
            s.log_face[entry] = face[moved[entry]]
    for entry in range(s.moves, LOG):
        s.log_way[entry] = 0
        s.log_face[entry] = 0
    for entry in range(s.dealt):  # in which order the seat was dealt its cards means nothing
        if s.log_way[entry] == STOCK * 10 + seat:
            for later in range(entry + 1, s.dealt):
                if s.log_way[later] == STOCK * 10 + seat and s.log_face[later] < s.log_face[entry]:
                    s.log_face[entry], s.log_face[later] = s.log_face[later], s.log_face[entry]
