"""What a match of Mau-Mau is made of, and its rules, by the paragraphs of the rulebook."""

from dataclasses import dataclass

from stammtisch.core import options, state
from stammtisch.core.agenda import answered, ask, open_step, then
from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.chance import pick, shuffle
from stammtisch.core.events import note
from stammtisch.core.notation import Deck
from stammtisch.core.options import variant, whole
from stammtisch.core.outcome import Reason, end_match, write_scores
from stammtisch.core.rule import rule
from stammtisch.core.state import I8, I16, I64, SEATS, number, numbers

SUITS = ("clubs", "spades", "hearts", "diamonds")
RANKS = ("7", "8", "9", "10", "j", "q", "k", "a")
WORTH = (7, 8, 9, 10, 20, 3, 4, 11)
DECK = Deck([suit[0] + rank for suit in SUITS for rank in RANKS], form="a letter for the suit and a rank")
CARDS, HAND = 32, 5
SEVEN, EIGHT, JACK = 0, 1, 4  # ranks
OF_RANK, OF_SUIT, JACKS = 0x01010101, 0xFF, 0x01010101 << JACK  # cards that share something, as masks
DRAW, PASS = 32, 33  # choices; lower ones are cards, or suits where one is wished

STEPS = ("deal", "play", "answer", "drawn", "wish", "next", "count")
DEAL, PLAY, ANSWER, DRAWN, WISH, NEXT, COUNT = range(7)
LIMIT = int(Reason.LIMIT)


@dataclass(frozen=True)
class Options(options.Options):
    limit: int = whole("The match ends when somebody has so many points.", default=100, least=1)
    stack: bool = variant("A seven may be answered with a seven: the next player draws for both.")


class State(state.State):
    hands: list[int] = numbers(I64, SEATS)  # the cards of each seat, as a mask
    stock: list[int] = numbers(I8, CARDS)
    left: int = number(I8)  # how many cards are in the stock; the last of these is its top card
    laid: int = number(I64)  # the cards below the one that lies on top
    top: int = number(I8)
    suit: int = number(I8)  # what has to be followed: the suit of the top card, or the one that was wished
    due: int = number(I8)  # how many cards the next player draws for sevens
    miss: int = number(I8)
    drawn: int = number(I8)  # the card that was drawn in this turn, known to its player alone; -1 if none was
    idle: int = number(I8)  # how many players in a row could neither lay nor draw a card
    turn: int = number(I8)
    starter: int = number(I8)
    limit: int = number(I16)
    stack: int = number(I8)


def setup(s: State, agreed: Options) -> None:
    s.limit, s.stack, s.starter = min(agreed.limit, 10_000), int(agreed.stack), -1
    then(s, DEAL)


@rule
def run(s: State, step: int) -> None:
    if step == DEAL:
        deal(s)
    elif step == NEXT:
        go_on(s)
    else:
        count(s)


@rule
def deal(s: State) -> None:
    s.round += 1
    for card in range(CARDS):
        s.stock[card] = card
    shuffle(s, s.stock, CARDS)
    s.left = CARDS
    for seat in range(s.players):  # MM-3
        s.hands[seat] = 0
        for _ in range(HAND):
            s.left -= 1
            s.hands[seat] |= 1 << s.stock[s.left]
        note(s, "gets", seat, s.hands[seat])
    s.left -= 1
    s.top, s.suit = s.stock[s.left], s.stock[s.left] // 8  # MM-4
    s.laid, s.due, s.miss, s.idle, s.drawn = 0, 0, 0, 0, -1
    s.starter = pick(s, s.players) if s.starter < 0 else (s.starter + 1) % s.players  # MM-5
    s.turn = s.starter
    note(s, "turns", s.top, s.turn)
    ask(s, PLAY, s.turn)


@rule
def fitting(s: State) -> int:
    """The cards that may be laid now, whoever has them."""
    same = OF_SUIT << 8 * s.suit | OF_RANK << s.top % 8  # MM-6
    return same & ~JACKS if s.top % 8 == JACK else same | JACKS  # MM-12, MM-11


@rule
def legal(s: State, seat: int) -> int:
    step = open_step(s)
    if step == PLAY:
        return s.hands[seat] & fitting(s) | 1 << DRAW  # MM-7
    if step == ANSWER:
        return s.hands[seat] & OF_RANK << SEVEN | 1 << DRAW  # MM-9
    if step == DRAWN:
        return 1 << s.drawn & fitting(s) | 1 << PASS  # MM-7
    return (1 << len(SUITS)) - 1


@rule
def apply(s: State, seat: int, choice: int) -> None:
    step = open_step(s)
    answered(s, seat)
    if step == WISH:
        s.suit = choice
        note(s, "wishes", seat, choice)
        then(s, NEXT)
    elif choice == PASS:
        note(s, "passes", seat)
        then(s, NEXT)
    elif choice == DRAW:
        draw(s, seat, step)
    else:
        lay(s, seat, choice)


@rule
def lay(s: State, seat: int, card: int) -> None:
    s.hands[seat] &= ~(1 << card)
    s.laid |= 1 << s.top
    s.top, s.suit, s.idle = card, card // 8, 0
    note(s, "plays", seat, card)
    if s.hands[seat] == 0:
        then(s, COUNT)  # MM-14: whatever the last card would have done
        return
    if bit_count(s.hands[seat]) == 1:
        note(s, "mau", seat)  # MM-13
    if card % 8 == SEVEN:
        s.due += 2  # MM-8
    elif card % 8 == EIGHT:
        s.miss = 1  # MM-10
    if card % 8 == JACK:
        ask(s, WISH, seat)  # MM-11
    else:
        then(s, NEXT)


@rule
def draw(s: State, seat: int, step: int) -> None:
    """One card, after which it may be laid; or those that are due for sevens, after which the turn is over."""
    if step == PLAY:
        s.drawn = take(s, seat)
        s.idle = 0 if s.drawn >= 0 else s.idle + 1
    else:
        for _ in range(s.due):
            take(s, seat)
        s.due = 0
    if s.drawn >= 0:
        ask(s, DRAWN, seat)
    else:
        then(s, NEXT)


@rule
def take(s: State, seat: int) -> int:
    """The top card of the stock; -1 if there is none to be had."""
    if s.left == 0:  # MM-15
        while s.laid:
            s.stock[s.left] = lowest(s.laid)
            s.laid &= s.laid - 1
            s.left += 1
        if s.left:
            shuffle(s, s.stock, s.left)
            note(s, "reshuffles")
    if s.left == 0:
        note(s, "finds_none", seat)
        return -1
    s.left -= 1
    s.hands[seat] |= 1 << s.stock[s.left]
    note(s, "draws", seat, s.stock[s.left])
    return s.stock[s.left]


@rule
def go_on(s: State) -> None:
    s.drawn = -1
    if s.idle == s.players:
        then(s, COUNT)  # MM-15
        return
    s.turn = (s.turn + 1) % s.players
    if s.miss:
        note(s, "misses", s.turn)
        s.miss = 0
        s.turn = (s.turn + 1) % s.players
    if not s.due:
        ask(s, PLAY, s.turn)
    elif s.stack:
        ask(s, ANSWER, s.turn)  # MM-9: asked whether or not they hold a seven
    else:
        draw(s, s.turn, ANSWER)  # MM-8


@rule
def worth(cards: int) -> int:
    """What cards in hand count (MM-14)."""
    points = 0
    while cards:
        points += WORTH[lowest(cards) % 8]
        cards &= cards - 1
    return points


@rule
def count(s: State) -> None:
    most = 0
    for seat in range(s.players):
        s.scored[seat] = worth(s.hands[seat])
        s.totals[seat] += s.scored[seat]
        most = max(most, s.totals[seat])
        note(s, "counts", seat, s.hands[seat], s.scored[seat])
    write_scores(s)
    if most >= s.limit:
        end_match(s, LIMIT)  # MM-16
    else:
        then(s, DEAL)
