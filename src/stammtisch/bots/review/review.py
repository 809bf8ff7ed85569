"""A whole review: the pieces that it is computed from, in any order and by anybody, and what they make together."""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt
from typing import Any

from stammtisch.bots.review.judging import Judged, Position, judge
from stammtisch.bots.review.par import Means, chances, fair_share, par
from stammtisch.core import chance, languages
from stammtisch.core.agenda import Kind
from stammtisch.core.match import Match
from stammtisch.core.state import State
from stammtisch.words import known, prompt, speech

MOMENTS = 3
"""So many decisions are worth a second look."""
HABIT = 3
"""So many mistakes of a kind make a habit."""
BETWEEN = 3
"""So many times a round everybody's chance of winning is looked at."""
INTERVAL = 1.96
"""Half a 95 % interval, in standard errors."""


@dataclass(frozen=True)
class Effort:
    """How much goes into a review."""

    simulations: int = 3000
    """For each decision."""
    playouts: int = 1000
    """For the par of each round."""
    chances: int = 240
    """For each point of the curve."""


@dataclass(frozen=True)
class Piece:
    """Something to compute; the pieces of a review know nothing of each other."""

    kind: str
    """`fair`, `par`, `chances` or `decision`."""
    number: int
    round: int
    work: Callable[[], Any]


@dataclass(frozen=True)
class Part:
    """A part of a result in points, with half of its 95 % interval."""

    value: float
    half: float = 0.0

    def __add__(self, other: "Part") -> "Part":
        return Part(self.value + other.value, sqrt(self.half**2 + other.half**2))

    def as_json(self) -> dict[str, float]:
        return {"value": round(self.value, 3), "half": round(self.half, 3)}


@dataclass(frozen=True)
class Bill:
    """What the points of a round, or of a match, are made of. They add up."""

    fair: Part
    deal: Part
    decisions: Part
    others: Part
    points: int

    def __add__(self, other: "Bill") -> "Bill":
        return Bill(
            self.fair + other.fair,
            self.deal + other.deal,
            self.decisions + other.decisions,
            self.others + other.others,
            self.points + other.points,
        )

    def as_json(self) -> dict[str, Any]:
        parts = {"fair": self.fair, "deal": self.deal, "decisions": self.decisions, "others": self.others}
        told = {name: part.as_json() for name, part in parts.items()}
        # What is told adds up to the last digit, too.
        rest = self.points - sum(told[name]["value"] for name in ("fair", "deal", "decisions"))
        told["others"]["value"] = round(rest, 3)
        return {**told, "points": self.points}


@dataclass(frozen=True)
class Round:
    """A round that was scored: the position after the deal, and what it brought."""

    number: int
    start: State
    moves: int
    """How many moves had been made before it."""
    points: tuple[int, ...]


class Review:
    """The review of one seat of a finished match."""

    def __init__(self, match: Match, seat: int, *, effort: Effort | None = None) -> None:
        self.match, self.seat, self.effort = match, seat, effort or Effort()
        self.seed = chance.derive_seed(match.seed, "review", seat)
        self.rounds, self.positions, self._points = _read(match, seat)
        self._pars: dict[int, Means] = {}
        self._chances: dict[int, Means] = {}
        self._judged: dict[int, Judged] = {}
        self._fair: tuple[float, float] | None = None
        self._asked: dict[int, set[int]] = {}
        """The decisions of each round."""
        for at in self.positions:
            self._asked.setdefault(at.round, set()).add(at.number)
        self.pieces = list(self._list_pieces())
        self.done = 0

    def snapshot(self) -> "Review":
        """What is known now, to be told elsewhere while more is found out."""
        twin = copy(self)
        twin._pars, twin._chances, twin._judged = self._pars.copy(), self._chances.copy(), self._judged.copy()
        return twin

    def _list_pieces(self) -> Iterator[Piece]:
        """What is to be computed, in the order in which it is read."""
        match, effort = self.match, self.effort
        game = match.game

        def seed(*name: str | int) -> bytes:
            return chance.derive_seed(self.seed, *name)

        yield Piece("fair", 0, 0, lambda: fair_share(game, match.players, match.options, seed("fair"), effort.playouts))
        for row in self.rounds:
            yield Piece(
                "par",
                row.number,
                row.number,
                lambda row=row: par(game, row.start, seed("par", row.number), effort.playouts),  # type: ignore[misc]
            )
            for number, state in self._points:
                if state.round == row.number:
                    yield Piece(
                        "chances",
                        number,
                        row.number,
                        lambda number=number, state=state: chances(  # type: ignore[misc]
                            game, state, seed("chances", number), effort.chances
                        ),
                    )
            for at in self.positions:
                if at.round == row.number:
                    yield Piece(
                        "decision",
                        at.number,
                        row.number,
                        lambda at=at: judge(at, seed("decision", at.number), effort.simulations),  # type: ignore[misc]
                    )

    def take(self, piece: Piece, result: Any) -> None:
        """A piece has been computed."""
        self.done += 1
        if piece.kind == "fair":
            self._fair = result
        elif piece.kind == "par":
            self._pars[piece.number] = result
        elif piece.kind == "chances":
            self._chances[piece.number] = result
        else:
            self._judged[piece.number] = result

    def run(self, threads: int = 1, pause: Callable[[], None] = lambda: None) -> Iterator[Piece]:
        """Compute everything; gives each piece when it is done."""
        with ThreadPoolExecutor(threads, thread_name_prefix="review") as pool:
            try:
                for piece, result in zip(self.pieces, pool.map(lambda each: each.work(), self.pieces), strict=True):
                    pause()
                    self.take(piece, result)
                    yield piece
            finally:
                pool.shutdown(cancel_futures=True)

    def finish(self, threads: int = 1) -> dict[str, Any]:
        """Compute everything and tell it."""
        for _ in self.run(threads):
            pass
        return self.as_json()

    # What they make together

    @property
    def complete(self) -> bool:
        return self.done == len(self.pieces)

    @property
    def judged(self) -> list[Judged]:
        return [self._judged[number] for number in sorted(self._judged)]

    def bill(self, row: Round) -> Bill | None:
        """What a round is made of, once all that belongs to it has been computed."""
        asked = self._asked.get(row.number, set())
        if self._fair is None or row.number not in self._pars or not asked <= self._judged.keys():
            return None
        fair, fair_error = self._fair
        means = self._pars[row.number]
        mean, error = means.means[self.seat], means.errors[self.seat]
        sign = 1 if self.match.game.low_wins else -1
        blamed = [each for each in (self._judged[number] for number in asked) if each.verdict.blamed]
        given = sign * sum(each.points for each in blamed)
        given_error = sqrt(sum(each.points_error**2 for each in blamed))
        points = row.points[self.seat]
        return Bill(
            Part(fair, INTERVAL * fair_error),
            Part(mean - fair, INTERVAL * sqrt(error**2 + fair_error**2)),
            Part(given, INTERVAL * given_error),
            Part(points - mean - given, INTERVAL * sqrt(error**2 + given_error**2)),
            points,
        )

    def whole(self) -> Bill | None:
        """What all rounds together are made of, as far as they are known. The fair share is one estimate that counts in
        each of them, so that what is wrong with it grows with their number; pars are found apart from each other.
        """
        found = [(row, bill) for row in self.rounds if (bill := self.bill(row)) is not None]
        if not found or self._fair is None:
            return None
        whole = found[0][1]
        for _, bill in found[1:]:
            whole += bill
        fair_error = len(found) * self._fair[1]
        par_errors = [self._pars[row.number].errors[self.seat] for row, _ in found]
        deal_error = sqrt(fair_error**2 + sum(error**2 for error in par_errors))
        return replace(
            whole,
            fair=Part(whole.fair.value, INTERVAL * fair_error),
            deal=Part(whole.deal.value, INTERVAL * deal_error),
        )

    def moments(self) -> list[Judged]:
        """The decisions that gave away most, the dearest first."""
        blamed = [each for each in self.judged if each.verdict.blamed]
        return sorted(blamed, key=lambda each: (-each.points, -each.loss))[:MOMENTS]

    def kinds(self) -> list[dict[str, Any]]:
        """The mistakes by what went wrong, or else by what was asked, the most frequent kind first: for whoever counts
        them over matches.
        """
        blamed = Counter((each.asked, _known(each.kind)) for each in self.judged if each.verdict.blamed)
        return [
            {"asked": asked, "kind": kind, "count": count, "said": self._said(asked, kind)}
            for (asked, kind), count in blamed.most_common()
        ]

    def _said(self, asked: str, kind: str) -> dict[str, str]:
        """A kind of mistake in every language."""
        if not kind:
            return {tag: prompt(self.match.game, asked, tag) for tag in languages.LANGUAGES}
        return {tag: speech(tag).text(f"review.kind.{kind}") for tag in languages.LANGUAGES}

    def habit(self) -> dict[str, Any] | None:
        """What most mistakes have in common, if there are enough of them."""
        kinds = self.kinds()
        if not kinds or kinds[0]["count"] < HABIT:
            return None
        return {**kinds[0], "of": sum(kind["count"] for kind in kinds)}

    def _end(self) -> list[dict[str, Any]]:
        """The last point of the curve: who has won."""
        outcome = self.match.outcome
        if outcome is None or not self.complete:
            return []
        moves = sum(kind == "move" for kind, *_ in self.match.story())
        shares = [float(seat in outcome.winners) / len(outcome.winners) for seat in range(self.match.players)]
        return [{"number": moves, "chances": [round(share, 3) for share in shares], "halves": [0.0] * len(shares)}]

    def as_json(self) -> dict[str, Any]:
        """All that is known so far."""
        bills = {row.number: bill for row in self.rounds if (bill := self.bill(row)) is not None}
        whole = self.whole()
        outcome = self.match.outcome
        return {
            "game": self.match.game.name,
            "players": self.match.players,
            "names": list(self.match.names),
            "seat": self.seat,
            "low_wins": self.match.game.low_wins,
            "totals": list(outcome.totals) if outcome else None,
            "places": list(outcome.places) if outcome else None,
            "done": self.done,
            "of": len(self.pieces),
            "complete": self.complete,
            "bill": None if whole is None else {**whole.as_json(), "rounds": len(bills)},
            "rounds": [
                {
                    "round": row.number,
                    "number": row.moves,
                    "points": row.points[self.seat],
                    "par": round(self._pars[row.number].means[self.seat], 2) if row.number in self._pars else None,
                    "bill": bills[row.number].as_json() if row.number in bills else None,
                }
                for row in self.rounds
            ],
            "curve": [
                {
                    "number": number,
                    "chances": [round(mean, 3) for mean in self._chances[number].means],
                    "halves": [round(INTERVAL * error, 3) for error in self._chances[number].errors],
                }
                for number in sorted(self._chances)
            ]
            + self._end(),
            "decisions": [each.as_json() for each in self.judged],
            "counts": dict(Counter(each.verdict.value for each in self.judged)),
            "moments": [each.number for each in self.moments()],
            "kinds": self.kinds(),
            "habit": self.habit(),
        }


def _known(kind: str) -> str:
    """A kind of mistake, if there are words for it."""
    return kind if known(f"review.kind.{kind}") else ""


def _read(match: Match, seat: int) -> tuple[list[Round], list[Position], list[tuple[int, State]]]:
    """The rounds that were scored, where the seat had something to decide, and where to look at everybody's chances."""
    moves = [values for kind, *values in match.story() if kind == "move"]
    starts: list[tuple[State, int]] = []
    positions: list[Position] = []
    for number, (now, _) in enumerate(match.retrace()):
        s = now._s
        if not now.over and (not starts or s.round != starts[-1][0].round):
            starts.append((s.bare(), number))
        if number == len(moves):
            break
        actor, move = moves[number]
        decision = now.decision
        assert decision is not None
        open_choices = now.game.legal(s, actor) if actor == seat else 0
        if open_choices & (open_choices - 1) and decision.kind is not Kind.RACE:
            positions.append(Position(now.bare(), seat, move, number, s.round, decision.step))
    scored = {row.round: row.points for row in match.sheet}
    rounds = [
        Round(start.round, start, number, scored[start.round]) for start, number in starts if start.round in scored
    ]
    return rounds, positions, _curve_points(match, [number for _, number in starts], len(moves))


def _curve_points(match: Match, begins: list[int], end: int) -> list[tuple[int, State]]:
    """Positions spread evenly over each round."""
    wanted = {
        first + (last - first) * part // BETWEEN
        for first, last in pairwise([*begins, end])
        for part in range(BETWEEN)
        if last > first
    }
    return [(number, now._s.bare()) for number, (now, _) in enumerate(match.retrace()) if number in wanted]
