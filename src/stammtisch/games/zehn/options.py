"""What may be agreed before a match of Zehn."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from stammtisch.core import options
from stammtisch.core.errors import BadOption, Fault, got
from stammtisch.core.options import EITHER, OPEN, OURS, choice, table, whole
from stammtisch.games.zehn.cards import COPIES, ROUNDS, USUAL

MOST_POINTS = 99
NEXT_START = ("named", "winner", "left")


def what_is_wrong(deck: Any) -> Fault | None:
    """What is wrong with a table of cards, or None. ZE-3."""
    if not isinstance(deck, dict):
        return Fault("deck_form", example='{"p1": {"points": 10}}', got=got(deck))
    return next(_faults(deck), None)


def _faults(deck: dict[Any, Any]) -> Iterator[Fault]:
    for name, row in deck.items():
        if name not in USUAL:
            yield Fault("deck_no_such_card", card=name)
        elif not isinstance(row, dict) or not row or not row.keys() <= {"count", "points"}:
            yield Fault("deck_row", card=name, got=got(row))
        else:
            count, points = row.get("count", 0), row.get("points", 0)
            if not _is_number(count, COPIES):
                yield Fault("deck_count", card=name, least=0, most=COPIES, got=got(count))
            if not _is_number(points, MOST_POINTS):
                yield Fault("deck_points", card=name, least=0, most=MOST_POINTS, got=got(points))


def _is_number(value: object, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


@dataclass(frozen=True)
class Options(options.Options):
    spare_jokers: str = choice(
        default="in",
        of=("in", "out"),
        source=OURS,
    )
    tie: str = choice(
        default="one_card",
        of=("one_card", "highest_card"),
        source={"one_card": OPEN, "highest_card": OPEN},
    )
    deck: Mapping[str, Mapping[str, int]] | None = table(
        check=what_is_wrong,
        source=dict.fromkeys(EITHER, OPEN),
    )
    rounds: int = whole(default=ROUNDS, least=1, most=ROUNDS, source=OURS)
    chips: int = whole(default=7, least=3, most=15, source=OURS)
    last_refill: str = choice(
        default="yes",
        of=("yes", "no"),
        source=OURS,
    )
    next_start: str = choice(
        default="named",
        of=NEXT_START,
        source=OURS,
    )

    def counts(self) -> dict[str, int]:
        """How many there are of each card."""
        changed = self.deck or {}
        return {name: changed.get(name, {}).get("count", count) for name, (count, _) in USUAL.items()}

    def points(self) -> dict[str, int]:
        """What each card is worth."""
        changed = self.deck or {}
        return {name: changed.get(name, {}).get("points", points) for name, (_, points) in USUAL.items()}

    def check(self, players: int) -> None:
        """ZE-3: the deck is enough for so many players; and somebody starts after another round."""
        super().check(players)
        if self.next_start != "named" and self.rounds == 1:
            raise BadOption("too_few_rounds", option="next_start", least=2)
        counts = self.counts()
        jokers = counts.pop("j")
        if jokers < players:
            raise _bad_deck(Fault("deck_jokers", players=players, got=jokers))
        others = sum(counts.values()) + (jokers - players if self.spare_jokers == "in" else 0)
        if others < 3 * players:
            raise _bad_deck(Fault("deck_hands", players=players, got=others))


def _bad_deck(fault: Fault) -> BadOption:
    return BadOption(Fault("wrong_value", option="deck", fault=fault).of(Options.home))
