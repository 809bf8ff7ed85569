"""What a seat knows in Gaunerbande, for programs that learn."""

from stammtisch.core.layout import TWO, Layout, Observation, Row, put_number, put_set, seat_after, seat_from
from stammtisch.core.rule import rule
from stammtisch.games.gaunerbande.scoring import captured
from stammtisch.games.gaunerbande.state import PASS, State

CARDS, SEATS = 52, 6

LAYOUT = Layout(
    ("hand", CARDS, "one's cards"),
    ("given", CARDS, "what one has passed on, or chosen to"),
    ("received", CARDS, "what one was passed"),
    ("trick", CARDS, "the cards of the trick, by the order in which they were laid"),
    ("laid", CARDS * SEATS, "for each seat, what it has played in this round"),
    ("points", TWO * SEATS, "for each seat, what it has taken in this round"),
    ("limit", TWO, "the total that ends the match if exceeded"),
    ("rounds", TWO, "the last round, where that is agreed"),
    ("rules", 2, "how cards are passed, and whether exactly the limit is halved"),
    ("leader", SEATS, "who leads"),
    ("numbers", 4, "seats by which cards are passed, cards in the trick, tricks taken, whether black may be led"),
)
HAND, GIVEN, RECEIVED, TRICK, LAID, POINTS, LIMIT, ROUNDS, RULES, LEADER, NUMBERS = LAYOUT.starts


@rule
def observe(s: State, seat: int, out: Row) -> None:
    put_set(out, HAND, s.hands[seat], CARDS)
    put_set(out, GIVEN, s.chosen[seat], CARDS)
    passing = s.depth > 0 and s.steps[s.depth - 1] == PASS
    if s.pass_to and not passing:
        giver = seat - s.pass_to
        put_set(out, RECEIVED, s.chosen[giver if giver >= 0 else giver + s.players], CARDS)
    for place in range(s.played):
        out[TRICK + s.trick[place]] = place + 1
    for away in range(s.players):
        other = seat_after(s, seat, away)
        put_set(out, LAID + CARDS * away, s.laid[other], CARDS)
        put_number(out, POINTS + TWO * away, captured(s, other))
    put_number(out, LIMIT, s.limit)
    put_number(out, ROUNDS, s.last_round)
    out[RULES] = s.passing
    out[RULES + 1] = s.half
    if s.played or s.tricks or not passing:
        out[LEADER + seat_from(s, seat, s.leader) - 1] = 1
    out[NUMBERS] = s.pass_to
    out[NUMBERS + 1] = s.played
    out[NUMBERS + 2] = s.tricks
    out[NUMBERS + 3] = s.black_open


OBSERVATION = Observation(observe, LAYOUT)
