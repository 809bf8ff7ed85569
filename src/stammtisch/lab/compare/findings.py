"""What the matches of a study say: measures with their differences, seats, points, and which differences matter."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, inf, log10
from typing import Any

import numpy as np

from stammtisch.core.counters import AHEAD, BEHIND, LEADS, shares
from stammtisch.lab.compare.measures import (
    DECISION,
    MINUTES,
    POINTS,
    ROUND,
    SHARE,
    TIMES,
    Column,
    Difference,
    Estimate,
    bits,
    difference,
    estimate,
    over,
    per_match,
)
from stammtisch.lab.compare.playing import Played, won
from stammtisch.lab.compare.study import LETTERS, Study

MOST_WORDS = 3
"""So many differences are told in words."""
BINS = 30
"""Into so many parts the axis of points is cut at most."""


@dataclass(frozen=True)
class Measure:
    """One thing that was measured with every setting."""

    name: str
    """A message `lab-NAME`: of the house, or of the game for its own things."""
    own: bool
    """Whether it is a thing of the game."""
    unit: str
    values: tuple[Estimate | None, ...]
    differences: tuple[Difference | None, ...]
    """Of every setting from the first; of the first None."""
    fair: float | None = None
    """What it would be if nothing counted."""

    @property
    def digits(self) -> int:
        """With so many digits it is worth telling."""
        halves = [each.estimate.half for each in self.differences if each and each.estimate.half]
        halves = halves or [each.half for each in self.values if each]
        small = min((half for half in halves if 0 < half < inf), default=1.0) * (100 if self.unit == SHARE else 1)
        return max(0, min(2 if self.unit == TIMES else 1, -floor(log10(small))))

    @property
    def strongest(self) -> int:
        """The setting that differs most from the first; 0 if none does for certain."""
        sure = [(each.effect, -i) for i, each in enumerate(self.differences) if each and each.certain]
        return -max(sure)[1] if sure else 0

    @property
    def effect(self) -> float:
        found = self.differences[self.strongest]
        return found.effect if found else 0.0

    @property
    def is_fixed(self) -> bool:
        """Whether it is one number with every setting, and nothing to draw."""
        return all(each is not None and each.half == 0 and each == self.values[0] for each in self.values)

    @property
    def seen_to_differ(self) -> bool:
        return any(each is not None and each.estimate.telling for each in self.differences)

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "own": self.own,
            "unit": self.unit,
            "digits": self.digits,
            "fair": self.fair,
            "values": [None if each is None else each.as_json() for each in self.values],
            "differences": [None if each is None else each.as_json() for each in self.differences],
            "strongest": self.strongest,
        }


@dataclass(frozen=True)
class Findings:
    """Everything that a study has found so far."""

    study: Study
    matches: int
    """How many matches of each setting were played."""
    measures: tuple[Measure, ...]
    """The largest difference first; then those where none is to be seen."""
    seats: tuple[Measure, ...]
    """How often each seat wins."""
    points: tuple[list[float], list[list[float]]]
    """How the points of all seats are spread: the middles of some bins, and for each setting what share lies there."""

    @property
    def telling(self) -> list[Measure]:
        """The differences that matter most, and are certain, and show in print. More rounds take more minutes: one of
        the two is enough.
        """
        sure = [each for each in self.measures if each.strongest and _shows(each)]
        lengths = [each.name for each in sure if each.name in ("minutes", "rounds") and not each.own]
        return [each for each in sure if each.own or each.name not in lengths[1:]][:MOST_WORDS]

    @property
    def same(self) -> list[Measure]:
        """What stays the same as far as can be seen, of what is asked about every game."""
        return [each for each in self.measures if not each.own and not each.seen_to_differ]

    @property
    def seats_differ(self) -> bool:
        return any(each.strongest for each in self.seats)

    def as_json(self) -> dict[str, Any]:
        study = self.study
        return {
            "game": study.game.name,
            "players": study.players,
            "seed": study.seed.hex(),
            "swept": study.swept,
            "settings": [
                {"name": LETTERS[i], "asked": asked, "options": options.as_json()}
                for i, (asked, options) in enumerate(zip(study.asked, study.settings, strict=True))
            ],
            "matches": self.matches,
            "pace": {"decision": DECISION, "round": ROUND},
            "measures": [each.as_json() for each in self.measures],
            "seats": [each.as_json() for each in self.seats],
            "points": {"at": self.points[0], "shares": self.points[1]},
            "words": [each.name for each in self.telling],
            "same": [each.name for each in self.same] + ([] if self.seats_differ else ["seats"]),
        }


def _shows(measure: Measure) -> bool:
    """Whether what is printed differs, too."""
    here, there = measure.values[0], measure.values[measure.strongest]
    assert here is not None
    assert there is not None
    scale = 100 if measure.unit == SHARE else 1
    return round(here.mean * scale, measure.digits) != round(there.mean * scale, measure.digits)


def find(study: Study, played: Sequence[Played]) -> Findings:
    """What some matches say, the same ones of every setting."""
    columns = [_columns(study, each) for each in played]
    kept = [name for name in columns[0] if any(each[name].above.any() for each in columns)]
    looked_at = (len(kept) + 1) * (len(played) - 1)
    units = _units(study)
    fair = 1 / study.players
    things = {each.name for each in study.game.counters.things}
    measures = [
        _measure(
            name.removeprefix(OWN),
            name.startswith(OWN) and name.removeprefix(OWN) in things,
            units[name],
            [each[name] for each in columns],
            looked_at,
            fair if name == SKILL else None,
        )
        for name in kept
    ]
    wins = [won(each.totals, study.game.low_wins) for each in played]
    seats = [
        _measure(str(seat), False, SHARE, [per_match(each[:, seat]) for each in wins], looked_at * study.players, fair)
        for seat in range(study.players)
    ]
    ordered = sorted(measures, key=lambda each: (-each.effect, not each.seen_to_differ))
    return Findings(study, played[0].matches, tuple(ordered), tuple(seats), _points(played))


OWN, SKILL = "own:", "skill"


def _units(study: Study) -> dict[str, str]:
    house = {
        "minutes": MINUTES,
        "rounds": TIMES,
        "spread": POINTS,
        "leads": TIMES,
        "early": SHARE,
        "comebacks": SHARE,
        SKILL: SHARE,
    }
    return house | {OWN + each.name: SHARE if each.of else TIMES for each in study.game.counters.things}


def _columns(study: Study, played: Played) -> dict[str, Column]:
    """Every measure of one setting, match by match."""
    players, seen = study.players, played.seen
    wins = won(played.totals, study.game.low_wins)
    ahead, behind = bits(seen[:, AHEAD], players), bits(seen[:, BEHIND], players)
    apart = (seen[:, AHEAD] != seen[:, BEHIND]).astype(float)  # somebody led at half-time
    leaders = np.maximum(1, ahead.sum(axis=1))
    found = {
        "minutes": per_match((DECISION * played.decisions + ROUND * played.rounds) / 60),
        "rounds": per_match(played.rounds),
        "spread": per_match(played.totals.std(axis=1)),
        "leads": per_match(seen[:, LEADS]),
        "early": over((wins * ahead).sum(axis=1) / leaders * apart, apart),
        "comebacks": over((wins * behind).sum(axis=1) * apart, apart),
        SKILL: per_match(played.skill),
    }
    for thing, (place, of) in zip(study.game.counters.things, shares(study.game.counters.things), strict=True):
        found[OWN + thing.name] = over(seen[:, place], played.rounds if of is None else seen[:, of])
    return found


def _measure(name: str, own: bool, unit: str, columns: Sequence[Column], looked_at: int, fair: float | None) -> Measure:
    differences = [None, *(difference(columns[0], each, looked_at) for each in columns[1:])]
    return Measure(name, own, unit, tuple(map(estimate, columns)), tuple(differences), fair)


def _points(played: Sequence[Played]) -> tuple[list[float], list[list[float]]]:
    """The final points of all seats, cut into bins of whole numbers; what is rarer than one in 400 at either end is
    left out.
    """
    together = np.sort(np.concatenate([each.totals.ravel() for each in played]))
    edge = len(together) // 400
    low, high = int(together[edge]), int(together[-1 - edge])
    width = max(1, -(-(high - low + 1) // BINS))
    bins = np.arange(low, high + width + 1, width)
    shares_ = [(np.histogram(each.totals, bins)[0] / each.totals.size).round(5).tolist() for each in played]
    return (bins[:-1] + (width - 1) / 2).tolist(), shares_
