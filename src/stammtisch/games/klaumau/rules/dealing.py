"""Before a round: who starts, the deal, what variants put into the pile, the start card."""

from stammtisch.core.agenda import ask
from stammtisch.core.chance import pick, shuffle
from stammtisch.core.events import note
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.klaumau.cards import BOMB, COLOURED, DOG, FACES, FENCE, POLICE
from stammtisch.games.klaumau.state import STOCK, TURN, State, log, put_in, turn_over

DEALT = 4
"""How many cards everybody gets."""


@rule_apart
def deal(s: State) -> None:
    """KM-7: shuffle, and four cards for everybody, beginning with the starter."""
    s.round += 1
    clear(s)
    s.starter = s.turn = first_player(s)
    size = 0
    for face in range(POLICE + 1):
        for _ in range(s.deck[face]):
            s.pile[size] = face
            size += 1
    if s.bomb:
        s.pile[size] = BOMB  # KM-59
        size += 1
    shuffle(s, s.pile, size)
    note(s, "deals", s.round, s.starter)
    s.drawn = DEALT * s.players
    s.stock = size
    for place in range(s.drawn):
        seat = (s.starter + place) % s.players
        put_in(s, seat, s.pile[place])
        log(s, STOCK * 10 + seat, s.pile[place])
    s.dealt = s.drawn
    if s.watchdog:
        let_dogs_in(s)
    if s.fence:
        hide_fence(s)
    turn_start_card(s)
    s.turns = 1
    ask(s, TURN, s.starter)


@rule
def clear(s: State) -> None:
    for place in range(s.players * FACES):
        s.hands[place] = 0
    for seat in range(s.players):
        s.held[seat] = 0
        s.sizes[seat] = 0
        s.misses[seat] = 0
        s.noted[seat] = 0
    s.direction = 1  # KM-11
    s.wish = s.other = s.bomb_chosen = s.fence_high = -1
    s.skips = s.policemen = s.dogs = s.moves = 0
    s.away = s.under = s.restacked = s.encircled = s.passed = 0
    for face in range(FACES):
        s.pool[face] = s.deck[face]
    s.pool[BOMB] = s.bomb
    s.pool[DOG] = 2 * s.watchdog
    s.pool[FENCE] = s.fence


@rule
def first_player(s: State) -> int:
    """KM-8: the leader, of several the eldest; before the first round all are equal."""
    best = 0
    for seat in range(1, s.players):
        ahead = s.totals[seat] - s.totals[best]
        if ahead > 0 or (ahead == 0 and s.ages[seat] < s.ages[best]):
            best = seat
    return best


@rule
def let_dogs_in(s: State) -> None:
    """KM-54: the watchdogs are shuffled into what is left of the pile."""
    left = s.stock - s.drawn
    for place in range(left):
        s.pile[place] = s.pile[place + s.drawn]
    s.pile[left] = s.pile[left + 1] = DOG
    s.drawn = 0
    s.stock = left + 2
    shuffle(s, s.pile, s.stock)


@rule
def hide_fence(s: State) -> None:
    """KM-50: the fence goes into the middle third of the pile."""
    size = s.stock - s.drawn
    third = size // 3
    s.fence_low = s.drawn + third
    s.fence_high = s.drawn + size - third
    hidden = s.fence_low + pick(s, size - 2 * third + 1)
    for place in range(s.stock, hidden, -1):
        s.pile[place] = s.pile[place - 1]
    s.pile[hidden] = FENCE
    s.stock += 1


@rule
def turn_start_card(s: State) -> None:
    """KM-9, KM-10: turn cards over until one can stay."""
    face = FENCE
    while face >= COLOURED:
        face = s.pile[s.drawn]
        s.drawn += 1
        turn_over(s, face)
        note(s, "turns", s.starter, face)
        if face == FENCE:
            s.fence_high = -1
    s.gone[s.away - 1] += FACES
    s.top = face
