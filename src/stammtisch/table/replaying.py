"""A finished match, told again move by move, for whoever may see it from one seat or with all cards open.

The rules exist only here, so that a client need not know them: it is given the position after each move as those
parts of the view that changed, with what happened. Nobody is asked anything any more, so no moves are offered.
"""

from collections.abc import Callable, Iterable
from typing import Any

from stammtisch import games
from stammtisch.core import record
from stammtisch.core.errors import BadRecord
from stammtisch.core.match import Match
from stammtisch.table.log import Row
from stammtisch.table.refusals import Refused
from stammtisch.table.table import Table
from stammtisch.table.updates import changes, reckoning

OPEN = "open"
"""In place of a seat: with all cards open."""


def recall(rows: Iterable[Row], number: int) -> Match:
    """A finished match of a table, from its log."""
    table = Table.rebuild(rows, until=lambda table: table.matches == number and table.phase == "over")
    assert table.flow is not None
    return table.flow.match


# Records that somebody brings


def read_record(text: str, first: int, *, most: int) -> list[record.AnyLine]:
    """The lines of one match. `first` is the number of its first line in the file it comes from."""
    try:
        found = record.read(text)
        if len(found) > 1:
            raise BadRecord(record.one_match(len(found)), line=found[1][0])
    except BadRecord as error:
        raise bad_record(error, first) from None
    if len(found[0][1]) > most:
        raise Refused("too_large", most=most)
    return found[0][1]


def play_again(lines: list[record.AnyLine], first: int, pause: Callable[[], None]) -> Match:
    """The match of a record, each line compared, as far as it goes."""
    try:
        return record.replay(lines, games.get, first=first, unfinished=True, pause=pause)
    except BadRecord as error:
        raise bad_record(error, 1) from None


def bad_record(error: BadRecord, first: int) -> Refused:
    line = None if error.line is None else error.line + first - 1
    return Refused("bad_record", line=line, why=error.fault)


# Telling


def retell(match: Match, view: str, pause: Callable[[], None] = lambda: None) -> dict[str, Any]:
    """The whole match: its positions as differences, one for the deal and one for each move.

    From a seat, with exactly what that seat was told at the time; open, with every seat's own part and all secrets.
    `pause` is called between moves, and may raise.
    """
    seats = list(range(match.players)) if view == OPEN else [int(view)]
    teller = Reteller(seats, everything=view == OPEN)
    steps, rounds = [], list[dict[str, int]]()
    moves = [values for kind, *values in match.story() if kind == "move"]
    for number, (now, start) in enumerate(match.retrace()):
        if number:
            pause()
        seat, move = moves[number - 1] if number else (None, None)
        step = teller.step(now, start)
        shown = seat is None or view == OPEN or seat == int(view)
        steps.append({"seat": seat, "move": move if shown else None, **step})
        played = now.shared_view()["round"] if not rounds else step["view"].get("round", rounds[-1]["round"])
        if not rounds or played != rounds[-1]["round"]:
            rounds.append({"round": played, "step": number})
    return {
        "game": match.game.name,
        "players": match.players,
        "names": list(match.names),
        "options": match.options.as_json(),
        "over": match.over,
        "seat": None if view == OPEN else int(view),
        "rounds": rounds,
        "steps": steps,
    }


class Reteller:
    """Remembers what has been shown, to tell only what is new."""

    def __init__(self, seats: list[int], *, everything: bool) -> None:
        self.seats, self.everything = seats, everything
        self.shared: dict[str, Any] = {}
        self.own: dict[int, dict[str, Any]] = {seat: {} for seat in seats}

    def step(self, match: Match, start: int) -> dict[str, Any]:
        """The position that was reached, and what has happened since note `start`."""
        shared = match.shared_view()
        step: dict[str, Any] = {"view": changes(self.shared, shared), "own": {}}
        self.shared = shared
        for seat in self.seats:
            own = match.own_view(seat)
            own["legal"] = []
            if new := changes(self.own[seat], own):
                step["own"][seat] = new
            self.own[seat] = own
        return step | self._events(match, start)

    def _events(self, match: Match, start: int) -> dict[str, Any]:
        """What everybody is told, and where somebody is told more, that. `all` is with every secret."""
        lookers: list[int | None] = [None, *self.seats]
        stories = match.told_to(lookers, start)
        public = stories[0]
        knows = {
            seat: story
            for seat, story in zip(self.seats, stories[1:], strict=True)
            if story is not stories[0] and story != stories[0]
        }
        found: dict[str, Any] = {"events": public}
        if any(event["kind"] == "scores" for event in stories[0]):
            found["reckoning"] = reckoning(match)
        if knows:
            found["knows"] = knows
        if self.everything:
            every = [event.plain() for event in match.events(None, start, everything=True)]
            if every != public:
                found["all"] = every
        return found
