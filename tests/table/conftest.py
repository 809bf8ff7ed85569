import pytest

from tests.table.parlour import Parlour


@pytest.fixture
def parlour() -> Parlour:
    """A table of Gaunerbande for four, with the host there and nobody else yet."""
    return Parlour(pace="instant")
