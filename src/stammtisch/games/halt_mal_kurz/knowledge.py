"""What a seat knows in Halt mal kurz, and worlds that fit it.

Everybody sees what is laid and how many cards there are in each hand, an open hand, and everything that comes to it
or goes from it. Who gives or gets a card knows which one; a Razupaltuff is announced (HK-50), so everyone knows where
it went, and that any other card that moved unseen was none.

For each seat the state keeps, for each place (a hand, or the draw pile), the set of cards that may be there as far as
that seat knows. A card that can be in one place only is known to be there. A card that moves unseen from one hand to
another makes every card that may be in the first one possible in the other. So a hand that was seen is not forgotten:
what was in it is still there, or where a card went from it since.

Equal cards have a bit each in these sets, so that two of them can be in different places; which bit is which card
means nothing. Where the cards in question are not the same for all of them, they share what is possible (`_shared`),
so that the true world always fits.

One unseen card makes many possible in a hand, but only one of them can have come. So each seat also remembers for
each hand which of the cards there may have been in it all along, and how many have come unseen since: of the others
there are at most so many.

What is true is always possible, and nearly always only what fits the whole story is. Two things are not kept: of
several cards that came unseen to one hand, which came from where and when; and, after a Kommunismus, how many of them
there are in all hands together. That would take the log of a match, which may have a thousand turns.

In an imagined world the others know what everybody can see now, and have no memory: what they remember is theirs.

The rules call the functions of the first half whenever a card moves.
"""

from stammtisch.core.agenda import is_asked
from stammtisch.core.bits import bit_count, lowest, nth
from stammtisch.core.dice import Dice, roll
from stammtisch.core.rule import rule, rule_apart
from stammtisch.core.worlds import place_cards, scratch
from stammtisch.games.halt_mal_kurz.cards import MOST_CARDS, USUAL, add, alike, count, face, plus
from stammtisch.games.halt_mal_kurz.state import (
    PLACES,
    PROPOSE,
    STOCK,
    THROW,
    VOTE,
    WELL,
    State,
    duellists,
    sealed_choices,
)

TRIES = 20
"""How often a world is drawn in the hope that it fits."""

MOST_ALIKE = max(USUAL.values())
"""So many equal cards the usual deck has at most."""

DISCARDED = -1
"""Where a card goes that is laid; all know it there, so no set is kept."""


# Keeping track


@rule
def start_knowing(s: State, shuffled_back: bool) -> None:
    """After the deal: everyone knows their own hand, the card that was turned over and, if a Razupaltuff was shuffled
    back (HK-5), that the draw pile has one.
    """
    for seat in range(s.players):
        rest = s.deck & ~add(s, s.hands[seat], s.top)
        stacked = rest & s.razupaltuffs if shuffled_back else 0
        stacked &= -stacked
        for place in range(s.players):
            _certain(s, PLACES * seat + place, s.hands[seat] if place == seat else rest & ~stacked)
        _certain(s, PLACES * seat + STOCK, rest)


@rule
def _certain(s: State, at: int, cards: int) -> None:
    """These cards may be in a place, and nothing has come there unseen."""
    s.may[at] = s.base[at] = cards
    s.came[at] = 0


@rule
def _elsewhere(s: State, seat: int, place: int) -> int:
    """All cards that may be somewhere else, as far as a seat knows."""
    cards = 0
    for other in range(PLACES):
        if other != place:
            cards |= s.may[PLACES * seat + other]
    return cards


@rule
def _shared(s: State, seat: int, these: int, those: int) -> None:
    """Some of `these` equal cards are accounted for. It may be any of them, so what is left, `those`, may be wherever
    one of them could be.
    """
    for place in range(PLACES):
        at = PLACES * seat + place
        if s.may[at] & these:
            s.may[at] |= those
        if s.base[at] & these:
            s.base[at] |= those


@rule
def _see_move(s: State, seat: int, card: int, origin: int, goal: int) -> None:
    """A seat sees a card move."""
    at = PLACES * seat + origin
    here = s.may[at] & alike(s, card)
    certain = here & ~_elsewhere(s, seat, origin)
    new = certain & ~s.base[at]
    if new:
        moved = new & -new
    elif certain:
        moved = certain & -certain
    else:
        old = s.base[at] & here
        if old:
            moved = old & -old
        else:
            moved, new = here & -here, here
        if here != moved:
            base = s.base[at]
            _shared(s, seat, here, here & ~moved)
            s.base[at] = base  # whichever it was, of those left one less can have been there all along
    for place in range(PLACES):
        s.may[PLACES * seat + place] &= ~moved
        s.base[PLACES * seat + place] &= ~moved
    if new and s.came[at] > 0:
        s.came[at] -= 1
        if s.came[at] == 0:
            s.may[at] = s.base[at]  # the card that came has been seen: all others have been there all along
    if goal >= 0:
        s.may[PLACES * seat + goal] |= moved
        s.base[PLACES * seat + goal] |= moved


@rule_apart
def note_move(s: State, card: int, origin: int, goal: int, seen_by: int) -> None:
    """A card moves; some see which one, the others only that it does, and that it is no Razupaltuff."""
    for seat in range(s.players):
        if seen_by >> seat & 1:
            _see_move(s, seat, card, origin, goal)
        else:
            at = PLACES * seat + goal
            cards = s.may[PLACES * seat + origin] & ~s.razupaltuffs
            s.may[at] |= cards
            if cards & ~s.base[at] and s.came[at] < MOST_CARDS:
                s.came[at] += 1
    if s.drawn == s.size if origin == STOCK else s.hands[origin] == 0:
        for seat in range(s.players):
            _certain(s, PLACES * seat + origin, 0)  # everyone sees that nothing is left there


@rule
def note_swap(s: State, one: int, two: int) -> None:
    """Two hands change places."""
    for seat in range(s.players):
        at_one, at_two = PLACES * seat + one, PLACES * seat + two
        s.may[at_one], s.may[at_two] = s.may[at_two], s.may[at_one]
        s.base[at_one], s.base[at_two] = s.base[at_two], s.base[at_one]
        s.came[at_one], s.came[at_two] = s.came[at_two], s.came[at_one]


@rule
def note_mixed(s: State, seats: int) -> None:
    """Several hands are mixed: what was in one of them may be in any."""
    for seat in range(s.players):
        cards = base = came = 0
        for other in range(s.players):
            if seats >> other & 1:
                cards |= s.may[PLACES * seat + other]
                base |= s.base[PLACES * seat + other]
                came += s.came[PLACES * seat + other]
        for other in range(s.players):
            if seats >> other & 1:
                s.may[PLACES * seat + other] = cards
                s.base[PLACES * seat + other] = base
                s.came[PLACES * seat + other] = min(came, MOST_CARDS)


@rule_apart
def see_number(s: State, seat: int, place: int, card: int, number: int) -> None:
    """A seat learns how many cards of a face are in a hand."""
    here = s.may[PLACES * seat + place] & alike(s, card)
    unsure = here & _elsewhere(s, seat, place)
    more = number - bit_count(here & ~unsure)
    if unsure == 0:
        return
    found = 0
    rest = unsure
    for _ in range(more):
        found |= rest & -rest
        rest &= rest - 1
    if found and rest:
        _shared(s, seat, unsure, rest)
    for other in range(PLACES):
        s.may[PLACES * seat + other] &= ~(rest if other == place else found)
        s.base[PLACES * seat + other] &= ~(rest if other == place else found)
    s.base[PLACES * seat + place] |= found


@rule
def see_hand(s: State, seat: int, owner: int) -> None:
    """A seat sees a whole hand."""
    faces = s.may[PLACES * seat + owner]
    while faces:
        card = face(s, lowest(faces))
        see_number(s, seat, owner, card, count(s, s.hands[owner], card))
        faces &= ~alike(s, card)
    _certain(s, PLACES * seat + owner, s.may[PLACES * seat + owner])


@rule
def hear_razupaltuff(s: State, owner: int) -> None:
    """Everyone hears how many Razupaltuffs came with a new hand."""
    if s.razupaltuffs == 0:
        return
    for seat in range(s.players):
        see_number(s, seat, owner, s.raz, count(s, s.hands[owner], s.raz))


@rule
def note_recycled(s: State) -> None:
    """All discarded cards but the top one are the new draw pile."""
    for seat in range(s.players):
        gone = s.deck & ~_elsewhere(s, seat, -1)
        top = gone & alike(s, s.top)
        _certain(s, PLACES * seat + STOCK, gone & ~(top & -top))


@rule
def _in_first_places(s: State, cards: int) -> int:
    """As many cards of each face, in its first places."""
    while True:
        late = cards & ~s.faces & ~(cards << 1)
        if late == 0:
            return cards
        cards = cards ^ late | late >> 1


@rule
def known(s: State, seat: int, owner: int) -> int:
    """The cards of which a seat knows that another has them, as a set."""
    at = PLACES * seat + owner
    may, base, came = s.may[at], s.base[at], s.came[at]
    certain = may & ~_elsewhere(s, seat, owner)
    cards = _in_first_places(s, certain)
    if certain == may & base == may:
        return cards
    # So many cards may be there that are not. Where there are more of a face, some of it must be there: there are not
    # enough others to fill the hand.
    held = bit_count(s.hands[owner])
    spare = bit_count(may & base) + min(bit_count(may & ~base), came) - held
    if s.usual and spare >= MOST_ALIKE:
        return cards
    left = _in_first_places(s, may)
    for _ in range(spare):
        left = (left & ~s.faces) >> 1
    left &= s.faces
    while left:
        card = lowest(left)
        left &= left - 1
        those = alike(s, card)
        others = may & ~those
        new = min(bit_count(others & ~base), came)
        number = max(0, held - bit_count(others & base) - new)
        cards |= (1 << number) - 1 << card & those
    return cards


# Imagining


@rule
def sample(s: State, seat: int, dice: Dice) -> None:
    """Replace what the seat cannot know by a random world that fits what it does know."""
    unseen = _elsewhere(s, seat, seat)
    number = bit_count(unseen)
    cards, owner, room = scratch(number), scratch(number), scratch(PLACES)
    for i in range(number):
        cards[i] = lowest(unseen)
        unseen &= unseen - 1
    for other in range(s.players):
        if other != seat:
            room[other] = bit_count(s.hands[other])
            s.hands[other] = 0
    room[STOCK] = s.size - s.drawn
    _find_owners(s, seat, dice, cards, number, room, owner)
    s.drawn, s.size = 0, room[STOCK]
    for place in range(MOST_CARDS):
        s.pile[place] = 0
    left = 0
    for i in range(number):
        if owner[i] == STOCK:
            s.pile[left] = s.looks[cards[i]]
            left += 1
        else:
            s.hands[owner[i]] = add(s, s.hands[owner[i]], face(s, cards[i]))
    for i in range(left - 1, 0, -1):
        j = roll(dice, i + 1)
        s.pile[i], s.pile[j] = s.pile[j], s.pile[i]
    _imagine_answers(s, seat, dice)
    _imagine_minds(s, seat)


@rule
def _find_owners(
    s: State, seat: int, dice: Dice, cards: list[int], number: int, room: list[int], owner: list[int]
) -> None:
    """A place for each unseen card. Mostly any that is possible for each will do; where too many cards
    would have come to a hand unseen, all ways to limit their number are gone through.
    """
    allowed = scratch(number)
    for i in range(number):
        for place in range(PLACES):
            if place != seat and s.may[PLACES * seat + place] >> cards[i] & 1:
                allowed[i] |= 1 << place
    for _ in range(TRIES):
        fits = place_cards(dice, number, allowed, room, PLACES, owner)
        assert fits
        if _few_enough(s, seat, cards, number, owner):
            return
    # Now each hand has two parts: what may have been there all along, and what has come.
    parts = scratch(2 * PLACES)
    guesses = 1
    for place in range(s.players):
        guesses *= min(s.came[PLACES * seat + place], room[place]) + 1
    for i in range(number):
        split = 0
        for place in range(PLACES):
            if allowed[i] >> place & 1:
                new = place != STOCK and s.base[PLACES * seat + place] >> cards[i] & 1 == 0
                split |= 1 << 2 * place + (1 if new else 0)
        allowed[i] = split
    start = roll(dice, guesses)
    for step in range(guesses):
        guess = (start + step) % guesses
        for place in range(PLACES):
            most = min(s.came[PLACES * seat + place], room[place]) if place < s.players else 0
            parts[2 * place + 1] = guess % (most + 1)
            parts[2 * place] = room[place] - parts[2 * place + 1]
            guess //= most + 1
        if place_cards(dice, number, allowed, parts, 2 * PLACES, owner):
            for i in range(number):
                owner[i] //= 2
            return
    raise AssertionError("no world fits")


@rule
def _few_enough(s: State, seat: int, cards: list[int], number: int, owner: list[int]) -> bool:
    """Whether no more cards would have come to a hand than did."""
    new = scratch(PLACES)
    for i in range(number):
        if owner[i] != STOCK and s.base[PLACES * seat + owner[i]] >> cards[i] & 1 == 0:
            new[owner[i]] += 1
    fits = True
    for place in range(s.players):
        if new[place] > s.came[PLACES * seat + place]:
            fits = False
    return fits


@rule
def _imagine_answers(s: State, seat: int, dice: Dice) -> None:
    """Sealed answers of others: anything they could have said."""
    step = s.steps[s.depth - 1] if s.depth else -1
    if step == PROPOSE and not is_asked(s, seat):
        s.giver = -1  # a proposal half made has not been heard
    if step != VOTE and step != WELL and step != THROW:
        return
    choices = sealed_choices(s, step)
    given = ~s.asked[s.depth - 1]
    if step == THROW:
        given &= duellists(s)
    for other in range(s.players):
        if other != seat:
            s.answers[other] = nth(choices, roll(dice, bit_count(choices))) if given >> other & 1 else 0


@rule
def _imagine_minds(s: State, seat: int) -> None:
    """What others know is not for the seat to know either: they get what they see, and no memory."""
    for other in range(s.players):
        if other == seat:
            continue
        seen = s.hands[other]
        showing = s.open if s.open != other else -1
        if showing >= 0:
            seen = plus(s, seen, s.hands[showing])
        rest = s.deck & ~plus(s, add(s, s.under, s.top), seen)
        shown = s.deck & ~rest & ~plus(s, add(s, s.under, s.top), s.hands[other])
        for place in range(PLACES):
            cards = rest if place < s.players or place == STOCK else 0
            if place == showing:
                cards = shown
            _certain(s, PLACES * other + place, cards)
        own = plus(s, add(s, s.under, s.top), s.hands[other]) & ~add(s, s.under, s.top)
        _certain(s, PLACES * other + other, own)
