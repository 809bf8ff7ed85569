"""Who else sits at the table."""

from collections.abc import Mapping
from types import MappingProxyType

from stammtisch import bots
from stammtisch.bots import Spec, Thought, warming
from stammtisch.bots.own.address import Address
from stammtisch.bots.own.process import USUAL, Limits, Process
from stammtisch.bots.own.sitter import Sitter
from stammtisch.bots.regulars import REGULARS
from stammtisch.core import chance
from stammtisch.core.dice import new_dice, roll
from stammtisch.core.errors import StammtischError
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.notation import Move
from stammtisch.words import explain, say


def usual_players(game: Game) -> int:
    """Four, or as near to it as the game goes."""
    return min(max(4, game.players[0]), game.players[-1])


def name_seats(name: str | None, players: int, seed: bytes, own: Mapping[int, str] = MappingProxyType({})) -> list[str]:
    """The person at seat 0, and regulars who happen to be there tonight. Bots of one's own have their names."""
    you = (name or "").strip() or say("terminal.guest")
    dice = new_dice(chance.derive_seed(seed, "regulars"))
    around = [regular for regular in REGULARS if regular.casefold() != you.casefold()]
    seated = [you]
    for seat in range(1, players):
        called = around.pop(roll(dice, len(around)))
        wished = own.get(seat, called)
        again = sum(each == wished or each.startswith(f"{wished} ") for each in seated)
        seated.append(f"{wished} {again + 1}" if again else wished)
    return seated


class House:
    """Everybody else at the table: bots, and what one of them would advise.

    `against` names one for all seats, or one for each, the last for all that are left; `hints` the one that advises.
    """

    def __init__(self, against: str = "geselle", hints: str | None = None, limits: Limits = USUAL) -> None:
        self.specs = [bots.parse(each) for each in against.split(",")]
        self.adviser = None if hints is None else bots.parse(hints)
        self.news: list[str] = []
        """What bots of one's own did wrong since somebody looked."""
        self._limits = limits
        self._processes: dict[Address, Process] = {}
        self._sitters: dict[tuple[int, str], Sitter] = {}
        self._sent_for = False
        for spec in (*self.specs, *filter(None, [self.adviser])):
            if spec.own is not None:
                self._process(spec.own).start()

    def spec(self, seat: int) -> Spec:
        """Who sits there."""
        return self.specs[min(max(seat - 1, 0), len(self.specs) - 1)]

    @property
    def searches(self) -> bool:
        """Whether somebody looks ahead."""
        return any(spec.searches for spec in self.specs)

    def own(self, players: int) -> dict[int, str]:
        """The seats of bots of one's own, and how they are called."""
        return {seat: self.spec(seat).level.name for seat in range(1, players) if self.spec(seat).is_own}

    def close(self) -> None:
        """Bots of one's own need not think any more."""
        for process in self._processes.values():
            process.stop()

    def can_look_ahead(self, game: Game) -> bool:
        """Whether there is a Meister to ask. If not, one is sent for: compiling takes a while, and nobody waits."""
        if warming.is_warm(game):
            return True
        if not self._sent_for:
            self._sent_for = True
            warming.warm_elsewhere([game])
        return False

    def bot(self, match: Match, seat: int = 1) -> bots.Player:
        """The bot of a seat. Its dice follow from the match so far: the same seed and moves give the same match."""
        spec = self.spec(seat)
        if spec.own is not None:
            return self._sitter(spec, match, seat, "play")
        name = str(spec)
        if spec.searches and not self.can_look_ahead(match.game):
            name = "geselle"
        return bots.get(name, seed=self._seed(match, "bots"))

    def reactions(self, match: Match) -> dict[int, float]:
        """How quick everybody is in the race that is on, in seconds."""
        dice = new_dice(self._seed(match, "reactions"))
        return {seat: self.spec(seat).level.reacts_after(dice) / 1000 for seat in range(match.players)}

    def advice(self, match: Match, seat: int) -> tuple[Move, list[Thought]]:
        """What the adviser would do, or else the best bot at hand, and its thoughts; several cards in one move where
        they are chosen one by one.
        """
        twin, thoughts = match.clone(), []
        start = twin.story_length
        while seat in twin.awaiting and not twin.events(None, start):
            thought = self._adviser(twin, seat).explain(twin, seat)
            thoughts.append(thought)
            twin.play(seat, thought.move)
        verbs = {thought.move.split()[0] for thought in thoughts}
        if len(thoughts) > 1 and len(verbs) == 1:
            return " ".join([*verbs, *(word for each in thoughts for word in each.move.split()[1:])]), thoughts
        return thoughts[0].move, thoughts

    def _adviser(self, match: Match, seat: int) -> bots.Player:
        if self.adviser is not None and self.adviser.is_own:
            return self._sitter(self.adviser, match, seat, "advice")
        name = "meister" if self.adviser is None else str(self.adviser)
        if bots.parse(name).searches and not self.can_look_ahead(match.game):
            name = "geselle"
        return bots.get(name, seed=self._seed(match, "advice"))

    # Bots of one's own

    def _process(self, own: Address) -> Process:
        return self._processes.setdefault(own, Process(own, self._limits))

    def _sitter(self, spec: Spec, match: Match, seat: int, purpose: str) -> Sitter:
        """One for each seat, for the whole match."""
        assert spec.own is not None
        if (seat, purpose) not in self._sitters:
            seed = chance.derive_seed(match.seed, "own", purpose, seat)
            self._sitters[seat, purpose] = Sitter(
                self._process(spec.own),
                spec.level.name,
                seed=seed,
                tell=lambda lost: self.news.append(explain(StammtischError(lost.told()))),
            )
        return self._sitters[seat, purpose]

    def _seed(self, match: Match, purpose: str) -> bytes:
        return chance.derive_seed(match.seed, purpose, match.story_length)
