"""A PostgreSQL for tests, or a loud word that there is none."""

import pytest

from tests.server.cluster import Cluster, Missing


def start_postgres(**settings: str) -> Cluster:
    """A PostgreSQL of the test's own; whoever starts it closes it."""
    pytest.importorskip("psycopg", reason="THE PACKAGE psycopg IS NOT INSTALLED: pip install 'stammtisch[postgres]'")
    try:
        return Cluster(**settings)
    except Missing as missing:
        pytest.skip(str(missing))
