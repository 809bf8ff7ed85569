"""What a move of Klaumau is for, true of the position and known to the seat."""

from stammtisch.core.bits import members
from stammtisch.core.purpose import Purpose
from stammtisch.games.klaumau.cards import (
    BIGSAFE,
    BOMB,
    COLOUR_WORDS,
    CROOK,
    DECK,
    DOG,
    FACES,
    KEY,
    MOTIF,
    NUMBERS,
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
        return _kept(s) if choice == KEEP else _of_card(s, seat, choice)
    if step == DOUBT:
        return _of_doubt(s, choice)
    if step == ANSWER:
        return _of_answer(s, seat, choice)
    if step == OFFER:
        return Purpose("declines", {"n": left(s)}) if choice == DECLINES else Purpose("draws", {"n": s.offered})
    if step == WISH:
        return Purpose("wishes", {"colour": COLOUR_WORDS[choice], "n": _held(s, seat, OF_COLOUR[choice])})
    if step in (ROB, TRADE, TAKE, TARGET):
        return _of_victim(s, seat, choice)
    if step == SELL:
        return _of_sale(s, seat, choice)
    assert step in (FORCE, GIVE, THROW)
    return _of_loss(s, seat, step, choice)


def _held(s: State, seat: int, faces: int) -> int:
    """How many cards of some faces a seat holds."""
    return sum(s.hands[seat * FACES + face] for face in members(s.held[seat] & faces))


def _next(s: State, seat: int, direction: int) -> int:
    return (seat + direction) % s.players


# A turn


def _of_no(s: State, seat: int) -> Purpose:
    if not left(s):
        return Purpose("cannot_at_the_end")
    fitting = _held(s, seat, fits(s))
    return Purpose("bluffs", {"n": fitting}) if fitting else Purpose("cannot")


def _of_card(s: State, seat: int, face: int) -> Purpose:
    last = s.sizes[seat] == 1
    if face == DOG:
        return Purpose("guards")
    if last and (s.last_card_ends or _does_nothing_to_hands(face)):
        return Purpose("ends_round", {"n": WORTH[face]})
    if face == POLICE:
        return _of_policeman(s, "calls_police")
    if face == BOMB:
        return Purpose("explodes")
    return _of_motif(s, seat, face)


def _does_nothing_to_hands(face: int) -> bool:
    return face not in (POLICE, BOMB) and MOTIF[face] not in (CROOK, TRADING)


def _of_policeman(s: State, key: str) -> Purpose:
    if s.surrounded and s.policemen + 1 == (8 if s.players >= 6 else 6):
        return Purpose("surrounds")
    return Purpose(key) if left(s) else Purpose("police_at_the_end")


def _of_motif(s: State, seat: int, face: int) -> Purpose:
    motif, follower = MOTIF[face], _next(s, seat, s.direction)
    given = {"n": WORTH[face]}
    if motif == KEY:
        return Purpose("unlocks", {**given, "seat": follower})
    if motif in (SAFE, BIGSAFE):
        missing = 1 if motif == SAFE or s.players == 2 else 2
        if missing == s.players - 1:
            return Purpose("plays_again" if s.misses[seat] == 0 else "skips", {**given, "seat": follower})
        if missing == 1:
            return Purpose("skips", {**given, "seat": follower})
        return Purpose("skips_two", {**given, "seat": follower, "target": _next(s, follower, s.direction)})
    if motif == PLAN and s.players > 2 and not any(s.misses):
        return Purpose("turns_round", {**given, "seat": _next(s, seat, -s.direction), "target": follower})
    others = [other for other in range(s.players) if other != seat and s.sizes[other]]
    if motif == CROOK and any(not s.dogs >> other & 1 for other in others):
        return Purpose("steals", given)
    if motif == TRADING and others and s.sizes[seat] > 1:
        return Purpose("trades", given)
    playable = [each for each in members(legal(s, seat)) if each < FACES and each != DOG]
    cheapest = len(playable) > 1 and WORTH[face] == min(WORTH[each] for each in playable)
    return Purpose("cheapest" if cheapest else "costs", given)


def _kept(s: State) -> Purpose:
    return Purpose("keeps_drawn", {"n": WORTH[s.log_face[s.latest]]})


# Answers


def _of_doubt(s: State, choice: int) -> Purpose:
    given = {"seat": s.turn, "n": s.sizes[s.turn]}
    if choice != DOUBTS:
        return Purpose("believes", given) if left(s) else Purpose("believes_at_the_end", given)
    return Purpose("doubts", {**given, "costs": "yes" if s.doubt_costs else "no"})


def _of_answer(s: State, seat: int, choice: int) -> Purpose:
    if choice == WARD:
        return _of_policeman(s, "wards")
    return Purpose("lets", {"seat": s.turn, "n": s.sizes[seat], "police": _held(s, seat, 1 << POLICE)})


def _of_victim(s: State, seat: int, choice: int) -> Purpose:
    if choice == NOBODY:
        return Purpose("spares")
    given = {"seat": choice, "n": s.sizes[choice]}
    others = [s.totals[other] for other in range(s.players) if other != seat]
    if s.totals[choice] == max(others) > 0 and others.count(max(others)) == 1:
        return Purpose("hits_leader", {**given, "total": s.totals[choice]})
    return Purpose("hits", given)


def _of_sale(s: State, seat: int, choice: int) -> Purpose:
    if choice == DONE:
        return Purpose("sells_no_more", {"n": _held(s, seat, NUMBERS)})
    key = "sells" if left(s) > s.sold else "sells_at_the_end"
    return Purpose(key, {"n": WORTH[choice], "price": PRICE})


def _of_loss(s: State, seat: int, step: int, face: int) -> Purpose:
    """A card that somebody loses: for the doubter to choose the dearest, for oneself the cheapest."""
    worths = [WORTH[each] for each in members(legal(s, seat)) if each < FACES]
    given = {"n": WORTH[face], "card": DECK.name(face)}
    if step == FORCE:
        return Purpose("takes_dearest" if WORTH[face] == max(worths) else "takes", {**given, "seat": s.turn})
    least = "least" if WORTH[face] == min(worths) else "more"
    if step == GIVE:
        return Purpose(f"gives_{least}", {**given, "seat": s.other})
    return Purpose(f"throws_{least}", given)
