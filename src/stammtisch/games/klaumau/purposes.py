"""What a move of Klaumau is for, true of the position and known to the seat."""

from stammtisch.core.bits import members
from stammtisch.core.purpose import Purpose
from stammtisch.games.klaumau.cards import (
    BIGSAFE,
    BOMB,
    COLOUR_WORDS,
    CROOK,
    DOG,
    FACES,
    KEY,
    MOTIF,
    OF_COLOUR,
    PLAN,
    POLICE,
    SAFE,
    WORTH,
)
from stammtisch.games.klaumau.cards import TRADE as TRADING
from stammtisch.games.klaumau.rules import legal
from stammtisch.games.klaumau.rules.drawing import PRICE
from stammtisch.games.klaumau.state import (
    ANSWER,
    CANT,
    DECLINES,
    DONE,
    DOUBT,
    DOUBTS,
    DRAWN,
    FORCE,
    GIVE,
    KEEP,
    NOBODY,
    OFFER,
    ROB,
    SELL,
    TAKE,
    TARGET,
    THROW,
    TRADE,
    TURN,
    WARD,
    WISH,
    State,
    fits,
    left,
)


def purpose(s: State, seat: int, choice: int) -> Purpose | None:
    step = s.steps[s.depth - 1]
    if step == TURN:
        return _of_no(s, seat) if choice == CANT else _of_card(s, seat, choice)
    if step == DRAWN:
        return None if choice == KEEP else _of_card(s, seat, choice)
    if step == DOUBT:
        return _of_doubt(s, choice)
    if step == ANSWER:
        return _of_answer(s, seat, choice)
    if step == OFFER:
        return _of_offer(s, choice)
    if step == WISH:
        return _of_wish(s, seat, choice)
    if step in (ROB, TRADE, TAKE, TARGET):
        return _of_victim(s, seat, step, choice)
    if step == SELL:
        return _of_sale(s, choice)
    assert step in (FORCE, GIVE, THROW)
    return _of_loss(s, seat, step, choice)


def _held(s: State, seat: int, faces: int) -> int:
    """How many cards of some faces a seat holds."""
    return sum(s.hands[seat * FACES + face] for face in members(s.held[seat] & faces))


def _next(s: State, seat: int, direction: int) -> int:
    return (seat + direction) % s.players


def _follower(s: State, seat: int) -> int:
    """Whose turn is next, after those who miss theirs because of the bomb."""
    misses = s.misses[:]
    seat = _next(s, seat, s.direction)
    while misses[seat]:
        misses[seat] -= 1
        seat = _next(s, seat, s.direction)
    return seat


def _to_draw(s: State) -> int:
    """How many cards there are to draw. The fence is none: something else is drawn in his place."""
    return left(s) - (s.fence_high >= 0)


# A turn


def _of_no(s: State, seat: int) -> Purpose:
    there = _to_draw(s)
    if not there:
        return Purpose("cannot_at_the_end")
    fitting = _held(s, seat, fits(s))
    return Purpose("bluffs", {"n": fitting}) if fitting else Purpose("cannot", {"n": min(2, there)})


def _of_card(s: State, seat: int, face: int) -> Purpose | None:
    if s.sizes[seat] == 1 and (face == DOG or s.last_card_ends or _does_nothing_to_hands(face)):
        return Purpose("ends_round")
    if face == DOG:
        return Purpose("guards")
    if face == POLICE:
        return _of_policeman(s, seat, "calls_police")
    return None if face == BOMB else _of_motif(s, seat, face)


def _does_nothing_to_hands(face: int) -> bool:
    """Whether nothing comes back for it. With a last card one trades for a card that has to be given back."""
    return face not in (POLICE, BOMB) and MOTIF[face] != CROOK


def _of_policeman(s: State, seat: int, key: str) -> Purpose | None:
    if not _is_last_policeman(s):
        return Purpose(key if _to_draw(s) else "police_at_the_end")
    others = any(s.sizes[other] for other in range(s.players) if other != seat)
    return Purpose("surrounds", {"ending": "match" if s.surrounded_ends else "round"}) if others else None


def _is_last_policeman(s: State) -> bool:
    return bool(s.surrounded) and s.policemen + 1 == (8 if s.players >= 6 else 6)


def _of_motif(s: State, seat: int, face: int) -> Purpose | None:
    motif, follower = MOTIF[face], _next(s, seat, s.direction)
    given = {"n": WORTH[face]}
    if motif == KEY and _follower(s, seat) != seat:
        return Purpose("unlocks", {**given, "seat": _follower(s, seat)})
    if motif in (SAFE, BIGSAFE):
        missing = 1 if motif == SAFE or s.players == 2 else 2
        if missing == s.players - 1:
            return Purpose("plays_again" if s.misses[seat] == 0 else "skips", {**given, "seat": follower})
        if missing == 1:
            return Purpose("skips", {**given, "seat": follower})
        return Purpose("skips_two", {**given, "seat": follower, "target": _next(s, follower, s.direction)})
    turns = s.players > 2 and not (s.anticlockwise and s.direction < 0)
    if motif == PLAN and turns and not any(s.misses):
        return Purpose("turns_round", {**given, "seat": _next(s, seat, -s.direction), "target": follower})
    others = [other for other in range(s.players) if other != seat and s.sizes[other]]
    if motif == CROOK and any(not s.dogs >> other & 1 for other in others):
        return Purpose("steals", given)
    if motif == TRADING and others and s.sizes[seat] > 1:
        return Purpose("trades", given)
    playable = [each for each in members(legal(s, seat)) if each < FACES and each != DOG]
    cheapest = len(playable) > 1 and WORTH[face] == min(WORTH[each] for each in playable)
    return Purpose("cheapest", given) if cheapest else None


# Answers


def _of_doubt(s: State, choice: int) -> Purpose | None:
    there = _to_draw(s)
    if choice != DOUBTS and there == 1:
        return None
    if choice != DOUBTS:
        return Purpose("believes", {"seat": s.turn}) if there else Purpose("believes_at_the_end")
    ends = _is_last_policeman(s) or (s.last_card_ends and s.sizes[s.turn] == 1)
    draws = "yes" if there > 1 and not ends else "no"  # a policeman that is laid takes a card, too
    given = {"seat": s.turn, "n": s.sizes[s.turn], "draws": draws, "costs": "yes" if s.doubt_costs else "no"}
    return Purpose("doubts", given)


def _of_answer(s: State, seat: int, choice: int) -> Purpose | None:
    if choice == WARD:
        last = s.last_card_ends and s.sizes[seat] == 1
        return Purpose("ends_round") if last else _of_policeman(s, seat, "wards")
    police = _held(s, seat, 1 << POLICE)
    if not 0 < police < s.sizes[seat]:
        return None
    return Purpose("lets", {"seat": s.turn, "n": s.sizes[seat], "police": police})


def _of_offer(s: State, choice: int) -> Purpose | None:
    if choice != DECLINES:
        return Purpose("draws", {"n": s.offered})
    last = left(s) == 1 and s.fence_high < 0 and not s.reshuffles
    return Purpose("declines") if last else None


def _of_wish(s: State, seat: int, colour: int) -> Purpose | None:
    held = [_held(s, seat, faces) for faces in OF_COLOUR]
    most = held[colour] == max(held) > 0
    return Purpose("wishes", {"colour": COLOUR_WORDS[colour], "n": held[colour]}) if most else None


def _of_victim(s: State, seat: int, step: int, choice: int) -> Purpose | None:
    if choice == NOBODY:
        return Purpose("spares") if step == ROB else None
    others = [s.totals[other] for other in range(s.players) if other != seat]
    if s.totals[choice] == max(others) > 0 and others.count(max(others)) == 1 < len(others):
        return Purpose("hits_leader", {"seat": choice, "total": s.totals[choice]})
    return None


def _of_sale(s: State, choice: int) -> Purpose | None:
    if choice == DONE:
        return None
    return Purpose("sells" if left(s) > s.sold else "sells_at_the_end", {"n": WORTH[choice], "price": PRICE})


def _of_loss(s: State, seat: int, step: int, face: int) -> Purpose | None:
    """A card that somebody loses: for the doubter to choose the dearest, for oneself the cheapest."""
    worths = [WORTH[each] for each in members(legal(s, seat)) if each < FACES]
    given = {"n": WORTH[face]}
    if step == FORCE:
        dearest = WORTH[face] == max(worths) > min(worths)
        return Purpose("takes_dearest", {**given, "seat": s.turn}) if dearest else None
    least = "least" if WORTH[face] == min(worths) else "more"
    if step == GIVE:
        return Purpose(f"gives_{least}", {**given, "seat": s.other})
    return Purpose(f"throws_{least}", given)
