"""The Not-to-do-Liste as a reaction: everyone whom an action is about to hit is asked, list in hand or not."""

from stammtisch.core.agenda import answered, drop, everyone, open_window, then
from stammtisch.core.events import note
from stammtisch.core.rule import rule
from stammtisch.games.halt_mal_kurz.cards import VERSAMMLUNG, fitting
from stammtisch.games.halt_mal_kurz.rules.moving import draw, lay
from stammtisch.games.halt_mal_kurz.state import PASS, REACT, RESOLVE, State


@rule
def about_to_hit(s: State, seats: int) -> None:
    """HK-45: ask all who would be hit, but the player of the card only where the others have aimed it (HK-43); then
    carry it out.
    """
    s.hit = seats
    s.spared = 0
    then(s, RESOLVE)
    concerned = seats if s.action == VERSAMMLUNG else seats & ~(1 << s.active)
    if concerned:
        open_window(s, REACT, concerned, (s.active + 1) % s.players, 1)


@rule
def reactions(s: State, seat: int) -> int:
    """HK-44: a list that fits the top card, or let it pass."""
    return s.hands[seat] & s.faces & s.lists & fitting(s, s.top) | 1 << PASS


@rule
def react(s: State, seat: int, choice: int) -> None:
    answered(s, seat)
    if choice == PASS:
        note(s, "lets", seat)
        return
    note(s, "reacts", seat, s.looks[choice])
    lay(s, seat, choice)
    s.spared |= 1 << seat
    if s.list_ends:  # HK-47
        s.spared = everyone(s)
        if s.steps[s.depth - 1] == REACT:
            drop(s)
    draw(s, seat)


@rule
def is_hit(s: State, seat: int) -> bool:
    """Whether the action strikes a seat after all."""
    return s.hit & ~s.spared & 1 << seat != 0
