"""What each of those who look is told: the only way out of a table.

Everything about a match comes from `Match`'s views and events, as the seat or a spectator may know it. A move is told
as events and as those entries of the view that changed. What is the same for several is written once for all of them;
a seat's own part of the view is made only if somebody looks from there.
"""

from typing import Any

import msgspec

from stammtisch.core.match import Match
from stammtisch.table.flow import Flow

WATCHER = -1
"""In place of a seat: somebody who only watches."""

STORY = 120
"""So many events a snapshot tells at most."""

encode = msgspec.json.Encoder().encode
Messages = list[bytes]
"""A message for each seat, and as the last one for those who watch."""


def to_all(message: dict[str, Any], seats: int) -> Messages:
    """The same message for everybody."""
    return [encode(message)] * (seats + 1)


class Updater:
    """Remembers what everybody has been told of one match, to tell only what is new."""

    __slots__ = ("_own", "_shared", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self._shared: dict[str, Any] = {}
        self._own: dict[int | None, dict[str, Any]] = {}
        """What each seat from which somebody looks has been shown last; None for those who watch."""

    def show(self, seat: int) -> dict[str, Any]:
        """The whole view, for somebody who has not been looking. From now on they are told what changes."""
        looker = None if seat == WATCHER else seat
        if not self._own:
            self._shared = self.match.shared_view()
        if looker not in self._own:
            self._own[looker] = self.match.own_view(looker)
        return self.match.view(looker)

    def look_away(self, seat: int) -> None:
        """Nobody looks from this seat any more."""
        self._own.pop(None if seat == WATCHER else seat, None)

    def story(self, seat: int) -> list[dict[str, Any]]:
        """The last events, without what may not be looked at again."""
        length = self.match.story_length
        events = self.match.look_back(None if seat == WATCHER else seat, max(0, length - 3 * STORY))
        return [event.plain() for event in events[-STORY:]]

    def tell(self, start: int, head: dict[str, Any], flow: Flow, race: list[dict[str, int]] | None) -> Messages:
        """What has happened since note `start`, for everybody who looks. The others hear only that time goes on."""
        match, messages = self.match, to_all(head, self.match.players)
        if not self._own:
            return messages
        before, self._shared = self._shared, match.shared_view()
        shared = changes(before, self._shared)
        message = {**head, "view": shared, "decision": decision(flow)}
        if race is not None:
            message["race"] = race
        if "sheet" in shared:
            message["reckoning"] = reckoning(match)
        heard: list[dict[str, Any]] | None = None
        for (seat, old), events in zip(self._own.items(), match.told_to([*self._own], start), strict=True):
            if events is not heard:
                heard = message["events"] = events
                nothing_own = encode(message)
            own = self._own[seat] = match.own_view(seat)
            new = changes(old, own)
            place = WATCHER if seat is None else seat
            messages[place] = encode({**message, "view": {**shared, **new}}) if new else nothing_own
        return messages


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The entries of a view that are new, or not what they were."""
    return {key: value for key, value in after.items() if value != before.get(key, ...)}


def reckoning(match: Match) -> dict[str, Any] | None:
    """What the points of the last scored round are made of. Everybody may know it."""
    found = match.reckoning()
    return None if found is None else found.as_json()


def decision(flow: Flow) -> dict[str, Any] | None:
    """The open decision."""
    if flow.decision is None:
        return None
    return {"number": flow.number, "opened": flow.opened, "deadline": flow.deadline}


def race(flow: Flow) -> list[dict[str, int]]:
    """Who has slapped so far, and how quick they were."""
    return [{"seat": seat, "ms": ms} for seat, ms in flow.judged]
