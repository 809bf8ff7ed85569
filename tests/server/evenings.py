"""Evenings with a server, each in a loop of its own."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


def spend(evening: Coroutine[Any, Any, Result], seconds: float = 120) -> Result:
    """Run an evening to its end, in another thread: in this one a loop is running if a browser was driven before."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(evening, seconds)).result()
