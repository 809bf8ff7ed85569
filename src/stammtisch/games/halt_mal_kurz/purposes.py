"""What a move of Halt mal kurz is for, true of the position and known to the seat."""

from stammtisch.core.bits import bit_count
from stammtisch.core.purpose import Purpose
from stammtisch.games.halt_mal_kurz.cards import (
    GRUPPE,
    HALT,
    KAPITALISMUS,
    KOMMUNISMUS,
    LISTE,
    MEIN,
    NAZI,
    POLIZEI,
    SCHNICK,
    VERSAMMLUNG,
    fitting,
    kind_of,
)
from stammtisch.games.halt_mal_kurz.notation import THROWS
from stammtisch.games.halt_mal_kurz.state import (
    CHALLENGE,
    GIVE,
    HOLD,
    NAME,
    PAIR,
    PASS,
    PROPOSE,
    REACT,
    SWAP,
    THROW,
    TURN,
    VOTE,
    WELL,
    WITHOUT_WELL,
    State,
)

ENDS = (NAZI, POLIZEI, LISTE, HALT, KAPITALISMUS)
"""Kinds of cards whose action brings their player no card: with the last one the match is won."""


def purpose(s: State, seat: int, choice: int) -> Purpose | None:
    step = s.steps[s.depth - 1]
    if step == TURN:
        return _of_no_card(s, seat) if choice == PASS else _of_card(s, seat, choice)
    if step == REACT:
        return _of_hit(s, seat) if choice == PASS else Purpose("list_spares", {"seat": s.active})
    if step == GIVE:
        return _of_gift(s, seat, choice)
    if step in (HOLD, CHALLENGE, SWAP, NAME):
        return _of_target(s, seat, step, choice)
    if step == PROPOSE:
        return _of_proposal(s, seat, choice)
    if step == VOTE:
        return Purpose("abstains") if choice == PASS else _of_pair(s, seat, choice // PAIR, choice % PAIR)
    if step == WELL:
        return Purpose("calls_off_well" if choice == WITHOUT_WELL else "leaves_well")
    if step == THROW:
        return Purpose(f"throws_{THROWS[choice]}", {"well": "yes" if s.well_allowed else "no"})
    return None  # a race leaves no time for reasons


def _cards(s: State, seat: int) -> int:
    return bit_count(s.hands[seat])


def _others(s: State, seat: int) -> list[int]:
    return [other for other in range(s.players) if other != seat]


# A turn


def _of_no_card(s: State, seat: int) -> Purpose:
    fits = s.hands[seat] & s.faces & fitting(s, s.top)
    return Purpose("draws" if fits else "nothing_fits", {"n": _cards(s, seat) + 1})


def _of_card(s: State, seat: int, card: int) -> Purpose:
    kind, left = kind_of(s, card), _cards(s, seat) - 1
    if left == 0 and kind in ENDS:
        return Purpose("wins")
    fewest = min(_others(s, seat), key=lambda other: _cards(s, other))
    if kind == NAZI:
        return Purpose("nazi", {"n": left})
    if kind == POLIZEI:
        return Purpose("ends_open_play" if s.open == seat else "police", {"n": left})
    if kind == HALT:
        return Purpose("halt", {"n": left // 2, "left": left}) if left > 1 else Purpose("sheds", {"n": left})
    if kind == MEIN:
        key = "swaps_well" if _cards(s, fewest) < left else "swaps_badly"
        return Purpose(key, {"seat": fewest, "n": _cards(s, fewest), "left": left})
    if kind == KOMMUNISMUS:
        total = left + sum(_cards(s, other) for other in _others(s, seat))
        return Purpose("shares_out", {"n": total // s.players, "left": left})
    if kind == KAPITALISMUS:
        return _of_capitalism(s, seat, left)
    keys = {SCHNICK: "duel", GRUPPE: "group_duel", VERSAMMLUNG: "assembly"}
    return Purpose(keys.get(kind, "sheds"), {"n": left})


def _of_capitalism(s: State, seat: int, left: int) -> Purpose:
    most = max(left, *(_cards(s, other) for other in _others(s, seat)))
    richest = [other for other in _others(s, seat) if _cards(s, other) == most]
    if left == most:
        return Purpose("capitalism_hits_me", {"n": left})
    if len(richest) == 1:
        return Purpose("capitalism", {"seat": richest[0], "n": most})
    return Purpose("capitalism_hits_several", {"n": most})


# What is about to happen


def _of_hit(s: State, seat: int) -> Purpose:
    kind, theirs = s.action, _cards(s, s.active)
    given = {"seat": s.active, "left": _cards(s, seat)}
    lists = bit_count(s.hands[seat] & s.lists)
    if kind == KAPITALISMUS:
        return Purpose("lets_draw", {**given, "n": 2, "lists": lists})
    if kind == NAZI or (kind == POLIZEI and s.stage == 0):
        return Purpose("lets_draw", {**given, "n": 1, "lists": lists})
    if kind == POLIZEI:
        return Purpose("lets_open", given)
    if kind == HALT:
        return Purpose("lets_half", {**given, "n": theirs // 2})
    if kind == MEIN:
        return Purpose("lets_swap", {**given, "n": theirs})
    if kind == KOMMUNISMUS:
        return Purpose("lets_share", given)
    return Purpose("lets_card", given)


def _of_gift(s: State, seat: int, card: int) -> Purpose:
    key = "gives" if 1 << card & fitting(s, s.top) else "gives_unfit"
    return Purpose(key, {"seat": s.receiver, "n": _cards(s, seat) - 1})


# People


def _is_nearest(s: State, seat: int, other: int) -> bool:
    """Whether nobody else is closer to winning."""
    return other != seat and all(_cards(s, other) <= _cards(s, each) for each in _others(s, seat))


def _of_target(s: State, seat: int, step: int, other: int) -> Purpose:
    given = {"seat": other, "n": _cards(s, other)}
    if step == SWAP:
        left = _cards(s, seat)
        key = "swaps_well" if _cards(s, other) < left else "swaps_badly"
        return Purpose(key, {**given, "left": left})
    if other == seat:
        return Purpose("names_self")
    return Purpose("nearest" if _is_nearest(s, seat, other) else "hits", given)


def _of_proposal(s: State, seat: int, choice: int) -> Purpose:
    if choice == PASS:
        return Purpose("proposes_nothing")
    if s.giver >= 0:
        return _of_pair(s, seat, s.giver, choice)
    if choice == seat:
        return Purpose("gives_myself", {"n": _cards(s, seat) - 1})
    return Purpose("lets_give", {"seat": choice, "n": _cards(s, choice) - 1})


def _of_pair(s: State, seat: int, giver: int, receiver: int) -> Purpose:
    given = {"seat": receiver, "giver": giver, "n": _cards(s, receiver)}
    if receiver == seat:
        return Purpose("takes_myself", given)
    if giver == seat:
        return Purpose("gives_myself", {"n": _cards(s, seat) - 1})
    return Purpose("nearest" if _is_nearest(s, seat, receiver) else "hits", {"seat": receiver, "n": given["n"]})
