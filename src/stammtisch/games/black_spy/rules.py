"""The rules of Black Spy. Paragraph numbers refer to book/en.md.

A match begins with the draw for the first dealer. A round runs: deal, mole (if played), pass, announce (if
played), open, play (trick by trick), count, and capture if somebody has to choose.
"""

from stammtisch.core.agenda import answered, ask, ask_sealed, drop, everyone, hand_over, then
from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.chance import shuffle
from stammtisch.core.events import note
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.cards import (
    BLACK,
    CARDS,
    COLOUR,
    COLOURS,
    FACES,
    FIRST_BLACK,
    RANKS,
    RED_1,
    face,
    lowest_of_colour,
    minus,
    plus,
    rank_of,
    same_colour,
    same_rank,
)
from stammtisch.games.black_spy.options import Options
from stammtisch.games.black_spy.scoring import (
    black_points,
    close_round,
    count_round,
    good_points,
    score_choice,
    shooter,
)
from stammtisch.games.black_spy.state import ANNOUNCE, CAPTURE, COUNT, DEAL, DRAW, MOLE, OPEN, PASS, PLAY, State
from stammtisch.games.tricks.state import PASSED, clear_round, lay, winner

MOST_POINTS = 1_000_000
"""More than any match can reach: higher limits are the same as this one."""


def setup(s: State, options: Options) -> None:
    assert options.limit is not None
    s.limit = min(options.limit, MOST_POINTS)
    for name in options.variants():
        setattr(s, name, int(getattr(options, name)))
    s.last_round = options.rounds
    s.face_down = int(options.looking_back == "last_trick")
    s.clean = int(options.first_trick == "clean")
    s.keep_every = options.keep_every
    for place in range(CARDS):
        s.pile[place] = place
    s.opener = s.colour = -1
    then(s, DRAW)


# Steps that run by themselves


@rule
def run(s: State, step: int) -> None:
    if step == DEAL:
        deal(s)
    elif step == OPEN:
        open_round(s)
    elif step == COUNT:
        count(s)
    else:
        draw_dealer(s)


@rule
def draw_dealer(s: State) -> None:
    """BS-5: everyone draws a card, the highest rank deals; those who tie draw again from what is left."""
    drawn = CARDS
    tied = everyone(s)
    while True:
        if CARDS - drawn < bit_count(tied):
            shuffle(s, s.pile, CARDS)
            drawn = 0
        best, still = 0, 0
        for seat in range(s.players):
            if tied >> seat & 1:
                card = face(s.pile[drawn])
                drawn += 1
                note(s, "draws", seat, card)
                if rank_of(card) > best:
                    best, still = rank_of(card), 0
                if rank_of(card) == best:
                    still |= 1 << seat
        tied = still
        if bit_count(tied) == 1:
            break
    s.dealer = lowest(tied)
    then(s, DEAL)


@rule
def deal(s: State) -> None:
    """BS-6, BS-30: the dealer shuffles, sets the mole's pile aside, deals from the left on; then the round
    takes its course.
    """
    s.round += 1
    if s.round > 1:
        s.dealer = (s.dealer + 1) % s.players  # BS-7
    clear_round(s)
    s.opener = s.colour = -1
    s.picked = s.aside = 0
    for seat in range(s.players):
        s.owed[seat] = -1
    shuffle(s, s.pile, CARDS)
    place = 0
    if s.mole and s.round > 1:
        while place < PASSED * s.players:
            s.aside = plus(s.aside, 1 << face(s.pile[place]))
            place += 1
    seat = s.dealer
    while place < CARDS:
        seat = seat + 1 if seat + 1 < s.players else 0
        s.hands[seat] = plus(s.hands[seat], 1 << face(s.pile[place]))
        place += 1
    s.pass_to = passing_distance(s.players, s.round, s.keep_every)
    note(s, "deals", s.round, s.dealer, s.pass_to)
    then(s, COUNT)
    then(s, OPEN)
    if s.announce_a_colour:
        ask(s, ANNOUNCE, s.dealer)
    if s.pass_to:
        ask_sealed(s, PASS, everyone(s))
    if s.aside:
        line_up(s)
        ask(s, MOLE, next_picker(s))


@rule
def passing_distance(players: int, number: int, keep_every: int) -> int:
    """BS-9, BS-10: left and right in turn; with four players left, right, across. Counted in seats to the left; 0 if
    nobody passes (BS-41).
    """
    if keep_every:
        if number % keep_every == 0:
            return 0
        number -= number // keep_every
    if players == 4:
        turn = (number - 1) % 3
        return 1 if turn == 0 else 3 if turn == 1 else 2
    return 1 if number % 2 == 1 else players - 1


@rule
def open_round(s: State) -> None:
    """BS-13: the holder of the red 1 leads; BS-33: with an announced colour, the first from the dealer's left
    who has it.
    """
    seat = (s.dealer + 1) % s.players
    if s.colour >= 0:
        colour = COLOUR << RANKS * s.colour
        while s.hands[seat] & colour == 0:
            s.lacks[seat] |= colour  # everyone sees that it cannot
            note(s, "cannot_open", seat)
            seat = (seat + 1) % s.players
    else:
        while s.hands[seat] >> RED_1 & 1 == 0:
            seat = (seat + 1) % s.players
    s.leader = s.opener = seat
    note(s, "opens", seat)
    ask(s, PLAY, seat)


@rule
def count(s: State) -> None:
    """BS-21 to BS-23, BS-29: count what was captured; with the variant, who took all black cards chooses first."""
    seat = shooter(s)
    if seat >= 0:
        note(s, "captures_all", seat)
    if seat >= 0 and s.capture_or_release:
        ask(s, CAPTURE, seat)
    else:
        count_round(s)
        close_round(s)


# Decisions


@rule
def legal(s: State, seat: int) -> int:
    step = s.steps[s.depth - 1]
    if step == PLAY:
        return playable(s, s.hands[seat] & FACES)
    if step == PASS:
        return minus(s.hands[seat], s.chosen[seat]) & FACES
    if step == MOLE:
        return s.aside & FACES
    if step == ANNOUNCE:
        return (1 << len(COLOURS)) - 1
    return 0b11


@rule
def playable(s: State, hand: int) -> int:
    """The cards of a hand that may be played now."""
    if s.played == 0:
        if s.tricks > 0:
            return hand  # BS-18
        if s.colour >= 0:
            return hand & COLOUR << RANKS * s.colour  # BS-33
        return hand & ~BLACK  # BS-13
    led = s.trick[0]
    fitting = hand & (same_colour(led) | same_rank(led))
    if fitting == 0:
        fitting = hand  # BS-17
    elif s.follow_the_rank:
        fitting |= hand & same_rank(s.trick[s.played - 1])  # BS-34
    if s.clean and s.tricks == 0 and fitting & ~BLACK:
        return fitting & ~BLACK  # BS-40
    return fitting  # BS-16


@rule
def apply(s: State, seat: int, choice: int) -> None:
    step = s.steps[s.depth - 1]
    if step == PLAY:
        play(s, seat, choice)
    elif step == PASS:
        choose(s, seat, choice)
    elif step == MOLE:
        pick_up(s, seat, choice)
    elif step == ANNOUNCE:
        s.colour = choice
        note(s, "announces", seat, choice)
        drop(s)
    else:
        drop(s)
        score_choice(s, seat, choice)
        close_round(s)


@rule
def line_up(s: State) -> None:
    """BS-31: who picks when: the highest total first, of equals the younger."""
    for seat in range(s.players):
        s.picks[seat] = 0
        s.turn[seat] = 0
        for other in range(s.players):
            if s.totals[other] > s.totals[seat] or (s.totals[other] == s.totals[seat] and s.ages[other] > s.ages[seat]):
                s.turn[seat] += 1


@rule
def next_picker(s: State) -> int:
    """The first in the order of the mole who has not picked yet."""
    best = -1
    for seat in range(s.players):
        if s.picked >> seat & 1 == 0 and (best < 0 or s.turn[seat] < s.turn[best]):
            best = seat
    return best


@rule
def pick_up(s: State, seat: int, card: int) -> None:
    """BS-31: three cards each; the last player gets what is left without being asked."""
    s.aside = minus(s.aside, 1 << card)
    s.hands[seat] = plus(s.hands[seat], 1 << card)
    s.picks[seat] = plus(s.picks[seat], 1 << card)
    if bit_count(s.picks[seat]) < PASSED:
        return
    note(s, "picks", seat, s.picks[seat])
    s.picked |= 1 << seat
    follower = next_picker(s)
    if bit_count(s.picked) < s.players - 1:
        hand_over(s, follower)
        return
    s.picks[follower] = s.aside
    s.hands[follower] = plus(s.hands[follower], s.aside)
    s.picked |= 1 << follower
    s.aside = 0
    note(s, "picks", follower, s.picks[follower])
    drop(s)


@rule
def choose(s: State, seat: int, card: int) -> None:
    """BS-8, BS-11: three cards each, any; they change hands when everyone has chosen."""
    s.chosen[seat] = plus(s.chosen[seat], 1 << card)
    if bit_count(s.chosen[seat]) == PASSED and answered(s, seat):
        for giver in range(s.players):
            receiver = (giver + s.pass_to) % s.players
            note(s, "passes", giver, receiver, s.chosen[giver])
            s.hands[giver] = minus(s.hands[giver], s.chosen[giver])
        for giver in range(s.players):
            receiver = (giver + s.pass_to) % s.players
            s.hands[receiver] = plus(s.hands[receiver], s.chosen[giver])


@rule
def play(s: State, seat: int, card: int) -> None:
    bit = 1 << card
    if s.played > 0:
        led = s.trick[0]
        required = same_colour(led) | same_rank(led)
        if bit & required == 0 and not (s.follow_the_rank and bit & same_rank(s.trick[s.played - 1])):
            s.lacks[seat] |= required
        if s.clean and s.tricks == 0 and bit & BLACK:
            show_black(s, seat, bit)
    s.hands[seat] = minus(s.hands[seat], bit)
    s.laid[seat] = plus(s.laid[seat], bit)
    if lay(s, seat, card):
        take_trick(s)


@rule
def show_black(s: State, seat: int, bit: int) -> None:
    """BS-40: what is known of a seat that plays a black card to the first trick: no other was permitted."""
    led, last = s.trick[0], s.trick[s.played - 1]
    required = same_colour(led) | same_rank(led)
    if bit & required:
        permitted = required | same_rank(last) if s.follow_the_rank else required
        s.lacks[seat] |= permitted & ~BLACK
    elif s.follow_the_rank and bit & same_rank(last):
        # By its neighbour's rank it was permitted, or because nothing fits: then it has nothing but black.
        s.lacks[seat] |= (required | same_rank(last)) & ~BLACK
        s.owed[seat] = lowest(required & BLACK & FACES)
    else:
        s.lacks[seat] |= FACES & ~BLACK


@rule
def take_trick(s: State) -> None:
    """BS-18, BS-19: the highest card of the led colour, of equal spies the first, takes the trick and leads the
    next.
    """
    low = lowest_of_colour(s.trick[0])
    seat = winner(s, CARDS - 1 if low == FIRST_BLACK else low + RANKS - 1)
    points = 0
    for place in range(s.players):
        card = 1 << s.trick[place]
        s.won[seat] = plus(s.won[seat], card)
        points += black_points(card) + good_points(s, card)
    note(s, "takes", seat, points)
    s.leader = seat
    s.played = 0
    s.tricks += 1
    if s.hands[seat]:
        hand_over(s, seat)
    else:
        drop(s)  # BS-20
