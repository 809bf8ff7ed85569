"""Thinking back: what others held at an earlier moment of the round, if they hold this now."""

from stammtisch.core.rule import rule
from stammtisch.games.tricks.state import TrickState


@rule
def recall(past: TrickState, world: TrickState, seat: int) -> None:
    """Hands lose cards only by laying them, once passing is over. Not for games with equal cards."""
    for other in range(past.players):
        if other != seat:
            past.hands[other] = world.hands[other] | world.laid[other] & ~past.laid[other]
            past.chosen[other] = world.chosen[other]
