"""What a seat knows in Black Spy, and worlds that fit it.

A seat knows its own cards, every card played and by whom, how many cards the others hold, the three cards it
passed on and the three that came, that the opener holds the red 1 until it is played (or has the announced
colour), and what others have shown not to hold, or to hold. With the mole it has also seen the pile as it lay when
its turn came: what it left behind went to those who picked later, three each, and from them perhaps on to their
neighbours.

So cards are not simply given to hands, but to where they came from: each seat's hand before passing has a part
from what we left in the mole's pile and a part from elsewhere, and of each part some were passed on. A card's
holder is such a part (see `_holder`).
"""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.dice import Dice, roll
from stammtisch.core.rule import rule
from stammtisch.core.worlds import place_cards, scratch, some_of
from stammtisch.games.black_spy.cards import ALL, BLACK, CARDS, COLOUR, RANKS, RED_1, SPIES, SPY, face, minus, plus
from stammtisch.games.black_spy.state import MOLE, PASS, State
from stammtisch.games.tricks.state import PASSED

ELSEWHERE, LEFT = 0, 1
"""Where a seat had a card from: the deal (or a part of the pile we never saw), or what we left in the pile."""
KEPT, GIVEN = 0, 1
TRIES = 40
"""How often a likely guess is tried before all guesses are gone through."""


@rule
def _holder(seat: int, source: int, fate: int) -> int:
    return 4 * seat + 2 * source + fate


@rule
def picks_after(s: State, seat: int, other: int) -> bool:
    """Whether another seat comes after this one in the order of the mole (BS-31)."""
    return s.turn[other] > s.turn[seat]


@rule
def left_behind(s: State, seat: int) -> int:
    """What was in the mole's pile when this seat, having picked, passed it on."""
    cards = s.aside
    for other in range(s.players):
        if other != seat and picks_after(s, seat, other):
            cards = plus(cards, s.picks[other])
    return cards


@rule
def tidy(cards: int) -> int:
    """A set of cards in which spies are counted as they should be (see `cards`)."""
    return plus(cards & ~SPIES, cards & SPIES)


@rule
def sample(s: State, seat: int, dice: Dice) -> None:
    """Replace what the seat cannot know by a random world that fits what it does know."""
    step = s.steps[s.depth - 1] if s.depth else -1
    if step == MOLE or step == PASS:
        imagine_before_passing(s, seat, dice, step)
    else:
        imagine_after_passing(s, seat, dice)
    for place in range(CARDS):
        s.pile[place] = place


# Before passing: hands, and the pile


@rule
def imagine_before_passing(s: State, seat: int, dice: Dice, step: int) -> None:
    picked = s.picked >> seat & 1 == 1
    sees_pile = step == MOLE and s.asked[s.depth - 1] >> seat & 1 == 1
    unseen = minus(ALL, s.hands[seat])
    if sees_pile:
        unseen = minus(unseen, s.aside)
    left = left_behind(s, seat) if picked else 0
    pile = 4 * s.players  # one more holder: the mole's pile
    room = scratch(pile + 1)
    sources = scratch(2)  # holders of cards from elsewhere, and of cards we left
    for other in range(s.players):
        if other != seat:
            taken = bit_count(s.picks[other]) if picked and picks_after(s, seat, other) else 0
            room[_holder(other, LEFT, KEPT)] = taken
            room[_holder(other, ELSEWHERE, KEPT)] = bit_count(s.hands[other]) - taken
            sources[LEFT] |= 1 << _holder(other, LEFT, KEPT)
            sources[ELSEWHERE] |= 1 << _holder(other, ELSEWHERE, KEPT)
    if not sees_pile:
        room[pile] = bit_count(s.aside)
        sources[LEFT if picked else ELSEWHERE] |= 1 << pile
    count = bit_count(unseen)
    cards, allowed, owner = scratch(count), scratch(count), scratch(count)
    for i in range(count):
        cards[i] = face(lowest(unseen))
        unseen &= unseen - 1
        if cards[i] == SPY:  # any unseen spy may be among those we left; the room in each part keeps their number right
            allowed[i] = sources[ELSEWHERE] | (sources[LEFT] if left & SPIES else 0)
        else:
            allowed[i] = sources[left >> cards[i] & 1]
    fits = place_cards(dice, count, allowed, room, pile + 1, owner)
    assert fits
    for other in range(s.players):
        if other != seat:
            s.hands[other] = 0
            if picked and picks_after(s, seat, other):
                s.picks[other] = 0
    if not sees_pile:
        s.aside = 0
    for i in range(count):
        if owner[i] == pile:
            s.aside = plus(s.aside, 1 << cards[i])
        else:
            other = owner[i] // 4
            s.hands[other] = plus(s.hands[other], 1 << cards[i])
            if owner[i] & 2:
                s.picks[other] = plus(s.picks[other], 1 << cards[i])
    waiting = s.asked[s.depth - 1] if step == PASS else 0
    for other in range(s.players):
        if other != seat:
            if not (picked and picks_after(s, seat, other)):
                imagine_picks(s, other, s.hands[other], dice)
            if step == PASS:
                # Whoever still chooses has shown nothing, not even a beginning.
                s.chosen[other] = 0 if waiting >> other & 1 else tidy(some_of(dice, s.hands[other], PASSED))


@rule
def imagine_picks(s: State, other: int, hand: int, dice: Dice) -> None:
    """What a seat that picked before us may have taken: any cards it had."""
    s.picks[other] = tidy(some_of(dice, hand, bit_count(s.picks[other])))


# After passing: where each card came from, and whether it was passed on


@rule
def imagine_after_passing(s: State, seat: int, dice: Dice) -> None:
    giver = (seat - s.pass_to) % s.players
    receiver = (seat + s.pass_to) % s.players
    moled = s.picked > 0
    left = left_behind(s, seat) if moled else 0
    mine = plus(minus(plus(s.hands[seat], s.laid[seat]), s.chosen[giver]), s.chosen[seat])
    holders = 4 * s.players
    ours = minus(s.chosen[seat], s.laid[receiver])  # what we passed on and has not been played
    foreign = minus(ALL, mine)
    count = bit_count(foreign)
    cards, ends = scratch(count), scratch(count)
    allowed, owner = scratch(count), scratch(count)
    # One after the other: what came to us, what others have played, what is unseen.
    i = 0
    i = _list_cards(i, s.chosen[giver], seat, cards, ends)
    foreign = minus(foreign, s.chosen[giver])
    for other in range(s.players):
        if other != seat:
            shown = minus(s.laid[other], s.chosen[seat]) if other == receiver else s.laid[other]
            i = _list_cards(i, shown, other, cards, ends)
            foreign = minus(foreign, shown)
    unseen = i
    _list_cards(i, foreign, -1, cards, ends)
    opening = s.colour >= 0 and s.tricks == 0 and s.played == 0 and s.leader != seat
    if opening and ours & COLOUR << RANKS * s.colour and receiver == s.leader:
        opening = False  # it may lead the card we gave it
    least, most, given = scratch(s.players), scratch(s.players), scratch(s.players)
    if moled:
        _bound(seat, left, cards, ends, least, most)
    guesses = 1 << 2 * (s.players - 1 - s.turn[seat]) if moled else 1
    start = 0
    debtors = _debtors(s, seat, ours, receiver)
    ways = 1 << bit_count(debtors)
    first = roll(dice, ways) if debtors else 0
    for attempt in range((TRIES + guesses) * ways):
        if moled:
            if attempt == TRIES * ways:
                start = roll(dice, guesses)
            _guess(s, seat, dice, -1 if attempt < TRIES * ways else (attempt // ways + start) % guesses, given)
            if not _adds_up(s, seat, given, least, most):
                continue
        room = scratch(holders)
        _share_out(s, seat, given, moled, room)
        for j in range(count):
            allowed[j] = _holders_of(s, seat, cards[j], ends[j], left, moled)
        if opening:  # the leader holds the announced colour: one such card at least, whichever
            _keep_one(s, dice, cards, allowed, unseen, count)
        if debtors and not _pay(s, debtors, (attempt + first) % ways, ours, receiver, cards, allowed, unseen, count):
            continue
        if place_cards(dice, count, allowed, room, holders, owner):
            break
    else:
        raise AssertionError("no world fits")
    _lay_out(s, seat, cards, owner, unseen, count, ours, receiver, giver, moled)
    if moled:
        for other in range(s.players):
            if other != seat and not picks_after(s, seat, other):
                before = minus(plus(s.hands[other], s.laid[other]), s.chosen[(other - s.pass_to) % s.players])
                imagine_picks(s, other, plus(before, s.chosen[other]), dice)


@rule
def _list_cards(i: int, mask: int, end: int, cards: list[int], ends: list[int]) -> int:
    """Put the cards of a mask on the list, with the seat that had them after passing (-1: unknown)."""
    while mask:
        cards[i] = face(lowest(mask))
        ends[i] = end
        mask &= mask - 1
        i += 1
    return i


@rule
def _bound(seat: int, left: int, cards: list[int], ends: list[int], least: list[int], most: list[int]) -> None:
    """How many of the cards we left each seat has after passing: at least those seen there, at most the unseen too."""
    for i in range(len(cards)):
        if left >> cards[i] & 1:
            if ends[i] >= 0:
                most[ends[i]] += 1
                if cards[i] != SPY:  # this spy may be from elsewhere
                    least[ends[i]] += 1
            else:
                for other in range(len(most)):
                    if other != seat:
                        most[other] += 1


@rule
def _guess(s: State, seat: int, dice: Dice, number: int, given: list[int]) -> None:
    """How many of its cards from the pile each later picker passed on: a likely guess, or one by its number."""
    size = CARDS // s.players
    for other in range(s.players):
        if other != seat and picks_after(s, seat, other):
            if s.pass_to == 0:
                given[other] = 0
            elif number < 0:
                given[other] = 0
                for _ in range(PASSED):
                    if roll(dice, size) < PASSED:
                        given[other] += 1
            else:
                given[other] = number & 3
                number >>= 2


@rule
def _adds_up(s: State, seat: int, given: list[int], least: list[int], most: list[int]) -> bool:
    """Whether a guess goes together with what was seen. That is quick to say, and rules most of the wrong ones out."""
    for other in range(s.players):
        number = given[(other - s.pass_to) % s.players] - given[other]
        if other != seat and picks_after(s, seat, other):
            number += PASSED
        if number < least[other] or number > most[other]:
            return False
    return True


@rule
def _share_out(s: State, seat: int, given: list[int], moled: bool, room: list[int]) -> None:
    """How many cards each part has. `given` of the cards that a seat picked after us were passed on."""
    size = CARDS // s.players
    passed = PASSED if s.pass_to else 0  # BS-41
    for other in range(s.players):
        if other != seat:
            picked = PASSED if moled and picks_after(s, seat, other) else 0
            room[_holder(other, LEFT, KEPT)] = picked - given[other]
            room[_holder(other, LEFT, GIVEN)] = given[other]
            room[_holder(other, ELSEWHERE, KEPT)] = size - passed - (picked - given[other])
            room[_holder(other, ELSEWHERE, GIVEN)] = passed - given[other]


@rule
def _holders_of(s: State, seat: int, card: int, end: int, left: int, moled: bool) -> int:
    """The holders a card can have had, given the seat it ended with."""
    from_left = moled and left >> card & 1 == 1
    elsewhere = not from_left or card == SPY
    red_1 = s.opener if card == RED_1 and s.colour < 0 else -1
    holders = 0
    for other in range(s.players):
        if other == seat:
            continue
        for fate in range(2):
            final = (other + s.pass_to) % s.players if fate == GIVEN else other
            if end >= 0:
                fits = final == end
            else:
                fits = final != seat and s.lacks[final] >> card & 1 == 0 and (red_1 < 0 or final == red_1)
            if fits:
                if elsewhere:
                    holders |= 1 << _holder(other, ELSEWHERE, fate)
                if from_left and picks_after(s, seat, other):
                    holders |= 1 << _holder(other, LEFT, fate)
    return holders


@rule
def _final(s: State, holder: int) -> int:
    """The seat where a holder's cards are after passing."""
    return (holder // 4 + s.pass_to) % s.players if holder & 1 else holder // 4


@rule
def _keep_one(s: State, dice: Dice, cards: list[int], allowed: list[int], unseen: int, count: int) -> None:
    """Let the leader have one unseen card of the announced colour, chosen at random."""
    at_leader = 0
    for holder in range(4 * s.players):
        if _final(s, holder) == s.leader:
            at_leader |= 1 << holder
    options = 0
    chosen = -1
    for i in range(unseen, count):
        if COLOUR << RANKS * s.colour >> cards[i] & 1 and allowed[i] & at_leader:
            options += 1
            if roll(dice, options) == 0:
                chosen = i
    if chosen >= 0:
        allowed[chosen] &= at_leader


@rule
def _debtors(s: State, seat: int, ours: int, receiver: int) -> int:
    """BS-40: the others of whom one knows that they held a certain black card or nothing but black ones when they
    played to the first trick, and have not laid it since; `ours` are with the receiver.
    """
    seats = 0
    for other in range(s.players):
        if other != seat and s.owed[other] >= 0:
            shown = plus(s.laid[other], ours) if other == receiver else s.laid[other]
            if shown >> s.owed[other] & 1 == 0:
                seats |= 1 << other
    return seats


@rule
def _pay(
    s: State,
    debtors: int,
    way: int,
    ours: int,
    receiver: int,
    cards: list[int],
    allowed: list[int],
    unseen: int,
    count: int,
) -> bool:
    """Let each of them hold the card or nothing but black ones, by a bit of `way`. False if that cannot be."""
    for other in range(s.players):
        if debtors >> other & 1 == 0:
            continue
        here = 0
        for holder in range(4 * s.players):
            if _final(s, holder) == other:
                here |= 1 << holder
        if way & 1:
            shown = plus(s.laid[other], ours) if other == receiver else s.laid[other]
            if shown & ~BLACK:
                return False
            for i in range(unseen, count):
                if BLACK >> cards[i] & 1 == 0:
                    allowed[i] &= ~here
        else:
            i = unseen
            while i < count and (cards[i] != s.owed[other] or allowed[i] & here == 0):
                i += 1
            if i == count:
                return False
            allowed[i] &= here
        way >>= 1
    return True


@rule
def _lay_out(
    s: State,
    seat: int,
    cards: list[int],
    owner: list[int],
    unseen: int,
    count: int,
    ours: int,
    receiver: int,
    giver: int,
    moled: bool,
) -> None:
    """Write the imagined world into the state."""
    for other in range(s.players):
        if other != seat:
            s.hands[other] = ours if other == receiver else 0
            if other != giver:
                s.chosen[other] = 0
            if moled and picks_after(s, seat, other):
                s.picks[other] = 0
    for i in range(count):
        holder = owner[i]
        other = holder // 4
        bit = 1 << cards[i]
        if i >= unseen:
            final = _final(s, holder)
            s.hands[final] = plus(s.hands[final], bit)
        if holder & 1 and other != giver:
            s.chosen[other] = plus(s.chosen[other], bit)
        if holder & 2:
            s.picks[other] = plus(s.picks[other], bit)
