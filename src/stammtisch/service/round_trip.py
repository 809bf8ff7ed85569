"""How long messages to somebody take there and back: it is taken off a slap in a race, so nobody may make it up.

Only answers to questions that we asked count, each once. Whoever answers late on purpose seems to be far away; so the
quickest answer counts, and never more than what the other machine itself takes to acknowledge our bytes, which is not
in a client's hands. Where that cannot be known, as behind a proxy, less is believed.
"""

KEPT = 5
"""So many answers are looked at; the quickest counts."""
OUTSTANDING = 4
"""So many questions may be without an answer; older ones do not count any more."""
LATE = 10_000
"""Milliseconds after which an answer says nothing."""
SLACK = 20
"""Milliseconds that an answer may take longer than an acknowledgement: a browser is busy now and then."""
UNSEEN = 60
"""So much is believed at most where only the client itself says how far away it is."""


class RoundTrip:
    """How long messages to one client take there and back."""

    __slots__ = ("_asked", "_taken", "ms")

    def __init__(self) -> None:
        self._asked: tuple[int, ...] = ()  # a deque would take more than all else that is known of a client
        self._taken: tuple[int, ...] = ()
        self.ms = 0
        """Milliseconds there and back, as far as we believe it."""

    def asked(self, at: int) -> None:
        """A question goes out."""
        self._asked = (*self._asked, at)[-OUTSTANDING:]

    def answered(self, at: float, now: int, seen: int | None) -> None:
        """An answer has come. `seen` is what the other machine takes to acknowledge something, if that is known."""
        if at not in self._asked:
            return  # nobody asked, or it has been answered
        self._asked = self._asked[self._asked.index(int(at)) + 1 :]  # whoever skips one does not answer it later
        taken = now - int(at)
        if 0 <= taken < LATE:
            self._taken = (*self._taken, taken)[-KEPT:]
            self.ms = min(*self._taken, UNSEEN if seen is None else seen + SLACK)
