"""Attacks of another afternoon (SECURITY.md): what came with days, challenges and long evenings."""

import json
from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with little patience for pages, and with none for faults of its own."""
    with House(tmp_path_factory.mktemp("afternoon"), pages=0.01, pages_burst=60).start() as running:
        yield running
        assert running.stop() == 0
        assert '"level": "error"' not in running.log
        assert "Traceback" not in running.log


# Words that become names of files


LONG = "x" * 20_000


@pytest.mark.parametrize(
    "path",
    [f"/api/rules/zehn?language={LONG}", "/api/rules/zehn?language=/etc/x", f"/api/lab/x/report?language={LONG}"],
)
def test_a_language_never_becomes_the_name_of_any_other_file(guarded: House, path: str) -> None:
    status, _, _ = guarded.get(path)
    assert status == (404 if "lab" in path else 200)


def test_nor_does_that_of_somebody_who_asks_for_another_server(guarded: House) -> None:
    status, said, _ = guarded.get("/", **{"Host": "elsewhere.example", "Accept-Language": LONG})
    assert (status, b"elsewhere.example" in said) == (421, True)


def test_what_never_changes_and_what_there_is_not_have_a_budget_too(guarded: House) -> None:
    """It costs little, and nobody needs it thousands of times."""
    asked = [guarded.get(path) for path in ("/api/games", "/api/rules/zehn", "/api/nothing") for _ in range(30)]
    assert asked[0][0] == 200
    refused = [said for status, said, _ in asked if status == 429]
    assert refused
    assert json.dumps(refused[0]).count("too_fast") == 1
