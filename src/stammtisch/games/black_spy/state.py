"""The state of a match of Black Spy."""

from stammtisch.core.state import I8, I16, I32, I64, SEATS, number, numbers
from stammtisch.games.tricks.state import TrickState

STEPS = ("draw", "deal", "mole", "pass", "announce", "open", "play", "count", "capture")
DRAW, DEAL, MOLE, PASS, ANNOUNCE, OPEN, PLAY, COUNT, CAPTURE = range(9)


class State(TrickState):
    limit: int = number(I32)
    """The total that ends the match."""
    no_good_spies: int = number(I8)
    """1 if coloured spies count nothing. The other variants likewise."""
    capture_or_release: int = number(I8)
    mole: int = number(I8)
    announce_a_colour: int = number(I8)
    follow_the_rank: int = number(I8)
    reduce_points: int = number(I8)
    clean: int = number(I8)
    """1 if no black card is played to the first trick while another is permitted."""
    keep_every: int = number(I16)
    """In every so many-th round nobody passes; 0 if they always do."""

    dealer: int = number(I8)
    opener: int = number(I8)
    """Who opened the round; -1 before. Without an announced colour this seat holds the red 1, and all know it."""
    colour: int = number(I8)
    """The announced colour, as a place in `cards.COLOURS`; -1 if none was."""
    owed: list[int] = numbers(I8, SEATS)
    """BS-40: the black card that a seat must have held, or else nothing but black ones, when it played a black card
    to the first trick; -1 if it has shown nothing of that kind.
    """
    aside: int = number(I64)
    """The cards still in the mole's pile."""
    picked: int = number(I16)
    """The seats that have had their three cards from the mole's pile, as a mask."""
    picks: list[int] = numbers(I64, SEATS)
    """What each seat took from the mole's pile in this round."""
    turn: list[int] = numbers(I8, SEATS)
    """The place of each seat in the order of the mole (BS-31), which follows from the totals before the round."""
    pile: list[int] = numbers(I8, 60)
    """The deck, in the order of the last shuffle."""
