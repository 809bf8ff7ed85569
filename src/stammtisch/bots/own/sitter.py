"""A bot of one's own at one seat of one match. What it does not decide, or not in time, or not by the rules, a Geselle
decides: a match always goes on.
"""

import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.bots.fair import whole, with_purposes
from stammtisch.bots.house import HouseBot
from stammtisch.bots.levels import GESELLE
from stammtisch.bots.own.address import BadBot
from stammtisch.bots.own.process import Failed, Process, Question
from stammtisch.bots.seen import Seen
from stammtisch.bots.thought import Candidate, Thought
from stammtisch.core import chance
from stammtisch.core.errors import Fault
from stammtisch.core.match import Match
from stammtisch.core.notation import Move

PATIENCE = 3
"""After so many decisions that were none, a Geselle plays the rest of the match."""
LONGEST = 64
"""Candidates of a thought that are looked at."""
SENTENCE = 200
"""Letters of what a bot says of its move."""


@dataclass(frozen=True)
class Forfeit:
    """A decision that a bot lost to a Geselle."""

    bot: str
    seat: int
    fault: Fault
    """Why."""
    rest: bool
    """Whether the Geselle plays the rest of the match."""

    @property
    def kind(self) -> str:
        """In one word: `raised`, `illegal`, `hung`, `gone`, `no_move`, …"""
        return self.fault.key.removeprefix("own.")

    def told(self) -> Fault:
        """In a sentence."""
        return Fault("own.forfeits_rest" if self.rest else "own.forfeits", bot=self.bot, seat=self.seat, why=self.fault)


def nobody(forfeit: Forfeit) -> None:
    """Tells nobody."""


class Sitter:
    """A bot of one's own, as the house asks its bots: with the match, of which it is shown what its seat knows."""

    def __init__(
        self,
        process: Process,
        name: str,
        *,
        seed: chance.Seed = None,
        tell: Callable[[Forfeit], None] = nobody,
    ) -> None:
        self.process, self.name, self._tell = process, name, tell
        self.seed = chance.read_seed(seed)
        self.forfeits: Counter[str] = Counter()
        """How many decisions it lost, by why."""
        self.out = False
        """Whether a Geselle plays the rest of the match."""
        self._who = secrets.token_hex(8)
        self._asked = 0
        self._told: tuple[int, Sequence[tuple[Any, ...]]] = (0, ())
        """Which start of its process was told which story last."""
        self._geselle = HouseBot(GESELLE, seed=chance.derive_seed(self.seed, "geselle"))

    def choose(self, match: Match | Seen, seat: int) -> Move:
        """The move of the bot, or of the Geselle in its place."""
        match = whole(match, seat)
        if not self.out:
            try:
                move = str(self._ask("choose", match, seat)["move"])
                check(match, seat, move)
                return move
            except (Failed, BadBot, KeyError) as error:
                self.forfeit(seat, error)
        return self._geselle.choose(match, seat)

    def explain(self, match: Match | Seen, seat: int) -> Thought:
        """The same with what it thinks of each move; the move alone, if it does not say."""
        match = whole(match, seat)
        if not self.out:
            try:
                thought = read_thought(match, seat, self._ask("explain", match, seat))
                check(match, seat, thought.move)
                return with_purposes(match, thought)
            except (Failed, BadBot, KeyError) as error:
                self.forfeit(seat, error)
        return self._geselle.explain(match, seat)

    def _ask(self, what: str, match: Match, seat: int) -> dict[str, Any]:
        seen = Seen(match, seat, seed=chance.derive_seed(self.seed, "seen", self._asked))
        return self.ask(what, seat, seen.told, seen.as_json)

    def ask(
        self, what: str, seat: int, story: Sequence[tuple[Any, ...]], seen: Callable[[int], dict[str, Any]]
    ) -> dict[str, Any]:
        """Ask the bot itself. Raises `Failed`, or `BadBot` if it cannot be had any more."""
        self._asked += 1
        starts, before = self._told
        goes_on = story[: len(before)] == before  # not so after a look at what might have been
        question = Question(what, self._who, self.seed, seat, seen)
        answer = self.process.ask(question, (starts, len(before) if goes_on else 0))
        self._told = self.process.starts, story
        return answer

    def forfeit(self, seat: int, error: Exception) -> None:
        """This decision was none."""
        fault = error.fault if isinstance(error, Failed | BadBot) else Fault("own.no_move", got=repr(error))
        lost = isinstance(error, BadBot) or (isinstance(error, Failed) and error.lost)
        self.forfeits[fault.key.removeprefix("own.")] += 1
        self.out = lost or self.forfeits.total() >= PATIENCE
        self._tell(Forfeit(self.name, seat, fault, self.out))


def check(match: Match, seat: int, move: Move) -> None:
    """Raise unless the move can be played."""
    wrong = match.why_not(seat, move)
    if wrong is not None:
        raise Failed(Fault("own.illegal", move=move[:80], why=wrong.fault))


def read_thought(match: Match, seat: int, answer: dict[str, Any]) -> Thought:
    """What a bot answered that was asked to explain; candidates that are no moves are left out."""
    told = answer.get("thought")
    if told is None:
        move = str(answer["move"])
        return Thought(seat, move, (Candidate(move, 1.0),))
    legal, candidates = {*match.legal(seat)}, []
    try:
        for each in told["candidates"][:LONGEST]:
            if each["move"] in legal:
                numbers = {name: _number(each.get(name)) for name in ("points", "winning", "loss", "points_loss")}
                errors = {name: _number(each.get(name)) or 0.0 for name in ("error", "loss_error", "points_error")}
                share, visits = _number(each.get("share")) or 0.0, int(_number(each.get("visits")) or 0)
                candidates.append(Candidate(each["move"], share, visits=visits, **numbers, **errors))  # type: ignore[arg-type]
        move, simulations = str(told["move"]), int(_number(told.get("simulations")) or 0)
    except (TypeError, KeyError, AttributeError) as error:
        raise Failed(Fault("own.no_thought", got=f"{type(error).__name__}: {error}")) from None
    if move not in {each.move for each in candidates}:
        candidates.insert(0, Candidate(move, 1.0))
    return Thought(seat, move, tuple(candidates), simulations, _sentence(told.get("says")))


def _sentence(value: object) -> str:
    """One line that can be shown anywhere: no signs that steer a terminal or turn letters round."""
    words = value.split() if isinstance(value, str) else []
    line = " ".join("".join(letter for letter in word if letter.isprintable()) for word in words)
    return line if len(line) <= SENTENCE else f"{line[: SENTENCE - 1]}…"


def _number(value: object) -> float | None:
    return float(value) if isinstance(value, int | float) and -1e9 < value < 1e9 else None
