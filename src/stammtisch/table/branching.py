"""A move that was not made: what would have come of it, with Gesellen at all seats.

The cards are those of the match, so only whoever may see all of them may ask. What the bots answer follows from the
match and from what was tried: everybody who looks is shown the same.
"""

from collections.abc import Callable, Sequence
from typing import Any

from stammtisch import bots
from stammtisch.core import chance
from stammtisch.core.errors import BadMove, IllegalMove, NotAsked
from stammtisch.core.match import Match
from stammtisch.table.refusals import Refused, refused_move
from stammtisch.table.replaying import Reteller

LEVEL = "geselle"
ON = 24
"""So many moves of others are played at most until the seat is asked again."""


def branch(
    match: Match, number: int, seat: int, tried: Sequence[str], pause: Callable[[], None] = lambda: None
) -> dict[str, Any]:
    """What comes of moves that a seat tries after so many moves of a match: steps as in a replay with all cards open,
    and what the seat could try next.
    """
    moves = [values for kind, *values in match.story() if kind == "move"]
    if number > len(moves) or seat >= match.players:
        raise Refused("no_such_replay")
    now = Match(
        match.game, players=match.players, options=match.options, seed=match.seed, names=match.names, ages=match.ages
    )
    for who, move in moves[:number]:
        now.play_quietly(who, move)
    pause()
    teller = Reteller(list(range(match.players)), everything=True)
    teller.step(now, now.story_length)
    steps: list[dict[str, Any]] = []

    def play(who: int, move: str) -> None:
        start = now.play_quietly(who, move)
        steps.append({"seat": who, "move": move, **teller.step(now, start)})
        pause()

    for count, move in enumerate(tried):
        try:
            play(seat, move)
        except (BadMove, IllegalMove, NotAsked) as error:
            raise refused_move(error, move) from None
        seed = chance.derive_seed(match.seed, "branch", number, seat, *tried[: count + 1])
        _play_on(now, seat, seed, play)
    legal = now.legal(seat) if seat in now.awaiting else []
    return {"number": number, "seat": seat, "steps": steps, "legal": legal, "over": now.over}


def _play_on(now: Match, seat: int, seed: bytes, play: Callable[[int, str], None]) -> None:
    """Bots play until the seat has a choice, or until it has been enough."""
    bot = bots.get(LEVEL, seed=seed)
    for _ in range(ON):
        if now.over:
            return
        others = [each for each in now.awaiting if each != seat]
        if others:
            play(others[0], bot.choose(now, others[0]))
        elif len(legal := now.legal(seat)) == 1:
            play(seat, legal[0])
        else:
            return
