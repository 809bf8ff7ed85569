"""One connection: what waits is bounded, comes in order, and several messages share a frame."""

import asyncio

from stammtisch.service.connection import Connection, Outbox
from stammtisch.service.limits import Bucket, Buckets, Limits
from tests.server.evenings import spend


class Paper:
    """A line that writes down what goes over it."""

    def __init__(self) -> None:
        self.said: list[bytes | int] = []
        self.waiting = 0

    def push(self, text: bytes) -> int:
        self.said.append(text)
        return self.waiting

    async def close(self, code: int) -> None:
        self.said.append(code)

    def acknowledged_after(self, address: str) -> int | None:
        return None


def test_what_has_come_together_goes_in_one_frame():
    async def evening() -> list[bytes | int]:
        paper = Paper()
        connection = Connection(paper, "here", Limits(), Outbox())
        connection.push(b"one")
        connection.push(b"two")
        assert paper.said == []
        await asyncio.sleep(0)
        connection.push(b"three")
        connection.close(4003)
        connection.push(b"never")
        await connection.closing
        return paper.said

    assert spend(evening()) == [b"one\ntwo", b"three", 4003]


def test_nothing_is_piled_up_for_a_client_that_does_not_read():
    async def evening() -> list[bytes | int]:
        paper = Paper()
        connection = Connection(paper, "here", Limits(waiting=1000), Outbox())
        connection.push(b"first")
        await asyncio.sleep(0)
        assert connection.closing is None
        paper.waiting = 1001
        connection.push(b"second")
        await asyncio.sleep(0)
        connection.push(b"third")
        await connection.closing
        return paper.said

    assert spend(evening()) == [b"first", b"second", 1013]


def test_one_that_cannot_be_sent_to_keeps_nobody_else_waiting():
    class Torn(Paper):
        def push(self, text: bytes) -> int:
            raise OSError("torn")

    async def evening() -> list[bytes | int]:
        outbox, paper = Outbox(), Paper()
        for line in (Torn(), paper, Torn()):
            Connection(line, "here", Limits(), outbox).push(b"to all")
        await asyncio.sleep(0)
        return paper.said

    assert spend(evening()) == [b"to all"]


def test_a_bucket_fills_again():
    bucket = Bucket(rate=2, burst=4)
    assert [bucket.take(0.0) for _ in range(6)] == [True] * 4 + [False] * 2
    assert not bucket.is_hopeless
    assert not bucket.take(0.5)
    assert bucket.take(3.0)
    for _ in range(20):
        bucket.take(3.0)
    assert bucket.is_hopeless
    assert all(Bucket(0, 1).take(0.0) for _ in range(100))


def test_every_address_has_its_own_bucket():
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("a", 0.0)
    assert not buckets.take("a", 0.0)
    assert buckets.take("b", 0.0)
