"""What a seat knows in Gaunerbande, and worlds that fit it.

A seat knows its own cards, every card played and by whom, how many cards the others hold, the three cards it
passed on and the three that came, who holds the opening card as soon as that seat is asked to lead it, and what
others have shown not to hold.
"""

from stammtisch.core.bits import bit_count, lowest
from stammtisch.core.dice import Dice
from stammtisch.core.rule import rule
from stammtisch.core.worlds import deal_unseen, scratch, some_of
from stammtisch.games.gaunerbande.cards import opening_card
from stammtisch.games.gaunerbande.state import PASS, State
from stammtisch.games.tricks.state import PASSED


@rule
def sample(s: State, seat: int, dice: Dice) -> None:
    """Replace what the seat cannot know by a random world that fits what it does know."""
    passing = s.steps[s.depth - 1] == PASS if s.depth else False
    passed = s.pass_to > 0 and not passing
    gone = s.hands[seat]
    for other in range(s.players):
        gone |= s.laid[other]
    known = scratch(s.players)  # what the seat knows of each hand
    if passed:
        known[(seat + s.pass_to) % s.players] = s.chosen[seat] & ~gone
    if not passing and s.tricks == 0 and s.played == 0:
        known[s.leader] |= 1 << opening_card(s.players) & ~gone
    unseen = s.deck & ~gone
    room, never = scratch(s.players), scratch(s.players)
    for other in range(s.players):
        unseen &= ~known[other]
        if other == seat:
            never[other] = s.deck
        else:
            room[other] = bit_count(s.hands[other]) - bit_count(known[other])
            never[other] = s.lacks[other]
            s.hands[other] = known[other]
    fits = deal_unseen(dice, unseen, s.hands, room, never, s.players)
    assert fits
    imagine_passes(s, seat, dice, passing)
    tidy_pile(s)


@rule
def imagine_passes(s: State, seat: int, dice: Dice, passing: bool) -> None:
    """What the others chose to pass on: sealed while they choose, and afterwards known to giver and receiver only."""
    waiting = s.asked[s.depth - 1] if passing else 0
    for other in range(s.players):
        if other == seat or s.pass_to == 0:
            continue
        receiver = (other + s.pass_to) % s.players
        if passing:
            # Whoever still chooses has shown nothing, not even a beginning.
            s.chosen[other] = 0 if waiting >> other & 1 else some_of(dice, s.hands[other], PASSED)
        elif receiver != seat:
            s.chosen[other] = some_of(dice, s.hands[receiver] | s.laid[receiver], PASSED)


@rule
def tidy_pile(s: State) -> None:
    """The order of the last shuffle is nobody's to know."""
    left = s.deck
    place = 0
    while left:
        s.pile[place] = lowest(left)
        left &= left - 1
        place += 1
