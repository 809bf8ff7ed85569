"""Imagining what one cannot see: unseen cards are given to holders in a random way that fits all that is known.

A holder is a place a card may be in: a seat's hand, or a finer part of it (cards a seat passed on, cards it
drew from a certain pile). For each card it is known which holders it can be with; for each holder how many
cards it has. `deal_unseen` has all of it in masks, for cards that differ; `place_cards` serves any others; and
`in_random_order` is enough where a card can be anywhere.
"""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.dice import Dice, roll
from stammtisch.core.rule import rule, rule_apart


def scratch(size: int) -> list[int]:
    """Room for so many numbers, all 0. Natively an array."""
    return [0] * size


def scratch_floats(size: int) -> list[float]:
    """Room for so many fractions, all 0. Natively an array."""
    return [0.0] * size


TRIES = 32
"""How often cards are dealt out anew before the ways to do it are counted."""
MORE_TRIES = 4000
"""And how often where there are too many ways to count."""
COUNTED = 1 << 15
"""How many numbers may be kept for counting."""


@rule
def in_random_order(dice: Dice, mask: int, cards: list[int]) -> int:
    """List the cards of a mask, each order as likely as any other; gives back how many there are."""
    count = 0
    while mask:
        cards[count] = lowest(mask)
        mask &= mask - 1
        count += 1
    for i in range(count - 1, 0, -1):
        j = roll(dice, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return count


@rule
def deal_unseen(dice: Dice, unseen: int, hands: list[int], room: list[int], never: list[int], holders: int) -> bool:
    """Deal the cards of a mask to holders at random; False if that cannot be done, and then nobody gets any.

    Holder h keeps the cards that `hands[h]` has already: exactly those are known. It gets at most `room[h]` others, and
    none of the mask `never[h]`. Every way to fill the places of all holders is as likely as any other.
    """
    count = bit_count(unseen)
    cards, allowed, owner = scratch(count), scratch(count), scratch(count)
    for i in range(count):
        cards[i] = lowest(unseen)
        unseen &= unseen - 1
        for h in range(holders):
            if never[h] >> cards[i] & 1 == 0:
                allowed[i] |= 1 << h
    if not place_cards(dice, count, allowed, room, holders, owner):
        return False
    for i in range(count):
        hands[owner[i]] |= 1 << cards[i]
    return True


@rule_apart
def place_cards(dice: Dice, count: int, allowed: list[int], room: list[int], holders: int, owner: list[int]) -> bool:
    """Give each of `count` cards to a holder at random; False if that cannot be done.

    `allowed[i]` is the mask of holders card i can be with, `room[h]` how many cards holder h takes; both stay
    as they are. `owner[i]` is the result. Every way to fill the places of all holders is as likely as any other.
    """
    free = scratch(holders)
    for h in range(holders):
        free[h] = room[h]
    for i in range(count):
        owner[i] = -1
    for i in range(count):
        if not _place(i, count, allowed, free, holders, owner):
            return False
    # Cards of a kind can be with the same holders. Those with the fewest to choose from come first.
    kinds, sizes, bounds, kind_of = scratch(count), scratch(count), scratch(count), scratch(count)
    number = _sort_kinds(count, allowed, room, holders, kinds, sizes, bounds, kind_of)
    places = scratch(count + 1)
    for attempt in range(TRIES + MORE_TRIES):
        if attempt == TRIES and _count_out(dice, count, kinds, sizes, kind_of, number, room, holders, owner):
            return True
        if _deal_out(dice, kinds, sizes, bounds, number, room, holders, places):
            _hand_out(dice, count, kind_of, number, sizes, places, owner)
            return True
    # Hardly any way leads to a world, and there are too many to count: cards of the one that was found change places.
    for _ in range(64 * count):
        a, b = roll(dice, count), roll(dice, count)
        x, y = owner[a], owner[b]
        if allowed[a] >> y & 1 and allowed[b] >> x & 1:
            owner[a], owner[b] = y, x
    return True


@rule
def _sort_kinds(
    count: int,
    allowed: list[int],
    room: list[int],
    holders: int,
    kinds: list[int],
    sizes: list[int],
    bounds: list[int],
    kind_of: list[int],
) -> int:
    """The kinds of cards, how many cards each has, and for how many places at most its first card can choose from;
    gives back how many kinds there are.
    """
    number = 0
    for i in range(count):
        place = 0
        while place < number and kinds[place] != allowed[i]:
            place += 1
        if place == number:
            while place > 0 and bit_count(kinds[place - 1]) > bit_count(allowed[i]):
                kinds[place], sizes[place] = kinds[place - 1], sizes[place - 1]
                place -= 1
            kinds[place], sizes[place] = allowed[i], 0
            number += 1
        sizes[place] += 1
    for kind in range(number):
        for h in range(holders):
            if kinds[kind] >> h & 1:
                bounds[kind] += room[h]
        for before in range(kind):
            if kinds[before] & ~kinds[kind] == 0:
                bounds[kind] -= sizes[before]  # they can be nowhere else
    for i in range(count):
        while kinds[kind_of[i]] != allowed[i]:
            kind_of[i] += 1
    return number


@rule
def _deal_out(
    dice: Dice,
    kinds: list[int],
    sizes: list[int],
    bounds: list[int],
    number: int,
    room: list[int],
    holders: int,
    places: list[int],
) -> bool:
    """Give each card one of the places it can have; False if that came to nothing.

    A card draws from as many tickets as there can be places for it at most, one for each that is still free. So a way
    of dealing that leaves it fewer comes to nothing the more often, and of those that do not each is as likely.
    """
    free = scratch(holders)
    for h in range(holders):
        free[h] = room[h]
    dealt = 0
    for kind in range(number):
        for card in range(sizes[kind]):
            ticket, left, h = roll(dice, bounds[kind] - card), kinds[kind], -1
            while left:
                h = lowest(left)
                if ticket < free[h]:
                    break
                ticket -= free[h]
                left &= left - 1
            if left == 0:
                return False
            free[h] -= 1
            places[dealt] = h
            dealt += 1
    return True


@rule
def _hand_out(
    dice: Dice, count: int, kind_of: list[int], number: int, sizes: list[int], places: list[int], owner: list[int]
) -> None:
    """Give the cards of each kind the places that were found for it, any of them any."""
    first = 0
    for kind in range(number):
        left = sizes[kind]
        for i in range(count):
            if kind_of[i] == kind:
                picked = first + roll(dice, left)
                left -= 1
                owner[i] = places[picked]
                places[picked], places[first + left] = places[first + left], places[picked]
        first += sizes[kind]


@rule
def _count_out(
    dice: Dice,
    count: int,
    kinds: list[int],
    sizes: list[int],
    kind_of: list[int],
    number: int,
    room: list[int],
    holders: int,
    owner: list[int],
) -> bool:
    """Count the ways to fill all holders, one after the other with so many cards of each kind, and draw one of them;
    False if there are too many to count.
    """
    spare = -count
    for h in range(holders):
        spare += room[h]
    kept, steps, strides = 1, scratch(number + 1), scratch(number + 1)
    for kind in range(number + 1):
        steps[kind] = sizes[kind] if kind < number else spare  # places that stay empty are a kind of their own
        strides[kind] = kept
        kept *= steps[kind] + 1
        if kept * holders * (number + 1) > COUNTED:
            return False
    # ways[layer * kept + left]: to go on from some holder and kind, when `left` cards of each kind are left.
    layers = holders * (number + 1)
    ways = scratch_floats((layers + 1) * kept)
    ways[layers * kept] = 1.0
    after = 0
    for layer in range(layers - 1, -1, -1):
        h, kind = layer // (number + 1), layer % (number + 1)
        may = kind == number or kinds[kind] >> h & 1 == 1
        for left in range(kept):
            takes = -after
            for each in range(number + 1):
                takes += left // strides[each] % (steps[each] + 1)
            have = left // strides[kind] % (steps[kind] + 1)
            most = min(have, takes) if may else 0
            chosen, total = 1.0, 0.0
            for taken in range(most + 1):
                if kind < number or taken == takes:  # the last kind fills the holder up
                    total += chosen * ways[(layer + 1) * kept + left - taken * strides[kind]]
                chosen = chosen * (have - taken) / (taken + 1)
            ways[layer * kept + left] = total if takes >= 0 else 0.0
        if kind == 0:
            after += room[h]
    # And down again: a number of cards of each kind for each holder, in proportion to the ways that lead on from there.
    left, places, first = kept - 1, scratch(count + 1), scratch(number + 1)
    for kind in range(1, number):
        first[kind] = first[kind - 1] + sizes[kind - 1]
    for layer in range(layers):
        h, kind = layer // (number + 1), layer % (number + 1)
        if kind == 0:
            after -= room[h]
        takes = -after
        for each in range(number + 1):
            takes += left // strides[each] % (steps[each] + 1)
        have = left // strides[kind] % (steps[kind] + 1)
        may = kind == number or kinds[kind] >> h & 1 == 1
        most = min(have, takes) if may else 0
        ticket = roll(dice, 1 << 31) / (1 << 31) * ways[layer * kept + left]
        chosen, taken, picked = 1.0, 0, 0
        while taken <= most and ticket >= 0:
            part = 0.0
            if kind < number or taken == takes:
                part = chosen * ways[(layer + 1) * kept + left - taken * strides[kind]]
            if part > 0:
                picked = taken
            ticket -= part
            chosen = chosen * (have - taken) / (taken + 1)
            taken += 1
        left -= picked * strides[kind]
        if kind < number:
            for _ in range(picked):
                places[first[kind]] = h
                first[kind] += 1
    _hand_out(dice, count, kind_of, number, sizes, places, owner)
    return True


@rule
def _place(card: int, count: int, allowed: list[int], free: list[int], holders: int, owner: list[int]) -> bool:
    """Place one card somewhere, moving others out of the way if it must be."""
    # Breadth first from the full holders this card may join, to one with room: each card on the way moves one on.
    moved = scratch(holders)
    queue = scratch(holders)
    ends = 0
    seen = 0
    for h in range(holders):
        if allowed[card] >> h & 1:
            moved[h] = card
            queue[ends] = h
            ends += 1
            seen |= 1 << h
    done = 0
    while done < ends:
        h = queue[done]
        done += 1
        if free[h]:
            free[h] -= 1
            while True:
                mover = moved[h]
                before = owner[mover]
                owner[mover] = h
                if mover == card:
                    return True
                h = before
        for other in range(count):
            if owner[other] == h:
                fresh = allowed[other] & ~seen
                while fresh:
                    nxt = lowest(fresh)
                    fresh &= fresh - 1
                    moved[nxt] = other
                    queue[ends] = nxt
                    ends += 1
                    seen |= 1 << nxt
    return False


@rule
def some_of(dice: Dice, mask: int, count: int) -> int:
    """A random part of a mask, of a given size."""
    chosen = 0
    for _ in range(count):
        skip = roll(dice, bit_count(mask))
        rest = mask
        for _ in range(skip):
            rest &= rest - 1
        bit = rest & -rest
        chosen |= bit
        mask &= ~bit
    return chosen
