"""What a move of Zehn is for, true of the position and known to the seat."""

from stammtisch.core.bits import lowest
from stammtisch.core.purpose import Purpose
from stammtisch.games.zehn.cards import DECK, FACES, TEN, faces_in, fitting, value_of
from stammtisch.games.zehn.rules import DONE, PASSED, REVEALED, after
from stammtisch.games.zehn.scoring import find_loser, find_winner, worth
from stammtisch.games.zehn.state import ADD, BID, LAY, OPEN, PROTECT, RAISE, REVEAL, State


def purpose(s: State, seat: int, choice: int) -> Purpose | None:
    step = s.steps[s.depth - 1]
    if step == LAY:
        return _of_laying(s, seat, choice // 3, hidden=choice % 3 == 1)
    if step == PROTECT:
        return _of_guard(s, seat, choice)
    if step == OPEN:
        return _of_opening(s, seat, choice)
    if step in (BID, RAISE):
        return _of_bid(s, seat, choice)
    if step == REVEAL:
        return _of_revealing(s, seat, choice)
    if step == ADD:
        return _of_second(s, seat, choice)
    return _of_naming(s, seat, choice)


# What a seat may know


def _added(s: State, seat: int, first: int) -> list[int]:
    """The cards of a hand that may be added to a card."""
    fits = faces_in(s.hands[seat]) & fitting(first)
    return [face for face in range(FACES) if fits >> 3 * face & 1]


def _completes(s: State, seat: int, first: int) -> int:
    """A card in hand that makes ten with a card; -1 if there is none."""
    return next((face for face in _added(s, seat, first) if worth(first, face) == TEN), -1)


def _best(s: State, seat: int, first: int) -> int:
    """The most that a card comes to with what is in hand."""
    return max([value_of(first), *(worth(first, face) for face in _added(s, seat, first))])


def _known(s: State, seat: int, other: int) -> bool:
    """Whether a seat has seen the card before another."""
    return s.laid[other] >= 0 and (not s.hidden >> other & 1 or bool(s.seen[other] >> seat & 1))


def _is_settled(s: State, seat: int) -> bool:
    """Whether a seat is the last to decide in this round, and knows every card on the table."""
    return after(s, seat) == s.starter and all(_known(s, seat, other) for other in range(s.players))


# The steps


def _of_laying(s: State, seat: int, face: int, *, hidden: bool) -> Purpose:
    without = s.clone()
    without.hands[seat] -= 1 << 3 * face
    down = {"hidden": "yes" if hidden else "no"}
    if value_of(face) == TEN:
        return Purpose("lays_ten", down)
    partner = _completes(without, seat, face)
    if partner >= 0:
        return Purpose("lays_half", {"card": DECK.name(partner), **down})
    return Purpose("lays", {"best": _best(without, seat, face), "points": s.points[face], **down})


def _of_guard(s: State, seat: int, chips: int) -> Purpose | None:
    if not _may_be_wanted(s, seat):
        return Purpose("guards_too_late")
    if chips == s.shield[seat]:
        return None if chips else Purpose("no_guard")
    return Purpose("guards", {"n": chips})


def _may_be_wanted(s: State, seat: int) -> bool:
    """Whether anybody else can still open for the card of a seat."""
    if OPEN not in s.steps[: s.depth]:
        return False
    opener = lowest(s.asked[s.steps.index(OPEN)])
    while True:
        if opener != seat:
            return True
        opener = after(s, opener)
        if opener == s.starter:
            return False


def _of_opening(s: State, seat: int, choice: int) -> Purpose:
    mine = _best(s, seat, s.laid[seat])
    if choice == DONE:
        return Purpose("has_ten") if mine == TEN else Purpose("stays_out", {"n": mine})
    return _of_wanting(s, seat, choice, mine) or Purpose("wants_unknown", {"seat": choice, "n": mine})


def _of_wanting(s: State, seat: int, owner: int, mine: int) -> Purpose | None:
    """What a card that the seat knows comes to with its hand."""
    if not _known(s, seat, owner):
        return None
    theirs = _best(s, seat, s.laid[owner])
    key = "wants_better" if theirs > mine else "wants_worse"
    return Purpose(key, {"card": DECK.name(s.laid[owner]), "n": mine, "best": theirs})


def _of_bid(s: State, seat: int, chips: int) -> Purpose | None:
    mine = _best(s, seat, s.laid[seat])
    wanting = _of_wanting(s, seat, s.target, mine)
    if chips == PASSED:
        return wanting if wanting and wanting.key == "wants_worse" else None
    if wanting is None:
        return Purpose("bids_unknown", {"seat": s.target, "left": s.chips[seat] - chips})
    key = wanting.key.replace("wants", "bids")
    given = {"seat": s.target, "mine": mine, "best": wanting.parameters["best"], "left": s.chips[seat] - chips}
    return Purpose(key, given)


def _of_revealing(s: State, seat: int, choice: int) -> Purpose | None:
    first = s.laid[seat]
    if choice != REVEALED:
        return Purpose("keeps_down", {"n": value_of(first)})
    partner = _completes(s, seat, first)
    if partner >= 0 and value_of(first) < TEN:
        return Purpose("reveals_ten", {"card": DECK.name(partner)})
    return Purpose("reveals", {"best": _best(s, seat, first)}) if _added(s, seat, first) else None


def _of_second(s: State, seat: int, choice: int) -> Purpose | None:
    """With the last decision of a round its end is certain, if every card is known: it is tried."""
    second = -1 if choice == DONE else choice // 3
    value = worth(s.laid[seat], second)
    if _is_settled(s, seat):
        then = s.clone()
        then.added[seat] = second
        winner = find_winner(then)
        if winner == seat:
            return Purpose("wins_round", {"n": value, "pot": s.pot})
        if find_loser(then, winner) == seat:
            return Purpose("loses_round", {"n": value})
        return Purpose("gets_away", {"n": value, "seat": winner})
    return Purpose("comes_to_ten") if value == TEN else None


def _of_naming(s: State, seat: int, choice: int) -> Purpose | None:
    if choice == seat:
        return Purpose("names_self")
    return Purpose("names_next") if choice == after(s, seat) else None
