"""What may be agreed before a match of Zehn."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Self

from stammtisch.core import options
from stammtisch.core.errors import BadOption
from stammtisch.core.options import choice, table
from stammtisch.games.zehn.cards import COPIES, USUAL

MOST_POINTS = 99


def what_is_wrong(deck: Any) -> str | None:
    """What is wrong with a table of cards, or None. ZE-3."""
    if not isinstance(deck, dict):
        return f'expected a table such as {{"p1": {{"points": 10}}}}, got {deck!r}'
    return next(_faults(deck), None)


def _faults(deck: dict[Any, Any]) -> Iterator[str]:
    for name, row in deck.items():
        if name not in USUAL:
            yield f"there is no card {name!r}: expected n0 to n10, p1 to p8 or j"
        elif not isinstance(row, dict) or not row or not row.keys() <= {"count", "points"}:
            yield f"card {name}: expected 'count', 'points' or both, got {row!r}"
        else:
            for key, what, most in (("count", "a count", COPIES), ("points", "points", MOST_POINTS)):
                number = row.get(key, 0)
                if not isinstance(number, int) or isinstance(number, bool) or not 0 <= number <= most:
                    yield f"card {name}: expected {what} from 0 to {most}, got {number!r}"


@dataclass(frozen=True)
class Options(options.Options):
    spare_jokers: str = choice(
        "Whether the jokers left over when each player has one are shuffled into the pile.",
        default="in",
        of=("in", "out"),
    )
    tie: str = choice(
        "Who wins a round when values are equal: one card before two, or the highest single card.",
        default="one_card",
        of=("one_card", "highest_card"),
    )
    deck: Mapping[str, Mapping[str, int]] | None = table(
        "Cards of which there are more or fewer than usual, or that are worth other points: "
        '{"p1": {"points": 10}, "n0": {"count": 4}}.',
        check=what_is_wrong,
    )

    def counts(self) -> dict[str, int]:
        """How many there are of each card."""
        changed = self.deck or {}
        return {name: changed.get(name, {}).get("count", count) for name, (count, _) in USUAL.items()}

    def points(self) -> dict[str, int]:
        """What each card is worth."""
        changed = self.deck or {}
        return {name: changed.get(name, {}).get("points", points) for name, (_, points) in USUAL.items()}

    def settled(self, players: int) -> Self:
        """ZE-3: the same options, if the deck is enough for so many players."""
        counts = self.counts()
        jokers = counts.pop("j")
        if jokers < players:
            raise BadOption(f"option 'deck': expected a joker for each of {players} players, got {jokers}")
        others = sum(counts.values()) + (jokers - players if self.spare_jokers == "in" else 0)
        if others < 3 * players:
            raise BadOption(
                f"option 'deck': expected three cards besides the joker for each of {players} players, got {others}"
            )
        return self
