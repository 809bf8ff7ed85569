"""One connection: what waits is bounded, comes in order, and several messages share a frame."""

import asyncio

from stammtisch.server.config import Limits
from stammtisch.server.connection import Connection
from stammtisch.server.limits import Bucket, Buckets


def test_what_has_come_together_goes_in_one_frame():
    async def evening() -> list[dict]:
        sent = []

        async def send(message) -> None:
            sent.append(message)

        connection = Connection(send, "here", Limits())
        writer = asyncio.create_task(connection.write())
        connection.push(b"one")
        connection.push(b"two")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        connection.push(b"three")
        connection.close(4003)
        connection.push(b"never")
        await writer
        return sent

    assert asyncio.run(evening()) == [
        {"type": "websocket.send", "text": "one\ntwo"},
        {"type": "websocket.send", "text": "three"},
        {"type": "websocket.close", "code": 4003},
    ]


def test_nothing_is_piled_up_for_a_client_that_does_not_read():
    async def evening() -> list[dict]:
        sent, reads = [], asyncio.Event()

        async def send(message) -> None:
            sent.append(message)
            await reads.wait()

        connection = Connection(send, "here", Limits(waiting=1000))
        writer = asyncio.create_task(connection.write())
        connection.push(b"first")
        await asyncio.sleep(0)
        for _ in range(50):
            connection.push(b"x" * 100)
        assert connection.is_closing
        reads.set()
        await writer
        return sent

    assert asyncio.run(evening()) == [
        {"type": "websocket.send", "text": "first"},
        {"type": "websocket.close", "code": 1013},
    ]


def test_the_way_is_the_middle_of_several_measurements():
    connection = Connection(None, "here", Limits())
    for measured in (20, 900, 30, -5, 25, 50_000):
        connection.measured(measured)
    assert connection.way == 27


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
