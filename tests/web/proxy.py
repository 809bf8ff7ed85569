"""A bad line: a TCP proxy on loopback that can freeze, cut off and delay what goes through it."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, Self, TypeVar

T = TypeVar("T")


class Proxy:
    """Stands before a server. Whatever it is told holds for lines that are open and for those that come."""

    def __init__(self, port: int) -> None:
        self._behind = port
        self.port = 0
        self.delay = 0.0
        """Seconds that everything takes on its way, one way."""
        self.opened = 0
        """How many lines were opened until now."""
        self._loop = asyncio.new_event_loop()
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._lines: set[asyncio.StreamWriter] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self._thread.start()
        server = self._do(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self._server = server
        self.port = server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    def freeze(self) -> None:
        """Nothing comes through, and nobody is told: as in a tunnel."""
        self._do(self._set(False))

    def thaw(self) -> None:
        """What waited comes through."""
        self._do(self._set(True))

    def cut(self) -> None:
        """All lines are broken off, without a word."""
        self._do(self._cut())

    # Inside

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    async def _set(self, flowing: bool) -> None:
        if flowing:
            self._flowing.set()
        else:
            self._flowing.clear()

    async def _cut(self) -> None:
        for writer in list(self._lines):
            writer.transport.abort()

    async def _close(self) -> None:
        self._server.close()
        await self._cut()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.opened += 1
        self._lines.add(writer)
        inner = None
        try:
            await self._flowing.wait()
            behind, inner = await asyncio.open_connection("127.0.0.1", self._behind)
            self._lines.add(inner)
            await asyncio.gather(self._pour(reader, inner), self._pour(behind, writer))
        except (OSError, asyncio.CancelledError):
            pass  # broken off, by us or by them
        finally:
            for each in filter(None, (writer, inner)):
                self._lines.discard(each)
                each.transport.abort()

    async def _pour(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        while piece := await source.read(65536):
            if self.delay:
                await asyncio.sleep(self.delay)
            await self._flowing.wait()
            goal.write(piece)
            await goal.drain()
        goal.close()
