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
from stammtisch.games.halt_mal_kurz.rules.reactions import reactions
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
        return None if choice == PASS else _of_card(s, seat, choice)
    if step == REACT:
        return _of_hit(s, seat) if choice == PASS else _of_list(s)
    if step == GIVE:
        return _of_gift(s, seat, choice)
    if step in (HOLD, CHALLENGE, SWAP, NAME):
        return _of_target(s, seat, step, choice)
    if step == PROPOSE:
        return _of_proposal(s, seat, choice)
    if step == VOTE:
        return None if choice == PASS else _of_pair(s, seat, choice // PAIR, choice % PAIR)
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


def _of_card(s: State, seat: int, card: int) -> Purpose:
    kind, left = kind_of(s, card), _cards(s, seat) - 1
    if left == 0 and kind in ENDS:
        return Purpose("wins")
    if kind == HALT:
        return Purpose("halt", {"n": left // 2, "left": left}) if left > 1 else Purpose("sheds")
    if kind == MEIN:
        return _of_swap(s, min(_others(s, seat), key=lambda other: _cards(s, other)), left)
    if kind == KOMMUNISMUS:
        total = left + sum(_cards(s, other) for other in _others(s, seat))
        return Purpose("shares_out", {"n": total // s.players, "left": left})
    if kind == KAPITALISMUS:
        return _of_capitalism(s, seat, left)
    if kind == POLIZEI:
        return Purpose("ends_open_play" if s.open == seat else "police")
    if kind in (SCHNICK, GRUPPE):
        return Purpose(f"{'duel' if kind == SCHNICK else 'group_duel'}{'' if left else '_last'}")
    return Purpose({NAZI: "nazi", VERSAMMLUNG: "assembly"}.get(kind, "sheds"))


def _of_swap(s: State, other: int, left: int) -> Purpose:
    better = _cards(s, other) < left
    return Purpose("swaps_well" if better else "swaps_badly", {"seat": other, "n": _cards(s, other), "left": left})


def _of_capitalism(s: State, seat: int, left: int) -> Purpose:
    most = max(left, *(_cards(s, other) for other in _others(s, seat)))
    richest = [other for other in _others(s, seat) if _cards(s, other) == most]
    if left == most and not (richest and s.list_ends):
        return Purpose("capitalism_hits_me", {"n": left})
    if len(richest) == 1 and left < most:
        return Purpose("capitalism", {"seat": richest[0], "n": most})
    return Purpose("capitalism_hits_several", {"n": most})


# What is about to happen


def _of_list(s: State) -> Purpose:
    if s.action == VERSAMMLUNG:
        return Purpose("list_refuses", {"seat": s.giver})
    if s.action == NAZI or (s.action == POLIZEI and s.stage == 0):
        return Purpose("list_draws")
    return Purpose("list_spares", {"seat": s.active})


def _of_hit(s: State, seat: int) -> Purpose | None:
    """What comes of keeping a list that could be played, unless somebody else may spare all with theirs."""
    kind, given = s.action, {"seat": s.active, "n": _cards(s, s.active)}
    if reactions(s, seat) == 1 << PASS or (s.list_ends and s.asked[s.depth - 1] != 1 << seat):
        return None
    if kind in (NAZI, KAPITALISMUS) or (kind == POLIZEI and s.stage == 0):
        return Purpose("lets_draw", {"n": 2 if kind == KAPITALISMUS else 1})
    if kind == POLIZEI:
        return Purpose("lets_open")
    if kind == HALT:
        return Purpose("lets_half", {**given, "n": given["n"] // 2})
    if kind == MEIN and not given["n"]:
        return Purpose("lets_win", {"seat": s.active})
    if kind == MEIN:
        return Purpose("lets_swap", {**given, "left": _cards(s, seat)})
    return Purpose("lets_share" if kind == KOMMUNISMUS else "lets_card")


def _of_gift(s: State, seat: int, card: int) -> Purpose | None:
    if _cards(s, seat) == 1:
        return Purpose("gives_last")
    return None if 1 << card & fitting(s, s.top) else Purpose("gives_unfit")


# People


def _is_nearest(s: State, seat: int, other: int) -> bool:
    """Whether nobody else is closer to winning."""
    return all(_cards(s, other) <= _cards(s, each) for each in _others(s, seat))


def _of_target(s: State, seat: int, step: int, other: int) -> Purpose:
    if step == SWAP:
        return _of_swap(s, other, _cards(s, seat))
    return Purpose("names_self") if other == seat else _of_hitting(s, seat, other)


def _of_hitting(s: State, seat: int, other: int) -> Purpose:
    if _is_nearest(s, seat, other):
        return Purpose("nearest", {"seat": other, "n": _cards(s, other)})
    return Purpose("hits", {"seat": other})


def _of_proposal(s: State, seat: int, choice: int) -> Purpose:
    if choice == PASS:
        return Purpose("proposes_nothing")
    if s.giver >= 0:
        return _of_pair(s, seat, s.giver, choice)
    if choice == seat:
        return Purpose("gives_myself", {"n": _cards(s, seat) - 1})
    return Purpose("lets_give", {"seat": choice, "n": _cards(s, choice) - 1})


def _of_pair(s: State, seat: int, giver: int, receiver: int) -> Purpose:
    if receiver == seat:
        return Purpose("takes_myself")
    if giver == seat:
        return Purpose("gives_myself", {"n": _cards(s, seat) - 1})
    return _of_hitting(s, seat, receiver)
