"""The same observations and actions for one match in words: so that what was learned on many can sit at a table."""

import numpy as np
from numpy.typing import NDArray

from stammtisch import games
from stammtisch.bots.seen import Seen
from stammtisch.core.agenda import is_asked
from stammtisch.core.bits import members
from stammtisch.core.errors import NotAsked
from stammtisch.core.layout import TWO, Layout, put_number, seat_after
from stammtisch.core.match import Match
from stammtisch.core.notation import Move
from stammtisch.vec.boxes import layout_of


def layout(game: str) -> Layout:
    """What stands where in an observation of a game."""
    return layout_of(games.get(game))


def actions(match: Match | Seen, seat: int) -> dict[int, Move]:
    """The actions that a seat may take now, by number, with their words."""
    whole = _asked(match, seat)
    return {choice: whole.game.say(whole._s, seat, choice) for choice in members(whole.game.legal(whole._s, seat))}


def observe(match: Match | Seen, seat: int) -> NDArray[np.int8]:
    """What a seat that is asked knows, as `Environment.observations` has it, but for the decisions of the round one by
    one (`who`, `what`), which stay 0: a table does not tell them again.
    """
    whole = _asked(match, seat)
    s, game, places = whole._s, whole.game, layout_of(whole.game)
    out = [0] * places.size
    if game.observation is not None:
        game.observation.observe(s, seat, out)
    out[places["step"].start + s.steps[s.depth - 1]] = 1
    for away in range(s.players):
        other = seat_after(s, seat, away)
        out[places["asked"].start + away] = int(other in whole.awaiting)
        put_number(out, places["totals"].start + TWO * away, s.totals[other])
    put_number(out, places["round"].start, s.round)
    out[places["players"].start] = s.players
    out[places["seat"].start] = seat
    return np.array(out, np.int8)


def _asked(match: Match | Seen, seat: int) -> Match:
    whole = match._match if isinstance(match, Seen) else match
    if not is_asked(whole._s, seat):
        raise NotAsked("not_asked", seat=seat, others=[str(other) for other in whole.awaiting])
    return whole
