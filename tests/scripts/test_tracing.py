"""What need not be traced is not: with a tracer rules take three to five times as long."""

import sys

from coverage import Coverage


def test_nothing_traces_a_test_of_this_folder() -> None:
    """In a run with coverage, that is, and above all in a worker (`_trace_once` in tests/conftest.py)."""
    assert Coverage.current() is None
    assert "coverage" not in type(sys.gettrace()).__module__
