"""A bot of one's own in this very program: it still gets what its seat knows, and never the match."""

from stammtisch.bots.bot import Bot, ExplainingBot
from stammtisch.bots.fair import whole, with_purposes
from stammtisch.bots.own.address import Address, BadBot
from stammtisch.bots.seen import Seen
from stammtisch.bots.thought import Candidate, Thought
from stammtisch.core import chance
from stammtisch.core.errors import got
from stammtisch.core.match import Match
from stammtisch.core.notation import Move


class Facing:
    """Stands between a bot and the match. What the bot raises is raised, and what it answers is looked at."""

    def __init__(self, bot: Bot, *, seed: chance.Seed = None) -> None:
        if not isinstance(bot, Bot):
            raise BadBot("own.no_bot", bot=got(bot), kind=type(bot).__name__)
        self.bot = bot
        self._seed = chance.read_seed(seed)
        self._asked = 0

    def choose(self, match: Match | Seen, seat: int) -> Move:
        """The move of the bot."""
        return self._checked(self.bot.choose(self._sees(match, seat), seat))

    def explain(self, match: Match | Seen, seat: int) -> Thought:
        """Its thought; its move alone, if it does not explain."""
        match = whole(match, seat)
        if not isinstance(self.bot, ExplainingBot):
            move = self.choose(match, seat)
            thought = Thought(seat, move, (Candidate(move, 1.0),))
        else:
            thought = self.bot.explain(self._sees(match, seat), seat)
            if not isinstance(thought, Thought):
                raise BadBot("own.no_thought", got=f"{got(thought)} ({type(thought).__name__})")
        return with_purposes(match, thought)

    def _sees(self, match: Match | Seen, seat: int) -> Seen:
        self._asked += 1
        return Seen(whole(match, seat), seat, seed=chance.derive_seed(self._seed, "seen", self._asked))

    @staticmethod
    def _checked(move: object) -> Move:
        if not isinstance(move, str):
            raise BadBot("own.no_move", got=f"{got(move)} ({type(move).__name__})")
        return move


def load_here(address: Address, *, seed: chance.Seed = None) -> Facing:
    """Load a bot into this program."""
    from stammtisch.bots.own.loading import load

    own = chance.read_seed(seed)
    return Facing(load(address).make(own), seed=chance.derive_seed(own, "facing"))
