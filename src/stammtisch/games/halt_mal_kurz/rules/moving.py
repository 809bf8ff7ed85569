"""Cards on the move: drawing, laying, giving, swapping, sharing out. Whoever sees a card move knows it from then on."""

from stammtisch.core.agenda import everyone
from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.chance import shuffle
from stammtisch.core.events import note
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.halt_mal_kurz.cards import add, piled, plus, told, without
from stammtisch.games.halt_mal_kurz.knowledge import (
    DISCARDED,
    hear_razupaltuff,
    note_mixed,
    note_move,
    note_recycled,
    note_swap,
    see_hand,
)
from stammtisch.games.halt_mal_kurz.state import STOCK, State


@rule
def spread(s: State, cards: int, pile: list[int]) -> int:
    """Lay the cards of a set out in the order of the deck, ready to be shuffled. How many they are."""
    number = 0
    while cards:
        card = lowest(cards)
        pile[number] = card if s.usual else s.looks[card]
        cards &= cards - 1
        number += 1
    return number


@rule
def sweep(pile: list[int], number: int) -> None:
    for place in range(number):
        pile[place] = 0


@rule
def stacked(s: State) -> bool:
    """Whether there is a card to draw; an empty draw pile is made anew from the discards (HK-11)."""
    if s.drawn < s.size:
        return True
    if s.under == 0:
        return False
    note_recycled(s)
    s.size = spread(s, s.under, s.pile)
    s.drawn = s.under = 0
    shuffle(s, s.pile, s.size)
    note(s, "recycles", s.size)
    return True


@rule_apart
def draw(s: State, seat: int) -> None:
    """Draw one card, if there is one."""
    if not stacked(s):
        note(s, "nothing_left", seat)
        return
    card = piled(s, s.pile[s.drawn])
    s.drawn += 1
    s.hands[seat] = add(s, s.hands[seat], card)
    if card == s.raz or s.open == seat:
        seen_by = everyone(s)
        note(s, "draws_openly", seat, s.looks[card])
    else:
        seen_by = 1 << seat
        note(s, "draws", seat, s.looks[card])
    note_move(s, card, STOCK, seat, seen_by)
    if card == s.raz:
        note(s, "razupaltuff", seat)  # HK-50


@rule_apart
def lay(s: State, seat: int, card: int) -> None:
    """Lay a card on the discard pile."""
    s.hands[seat] = without(s, s.hands[seat], card)
    s.under = add(s, s.under, s.top)
    s.top = card
    note_move(s, card, seat, DISCARDED, everyone(s))


@rule_apart
def give(s: State, giver: int, receiver: int, card: int) -> None:
    """One card goes from hand to hand."""
    s.hands[giver] = without(s, s.hands[giver], card)
    s.hands[receiver] = add(s, s.hands[receiver], card)
    if card == s.raz or s.open == giver or s.open == receiver:
        seen_by = everyone(s)
        note(s, "gives_openly", giver, receiver, s.looks[card])  # HK-38
    else:
        seen_by = 1 << giver | 1 << receiver
        note(s, "gives", giver, receiver, s.looks[card])
    note_move(s, card, giver, receiver, seen_by)
    if card == s.raz:
        note(s, "razupaltuff", receiver)


@rule_apart
def give_half(s: State, giver: int, receiver: int) -> None:
    """HK-15: shuffle the hand, and give half of it away unseen."""
    number = spread(s, s.hands[giver], s.pool)
    shuffle(s, s.pool, number)
    note(s, "hands_over", giver, receiver, number // 2)
    for place in range(number // 2):
        give(s, giver, receiver, piled(s, s.pool[place]))
    sweep(s.pool, number)


@rule_apart
def swap(s: State, one: int, two: int) -> None:
    """HK-29: two whole hands change places."""
    s.hands[one], s.hands[two] = s.hands[two], s.hands[one]
    note(s, "swaps", one, two, bit_count(s.hands[one]), bit_count(s.hands[two]))
    note_swap(s, one, two)
    new_hand(s, one)
    new_hand(s, two)


@rule_apart
def share_out(s: State, seats: int, first: int) -> None:
    """HK-30: these hands are shuffled together and dealt anew, beginning with a seat."""
    cards = 0
    for seat in range(s.players):
        if seats >> seat & 1:
            cards = plus(s, cards, s.hands[seat])
            s.hands[seat] = 0
    number = spread(s, cards, s.pool)
    shuffle(s, s.pool, number)
    note_mixed(s, seats)
    seat = first
    for place in range(number):
        while seats >> seat & 1 == 0:
            seat = (seat + 1) % s.players
        s.hands[seat] = add(s, s.hands[seat], piled(s, s.pool[place]))
        seat = (seat + 1) % s.players
    sweep(s.pool, number)
    note(s, "shares_out", number)
    for seat in range(s.players):
        if seats >> seat & 1:
            new_hand(s, seat)


@rule
def new_hand(s: State, seat: int) -> None:
    """A seat has got other cards: it looks at them, if it plays open all do, and Razupaltuffs are announced."""
    note(s, "sees_hand", seat, told(s, s.hands[seat]))
    see_hand(s, seat, seat)
    hear_razupaltuff(s, seat)
    for _ in range(bit_count(s.hands[seat] & s.razupaltuffs)):
        note(s, "razupaltuff", seat)
    if s.open == seat:
        show_hand(s, seat)


@rule_apart
def show_hand(s: State, seat: int) -> None:
    """HK-38: everyone sees a hand."""
    note(s, "shows", seat, told(s, s.hands[seat]))
    for other in range(s.players):
        if other != seat:
            see_hand(s, other, seat)
