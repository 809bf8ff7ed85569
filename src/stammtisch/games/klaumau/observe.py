"""What a seat knows in Klaumau, for programs that learn."""

from stammtisch.core.layout import TWO, Layout, Observation, Row, put_number, put_set, seat_from
from stammtisch.core.rule import rule
from stammtisch.games.klaumau.cards import FACES
from stammtisch.games.klaumau.retracing import is_hidden
from stammtisch.games.klaumau.state import DRAWN, FORCE, State, fits

SEATS, MOVED, FIELDS = 8, 32, 3

LAYOUT = Layout(
    ("hand", FACES, "one's cards, how many of each"),
    ("top", FACES, "the top card of the discard pile"),
    ("fits", FACES, "what may be laid now"),
    ("gone", FACES, "cards that all have seen leave play in this round, how many of each"),
    ("shown", FACES, "a hand that is shown, how many of each"),
    ("drawn", FACES, "the card just drawn, if one may lay it"),
    (
        "moved",
        MOVED * FIELDS,
        "the last cards that moved, latest first: from where, to where, and 1 + the card if known",
    ),
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
        11,
        "variants and house rules that are played: anyone doubts, forced cards act, forgery, surrounded, fence, "
        "watchdog, bomb, doubts cost, last card ends, surrounded ends, drawn card playable",
    ),
)
HAND, TOP, FITS, GONE, SHOWN, JUST_DRAWN, MOVES, COUNTS, NOTED = LAYOUT.starts[:9]
DOGS, MISSES, TURN, WISH, PILE, UNDER, NUMBERS, VARIANTS = LAYOUT.starts[9:]


@rule
def observe(s: State, seat: int, out: Row) -> None:
    step = s.steps[s.depth - 1] if s.depth else -1
    for face in range(FACES):
        out[HAND + face] = s.hands[seat * FACES + face]
    out[TOP + s.top] = 1
    put_set(out, FITS, fits(s), FACES)
    for place in range(s.away):
        out[GONE + s.gone[place] % FACES] += 1
    if step == FORCE:
        for face in range(FACES):
            out[SHOWN + face] = s.hands[s.turn * FACES + face]
    if step == DRAWN and s.turn == seat:
        out[JUST_DRAWN + s.log_face[s.latest]] = 1
    _put_moves(s, seat, out)
    for away in range(s.players):
        other = seat + away
        if other >= s.players:
            other -= s.players
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


@rule
def _put_moves(s: State, seat: int, out: Row) -> None:
    """The last entries of the log. Seats are counted from 1 for oneself; 9: the draw pile, 10: out of play."""
    entry, at = s.moves - 1, MOVES
    for _ in range(MOVED):
        if entry < s.dealt:
            break
        way = s.log_way[entry]
        if way < 100:
            giver, receiver = way // 10, way % 10
            out[at] = seat_from(s, seat, giver) if giver < 8 else giver + 1
            out[at + 1] = seat_from(s, seat, receiver) if receiver < 8 else receiver + 1
            unseen = is_hidden(s, seat, entry) or (giver == 8 and receiver < 8 and receiver != seat)
            out[at + 2] = 0 if unseen else s.log_face[entry] + 1
            at += FIELDS
        entry -= 1


OBSERVATION = Observation(observe, LAYOUT)
