"""Tables that nobody comes back to are not kept for ever.

They are looked through one after the other, all the time and slowly: a bite of a few tables, then a pause, so that
nobody who plays notices. A table goes some days after its last line; sooner if no match was ever finished there.
"""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from stammtisch.server.storage import Store
from stammtisch.table import Table

if TYPE_CHECKING:
    from stammtisch.server.hub import Hub

log = logging.getLogger("stammtisch.retention")

ABANDONED = 3
"""A table without a finished match is kept for this part of the time."""
BITE = 20
"""So many tables are looked at in one go."""
PAUSE = 0.5
"""Seconds between two bites, and after each table that had to be looked at closely."""
ROUND = 12 * 3600.0
"""Seconds between two rounds through all tables."""
DAY = 86_400_000


async def clear_out(hub: "Hub", days: float) -> None:
    """Forget old tables, round after round."""
    while True:
        try:
            async with contextlib.AsyncExitStack() as stack:  # of several servers one looks through them
                alone = hub.others is None or await stack.enter_async_context(hub.others.alone("retention"))
                gone = await one_round(hub, days) if alone else 0
                if alone:
                    await hub.store.days.forget(hub.now() - int(days * DAY))
            if gone:
                log.info("%d old tables were deleted", gone)
        except Exception as error:  # the database may be away for a while
            log.error("old tables could not be looked through: %s", error)
        await asyncio.sleep(ROUND)


async def one_round(hub: "Hub", days: float) -> int:
    """Look through all tables once. Gives how many are gone."""
    last, gone = "", 0
    while True:
        await asyncio.sleep(PAUSE)
        bite = await hub.store.log.tables_after(last, BITE)
        if not bite:
            return gone
        last = bite[-1][0]
        for code, changed in bite:
            if changed < hub.now() - days / ABANDONED * DAY:
                await asyncio.sleep(PAUSE)
                gone += await _forget_if_old(hub, code, changed, days)


async def _forget_if_old(hub: "Hub", code: str, changed: int, days: float) -> bool:
    before = hub.now() - int(days * DAY)
    if changed >= before:
        if code in hub.tables.rooms or await asyncio.to_thread(_was_finished, hub.store, code):
            return False
        before = changed + 1
    return await hub.tables.forget(code, before)


def _was_finished(store: Store, code: str) -> bool:
    """Whether a match was ever played to its end at a table. One that cannot be read is better kept."""
    try:
        table = Table.rebuild(store.log.rows_here(code))
    except Exception as error:
        log.error("a table cannot be read: %s", error, extra={"table": code[:3]})
        return True
    return table.phase == "over" or table.matches > 1
