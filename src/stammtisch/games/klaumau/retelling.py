"""The log of a round is made anew: what is in whose hand, and nothing of how it came there.

That happens when the discards become the draw pile, and before the log is full or so many cards have gone from hand to
hand that nobody could follow them. Only house rules and people who decline whatever they may draw make a round so
long. Afterwards everybody knows what they can see, and no longer what they saw before.
"""

from stammtisch.core.rule import rule_apart
from stammtisch.games.klaumau.cards import BOMB, DOG, FACES, FENCE
from stammtisch.games.klaumau.state import LOG, RESTACKED, STOCK, State, log

A_TURN = 24
"""More entries than a turn makes without bomb and fence, and the showing of all hands in the end."""


MANY = 64
"""More cards than go from hand to hand in a round of the usual decks, and as many as can be traced in no time."""


@rule_apart
def make_room(s: State) -> None:
    """Make the log anew, if the next turn might fill it. The bomb may move every card in each of its three steps, and
    the fence may buy all of them and bring as many.
    """
    cards = s.stock - s.drawn
    for seat in range(s.players):
        cards += s.sizes[seat]
    needed = A_TURN
    if s.bomb:
        needed += 3 * cards
    if s.fence_high >= 0:
        needed += 2 * cards
    for place in range(s.away):
        if s.gone[place] == BOMB and s.bomb:
            needed -= 3 * cards
    if s.moves + needed > LOG or s.passed > MANY:
        retell(s)


@rule_apart
def retell(s: State) -> None:
    """Every card in a hand is as if it had just come from the pile; what is gone is not told again."""
    for face in range(FACES):
        s.pool[face] = s.deck[face]
    s.pool[BOMB], s.pool[DOG], s.pool[FENCE] = s.bomb, 2 * s.watchdog, s.fence
    for place in range(s.away):
        s.pool[s.gone[place] % FACES] -= 1
    s.moves = s.dealt = s.passed = 0
    for seat in range(s.players):
        for face in range(FACES):
            for _ in range(s.hands[seat * FACES + face]):
                log(s, STOCK * 10 + seat, face)
    if s.restacked:
        log(s, RESTACKED, 0)
