"""What is said when a library is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager

from stammtisch.core.errors import StammtischError


class NotInstalled(StammtischError, ImportError):
    """A library that is needed is not there."""


@contextmanager
def needing(package: str) -> Iterator[None]:
    """Say what to install if what is imported within is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise NotInstalled("research_missing", package=package, missing=error.name or package) from None
