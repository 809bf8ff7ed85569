"""An evening: a programme of matches at one table, what each of them gave, and who is ahead.

A match gives *evening points* by places: one for everybody whom one has left behind, and half of one for everybody with
whom one shares a place. So the last of n gets nothing and the first n - 1; those who share a place share its points,
and a match of n is always worth the same in all.

Points belong to whoever sat there when the match was over. People are known by their key, so that somebody who leaves
and comes back goes on where they were; bots by their names.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from stammtisch.core.game import Game
from stammtisch.core.options import Options
from stammtisch.table.agreement import find_game, read_options
from stammtisch.table.commands import Item, Open, Programme
from stammtisch.table.participants import Seat
from stammtisch.table.refusals import Refused

if TYPE_CHECKING:
    from stammtisch.table.table import Table

MOST = 30
"""So many matches an evening may have."""


@dataclass(slots=True)
class Planned:
    """A match of the programme."""

    game: Game
    options: Options
    _told: tuple[Options, dict[str, Any]] | None = field(default=None, compare=False, repr=False)

    def changed(self) -> dict[str, Any]:
        """What differs from the usual. It is told with every change at the table, thirty times over, so it is kept."""
        if self._told is None or self._told[0] is not self.options:
            self._told = self.options, self.options.changed()
        return self._told[1]


@dataclass(frozen=True, slots=True)
class Result:
    """What a match gave."""

    match: int
    """Its number at the table."""
    points: dict[str, float]
    """Of those who sat there."""


@dataclass(slots=True)
class Evening:
    """A programme, and how far it is."""

    planned: list[Planned]
    """One for each match, those that are over first."""
    results: list[Result] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    """How those are called who have points, in the order in which they came."""

    @property
    def over(self) -> bool:
        return len(self.results) == len(self.planned)

    @property
    def next(self) -> Planned | None:
        """The match that is prepared, or played."""
        return None if self.over else self.planned[len(self.results)]

    @property
    def rest(self) -> list[Planned]:
        """What has not been played."""
        return self.planned[len(self.results) :]


def points_for(places: Sequence[int]) -> list[float]:
    """Evening points for the places of a match."""
    return [sum(other > place for other in places) + (places.count(place) - 1) / 2 for place in places]


# What is agreed


def read(items: Sequence[Item], players: int, *, one_device: bool) -> list[Planned]:
    """The matches of a programme, each checked. Raises if one of them cannot be played by so many."""
    found: list[Planned] = []
    for item in items:
        game = find_game(item.game)
        if one_device and game.races:
            raise Refused("races_on_one_device")
        found += [Planned(game, read_options(game, players, item.options))] * item.matches
    if len(found) > MOST:
        raise Refused("long_programme", most=MOST)
    return [Planned(each.game, each.options) for each in found]


def plan(table: "Table", command: Programme | Open) -> None:
    """What shall be played from now on. What has been played stays, unless that evening is over."""
    agreed = table.agreed
    items = command.programme if isinstance(command, Open) else command.items
    rest = read(items, agreed.players, one_device=agreed.one_device)
    going = table.evening if table.evening and not table.evening.over else None
    if going is not None and going.results:
        going.planned = [*going.planned[: len(going.results)], *rest]
    else:
        table.evening = Evening(rest) if rest else None
    go_on(table)


def go_on(table: "Table") -> None:
    """The next match of the programme is what is agreed."""
    following = table.evening.next if table.evening else None
    if following is not None:
        table.agreed.game, table.agreed.options = following.game, following.options


def check_players(table: "Table", players: int) -> None:
    """Raise if what is still to be played cannot be played by so many."""
    for each in table.evening.rest[1:] if table.evening else ():  # the first is what is settled now
        read_options(each.game, players, each.options.changed())


def settled(table: "Table") -> None:
    """Something else is agreed for the match that is prepared."""
    following = table.evening.next if table.evening else None
    if following is not None:
        following.options = table.agreed.options


# What comes of it


def begins(table: "Table") -> None:
    """A match begins: an evening that is over is put away."""
    if table.evening is not None and table.evening.over:
        table.evening = None


def count(table: "Table", places: Sequence[int]) -> None:
    """A match of the evening is over."""
    evening = table.evening
    if evening is None:
        return
    points: dict[str, float] = {}
    for seat, gained in zip(table.participants.seats, points_for(places), strict=True):
        who = _who(seat)
        evening.names[who] = seat.called or "?"
        points[who] = gained
    evening.results.append(Result(table.matches, points))


def _who(seat: Seat) -> str:
    """How somebody is known to an evening. Nobody is told."""
    return seat.person.key if seat.person else f"bot {seat.name}"


def facts(table: "Table") -> dict[str, Any] | None:
    """The evening's pad, as anybody may see it."""
    evening = table.evening
    if evening is None:
        return None
    seats = {_who(seat): (number, seat) for number, seat in enumerate(table.participants.seats) if seat.kind != "open"}
    known = [*evening.names, *(who for who in seats if who not in evening.names)]
    totals = {who: sum(result.points.get(who, 0) for result in evening.results) for who in known}
    people = []
    for who in known:
        number, seat = seats.get(who, (None, None))
        people.append(
            {
                "name": (seat.called if seat else None) or evening.names.get(who, "?"),
                "seat": number,
                "person": seat.person.number if seat and seat.person else None,
                "points": totals[who],
                "place": 1 + sum(other > totals[who] for other in totals.values()),
            }
        )
    results: list[Result | None] = [*evening.results, *(None for _ in evening.rest)]
    matches = [
        {
            "game": planned.game.name,
            "options": planned.changed(),
            "match": result.match if result else None,
            "points": [result.points.get(who) for who in known] if result else None,
        }
        for planned, result in zip(evening.planned, results, strict=True)
    ]
    return {"over": evening.over, "people": people, "matches": matches}
