"""What everybody was answered: a command that comes again gets the same answer, and nothing else happens."""

from stammtisch.table.updates import encode

KEPT = 100
"""So many answers are kept for each person."""


class Answers:
    """The last answers, by key and id."""

    __slots__ = ("_by_key",)

    def __init__(self) -> None:
        self._by_key: dict[str, dict[str, bytes | None]] = {}
        """None where it was done and there was nothing else to say, as for every move."""

    def find(self, key: str, identity: str) -> bytes | None:
        known = self._by_key.get(key)
        if known is None or identity not in known:
            return None
        return known[identity] or done(identity)

    def keep(self, key: str, identity: str, frame: bytes | None) -> None:
        known = self._by_key.setdefault(key, {})
        known[identity] = frame
        if len(known) > KEPT:
            del known[next(iter(known))]

    def forget(self, key: str) -> None:
        self._by_key.pop(key, None)


def done(identity: str) -> bytes:
    """The answer to a command that was carried out."""
    return b'{"type":"ok","id":%b}' % encode(identity)
