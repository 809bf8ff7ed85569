"""How methods of tables of the database are carried out. Each is written as a function of a connection and called
without one: what reads is done by a thread that reads, what writes by the one that writes, all of it or nothing.
"""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy.engine import Connection

if TYPE_CHECKING:
    from stammtisch.server.storage import Store


class DatabaseTable:
    """A table of the database."""

    def __init__(self, store: "Store") -> None:
        self.store = store


P = ParamSpec("P")
S = TypeVar("S", bound=DatabaseTable)
T = TypeVar("T")
Method = Callable[Concatenate[S, P], Coroutine[Any, Any, T]]


def reading(work: Callable[Concatenate[S, Connection, P], T]) -> Method[S, P, T]:
    """A method that reads."""

    @wraps(work)
    async def read(self: S, /, *args: P.args, **more: P.kwargs) -> T:
        return await self.store.read(lambda connection: work(self, connection, *args, **more))

    return read


def writing(work: Callable[Concatenate[S, Connection, P], T]) -> Method[S, P, T]:
    """A method that writes. It is done even if nobody waits for it any more."""

    @wraps(work)
    async def write(self: S, /, *args: P.args, **more: P.kwargs) -> T:
        return await self.store.write(lambda connection: work(self, connection, *args, **more))

    return write
