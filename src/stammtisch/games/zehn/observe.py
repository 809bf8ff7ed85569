"""What a seat knows in Zehn, for programs that learn."""

from stammtisch.core.layout import TWO, Layout, Observation, Row, put_number, put_set, seat_after, seat_from
from stammtisch.core.rule import rule
from stammtisch.games.zehn.cards import FACES, FIRST_ROUND_CARD, ROUNDS, count_of, size
from stammtisch.games.zehn.scoring import round_card
from stammtisch.games.zehn.state import NAME, State

SEATS, FIELDS = 7, 8

LAYOUT = Layout(
    ("hand", FACES, "one's cards, how many of each"),
    ("deck", FACES, "all cards of the match"),
    ("worth", FACES, "what each counts"),
    ("taken", FACES * SEATS, "for each seat, the cards that it has taken"),
    ("rounds", ROUNDS * SEATS, "for each seat, the round cards that it has taken"),
    (
        "table",
        FIELDS * SEATS,
        "for each seat: 1 + the card before it if one knows it, whether it lies face down, whether there is one, who "
        "laid it, whether one has seen it, chips on it, 1 + the second card, chips",
    ),
    ("cards", SEATS, "how many cards each seat holds"),
    ("jokers", SEATS, "who has laid a joker in an earlier round"),
    ("card", ROUNDS, "the round card"),
    ("passed", ROUNDS, "the round cards of earlier rounds"),
    ("starter", SEATS, "who comes first"),
    ("pile", TWO, "cards left to draw"),
    (
        "numbers",
        10,
        "chips in the pot, whose card is bought, who bid last, the bid, who won and who lost the last round (seats "
        "counted from 1, 0: nobody), whether the highest single card decides, the last round, "
        "whether it refills nobody, and who starts the next",
    ),
)
HAND, DECK, WORTH, TAKEN, TAKEN_ROUNDS, TABLE, COUNTS, JOKERS, CARD, PASSED, STARTER, PILE, NUMBERS = LAYOUT.starts


@rule
def observe(s: State, seat: int, out: Row) -> None:
    for face in range(FACES):
        out[HAND + face] = count_of(s.hands[seat], face)
        out[DECK + face] = count_of(s.deck, face)
        out[WORTH + face] = s.points[face]
    for away in range(s.players):
        other = seat_after(s, seat, away)
        for face in range(FACES):
            out[TAKEN + FACES * away + face] = count_of(s.taken[other], face)
        put_set(out, TAKEN_ROUNDS + ROUNDS * away, s.taken_rounds[other], ROUNDS)
        at = TABLE + FIELDS * away
        if s.laid[other] >= 0:
            hidden, seen = s.hidden >> other & 1, s.seen[other] >> seat & 1
            out[at] = s.laid[other] + 1 if seen or not hidden else 0
            out[at + 1] = hidden
            out[at + 2] = 1
            out[at + 3] = seat_from(s, seat, s.layer[other])
            out[at + 4] = seen
            out[at + 5] = s.shield[other]
            out[at + 6] = s.added[other] + 1
        out[at + 7] = s.chips[other]
        out[COUNTS + away] = size(s.hands[other])
        out[JOKERS + away] = s.jokers >> other & 1
    naming = s.depth > 0 and s.steps[s.depth - 1] == NAME
    if s.round > 0 and s.ended == 0 and not naming:
        out[CARD + round_card(s) - FIRST_ROUND_CARD] = 1
    for past in range(s.round if naming else s.round - 1):
        out[PASSED + s.rounds[past] - FIRST_ROUND_CARD] = 1
    out[STARTER + seat_from(s, seat, s.starter) - 1] = 1
    put_number(out, PILE, s.size - s.top)
    out[NUMBERS] = s.pot
    out[NUMBERS + 1] = seat_from(s, seat, s.target)
    out[NUMBERS + 2] = seat_from(s, seat, s.bidder) if s.target >= 0 else 0
    out[NUMBERS + 3] = s.bid if s.target >= 0 else 0
    out[NUMBERS + 4] = seat_from(s, seat, s.winner)
    out[NUMBERS + 5] = seat_from(s, seat, s.loser) if s.winner >= 0 else 0
    out[NUMBERS + 6] = s.tie
    out[NUMBERS + 7] = s.last_round
    out[NUMBERS + 8] = s.no_refill
    out[NUMBERS + 9] = s.next_start


OBSERVATION = Observation(observe, LAYOUT)
