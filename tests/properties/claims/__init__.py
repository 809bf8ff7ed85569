"""What has to be so if a purpose is claimed: a check for each key, by playing on or by counting what lies there."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from stammtisch.core.events import Event
from stammtisch.core.match import Match
from stammtisch.core.purpose import Purpose


@dataclass(frozen=True)
class Claim:
    """A move in a position, and what is said of it."""

    match: Match
    seat: int
    move: str
    purpose: Purpose
    rng: Random

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    @property
    def given(self) -> Any:
        return self.purpose.parameters

    @property
    def card(self) -> str:
        """The card of the move."""
        return self.move.split()[1]

    def played(self) -> Match:
        """The match after the move."""
        after = self.match.clone()
        after.play(self.seat, self.move)
        return after

    def told(self, after: Match) -> list[Event]:
        """What everybody has been told since."""
        return after.events(None, self.match.story_length)

    def until(self, kinds: set[str], steps: set[str] = frozenset(), prefer: str = "") -> tuple[Match, Event | None]:  # type: ignore[assignment]
        """Play on at random until something happens; None if a step is asked first, or the match is over."""
        after = self.played()
        for _ in range(400):
            found = next((event for event in self.told(after) if event.kind in kinds), None)
            if found is not None or after.over or (after.decision and after.decision.step in steps):
                return after, found
            seat = self.rng.choice(after.awaiting)
            legal = after.legal(seat)
            after.play(seat, prefer if prefer in legal else self.rng.choice(legal))
        raise AssertionError("nothing came of it")


Check = Callable[[Claim], object]


def _checks(game: str) -> dict[str, Check]:
    from tests.properties.claims import games, tricks, zehn

    return {
        "gaunerbande": {**tricks.CHECKS, **tricks.GAUNERBANDE},
        "black_spy": {**tricks.CHECKS, **tricks.BLACK_SPY},
        "zehn": zehn.CHECKS,
        "klaumau": games.KLAUMAU,
        "halt_mal_kurz": games.HALT_MAL_KURZ,
    }[game]


def keys(game: str) -> set[str]:
    """The claims of a game that are checked."""
    return set(_checks(game))


def check(claim: Claim) -> None:
    """Raise unless it is so. A check gives back False, or raises, if not."""
    found = _checks(claim.match.game.name)[claim.purpose.key](claim)
    assert found is not False, (claim.purpose, claim.move, claim.view)
