"""What a seat knows in Black Spy, for programs that learn."""

from stammtisch.core.bits import bit_count
from stammtisch.core.layout import TWO, Layout, Observation, Row, put_number, put_set, seat_after, seat_from
from stammtisch.core.rule import rule
from stammtisch.games.black_spy.cards import CARDS, COLOURS, SPY
from stammtisch.games.black_spy.knowledge import left_behind
from stammtisch.games.black_spy.scoring import captured
from stammtisch.games.black_spy.state import MOLE, PASS, State

SEATS = 6

LAYOUT = Layout(
    ("hand", CARDS, "one's cards; of equal ones the first places"),
    ("given", CARDS, "what one has passed on, or chosen to"),
    ("received", CARDS, "what one was passed"),
    ("trick", CARDS, "the cards of the trick, by the order in which they were laid; black spies as below"),
    ("spies", SEATS, "the places of the trick, in order, at which a black spy lies"),
    ("laid", CARDS * SEATS, "for each seat, what it has played in this round"),
    ("points", TWO * SEATS, "for each seat, what it has taken in this round"),
    ("picked", CARDS, "what one took from the mole's pile"),
    ("pile", CARDS, "the mole's pile, as one saw it last"),
    ("limit", TWO, "the total that ends the match"),
    ("rounds", TWO, "the last round, where that is agreed"),
    ("keeping", TWO, "in every so many-th round nobody passes"),
    ("leader", SEATS, "who leads, once that is known"),
    ("dealer", SEATS, "who deals"),
    ("colour", len(COLOURS), "the announced colour"),
    ("variants", 7, "the variants that are played, in the order of the options, and whether the first trick is clean"),
    ("numbers", 4, "seats by which cards are passed, cards in the trick, tricks taken, cards in the mole's pile"),
)
HAND, GIVEN, RECEIVED, TRICK, SPIES, LAID, POINTS, PICKED, PILE = LAYOUT.starts[:9]
LIMIT, ROUNDS, KEEPING, LEADER, DEALER, COLOUR, VARIANTS, NUMBERS = LAYOUT.starts[9:]


@rule
def observe(s: State, seat: int, out: Row) -> None:
    step = s.steps[s.depth - 1] if s.depth else -1
    put_set(out, HAND, s.hands[seat], CARDS)
    put_set(out, GIVEN, s.chosen[seat], CARDS)
    if s.pass_to and step != PASS and step != MOLE:
        giver = seat - s.pass_to
        put_set(out, RECEIVED, s.chosen[giver if giver >= 0 else giver + s.players], CARDS)
    for place in range(s.played):
        card = s.trick[place]
        out[TRICK + card] = place + 1
        out[SPIES + place] = 1 if card == SPY else 0
    for away in range(s.players):
        other = seat_after(s, seat, away)
        put_set(out, LAID + CARDS * away, s.laid[other], CARDS)
        put_number(out, POINTS + TWO * away, captured(s, other))
    if s.mole and s.round > 1:
        put_set(out, PICKED, s.picks[seat], CARDS)
        if s.picked >> seat & 1:
            put_set(out, PILE, left_behind(s, seat), CARDS)
        elif step == MOLE and s.asked[s.depth - 1] >> seat & 1:
            put_set(out, PILE, s.aside, CARDS)
    put_number(out, LIMIT, s.limit)
    put_number(out, ROUNDS, s.last_round)
    put_number(out, KEEPING, s.keep_every)
    if s.opener >= 0:
        out[LEADER + seat_from(s, seat, s.leader) - 1] = 1
    out[DEALER + seat_from(s, seat, s.dealer) - 1] = 1
    if s.colour >= 0:
        out[COLOUR + s.colour] = 1
    out[VARIANTS] = s.no_good_spies
    out[VARIANTS + 1] = s.capture_or_release
    out[VARIANTS + 2] = s.mole
    out[VARIANTS + 3] = s.announce_a_colour
    out[VARIANTS + 4] = s.follow_the_rank
    out[VARIANTS + 5] = s.reduce_points
    out[VARIANTS + 6] = s.clean
    out[NUMBERS] = s.pass_to
    out[NUMBERS + 1] = s.played
    out[NUMBERS + 2] = s.tricks
    out[NUMBERS + 3] = bit_count(s.aside)


OBSERVATION = Observation(observe, LAYOUT)
