"""The rules of Zehn. Paragraph numbers refer to book/en.md.

A match begins with the deal. A round runs: turn the round card; lay a card and protect it, seat by seat; open, seat by
seat, which leads to a swap at once or to an auction (bid, raise), and after a swap to protecting again; collect the
chips on the cards; reveal and add, seat by seat; count. Then the winner names who starts the next round.
"""

from stammtisch.core.agenda import ask, drop, everyone, hand_over, then
from stammtisch.core.chance import pick, shuffle
from stammtisch.core.events import note
from stammtisch.core.rule import rule
from stammtisch.games.zehn.cards import COPIES, FACE_NAMES, FACES, FIRST_ROUND_CARD, JOKER, ROUNDS, faces_in, fitting
from stammtisch.games.zehn.options import NEXT_START, Options
from stammtisch.games.zehn.scoring import count_round, round_card
from stammtisch.games.zehn.state import (
    ADD,
    BID,
    COLLECT,
    COUNT,
    DEAL,
    LAY,
    NAME,
    OPEN,
    PROTECT,
    RAISE,
    REVEAL,
    TURN,
    State,
)

NAMED, WINNER, LEFT = range(len(NEXT_START))
DEALT = 3
"""How many cards each player is dealt besides the joker (ZE-5)."""
MOST_BID = 61
"""The highest bid (ZE-42): whoever has so many chips has more than all others together."""
MOST_SHIELD = 2
"""How many chips may lie on a card (ZE-11)."""

DONE = 60
"""The choice to do nothing: to decline, or to add no card."""
PASSED = 0
"""The choice not to bid; every other choice in an auction is the number of chips."""
KEPT, REVEALED = 0, 1


def setup(s: State, options: Options) -> None:
    counts, points = options.counts(), options.points()
    spare = counts["j"] - s.players if options.spare_jokers == "in" else 0
    counts["j"] = s.players + spare
    s.tie = int(options.tie == "highest_card")
    s.last_round, s.first_chips = options.rounds, options.chips
    s.no_refill = int(options.last_refill == "no")
    s.next_start = NEXT_START.index(options.next_start)
    s.size = 0
    for face, name in enumerate(FACE_NAMES):
        assert counts[name] <= COPIES
        s.points[face] = points[name]
        s.deck += counts[name] << 3 * face
        for copy in range(spare if face == JOKER else counts[name]):  # the others are given out before the deal
            s.pile[s.size] = FACES * copy + face
            s.size += 1
    for place in range(ROUNDS):
        s.rounds[place] = FIRST_ROUND_CARD + place
    s.winner = s.loser = s.target = s.bidder = -1
    clear_table(s)
    then(s, DEAL)


@rule
def clear_table(s: State) -> None:
    for seat in range(s.players):
        s.laid[seat] = s.layer[seat] = s.added[seat] = -1
        s.seen[seat] = 0
    s.hidden = 0


@rule
def after(s: State, seat: int) -> int:
    """The left neighbour."""
    return seat + 1 if seat + 1 < s.players else 0


# Steps that run by themselves


@rule
def run(s: State, step: int) -> None:
    if step == COUNT:
        count(s)
    elif step == TURN:
        turn(s)
    elif step == COLLECT:
        collect(s)
    else:
        deal(s)


@rule
def deal(s: State) -> None:
    """ZE-4 to ZE-7."""
    dealer = pick(s, s.players)
    s.starter = after(s, dealer)
    note(s, "deals", dealer, s.starter)
    shuffle(s, s.rounds, ROUNDS)
    shuffle(s, s.pile, s.size)
    for place in range(s.size):
        s.pile[place] %= FACES
    for seat in range(s.players):
        s.hands[seat] = 1 << 3 * JOKER
        s.chips[seat] = s.first_chips
    seat = s.starter
    for _ in range(DEALT * s.players):
        s.hands[seat] += 1 << 3 * s.pile[s.top]
        s.pile[s.top] = 0
        s.top += 1
        seat = after(s, seat)
    then(s, TURN)


@rule
def turn(s: State) -> None:
    """ZE-9: the next round card; then the round takes its course."""
    s.round += 1
    note(s, "turns", s.round, round_card(s), s.starter)
    then(s, COUNT)
    then(s, COLLECT)
    ask(s, OPEN, s.starter)
    ask(s, LAY, s.starter)


@rule
def collect(s: State) -> None:
    """ZE-23: the chips on the cards go into the pot; then it is about second cards."""
    for seat in range(s.players):
        s.pot += s.shield[seat]
        s.shield[seat] = 0
    note(s, "collects", s.pot)
    ask_second(s, s.starter)


@rule
def count(s: State) -> None:
    """ZE-27 to ZE-39; unless the match is over, the winner names who starts (ZE-35), or it follows (ZE-44)."""
    count_round(s)
    clear_table(s)
    if s.ended == 0:
        if s.next_start == NAMED:
            ask(s, NAME, s.winner)
        else:
            s.starter = s.winner if s.next_start == WINNER else after(s, s.starter)
            then(s, TURN)


# Decisions


@rule
def legal(s: State, seat: int) -> int:
    step = s.steps[s.depth - 1]
    if step == LAY:
        faces = faces_in(s.hands[seat])
        return faces | faces << 1
    if step == PROTECT:
        most = s.shield[seat] + s.chips[seat]
        return up_to(MOST_SHIELD if most > MOST_SHIELD else most) & ~up_to(s.shield[seat] - 1)
    if step == RAISE:
        return up_to(most_bid(s, seat)) & ~up_to(s.bid) | 1 << PASSED
    if step == ADD:
        return faces_in(s.hands[seat]) & fitting(s.laid[seat]) | 1 << DONE
    if step == OPEN:
        return open_to(s, seat) | 1 << DONE
    if step == BID:
        return up_to(most_bid(s, seat)) & ~up_to(s.shield[s.target] - 1)
    if step == REVEAL:
        return 0b11
    return everyone(s)


@rule
def up_to(number: int) -> int:
    """The choices from 0 to a number, as a mask; none for -1."""
    return (1 << number + 1) - 1


@rule
def most_bid(s: State, seat: int) -> int:
    """ZE-17, ZE-42: the most that a seat can bid."""
    return s.chips[seat] if s.chips[seat] < MOST_BID else MOST_BID


@rule
def open_to(s: State, seat: int) -> int:
    """ZE-12 to ZE-14, ZE-17: the seats whose card a seat can pay for."""
    seats = 0
    for other in range(s.players):
        price = s.shield[other] if s.shield[other] else 1
        if other != seat and price <= s.chips[seat]:
            seats |= 1 << other
    return seats


@rule
def apply(s: State, seat: int, choice: int) -> None:
    step = s.steps[s.depth - 1]
    if step == LAY:
        lay(s, seat, choice // 3, choice % 3 == 1)
    elif step == PROTECT:
        protect(s, seat, choice)
    elif step == RAISE:
        raise_bid(s, seat, choice)
    elif step == ADD:
        add(s, seat, choice)
    elif step == OPEN:
        open_for(s, seat, choice)
    elif step == BID:
        drop(s)
        place_bid(s, seat, choice)
        ask_next_bidder(s, seat)
    elif step == REVEAL:
        reveal(s, seat, choice)
    else:
        s.starter = choice
        note(s, "names", seat, choice)
        drop(s)
        then(s, TURN)


@rule
def pass_turn(s: State, seat: int) -> None:
    """ZE-8: the open Turn goes on to the left, until it has been round the table."""
    follower = after(s, seat)
    if follower == s.starter:
        drop(s)
    else:
        hand_over(s, follower)


# The first card


@rule
def lay(s: State, seat: int, card: int, hidden: bool) -> None:
    """ZE-10; what lies face down has been seen by its player alone (ZE-21)."""
    s.hands[seat] -= 1 << 3 * card
    s.laid[seat] = card
    s.layer[seat] = seat
    if hidden:
        s.hidden |= 1 << seat
        s.seen[seat] = 1 << seat
        note(s, "hides", seat, card)
    else:
        s.seen[seat] = everyone(s)
        note(s, "lays", seat, card)
    pass_turn(s, seat)
    ask(s, PROTECT, seat)  # before the next player lays


@rule
def protect(s: State, seat: int, chips: int) -> None:
    """ZE-11, ZE-20: so many chips lie on the card now."""
    more = chips - s.shield[seat]
    s.chips[seat] -= more
    s.shield[seat] = chips
    if more:
        note(s, "protects", seat, chips)
    drop(s)


# Bidding and swapping


@rule
def open_for(s: State, seat: int, choice: int) -> None:
    """ZE-12: one chance each."""
    pass_turn(s, seat)
    if choice == DONE:
        note(s, "declines", seat)
        return
    s.target = choice
    if s.shield[choice]:
        note(s, "opens", seat, choice)
        ask(s, BID, seat)
    else:
        s.chips[seat] -= 1
        s.pot += 1
        note(s, "swaps", seat, choice)
        exchange(s, seat)


@rule
def place_bid(s: State, seat: int, chips: int) -> None:
    s.bidder = seat
    s.bid = chips
    note(s, "bids", seat, chips)


@rule
def raise_bid(s: State, seat: int, choice: int) -> None:
    """ZE-15, ZE-16."""
    if choice == PASSED:
        note(s, "passes", seat)
    else:
        place_bid(s, seat, choice)
    drop(s)
    ask_next_bidder(s, seat)


@rule
def ask_next_bidder(s: State, seat: int) -> None:
    """Clockwise, past the owner; once it comes back to the bidder, all others have passed since the last bid."""
    follower = after(s, seat)
    if follower == s.target:
        follower = after(s, follower)
    if follower != s.bidder:
        ask(s, RAISE, follower)
        return
    s.chips[s.bidder] -= s.bid  # ZE-18
    s.chips[s.target] += s.bid
    note(s, "buys", s.bidder, s.target, s.bid)
    buyer = s.bidder
    s.bidder = -1
    s.bid = 0
    exchange(s, buyer)


@rule
def exchange(s: State, buyer: int) -> None:
    """ZE-19 to ZE-21: the cards change places as they lie, the chips on them do not; new owners look at what came."""
    owner = s.target
    s.target = -1
    s.laid[buyer], s.laid[owner] = s.laid[owner], s.laid[buyer]
    s.layer[buyer], s.layer[owner] = s.layer[owner], s.layer[buyer]
    s.seen[buyer], s.seen[owner] = s.seen[owner] | 1 << buyer, s.seen[buyer] | 1 << owner
    if (s.hidden >> buyer ^ s.hidden >> owner) & 1:
        s.hidden ^= 1 << buyer | 1 << owner
    if s.hidden >> buyer & 1:
        note(s, "looks", buyer, s.laid[buyer])
    if s.hidden >> owner & 1:
        note(s, "looks", owner, s.laid[owner])
    ask(s, PROTECT, owner)
    ask(s, PROTECT, buyer)  # the buyer first


# The second card


@rule
def ask_second(s: State, seat: int) -> None:
    """ZE-24, ZE-25."""
    ask(s, REVEAL if s.hidden >> seat & 1 else ADD, seat)


@rule
def reveal(s: State, seat: int, choice: int) -> None:
    drop(s)
    if choice == REVEALED:
        show(s, seat)
        ask(s, ADD, seat)
    else:
        note(s, "keeps", seat)
        go_on(s, seat)


@rule
def show(s: State, seat: int) -> None:
    s.hidden &= ~(1 << seat)
    s.seen[seat] = everyone(s)
    note(s, "reveals", seat, s.laid[seat])


@rule
def add(s: State, seat: int, choice: int) -> None:
    if choice != DONE:
        card = choice // 3
        s.hands[seat] -= 1 << 3 * card
        s.added[seat] = card
        note(s, "adds", seat, card)
    drop(s)
    go_on(s, seat)


@rule
def go_on(s: State, seat: int) -> None:
    """The next player is asked for a second card, if there is one."""
    follower = after(s, seat)
    if follower != s.starter:
        ask_second(s, follower)
