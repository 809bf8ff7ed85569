"""What a seat knows in Halt mal kurz, for programs that learn."""

from stammtisch.core.bits import bit_count
from stammtisch.core.layout import (
    WORD,
    Layout,
    Observation,
    Row,
    put_number,
    put_set,
    put_word,
    seat_after,
    seat_from,
    words_of,
)
from stammtisch.core.rule import rule
from stammtisch.games.halt_mal_kurz.cards import FACE_OF, KIND_WORDS, face_of
from stammtisch.games.halt_mal_kurz.cards import MOST_CARDS as CARDS
from stammtisch.games.halt_mal_kurz.knowledge import known
from stammtisch.games.halt_mal_kurz.state import MOST_PLAYERS, PROPOSE, SLAP, THROW, TURN, VOTE, WELL, State

SEATS, PAIRS = MOST_PLAYERS, 40

LAYOUT = Layout(
    ("hand", CARDS, "one's cards; of equal ones the first places"),
    ("known", CARDS * SEATS, "for each seat, cards of which one knows that it holds them"),
    ("open", CARDS, "the open hand"),
    ("top", CARDS, "the top card of the discard pile"),
    ("under", CARDS, "the cards beneath it"),
    ("cards", SEATS, "how many cards each seat holds"),
    ("turn", SEATS, "whose turn it is"),
    ("action", len(KIND_WORDS), "the card whose action is being carried out"),
    ("proposals", PAIRS, "what is proposed to the assembly: 8 * giver + receiver, both by their number at the table"),
    ("slapped", SEATS, "who has slapped"),
    ("stayed", SEATS, "who has chosen not to"),
    ("turns", 2, "the turn being played"),
    (
        "numbers",
        7,
        "cards left to draw, who plays open, who did so last, who was chosen (seats from 1, 0: nobody), whether "
        "the well may be shown, throws that were a draw, whether it is thrown for who begins",
    ),
    ("deck", CARDS, "1 + the face that each of these places stands for in the deck of the match"),
    ("rules", 5, "well, police, list, votes and own assembly, as agreed"),
)
HAND, KNOWN, OPEN, TOP, UNDER, COUNTS, TURN_OF, ACTION, PROPOSALS = LAYOUT.starts[:9]
SLAPPED, STAYED, TURNS, NUMBERS, FACES, RULES = LAYOUT.starts[9:]

USUAL_LOOKS = words_of(tuple(face + 1 for face in FACE_OF))


@rule
def observe(s: State, seat: int, out: Row) -> None:
    step = s.steps[s.depth - 1] if s.depth else -1
    put_set(out, HAND, s.hands[seat], CARDS)
    for away in range(s.players):
        other = seat_after(s, seat, away)
        if away:
            put_set(out, KNOWN + CARDS * away, known(s, seat, other), CARDS)
        out[COUNTS + away] = bit_count(s.hands[other])
        if step == SLAP:
            out[SLAPPED + away] = s.slapped >> other & 1
            out[STAYED + away] = s.stayed >> other & 1
    if s.open >= 0:
        put_set(out, OPEN, s.hands[s.open], CARDS)
    out[TOP + s.top] = 1
    put_set(out, UNDER, s.under, CARDS)
    out[TURN_OF + seat_from(s, seat, s.active) - 1] = 1
    if s.turns and step >= 0 and step != TURN:
        out[ACTION + s.action] = 1
    if step == PROPOSE or step == VOTE:
        put_set(out, PROPOSALS, s.proposals, PAIRS)
    put_number(out, TURNS, s.turns)
    out[NUMBERS] = s.size - s.drawn
    out[NUMBERS + 1] = seat_from(s, seat, s.open)
    out[NUMBERS + 2] = seat_from(s, seat, s.last_open)
    out[NUMBERS + 3] = seat_from(s, seat, s.target) if step >= 0 and step != TURN else 0
    out[NUMBERS + 4] = s.well_allowed if step == THROW else 0
    out[NUMBERS + 5] = s.draws if step == THROW and s.draws < 100 else 0
    out[NUMBERS + 6] = 1 if s.turns == 0 else 0
    if s.usual:
        for word in range(len(USUAL_LOOKS)):  # and some zeros where the rules follow
            put_word(out, FACES + WORD * word, USUAL_LOOKS[word])
    else:
        for card in range(CARDS):
            out[FACES + card] = face_of(s.looks[card]) + 1 if s.looks[card] >= 0 else 0
    out[RULES] = s.well
    out[RULES + 1] = s.police_anyone
    out[RULES + 2] = s.list_ends
    out[RULES + 3] = s.most_votes


OBSERVATION = Observation(observe, LAYOUT, opened=(PROPOSE, VOTE, WELL, THROW))
