"""Who else sits at the table."""

from stammtisch import bots
from stammtisch.bots import Level, Thought, warming
from stammtisch.bots.regulars import REGULARS
from stammtisch.core import chance
from stammtisch.core.dice import new_dice, roll
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.notation import Move
from stammtisch.words import say


def usual_players(game: Game) -> int:
    """Four, or as near to it as the game goes."""
    return min(max(4, game.players[0]), game.players[-1])


def name_seats(name: str | None, players: int, seed: bytes) -> list[str]:
    """The person at seat 0, and regulars who happen to be there tonight."""
    you = (name or "").strip() or say("terminal.guest")
    dice = new_dice(chance.derive_seed(seed, "regulars"))
    around = [regular for regular in REGULARS if regular.casefold() != you.casefold()]
    return [you, *(around.pop(roll(dice, len(around))) for _ in range(players - 1))]


class House:
    """Everybody else at the table: bots of one level, and what they would advise."""

    def __init__(self, level: str = "geselle") -> None:
        self.spec = bots.parse(level)
        self._sent_for = False

    @property
    def level(self) -> Level:
        return self.spec.level

    def can_look_ahead(self, game: Game) -> bool:
        """Whether there is a Meister to ask. If not, one is sent for: compiling takes a while, and nobody waits."""
        if warming.is_warm(game):
            return True
        if not self._sent_for:
            self._sent_for = True
            warming.warm_elsewhere([game])
        return False

    def bot(self, match: Match) -> bots.Bot:
        """The bot of the moment. Its dice follow from the match so far: the same seed and moves give the same match."""
        name = str(self.spec)
        if self.spec.searches and not self.can_look_ahead(match.game):
            name = "geselle"
        return bots.get(name, seed=self._seed(match, "bots"))

    def reactions(self, match: Match) -> dict[int, float]:
        """How quick everybody is in the race that is on, in seconds."""
        dice = new_dice(self._seed(match, "reactions"))
        return {seat: self.level.reacts_after(dice) / 1000 for seat in range(match.players)}

    def advice(self, match: Match, seat: int) -> tuple[Move, list[Thought]]:
        """What the best bot at hand would do, and its thoughts; several cards in one move where they are chosen one by
        one.
        """
        adviser = "meister" if self.can_look_ahead(match.game) else "geselle"
        twin, thoughts = match.clone(), []
        start = twin.story_length
        while seat in twin.awaiting and not twin.events(None, start):
            thought = bots.get(adviser, seed=self._seed(twin, "advice")).explain(twin, seat)
            thoughts.append(thought)
            twin.play(seat, thought.move)
        verbs = {thought.move.split()[0] for thought in thoughts}
        if len(thoughts) > 1 and len(verbs) == 1:
            return " ".join([*verbs, *(word for each in thoughts for word in each.move.split()[1:])]), thoughts
        return thoughts[0].move, thoughts

    def _seed(self, match: Match, purpose: str) -> bytes:
        return chance.derive_seed(match.seed, purpose, match.story_length)
