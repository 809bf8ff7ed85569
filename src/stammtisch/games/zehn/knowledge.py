"""What a seat knows in Zehn, and worlds that fit it.

A seat knows its own hand, everything that lies or has lain open, and the cards that lie face down but have lain before
it: those it laid itself, and those that came to it by a swap, wherever they have gone since (ZE-21). When a round is
counted everything on the table is shown, and as swaps are open, everybody knows then who laid what.

It also knows that every player was given a joker (ZE-4): who has not laid one still has it, in hand or, if that card
is unknown to the seat, face down on the table, before whomever that card lies now.

The rest, in the hands of others, face down and in the pile, can be anywhere, and so can the round cards that have not
been turned.
"""

from stammtisch.core.dice import Dice, roll
from stammtisch.core.rule import rule
from stammtisch.core.worlds import scratch
from stammtisch.games.zehn.cards import FACES, FIRST_ROUND_CARD, JOKER, ROUNDS, count_of, size
from stammtisch.games.zehn.state import State


@rule
def knows(s: State, seat: int, other: int) -> bool:
    """Whether a seat has seen the card that lies before another."""
    return s.seen[other] >> seat & 1 == 1


@rule
def unseen(s: State, seat: int) -> int:
    """The cards of which a seat cannot know where they are."""
    cards = s.deck - s.hands[seat]
    for other in range(s.players):
        cards -= s.taken[other]
        if s.ended and other != seat:
            cards -= s.hands[other]  # ZE-38: shown in the final reckoning
        if s.laid[other] >= 0 and knows(s, seat, other):
            cards -= 1 << 3 * s.laid[other]
        if s.added[other] >= 0:
            cards -= 1 << 3 * s.added[other]
    return cards


@rule
def must_have_joker(s: State, seat: int, other: int) -> bool:
    """Whether another player still has the joker they were given among the cards that the seat cannot see."""
    if s.jokers >> other & 1 or s.added[other] == JOKER:
        return False
    for place in range(s.players):
        if s.layer[place] == other and knows(s, seat, place) and s.laid[place] == JOKER:
            return False
    return True


@rule
def unknown_laid(s: State, seat: int, other: int) -> int:
    """Where the card lies that another player has laid, if the seat has not seen it; -1 otherwise."""
    for place in range(s.players):
        if s.layer[place] == other and not knows(s, seat, place):
            return place
    return -1


@rule
def sample(s: State, seat: int, dice: Dice) -> None:
    """Replace what the seat cannot know by a random world that fits what it does know."""
    rest = unseen(s, seat)
    sizes = scratch(s.players)
    if s.ended == 0:
        for other in range(s.players):
            if other != seat:
                sizes[other] = size(s.hands[other])
                s.hands[other] = 0
        for place in range(s.players):
            if s.laid[place] >= 0 and not knows(s, seat, place):
                s.laid[place] = -2
        for other in range(s.players):
            if other != seat and must_have_joker(s, seat, other):
                rest -= 1 << 3 * JOKER
                place = unknown_laid(s, seat, other)
                if place >= 0 and roll(dice, sizes[other] + 1) == 0:
                    s.laid[place] = JOKER
                else:
                    s.hands[other] = 1 << 3 * JOKER
                    sizes[other] -= 1
    give_out(s, rest, sizes, dice)
    shuffle_rounds(s, dice)


@rule
def give_out(s: State, rest: int, sizes: list[int], dice: Dice) -> None:
    """The rest in random order: to the hands, to the table, to the pile."""
    count = size(rest)
    cards = scratch(count)
    i = 0
    for face in range(FACES):
        for _ in range(count_of(rest, face)):
            cards[i] = face
            i += 1
    for i in range(count - 1, 0, -1):
        j = roll(dice, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    i = 0
    for other in range(s.players):
        for _ in range(sizes[other]):
            s.hands[other] += 1 << 3 * cards[i]
            i += 1
        if s.laid[other] == -2:
            s.laid[other] = cards[i]
            i += 1
    for place in range(s.top, s.size):
        s.pile[place] = cards[i]
        i += 1
    assert i == count


@rule
def shuffle_rounds(s: State, dice: Dice) -> None:
    """The round cards that have not been turned, in random order."""
    turned = 0
    for place in range(s.round):
        turned |= 1 << s.rounds[place] - FIRST_ROUND_CARD
    place = s.round
    for points in range(ROUNDS):
        if turned >> points & 1 == 0:
            s.rounds[place] = FIRST_ROUND_CARD + points
            place += 1
    for i in range(ROUNDS - 1, s.round, -1):
        j = s.round + roll(dice, i - s.round + 1)
        s.rounds[i], s.rounds[j] = s.rounds[j], s.rounds[i]
