"""What a seat knows in Klaumau, for programs that learn."""

from stammtisch.core.layout import (
    TWO,
    Layout,
    Observation,
    Row,
    put_counts,
    put_list,
    put_number,
    put_set,
    seat_after,
    seat_from,
)
from stammtisch.core.rule import rule
from stammtisch.games.klaumau.cards import FACES
from stammtisch.games.klaumau.state import DRAWN, FORCE, State, fits

SEATS, MOVED = 8, 32

LAYOUT = Layout(
    ("hand", FACES, "one's cards, how many of each"),
    ("top", FACES, "the top card of the discard pile"),
    ("fits", FACES, "what may be laid now"),
    ("gone", FACES, "cards that all have seen leave play in this round, how many of each"),
    ("shown", FACES, "a hand that is shown, how many of each"),
    ("drawn", FACES, "the card just drawn, if one may lay it"),
    (
        "from",
        MOVED,
        "the last cards that moved, latest first: from where (seats from 1 for oneself, 9: the draw pile; 0: a hand "
        "was shown, or the pile was shuffled)",
    ),
    ("to", MOVED, "where each of them went (10: out of play)"),
    ("moved", MOVED, "1 + the card, if one knows it"),
    ("cards", SEATS, "how many cards each seat holds"),
    ("noted", TWO * SEATS, "for each seat, points of this round that were noted at once"),
    ("dogs", SEATS, "who has a watchdog"),
    ("misses", SEATS, "how many turns each seat must miss"),
    ("turn", SEATS, "whose turn it is"),
    ("wish", 4, "the colour that was wished for"),
    ("pile", TWO, "cards left to draw"),
    ("under", TWO, "cards below the top one of the discard pile"),
    (
        "numbers",
        9,
        "direction, players to miss a turn, policemen played, the other player concerned (counted from 1, 0: nobody), "
        "cards offered, cards handed in, cards to throw away, last round, whether the discards come back",
    ),
    (
        "variants",
        12,
        "variants and house rules that are played: anyone doubts, forced cards act, forgery, surrounded, fence, "
        "watchdog, bomb, doubts cost, last card ends, surrounded ends, drawn card playable, "
        "plans turn to anticlockwise only",
    ),
)
HAND, TOP, FITS, GONE, SHOWN, JUST_DRAWN, FROM, TO, MOVES, COUNTS, NOTED = LAYOUT.starts[:11]
DOGS, MISSES, TURN, WISH, PILE, UNDER, NUMBERS, VARIANTS = LAYOUT.starts[11:]


@rule
def observe(s: State, seat: int, out: Row) -> None:
    step = s.steps[s.depth - 1] if s.depth else -1
    put_list(out, HAND, s.hands, seat * FACES, FACES)
    out[TOP + s.top] = 1
    put_set(out, FITS, fits(s), FACES)
    put_counts(out, GONE, s.gone, s.away, FACES)
    if step == FORCE:
        put_list(out, SHOWN, s.hands, s.turn * FACES, FACES)
    if step == DRAWN and s.turn == seat:
        out[JUST_DRAWN + s.log_face[s.latest]] = 1
    if s.moves - s.dealt >= MOVED:
        _put_moves(s, seat, out, MOVED)
    else:
        _put_moves(s, seat, out, s.moves - s.dealt)
    for away in range(s.players):
        other = seat_after(s, seat, away)
        out[COUNTS + away] = s.sizes[other]
        put_number(out, NOTED + TWO * away, s.noted[other])
        out[DOGS + away] = s.dogs >> other & 1
        out[MISSES + away] = s.misses[other]
    out[TURN + seat_from(s, seat, s.turn) - 1] = 1
    if s.wish >= 0:
        out[WISH + s.wish] = 1
    put_number(out, PILE, s.stock - s.drawn)
    put_number(out, UNDER, s.under)
    out[NUMBERS] = s.direction
    out[NUMBERS + 1] = s.skips
    out[NUMBERS + 2] = s.policemen
    out[NUMBERS + 3] = seat_from(s, seat, s.other)
    out[NUMBERS + 4] = s.offered
    out[NUMBERS + 5] = s.sold
    out[NUMBERS + 6] = s.throws
    out[NUMBERS + 7] = s.last_round
    out[NUMBERS + 8] = s.reshuffles
    out[VARIANTS] = s.anyone
    out[VARIANTS + 1] = s.forced_card_acts
    out[VARIANTS + 2] = s.forgery
    out[VARIANTS + 3] = s.surrounded
    out[VARIANTS + 4] = s.fence
    out[VARIANTS + 5] = s.watchdog
    out[VARIANTS + 6] = s.bomb
    out[VARIANTS + 7] = s.doubt_costs
    out[VARIANTS + 8] = s.last_card_ends
    out[VARIANTS + 9] = s.surrounded_ends
    out[VARIANTS + 10] = s.drawn_playable
    out[VARIANTS + 11] = s.anticlockwise


@rule
def _put_moves(s: State, seat: int, out: Row, count: int) -> None:
    """The last entries of the log. Natively many are written at once, if there is no branch, nothing is compared, and
    all are numbers of few bits: what is negative has the bits above those that it needs.
    """
    ways, faces = s.log_way[s.moves - count : s.moves], s.log_face[s.moves - count : s.moves]
    players = s.players
    for back in range(count):
        way, face = ways[count - 1 - back], faces[count - 1 - back]
        giver = way * 205 >> 11  # a tenth
        receiver = way - 10 * giver
        moved = way - 100 >> 7 & 1
        by_seat, to_seat = giver - 8 >> 4 & 1, receiver - 8 >> 4 & 1
        hidden = giver - 9 >> 4 & to_seat  # from a hand or the pile into a hand
        own = ((giver ^ seat) - 1 | (receiver ^ seat) - 1) >> 4 & 1
        out[FROM + back] = -moved & (giver + 1 - (seat & -by_seat) + (players & -(giver - seat >> 4 & 1)))
        out[TO + back] = -moved & (receiver + 1 - (seat & -to_seat) + (players & -(receiver - seat >> 4 & 1)))
        out[MOVES + back] = -(moved & ~(hidden & ~own)) & (face + 1)


OBSERVATION = Observation(observe, LAYOUT)
