"""Packages of strangers, installed once."""

from pathlib import Path

import pytest

from tests.strangers.installing import MAUMAU, install


@pytest.fixture(scope="session")
def maumau(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which Mau-Mau is installed."""
    return install(MAUMAU, tmp_path_factory.mktemp("maumau"))
