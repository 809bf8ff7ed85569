"""Values, who wins and loses a round, and the final reckoning of Zehn."""

from stammtisch.core.events import note
from stammtisch.core.outcome import end_match, write_scores
from stammtisch.core.rule import rule
from stammtisch.games.zehn.cards import FIRST_ROUND_CARD, JOKER, TEN, value_of
from stammtisch.games.zehn.state import State

CHIP_POINTS = 2
"""What a chip takes off the penalty points (ZE-38)."""
LAST_ROUND, STOCK_EMPTY = 2, 4  # outcome.Reason


# Values


@rule
def worth(first: int, second: int) -> int:
    """ZE-27, ZE-28: the value of a card, or of two; `second` is -1 if there is none."""
    if second < 0:
        return value_of(first)
    if first == JOKER or second == JOKER:
        return TEN
    return value_of(first) + value_of(second)


@rule
def merit(tie: int, first: int, second: int) -> int:
    """ZE-29, ZE-30: what decides between equal values; `tie` as in the state."""
    if tie == 0:
        return 1 if second < 0 else 0
    if second < 0 or first == second == JOKER:
        return value_of(first)
    one = TEN - value_of(second) if first == JOKER else value_of(first)
    two = TEN - value_of(first) if second == JOKER else value_of(second)
    return one if one > two else two


@rule
def value(s: State, seat: int) -> int:
    """What a seat has come to in this round."""
    return worth(s.laid[seat], s.added[seat])


@rule
def find_winner(s: State) -> int:
    """ZE-29, ZE-30: the best value; then merit, then the order of the round."""
    best, most = -1, -1
    seat = s.starter
    for _ in range(s.players):
        mine = 16 * value(s, seat) + merit(s.tie, s.laid[seat], s.added[seat])
        if mine > most:
            best, most = seat, mine
        seat = seat + 1 if seat + 1 < s.players else 0
    return best


@rule
def find_loser(s: State, winner: int) -> int:
    """ZE-31: the lowest value of the others; of equal ones the last in the order of the round."""
    worst, least = -1, 99
    seat = s.starter
    for _ in range(s.players):
        if seat != winner and value(s, seat) <= least:
            worst, least = seat, value(s, seat)
        seat = seat + 1 if seat + 1 < s.players else 0
    return worst


@rule
def points_of(s: State, cards: int) -> int:
    """The penalty points of a set of cards."""
    total = 0
    face = 0
    while cards:
        total += (cards & 7) * s.points[face]
        cards >>= 3
        face += 1
    return total


# Counting a round


@rule
def round_card(s: State) -> int:
    """The round card that lies open, as a number in the deck."""
    return s.rounds[s.round - 1]


@rule
def count_round(s: State) -> None:
    """ZE-27 to ZE-34, and the end of the match if it has come (ZE-36 to ZE-39)."""
    show_values(s)
    s.winner = find_winner(s)
    s.loser = find_loser(s, s.winner)
    for seat in range(s.players):
        s.scored[seat] = 0
    settle_loser(s)
    note(s, "wins", s.winner, s.pot)
    s.chips[s.winner] += s.pot  # ZE-33
    s.pot = 0
    last = s.round == s.last_round
    filled = (last and s.no_refill == 1) or refill(s)  # ZE-43
    over = last or not filled
    if over:
        reckon(s)
    for seat in range(s.players):
        s.totals[seat] += s.scored[seat]
    write_scores(s)
    if over:
        end_match(s, LAST_ROUND if last else STOCK_EMPTY)


@rule
def show_values(s: State) -> None:
    """ZE-27: everything is turned face up, and everyone sees who laid a joker."""
    seat = s.starter
    for _ in range(s.players):
        if s.hidden >> seat & 1:
            note(s, "shows", seat, s.laid[seat])
        note(s, "comes_to", seat, value(s, seat))
        if s.laid[seat] == JOKER:
            s.jokers |= 1 << s.layer[seat]
        if s.added[seat] == JOKER:
            s.jokers |= 1 << seat
        seat = seat + 1 if seat + 1 < s.players else 0


@rule
def settle_loser(s: State) -> None:
    """ZE-32: the loser takes all cards of the table, and the round card."""
    cards = 0
    for seat in range(s.players):
        cards += 1 << 3 * s.laid[seat]
        if s.added[seat] >= 0:
            cards += 1 << 3 * s.added[seat]
    penalty = round_card(s) - FIRST_ROUND_CARD + 1
    s.taken[s.loser] += cards
    s.taken_rounds[s.loser] |= 1 << penalty - 1
    s.scored[s.loser] = points_of(s, cards) + penalty
    note(s, "loses", s.loser, cards, s.scored[s.loser])


@rule
def refill(s: State) -> bool:
    """ZE-34, ZE-36: each player in turn draws as many cards as they laid. False as soon as one cannot."""
    seat = s.starter
    for _ in range(s.players):
        missing = 1 if s.added[seat] < 0 else 2
        drawn = 0
        while missing > 0 and s.top < s.size:
            drawn += 1 << 3 * s.pile[s.top]
            s.pile[s.top] = 0
            s.top += 1
            missing -= 1
        s.hands[seat] += drawn
        if drawn:
            note(s, "draws", seat, drawn)
        if missing:
            note(s, "cannot_draw", seat)
            return False
        seat = seat + 1 if seat + 1 < s.players else 0
    return True


@rule
def reckon(s: State) -> None:
    """ZE-37, ZE-38: round cards that are left go to the last loser (not those beyond the agreed rounds, ZE-41); cards
    in hand count, chips count against them.
    """
    left = 0
    for place in range(s.round, s.last_round):
        points = s.rounds[place] - FIRST_ROUND_CARD + 1
        left += points
        s.taken_rounds[s.loser] |= 1 << points - 1
    if left:
        note(s, "takes_rest", s.loser, left)
        s.scored[s.loser] += left
    for seat in range(s.players):
        held = points_of(s, s.hands[seat])
        s.scored[seat] += held - CHIP_POINTS * s.chips[seat]
        note(s, "reckons", seat, s.hands[seat], held, s.chips[seat], s.totals[seat] + s.scored[seat])
