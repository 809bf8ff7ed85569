"""What everybody was answered: a command that comes again gets the same answer, and nothing else happens."""

KEPT = 100
"""So many answers are kept for each person."""


class Answers:
    """The last answers, by key and id."""

    __slots__ = ("_by_key",)

    def __init__(self) -> None:
        self._by_key: dict[str, dict[str, bytes]] = {}

    def find(self, key: str, identity: str) -> bytes | None:
        known = self._by_key.get(key)
        return None if known is None else known.get(identity)

    def keep(self, key: str, identity: str, frame: bytes) -> None:
        known = self._by_key.setdefault(key, {})
        known[identity] = frame
        if len(known) > KEPT:
            del known[next(iter(known))]

    def forget(self, key: str) -> None:
        self._by_key.pop(key, None)
