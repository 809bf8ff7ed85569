"""Matches between any bots, in this very program: for trying out one's own."""

from collections.abc import Sequence
from typing import cast

from stammtisch import bots
from stammtisch.bots.levels import GESELLE
from stammtisch.bots.spec import parse
from stammtisch.core import chance
from stammtisch.core.dice import new_dice
from stammtisch.core.errors import BadPlayers
from stammtisch.core.match import Match
from stammtisch.core.playout import ALL_ROUNDS
from stammtisch.core.playout import play_match as play_out

AnyBot = str | bots.Bot | bots.Player
"""A bot by its name, or one that is there already."""


def play_match(
    match: Match, players: Sequence[AnyBot] | AnyBot, *, seed: chance.Seed = None, rounds: int | None = None
) -> Match:
    """Let bots play a match to its end, or for so many rounds: one for all seats, or one for each."""
    everybody = list[AnyBot](players) if isinstance(players, list | tuple) else [cast(AnyBot, players)] * match.players
    if len(everybody) != match.players:
        raise BadPlayers("sim.bots_per_seat", players=match.players, got=len(everybody), bots=str(everybody))
    base = chance.read_seed(seed)
    faced = [bots.face(each, seed=chance.derive_seed(base, "bot", seat)) for seat, each in enumerate(everybody)]
    quick = [parse(each).level.quick if isinstance(each, str) else GESELLE.quick for each in everybody]
    dice = new_dice(chance.derive_seed(base, "bots"))
    thinkers = {seat: each.choose for seat, each in enumerate(faced)}
    play_out(match, [0] * match.players, dice, quick, rounds=rounds or ALL_ROUNDS, thinkers=thinkers)
    return match
