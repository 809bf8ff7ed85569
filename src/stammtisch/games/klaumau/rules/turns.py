"""A turn: a card, or "I can't" and what comes of it."""

from stammtisch.core.agenda import answered, ask, drop, everyone, open_window, then
from stammtisch.core.events import note
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.klaumau.cards import BIGSAFE, COLOURED, CROOK, DOG, FACES, KEY, MOTIF, PLAN, POLICE, SAFE
from stammtisch.games.klaumau.cards import TRADE as TRADING
from stammtisch.games.klaumau.retelling import MANY, make_room
from stammtisch.games.klaumau.rules.actions import blind, call_police, end_with_last
from stammtisch.games.klaumau.rules.bombs import light
from stammtisch.games.klaumau.scoring import stop_round
from stammtisch.games.klaumau.state import (
    BELIEVE,
    CANT,
    DOUBT,
    DRAWN,
    FINE,
    FORCE,
    JUST,
    KEEP,
    LOG,
    NEXT,
    ROB,
    SHOWN,
    TRADE,
    TURN,
    WISH,
    State,
    change_hands,
    fits,
    lay_down,
    lay_on_pile,
    log,
    then_draw,
    then_offer,
)

MOST_TURNS = 1000
"""KM-43: after so many turns a round is over."""


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
    note(s, "plays", seat, face)
    if face >= COLOURED:
        lay_down(s, seat, face)
        if face == POLICE:
            call_police(s, seat)  # KM-25, KM-40
        elif acts:
            light(s, seat)
        if s.last_card_ends and s.sizes[seat] == 0:
            end_with_last(s, seat)
        return
    lay_on_pile(s, seat, face)
    s.top = face
    s.wish = -1
    if s.last_card_ends and s.sizes[seat] == 0:
        end_with_last(s, seat)
        return
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
        if s.players > 2 and not (s.anticlockwise and s.direction < 0):
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
            if s.drawn_playable:
                ask(s, DRAWN, s.turn)  # KM-73, when it is drawn
            then_draw(s, s.turn, 1)  # KM-20
        return
    drop(s)  # KM-19: nobody else is asked
    s.other = seat
    note(s, "doubts", seat)
    show(s, s.turn)  # KM-21
    note(s, "shows", s.turn, s.hands[s.turn * FACES : (s.turn + 1) * FACES])
    if s.held[s.turn] & fits(s):
        then_offer(s, seat, 1)  # KM-22
        ask(s, FORCE, seat)
        return
    if s.doubt_costs:
        then(s, FINE)  # KM-69
    then_offer(s, s.turn, 2)  # KM-24


@rule
def show(s: State, seat: int) -> None:
    """Everybody sees a hand; if it is what they saw last, that is nothing new."""
    entry = s.moves - 1
    while entry >= 0:
        way = s.log_way[entry]
        if way == SHOWN + seat:
            return
        if way < SHOWN and (way // 10 == seat or way % 10 == seat):
            break
        entry -= 1
    log(s, SHOWN + seat, 0)


@rule
def fine(s: State) -> None:
    """KM-69: whoever doubted in vain pays a card."""
    if s.sizes[s.other] > 0:
        face = blind(s, s.other)
        change_hands(s, s.other, s.turn, face)
        note(s, "fined", s.other, s.turn, face)


@rule
def use_drawn(s: State, seat: int, choice: int) -> None:
    """KM-73: the card just drawn is laid or kept."""
    drop(s)
    if choice == KEEP:
        note(s, "keeps", seat)
        return
    log(s, JUST, 0)
    lay(s, seat, choice, True)


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
    if s.turns == MOST_TURNS:
        note(s, "too_long", s.turns)  # KM-43
        stop_round(s)
        return
    if s.moves > LOG // 4 or s.passed > MANY:
        make_room(s)
    s.turns += 1
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
