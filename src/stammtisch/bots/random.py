"""The bot that plays anything: a yardstick for the others, and the quickest way to see a game run."""

from stammtisch.bots.bot import Bot
from stammtisch.core.dice import Dice, any_of
from stammtisch.core.game import Game
from stammtisch.core.state import State


class RandomBot(Bot):
    name = "random"
    about = "Plays any legal move, each as likely as the others."

    def decide(self, game: Game, world: State, seat: int, dice: Dice) -> int:
        return any_of(dice, game.legal(world, seat))
