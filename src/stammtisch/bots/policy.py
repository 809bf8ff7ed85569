"""The bot that plays as the house does: quick, sensible, without looking ahead."""

from stammtisch.bots.bot import Bot
from stammtisch.core.dice import Dice
from stammtisch.core.game import Game
from stammtisch.core.state import State


class PolicyBot(Bot):
    name = "policy"
    about = "Plays by simple sound rules of thumb, as a friend who knows the game."

    def decide(self, game: Game, world: State, seat: int, dice: Dice) -> int:
        return game.policy(world, seat, dice)
