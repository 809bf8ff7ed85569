"""Bots that go by the game's own marks, or by nothing at all: quick in both worlds, without looking ahead."""

from math import exp

from stammtisch.bots.fair import FairBot
from stammtisch.bots.thought import Candidate, Thought
from stammtisch.core import chance
from stammtisch.core.bits import members
from stammtisch.core.dice import any_of, new_dice
from stammtisch.core.match import Match
from stammtisch.core.mind import CHOICES, RANDOM, choose


class HouseBot(FairBot):
    """Plays by marks, as strictly as its level does."""

    def think(self, match: Match, seat: int, seed: bytes) -> Thought:
        game, world = match.game, match.imagine(seat, seed=seed)
        temperature = self.level.temperature(game)
        assert temperature is not None
        choices = game.legal(world, seat)
        dice, marks = new_dice(chance.derive_seed(seed, "choice")), [0] * CHOICES
        if temperature == RANDOM:
            choice, temperature = any_of(dice, choices), 1
        else:
            game.mind.judge(world, seat, choices, marks)
            choice = choose(marks, choices, temperature, dice)
        listed = list(members(choices))
        most = max(marks[each] for each in listed)
        weights = {each: exp((marks[each] - most) / max(temperature, 1)) for each in listed}
        total = sum(weights.values())
        ranked = sorted(listed, key=lambda each: -marks[each])
        return Thought(
            seat,
            game.say(world, seat, choice),
            tuple(Candidate(game.say(world, seat, each), weights[each] / total) for each in ranked),
        )
