"""A turn: a card, or "I can't" and what comes of it."""

from stammtisch.core.agenda import answered, ask, drop, everyone, open_window, then
from stammtisch.core.events import note
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.klaumau.cards import BIGSAFE, BOMB, CROOK, DOG, FACES, KEY, MOTIF, PLAN, POLICE, SAFE, fitting
from stammtisch.games.klaumau.cards import TRADE as TRADING
from stammtisch.games.klaumau.rules.actions import call_police
from stammtisch.games.klaumau.rules.bombs import light
from stammtisch.games.klaumau.scoring import stop_round
from stammtisch.games.klaumau.state import (
    BELIEVE,
    CANT,
    DOUBT,
    FORCE,
    NEXT,
    ROB,
    SHOWN,
    TRADE,
    TURN,
    WISH,
    State,
    lay_down,
    log,
    then_draw,
)


@rule
def take_turn(s: State, seat: int, choice: int) -> None:
    drop(s)
    then(s, NEXT)
    s.other = -1
    if choice == CANT:
        note(s, "cannot", seat)
        follower = (seat + s.direction) % s.players
        asked = everyone(s) & ~(1 << seat) if s.anyone else 1 << follower  # KM-18, KM-19
        open_window(s, DOUBT, asked, follower, s.direction)
    elif choice == DOG:
        lay_down(s, seat, DOG)  # KM-56
        s.dogs |= 1 << seat
        note(s, "guards", seat)
    else:
        lay(s, seat, choice, True)


@rule_apart
def lay(s: State, seat: int, face: int, acts: bool) -> None:
    """A card is played, or laid because of a doubt."""
    lay_down(s, seat, face)
    note(s, "plays", seat, face)
    if face == POLICE:
        call_police(s, seat)  # KM-25, KM-40
        return
    if face == BOMB:
        if acts:
            light(s, seat)
        return
    s.top = face
    s.wish = -1
    if not acts:
        return  # KM-23
    motif = MOTIF[face]
    if motif == KEY:
        ask(s, WISH, seat)
    elif motif == SAFE:
        s.skips = 1  # KM-28
    elif motif == BIGSAFE:
        s.skips = 1 if s.players == 2 else 2  # KM-29, KM-30
    elif motif == PLAN:
        if s.players > 2:
            s.direction = -s.direction  # KM-31
            note(s, "turns_round", seat)
    elif motif == CROOK:
        ask(s, ROB, seat)
    elif motif == TRADING:
        ask(s, TRADE, seat)


@rule
def doubt(s: State, seat: int, choice: int) -> None:
    if choice == BELIEVE:
        note(s, "believes", seat)
        if answered(s, seat):
            then_draw(s, s.turn, 1)  # KM-20
        return
    drop(s)  # KM-19: nobody else is asked
    s.other = seat
    note(s, "doubts", seat)
    log(s, SHOWN + s.turn, 0)  # KM-21
    note(s, "shows", s.turn, s.hands[s.turn * FACES : (s.turn + 1) * FACES])
    if s.held[s.turn] & fitting(s.top, s.wish):
        then_draw(s, seat, 1)  # KM-22
        ask(s, FORCE, seat)
    else:
        then_draw(s, s.turn, 2)  # KM-24


@rule
def force(s: State, face: int) -> None:
    """KM-22: the doubter has chosen."""
    drop(s)
    lay(s, s.turn, face, s.forced_card_acts == 1)


@rule
def go_on(s: State) -> None:
    """KM-41: the round is over if somebody has no cards; otherwise it is the next player's turn."""
    for seat in range(s.players):
        if s.sizes[seat] == 0:
            note(s, "empties", seat)
            stop_round(s)
            return
    seat = (s.turn + s.direction) % s.players
    while s.skips > 0 or s.misses[seat] > 0:
        note(s, "misses", seat)
        if s.skips > 0:
            s.skips -= 1
        else:
            s.misses[seat] -= 1  # KM-65
        seat = (seat + s.direction) % s.players
    s.turn = seat
    ask(s, TURN, seat)
