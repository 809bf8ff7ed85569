"""What has to be so if a purpose is claimed: a check for each key, which says in rules what its sentence says in words.

A check looks at one world, the real one or one that the seat imagines, and knows nothing of how the purpose was found:
it plays the move, and what may come after it, and looks at what happened.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
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
        return self.match.shared_view() | self.match.own_view(self.seat)

    @property
    def given(self) -> Any:
        return self.purpose.parameters

    @property
    def card(self) -> str:
        """The card of the move."""
        return self.move.split()[1]

    def played(self, *then: str) -> Match:
        """The match after the move, and after others that whoever is asked first makes."""
        after = self.match.clone()
        after.play(self.seat, self.move)
        for move in then:
            after.play(after.awaiting[0], move)
        return after

    def instead(self, move: str) -> "Claim":
        """The same said of another move."""
        return replace(self, move=move)

    def told(self, after: Match) -> list[Event]:
        """What everybody has been told since."""
        return after.events(None, self.match.story_length)

    def happens(self, after: Match, kind: str) -> list[Event]:
        """What happened of one kind since."""
        return [event for event in self.told(after) if event.kind == kind]

    def course(self, after: Match | None = None, prefer: str = "", most: int = 400) -> Iterator[Match]:
        """Play on at random from the move, or from later: every position that comes."""
        after = self.played() if after is None else after
        for _ in range(most):
            yield after
            if after.over:
                return
            seat = self.rng.choice(after.awaiting)
            legal = after.legal(seat)
            after.play_quietly(seat, prefer if prefer in legal else self.rng.choice(legal))

    def until(self, *kinds: str, step: str = "", prefer: str = "", after: Match | None = None) -> Match:
        """Play on until one of these things has happened, a step is asked, or the match is over."""
        for position in self.course(after, prefer):
            asked = position.decision
            if (asked and asked.step == step) or any(event.kind in kinds for event in self.told(position)):
                break
        return position

    def surely(self, kind: str, step: str, prefer: str = "") -> bool:
        """Whether something happens before a step is asked."""
        return bool(self.happens(self.until(kind, step=step, prefer=prefer), kind))


Check = Callable[[Claim], object]


def _checks(game: str) -> dict[str, Check]:
    from tests.properties.claims import halt_mal_kurz, klaumau, tricks, zehn

    return {
        "gaunerbande": {**tricks.CHECKS, **tricks.GAUNERBANDE},
        "black_spy": {**tricks.CHECKS, **tricks.BLACK_SPY},
        "zehn": zehn.CHECKS,
        "klaumau": klaumau.CHECKS,
        "halt_mal_kurz": halt_mal_kurz.CHECKS,
    }[game]


def keys(game: str) -> set[str]:
    """The claims of a game that are checked."""
    return set(_checks(game))


def check(claim: Claim) -> None:
    """Raise unless it is so. A check gives back False, or raises, if not."""
    found = _checks(claim.match.game.name)[claim.purpose.key](claim)
    assert found, (claim.purpose, claim.move, claim.match)
