"""Who else sits at the table."""

from stammtisch import bots
from stammtisch.bots.regulars import REGULARS
from stammtisch.core import chance
from stammtisch.core.dice import new_dice, roll
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.notation import Move

GUEST = "Guest"
"""How somebody is called who gave no name."""

REACTION = (700, 2600)
"""How quick a bot is in a race, in milliseconds."""


def usual_players(game: Game) -> int:
    """Four, or as near to it as the game goes."""
    return min(max(4, game.players[0]), game.players[-1])


def name_seats(name: str | None, players: int, seed: bytes) -> list[str]:
    """The person at seat 0, and regulars who happen to be there tonight."""
    you = (name or "").strip() or GUEST
    dice = new_dice(chance.derive_seed(seed, "regulars"))
    around = [regular for regular in REGULARS if regular.casefold() != you.casefold()]
    return [you, *(around.pop(roll(dice, len(around))) for _ in range(players - 1))]


def bot_for(match: Match) -> bots.Bot:
    """The bot of the moment. Its dice follow from the match so far: the same seed and moves give the same match."""
    return bots.get("geselle", seed=chance.derive_seed(match.seed, "bots", match.story_length))


def advice(match: Match, seat: int) -> Move:
    """What the house would do; several cards in one move where they are chosen one by one."""
    twin, moves = match.clone(), []
    start = twin.story_length
    while seat in twin.awaiting and not twin.events(None, start):
        move = bot_for(twin).choose(twin, seat)
        moves.append(move)
        twin.play(seat, move)
    verbs = {move.split()[0] for move in moves}
    if len(moves) > 1 and len(verbs) == 1:
        return " ".join([*verbs, *(word for move in moves for word in move.split()[1:])])
    return moves[0]


def reactions(match: Match) -> dict[int, float]:
    """How quick everybody is in the race that is on, in seconds."""
    dice = new_dice(chance.derive_seed(match.seed, "reactions", match.story_length))
    quick, slow = REACTION
    return {seat: (quick + roll(dice, slow - quick)) / 1000 for seat in range(match.players)}
