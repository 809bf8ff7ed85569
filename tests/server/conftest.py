from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory) -> Iterator[House]:
    """A server of its own for each file of tests, without limits."""
    with House(tmp_path_factory.mktemp("house")).start() as running:
        yield running
        assert running.stop() == 0
        assert "Traceback" not in running.log


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    """A server with the limits that people meet."""
    limits = {"rate": 30, "burst": 20, "requests": 20, "requests_burst": 20, "openings": 1, "openings_burst": 5}
    with House(tmp_path, **limits).start() as running:
        yield running
        assert running.stop() == 0
        assert "Traceback" not in running.log
