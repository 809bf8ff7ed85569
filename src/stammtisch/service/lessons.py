"""First rounds for people who learn a game: the same cards for everybody, chosen so that much happens."""

from hashlib import sha256

from stammtisch.core.errors import Fault
from stammtisch.core.game import Game, Lesson
from stammtisch.table import Refused


def of(game: Game) -> Lesson:
    """The lesson that a game declares."""
    if game.lesson is None:
        raise Refused("bad_message", why=Fault("no_lesson", game=game.title))
    return game.lesson


def deal_of(game: Game) -> bytes:
    """What the first match of a lesson follows from. Everybody may know it: nothing is at stake. Whatever else there
    is at such a table, later matches and links to replays, follows from a secret of its own.
    """
    return sha256(f"the first round of {game.name}, deal {of(game).deal}".encode()).digest()
