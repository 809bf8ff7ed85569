"""What cards do: wishes, crooks and policemen, trades."""

from stammtisch.core.agenda import answered, ask, drop, open_window
from stammtisch.core.chance import pick
from stammtisch.core.events import note
from stammtisch.core.rule import rule, rule_apart
from stammtisch.games.klaumau.cards import FACES, POLICE, last_policeman
from stammtisch.games.klaumau.scoring import stop_round
from stammtisch.games.klaumau.state import (
    ANSWER,
    GIVE,
    NOBODY,
    TAKE,
    WARD,
    State,
    change_hands,
    lay_down,
    then_draw,
)


@rule_apart
def blind(s: State, seat: int) -> int:
    """A card of a hand that nobody chose."""
    skip = pick(s, s.sizes[seat])
    face = seat * FACES
    while skip >= s.hands[face]:
        skip -= s.hands[face]
        face += 1
    return face - seat * FACES


@rule
def wish(s: State, seat: int, colour: int) -> None:
    """KM-27."""
    drop(s)
    s.wish = colour
    note(s, "wishes", seat, colour)


@rule
def rob(s: State, seat: int, victim: int) -> None:
    """KM-32, KM-33: whoever is named is asked, policeman or not."""
    drop(s)
    if victim == NOBODY:
        note(s, "spares", seat)
        return
    s.other = victim
    note(s, "robs", seat, victim)
    open_window(s, ANSWER, 1 << victim, victim, 1)


@rule
def answer(s: State, seat: int, choice: int) -> None:
    answered(s, seat)
    if choice == WARD:
        lay_down(s, seat, POLICE)
        note(s, "wards", seat, POLICE)
        call_police(s, seat)  # KM-39
        if s.last_card_ends and s.sizes[seat] == 0:
            end_with_last(s, seat)
        return
    face = blind(s, seat)
    change_hands(s, seat, s.turn, face)
    note(s, "steals", s.turn, seat, face)


@rule
def call_police(s: State, seat: int) -> None:
    """KM-39, KM-40, KM-48: a policeman is played; his player draws a card, unless this was the last one it takes."""
    s.policemen += 1
    if s.surrounded and s.policemen == last_policeman(s.players):
        note(s, "surrounded", seat)
        s.encircled = s.surrounded_ends
        stop_round(s)
        ask(s, TAKE, seat)  # KM-49
    else:
        then_draw(s, seat, 1)


@rule
def end_with_last(s: State, seat: int) -> None:
    """KM-70: a last card was laid, and nothing comes of it."""
    note(s, "empties", seat)
    stop_round(s)


@rule
def take(s: State, seat: int, victim: int) -> None:
    """KM-49: one more card before the round is scored."""
    drop(s)
    if victim == NOBODY:
        note(s, "spares", seat)
        return
    face = blind(s, victim)
    change_hands(s, victim, seat, face)
    note(s, "steals", seat, victim, face)


@rule
def trade(s: State, seat: int, partner: int) -> None:
    """KM-34: first a card is drawn …"""
    drop(s)
    if partner == NOBODY:
        note(s, "spares", seat)
        return
    s.other = partner
    face = blind(s, partner)
    change_hands(s, partner, seat, face)
    note(s, "trades", seat, partner, face)
    ask(s, GIVE, seat)


@rule
def give(s: State, seat: int, face: int) -> None:
    """… then one is given."""
    drop(s)
    change_hands(s, seat, s.other, face)
    note(s, "gives", seat, s.other, face)
