"""QR codes: drawn in a thread of their own, one after the other, and kept for whoever wants the same again."""

import asyncio
import io
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import segno

from stammtisch.service.limits import Buckets, Limits
from stammtisch.table import Refused

MOST = 300
"""Bytes of what is drawn: a link of the longest host there can be. Twice as many take more than twice as long."""
KEPT = 500
WAITING = 50
"""So many may wait to be drawn."""


class Pictures:
    """Whoever wants a QR code shares this with everybody who does."""

    def __init__(self, limits: Limits) -> None:
        self._budgets = Buckets(limits.pictures, limits.pictures_burst)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pictures")
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Future[bytes]] = {}

    async def draw(self, text: str, address: str) -> bytes:
        """A text as an SVG. Raises if somebody wants too much, or too many."""
        found = self._kept.get(text)
        if found is not None:
            self._kept.move_to_end(text)
            return found
        if len(text.encode()) > MOST:
            raise Refused("too_large", most=MOST)
        loop = asyncio.get_running_loop()
        drawing = self._drawing.get(text)
        if drawing is None:
            if len(self._drawing) >= WAITING or not self._budgets.take(address, loop.time()):
                raise Refused("too_fast")
            drawing = self._drawing[text] = loop.run_in_executor(self._thread, _draw, text)
            drawing.add_done_callback(lambda done: self._keep(text, done))
        return await asyncio.shield(drawing)

    def _keep(self, text: str, done: "asyncio.Future[bytes]") -> None:
        del self._drawing[text]
        if not done.cancelled() and done.exception() is None:
            self._kept[text] = done.result()
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _draw(text: str) -> bytes:
    picture = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        picture, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True, dark="#1d1a16", light="#ffffff"
    )
    return picture.getvalue()
