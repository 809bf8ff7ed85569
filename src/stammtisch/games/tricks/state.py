"""The fields of a trick game, and the few motions that every trick game makes."""

from stammtisch.core.events import note
from stammtisch.core.rule import rule
from stammtisch.core.state import I8, I16, I64, SEATS, State, number, numbers

PASSED = 3
"""How many cards are passed on in a round."""


class TrickState(State):
    """A game of tricks. Sets of cards are masks over the card numbers of the game."""

    hands: list[int] = numbers(I64, SEATS)
    """The cards of each seat. Those chosen for passing stay among them until everyone has chosen."""
    chosen: list[int] = numbers(I64, SEATS)
    """What each seat passes on in this round; kept until the next deal, for its giver remembers."""
    won: list[int] = numbers(I64, SEATS)
    """The cards each seat has taken in tricks."""
    laid: list[int] = numbers(I64, SEATS)
    """The cards each seat has played in this round."""
    lacks: list[int] = numbers(I64, SEATS)
    """Cards that a seat has shown not to hold, by not following or by having to lead what it led."""
    leader: int = number(I8)
    """Who led the trick on the table."""
    played: int = number(I8)
    """How many cards lie in the trick."""
    trick: list[int] = numbers(I8, SEATS)
    """The cards of the trick, in the order in which they were played."""
    tricks: int = number(I8)
    """How many tricks of this round have been taken."""
    pass_to: int = number(I8)
    """How many seats to the left the cards are passed in this round; 0 if nobody passes."""
    last_round: int = number(I16)
    """After this round the match is over, whatever the totals; 0 if a total ends it."""
    face_down: int = number(I8)
    """1 if nobody may look back further than to the last trick. What anybody knows or does is the same."""


@rule
def clear_round(s: TrickState) -> None:
    """Sweep the table for the next deal."""
    for seat in range(s.players):
        s.hands[seat] = 0
        s.chosen[seat] = 0
        s.won[seat] = 0
        s.laid[seat] = 0
        s.lacks[seat] = 0
    s.played = 0
    s.tricks = 0


@rule
def lay(s: TrickState, seat: int, card: int) -> bool:
    """Add a card to the trick. True if that completes it; otherwise it is the left neighbour's turn."""
    note(s, "plays", seat, card)
    played = s.played
    s.trick[played] = card
    played += 1
    s.played = played
    if played == s.players:
        return True
    left = seat + 1
    s.asked[s.depth - 1] = 1 << (left if left < s.players else 0)
    return False


@rule
def winner(s: TrickState, highest: int) -> int:
    """Who played the highest card of the led colour, of equal ones the first; `highest` is the last of that colour."""
    seat, top = 0, s.trick[0]
    for place in range(1, s.players):
        card = s.trick[place]
        if top < card <= highest:
            seat, top = place, card
    seat += s.leader
    return seat if seat < s.players else seat - s.players
