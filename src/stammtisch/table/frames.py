"""What each of those who look is told: the only way out of a table.

Everything about a match comes from `Match`'s views and events, as the seat or a spectator may know it. A move is told
as events and as those parts of the view that changed. The part that all may see is written once for everybody; a
seat's own part only if somebody looks from there.
"""

from typing import Any

import msgspec

from stammtisch.core.match import Match
from stammtisch.core.open_view import Shared
from stammtisch.table.flow import Flow

WATCHER = -1
"""In place of a seat: somebody who only watches."""

STORY = 120
"""So many events a snapshot tells at most."""

encode = msgspec.json.Encoder().encode
Frames = list[bytes]
"""A message for each seat, and as the last one for those who watch."""


def to_all(message: dict[str, Any], seats: int) -> Frames:
    """The same message for everybody."""
    return [encode(message)] * (seats + 1)


class Teller:
    """Remembers what everybody has been told of one match, to tell only what is new."""

    __slots__ = ("_looking", "_marks", "_own", "_seats", "_shared", "match")

    def __init__(self, match: Match) -> None:
        self.match = match
        self._seats: list[int | None] = [*range(match.players), None]
        self._shared: Shared | None = None
        self._own: list[dict[str, Any] | None] = [None] * len(self._seats)
        """What each seat has been shown last; None where nobody looks."""
        self._marks: list[tuple[int, ...] | None] = [None] * len(self._seats)
        """What that goes by, where it is known."""
        self._looking: tuple[tuple[int, ...], tuple[int | None, ...]] = (), ()
        """Where somebody looks from: their places in these lists, and their seats."""

    def show(self, seat: int) -> dict[str, Any]:
        """The whole view, for somebody who has not been looking. From now on they are told what changes."""
        looker = self._seats[seat]
        if self._shared is None:
            self._shared = self.match.shared_parts()
        if self._own[seat] is None:
            self._own[seat], self._marks[seat] = self.match.own_view(looker), None
            self._look()
        return self.match.view(looker)

    def look_away(self, seat: int) -> None:
        """Nobody looks from this seat any more."""
        self._own[seat] = None
        self._look()

    def _look(self) -> None:
        places = tuple([place for place, own in enumerate(self._own) if own is not None])
        self._looking = places, tuple([self._seats[place] for place in places])

    def story(self, seat: int) -> list[dict[str, Any]]:
        """The last events, without what may not be looked at again."""
        length = self.match.story_length
        events = self.match.look_back(self._seats[seat], max(0, length - 3 * STORY))
        return [event.plain() for event in events[-STORY:]]

    def tell(self, start: int, head: bytes, flow: Flow, race: bytes) -> Frames:
        """What has happened since note `start`, for everybody who looks."""
        frames: Frames = [head + b"}"] * len(self._seats)  # for those who may not look: only that time goes on
        match, (places, seats) = self.match, self._looking
        if not places:
            self._shared = None
            return frames
        before, after = self._shared, match.shared_parts()
        assert before is not None  # it was made when the first of them began to look
        self._shared = after
        changed = _difference(before.now, after.now)
        for old, new in (before.asked, after.asked), (before.standing, after.standing), (before.lasting, after.lasting):
            if old is not new and (more := _difference(old, new)):
                changed = b"%b,%b" % (changed, more) if changed else more
        tail = b'},"decision":%b%b}' % (decision(flow), race)
        if after.standing is not before.standing and after.standing["sheet"] != before.standing["sheet"]:
            tail = tail[:-1] + b',"reckoning":%b}' % encode(reckoning(match))
        stories, marks = match.told_to(seats, start), match.own_marks(seats)
        heard: list[dict[str, Any]] | None = None
        same = nothing_new = b""
        """How all begin who may know the same, and what those are told who have nothing new of their own."""
        for place, story, mark in zip(places, stories, marks, strict=True):
            if story is not heard:
                heard, same = story, b'%b,"events":%b,"view":{%b' % (head, encode(story), changed)
                nothing_new = same + tail
            own = b"" if mark is not None and mark == self._marks[place] else self._changed_for(place, mark)
            frames[place] = b"%b%b%b%b" % (same, b"," if changed else b"", own, tail) if own else nothing_new
        return frames

    def _changed_for(self, place: int, mark: tuple[int, ...] | None) -> bytes:
        before, after = self._own[place], self.match.own_view(self._seats[place])
        assert before is not None
        self._marks[place] = mark
        self._own[place] = after
        return _difference(before, after)


def _difference(before: dict[str, Any], after: dict[str, Any]) -> bytes:
    """The entries that are new, as JSON without its braces. What is the very same object need not be looked into."""
    new: dict[str, Any] = {}
    for key, now in after.items():  # not in one expression: that would be a call more, for every move and seat
        old = before[key]
        if old is not now and old != now:
            new[key] = now
    return encode(new)[1:-1] if new else b""


def reckoning(match: Match) -> dict[str, Any] | None:
    """What the points of the last scored round are made of. Everybody may know it."""
    found = match.reckoning()
    return None if found is None else found.as_json()


def decision(flow: Flow) -> bytes:
    """The open decision, as JSON."""
    if flow.decision is None:
        return b"null"
    deadline = b"null" if flow.deadline is None else b"%d" % flow.deadline
    return b'{"number":%d,"opened":%d,"deadline":%b}' % (flow.number, flow.opened, deadline)


def race(flow: Flow) -> bytes:
    """Who has slapped so far and how quick they were, as a field of a telling."""
    return b',"race":' + encode([{"seat": seat, "ms": ms} for seat, ms in flow.judged])
