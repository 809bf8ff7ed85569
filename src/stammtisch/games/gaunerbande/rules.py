"""The rules of Gaunerbande. Paragraph numbers refer to book/en.md.

A round runs: deal, pass, open, play (trick by trick), count, and gang if somebody united it.
"""

from stammtisch.core.agenda import answered, ask, ask_sealed, drop, everyone, hand_over, then
from stammtisch.core.bits import bit_count, members
from stammtisch.core.chance import shuffle
from stammtisch.core.events import note
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.cards import ALL, BLACK, RANKS, SUITS, deck_for, opening_card
from stammtisch.games.gaunerbande.cards import GANG as CROOKS
from stammtisch.games.gaunerbande.options import PASSING, Options
from stammtisch.games.gaunerbande.scoring import card_points, close_round, count_round, score_gang, uniter
from stammtisch.games.gaunerbande.state import COUNT, DEAL, GANG, OPEN, PASS, PLAY, State
from stammtisch.games.tricks.state import PASSED, clear_round, lay, winner

AROUND, HEARTS, NOWHERE = range(len(PASSING))

MOST_POINTS = 1_000_000
"""More than any match can reach: higher limits are the same as this one."""


def setup(s: State, options: Options) -> None:
    s.limit = min(options.limit, MOST_POINTS)
    s.last_round = options.rounds
    s.passing = PASSING.index(options.passing)
    s.half = int(options.exactly == "half")
    s.face_down = int(options.looking_back == "last_trick")
    s.deck = deck_for(s.players)
    s.worth = 2 * bit_count(s.deck & BLACK)
    for place, card in enumerate(members(s.deck)):
        s.pile[place] = card
    then(s, DEAL)


# Steps that run by themselves


@rule
def run(s: State, step: int) -> None:
    if step == DEAL:
        deal(s)
    elif step == OPEN:
        open_round(s)
    else:
        count(s)


@rule
def deal(s: State) -> None:
    """GB-6: shuffle all cards in play and deal them out one by one; then the three phases of the round."""
    s.round += 1
    clear_round(s)
    s.black_open = 0
    size = bit_count(s.deck)
    shuffle(s, s.pile, size)
    for seat in range(s.players):
        hand = 0
        for place in range(seat, size, s.players):
            hand |= 1 << s.pile[place]
        s.hands[seat] = hand
    s.pass_to = passing_distance(s.passing, s.players, s.round)
    note(s, "deals", s.round, s.pass_to)
    then(s, COUNT)
    then(s, OPEN)
    if s.pass_to:
        ask_sealed(s, PASS, everyone(s))


@rule
def passing_distance(passing: int, players: int, number: int) -> int:
    """How many seats to the left cards go in a round; 0 if nobody passes."""
    if passing == AROUND:
        return number % players  # GB-8: one seat further each round, until that leads back to oneself (GB-9)
    if passing == NOWHERE:
        return 0
    turn = number % 4 if players == 4 else number % 3  # GB-35: left, right, across with four, nobody
    return players - 1 if turn == 2 else 2 if turn == 3 else turn


@rule
def open_round(s: State) -> None:
    """GB-12: whoever holds the opening card after passing leads it."""
    card = 1 << opening_card(s.players)
    for seat in range(s.players):
        if s.hands[seat] & card:
            s.leader = seat
    note(s, "opens", s.leader)
    ask(s, PLAY, s.leader)


@rule
def count(s: State) -> None:
    """GB-22, GB-24: count what was captured; who united the gang chooses first."""
    seat = uniter(s)
    if seat >= 0:
        note(s, "unites", seat, 1 if s.won[seat] == s.deck else 0)
        ask(s, GANG, seat)
    else:
        count_round(s)
        close_round(s)


# Decisions


@rule
def legal(s: State, seat: int) -> int:
    step, hand = s.steps[s.depth - 1], s.hands[seat]
    if step != PLAY:
        return hand & ~s.chosen[seat] if step == PASS else 0b11
    if s.played == 0:
        return leadable(s, hand)
    follow = hand & SUITS[s.trick[0] // RANKS]
    if follow:
        return follow  # GB-14
    if s.tricks == 0:
        honest = hand & ~CROOKS
        if honest:
            return honest  # GB-19
    return hand  # GB-15


@rule
def leadable(s: State, hand: int) -> int:
    """The cards of a hand that may be led now."""
    if s.tricks == 0:
        return 1 << opening_card(s.players)  # GB-12
    if s.black_open:
        return hand
    tame = hand & ~BLACK
    return tame if tame else hand  # GB-18: the politician is tame here, and a hand of nothing but black may lead it


@rule
def apply(s: State, seat: int, choice: int) -> None:
    step = s.steps[s.depth - 1]
    if step == PLAY:
        play(s, seat, choice)
    elif step == PASS:
        choose(s, seat, choice)
    else:
        drop(s)
        score_gang(s, seat, choice)
        close_round(s)


@rule
def choose(s: State, seat: int, card: int) -> None:
    """GB-7, GB-10: three cards each, any; they change hands when everyone has chosen."""
    s.chosen[seat] |= 1 << card
    if bit_count(s.chosen[seat]) == PASSED and answered(s, seat):
        for giver in range(s.players):
            receiver = (giver + s.pass_to) % s.players
            s.hands[giver] &= ~s.chosen[giver]
            note(s, "passes", giver, receiver, s.chosen[giver])
        for giver in range(s.players):
            s.hands[(giver + s.pass_to) % s.players] |= s.chosen[giver]


@rule
def play(s: State, seat: int, card: int) -> None:
    bit = 1 << card
    black = bit & BLACK
    s.hands[seat] ^= bit
    s.laid[seat] |= bit
    if s.played == 0:
        if black and s.black_open == 0:
            s.lacks[seat] = ALL & ~BLACK  # nothing but black left, or it could not lead it
    else:
        suit = SUITS[s.trick[0] // RANKS]
        if bit & suit == 0:
            s.lacks[seat] |= suit
            if s.tricks == 0 and bit & CROOKS:
                s.lacks[seat] = ALL & ~CROOKS  # GB-19: only crooks left
    if black:
        s.black_open = 1  # GB-17, GB-20
    if lay(s, seat, card):
        take_trick(s)


@rule
def take_trick(s: State) -> None:
    """GB-16: the highest card of the led colour takes the trick, and its player leads the next."""
    led = s.trick[0]
    seat = winner(s, led - led % RANKS + RANKS - 1)
    taken = 0
    for place in range(s.players):
        taken |= 1 << s.trick[place]
    s.won[seat] |= taken
    note(s, "takes", seat, card_points(s, taken))
    s.leader = seat
    s.played = 0
    s.tricks += 1
    if s.hands[seat]:
        hand_over(s, seat)
    else:
        drop(s)  # GB-21: all cards are played
