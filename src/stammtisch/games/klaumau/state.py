"""The state of a match of Klaumau, and how cards move in it."""

from stammtisch.core import state
from stammtisch.core.agenda import then
from stammtisch.core.rule import rule
from stammtisch.core.state import I8, I16, I64, SEATS, number, numbers
from stammtisch.games.klaumau.bomb import STEPS as BOMB_STEPS
from stammtisch.games.klaumau.cards import FACES, PILE, fitting

STEPS = (
    "deal", "turn", "doubt", "force", "wish", "rob", "answer", "trade", "give", "take", "sell", "target", "throw",
    "offer", "drawn", "draw", "fence", "explode", "next", "count", "may", "help", "fine",
)  # fmt: skip
DEAL, TURN, DOUBT, FORCE, WISH, ROB, ANSWER, TRADE, GIVE, TAKE, SELL, TARGET, THROW, OFFER, DRAWN = range(15)
DRAW, FENCED, EXPLODE, NEXT, COUNT, MAY, HELP, FINE = range(15, 23)

CANT = FACES
"""On a turn, the choice to say "I can't"; lower ones are faces."""
DONE = FACES
"""With the fence, the choice to hand in no more."""
KEEP = FACES
"""With the card just drawn, the choice to keep it."""
NOBODY = SEATS
"""Where a player may be named, the choice to name none."""
BELIEVE, DOUBTS = 0, 1
LET, WARD = 0, 1
DRAWS, DECLINES = 0, 1

STOCK, OUT = 8, 9
"""Places besides seats that cards come from and go to."""
SHOWN = 100
"""In the log, more than any movement: a seat shows its hand."""
RESTACKED, JUST = SHOWN + SEATS, SHOWN + SEATS + 1
"""In the log: the discards became the draw pile; and the card that leaves a hand next is the one drawn last."""
LOG = 960
"""So many entries the log has. Hardly any round has as many; before one has, the log is made anew (`retelling`)."""


class State(state.State):
    deck: list[int] = numbers(I8, FACES)
    """How often each face is in the deck, the cards of variants not counted."""
    anyone: int = number(I8)
    """1 if anyone may doubt."""
    anticlockwise: int = number(I8)
    """1 if a plan turns the direction to anticlockwise and leaves it so."""
    last_round: int = number(I8)
    """How many rounds are played."""
    doubt_costs: int = number(I8)
    """1 if that house rule holds; the others likewise."""
    last_card_ends: int = number(I8)
    surrounded_ends: int = number(I8)
    drawn_playable: int = number(I8)
    reshuffles: int = number(I8)
    fits_always: int = number(I64)
    """The faces that fit on anything by a house rule."""
    forced_card_acts: int = number(I8)
    forgery: int = number(I8)
    surrounded: int = number(I8)
    """1 if that variant is played; the others likewise."""
    fence: int = number(I8)
    watchdog: int = number(I8)
    bomb: int = number(I8)
    bomb_steps: int = number(I8)
    """How many steps the bomb's rule has, and below, for each: who is hit, what happens, how many."""
    bomb_who: list[int] = numbers(I8, BOMB_STEPS)
    bomb_what: list[int] = numbers(I8, BOMB_STEPS)
    bomb_count: list[int] = numbers(I8, BOMB_STEPS)

    held: list[int] = numbers(I64, SEATS)
    """The faces each seat holds, as a mask."""
    sizes: list[int] = numbers(I8, SEATS)
    """How many cards each seat holds."""
    hands: list[int] = numbers(I8, SEATS * FACES)
    """How often each seat holds each face."""
    pile: list[int] = numbers(I8, PILE)
    """The draw pile, top card first."""
    drawn: int = number(I8)
    """The place of its top card: what lies before was dealt or drawn."""
    stock: int = number(I16)
    """The place behind its last card."""
    gone: list[int] = numbers(I8, PILE)
    """The cards that all have seen leave play, in that order; FACES more for those on the discard pile."""
    away: int = number(I16)
    """How many they are."""
    under: int = number(I16)
    """How many cards lie below the top one of the discard pile."""
    restacked: int = number(I16)
    """How often the discards have become the draw pile in this round."""
    fence_low: int = number(I8)
    """The first place of the pile where the fence may have been put."""
    fence_high: int = number(I8)
    """The last such place; -1 without a fence in the pile."""

    turns: int = number(I16)
    """The turn of this round, counted from 1; missed ones are not counted."""
    starter: int = number(I8)
    turn: int = number(I8)
    """Whose turn it is."""
    direction: int = number(I8)
    """+1 clockwise, -1 the other way round."""
    top: int = number(I8)
    """The face on top of the discard pile."""
    wish: int = number(I8)
    """The colour that stands in place of the keyhole's; -1 if none does."""
    skips: int = number(I8)
    """How many players a safe makes miss a turn."""
    misses: list[int] = numbers(I8, SEATS)
    """How many turns each seat must miss because of the bomb."""
    other: int = number(I8)
    """The other player concerned: the doubter, the victim, the partner of a trade; -1 if none is."""
    offered: int = number(I8)
    """How many cards somebody may draw who is asked."""
    encircled: int = number(I8)
    """1 if the last policeman has come, and ends the match."""
    policemen: int = number(I8)
    """How many policemen were played in this round."""
    dogs: int = number(I16)
    """The seats with a watchdog in front of them, as a mask."""
    noted: list[int] = numbers(I16, SEATS)
    """Points of this round that were noted at once. They are in the totals already."""
    selling: int = number(I16)
    """The seats that the fence has not asked yet."""
    buyer: int = number(I8)
    """Who drew the fence."""
    sold: int = number(I8)
    """How many cards the seat that is asked has handed in."""
    bomber: int = number(I8)
    """Who played the bomb."""
    bomb_step: int = number(I8)
    """The step of its rule that is going on."""
    bomb_left: int = number(I16)
    """The seats that this step has yet to hit."""
    bomb_chosen: int = number(I8)
    """Whom its player has chosen; -1 before."""
    throws: int = number(I8)
    """How many cards the seat that is asked still has to throw away."""

    moves: int = number(I16)
    """How many entries the log of this round has. The log is what knowledge is made of."""
    passed: int = number(I16)
    """How many of them are cards that went from hand to hand."""
    dealt: int = number(I8)
    """How many of them are the deal; 0 when the log has been made anew."""
    latest: int = number(I16)
    """The entry of the card that was drawn last."""
    pool: list[int] = numbers(I16, FACES)
    """The cards that the log tells of: how often each face is there that had not left play before it begins."""
    log_way: list[int] = numbers(I8, LOG)
    """Each movement of a card: ten times the place it came from and the place it went to; or a hand that was shown."""
    log_face: list[int] = numbers(I8, LOG)
    """The face of the card that moved."""


# Moving cards


@rule
def log(s: State, way: int, face: int) -> None:
    s.log_way[s.moves] = way
    s.log_face[s.moves] = face
    s.moves += 1


@rule
def put_in(s: State, seat: int, face: int) -> None:
    """A card comes into a hand."""
    s.hands[seat * FACES + face] += 1
    s.held[seat] |= 1 << face
    s.sizes[seat] += 1


@rule
def take_out(s: State, seat: int, face: int) -> None:
    """A card leaves a hand."""
    s.hands[seat * FACES + face] -= 1
    if s.hands[seat * FACES + face] == 0:
        s.held[seat] &= ~(1 << face)
    s.sizes[seat] -= 1


@rule
def lay_down(s: State, seat: int, face: int) -> None:
    """A card leaves a hand, for all to see, and goes beside the discard pile."""
    take_out(s, seat, face)
    log(s, seat * 10 + OUT, face)
    s.gone[s.away] = face
    s.away += 1


@rule
def lay_on_pile(s: State, seat: int, face: int) -> None:
    """A card leaves a hand for the discard pile."""
    lay_down(s, seat, face)
    s.gone[s.away - 1] += FACES
    s.under += 1


@rule
def turn_over(s: State, face: int) -> None:
    """A card leaves the draw pile, and nobody gets it."""
    log(s, STOCK * 10 + OUT, face)
    s.gone[s.away] = face
    s.away += 1


@rule
def change_hands(s: State, giver: int, receiver: int, face: int) -> None:
    take_out(s, giver, face)
    put_in(s, receiver, face)
    s.passed += 1
    log(s, giver * 10 + receiver, face)


@rule
def draw_top(s: State, seat: int) -> int:
    """The top card of the draw pile comes into a hand; it must not be the fence."""
    face = s.pile[s.drawn]
    s.drawn += 1
    put_in(s, seat, face)
    s.latest = s.moves
    log(s, STOCK * 10 + seat, face)
    return face


@rule
def then_draw(s: State, seat: int, count: int) -> None:
    """Put on the agenda that a seat draws so many cards."""
    then(s, DRAW)
    s.first[s.depth - 1] = seat
    s.way[s.depth - 1] = count


@rule
def then_offer(s: State, seat: int, count: int) -> None:
    """Put on the agenda that a seat may draw so many cards."""
    then(s, MAY)
    s.first[s.depth - 1] = seat
    s.way[s.depth - 1] = count


# What is there


@rule
def left(s: State) -> int:
    """How many cards there are to draw."""
    return s.stock - s.drawn + (s.under if s.reshuffles else 0)


@rule
def fits(s: State) -> int:
    """KM-13 to KM-15, KM-25, KM-27, KM-72: the faces that may be played now."""
    return fitting(s.top, s.wish) | s.fits_always


def cards_of(s: State, seat: int) -> list[int]:
    """How often a seat holds each face. For plain code."""
    return s.hands[seat * FACES : (seat + 1) * FACES]
