"""Putting imagined cards back to where they were earlier in the round."""

from stammtisch.core.rule import rule
from stammtisch.games.zehn.state import State


@rule
def recall(past: State, world: State, seat: int) -> None:
    """Write into an earlier position what others must have held then: what they hold now, and what they have played
    since. Once the round is counted there is nothing to put back.
    """
    for place in range(world.players):
        owner = world.layer[place]
        if owner < 0:
            continue
        card, lies = world.laid[place], False
        for spot in range(past.players):
            if past.layer[spot] == owner:
                past.laid[spot] = card
                lies = True
        if owner != seat:
            past.hands[owner] = world.hands[owner]
            if not lies:
                past.hands[owner] += 1 << 3 * card
            if world.added[owner] >= 0 and past.added[owner] < 0:
                past.hands[owner] += 1 << 3 * world.added[owner]
