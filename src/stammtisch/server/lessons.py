"""First rounds for people who learn a game: the same cards for everybody, chosen so that much happens."""

from hashlib import sha256

from stammtisch.core.game import Game

PLAYERS = {"gaunerbande": 4, "black_spy": 4, "zehn": 4, "klaumau": 3, "halt_mal_kurz": 4}
DEALS = {"gaunerbande": 2, "black_spy": 2, "zehn": 25, "klaumau": 14, "halt_mal_kurz": 2}
"""Which deal of many each lesson has."""


def deal_of(game: Game) -> bytes:
    """What the first match of a lesson follows from. Everybody may know it: nothing is at stake. Whatever else there
    is at such a table, later matches and links to replays, follows from a secret of its own.
    """
    return sha256(f"the first round of {game.name}, deal {DEALS[game.name]}".encode()).digest()
