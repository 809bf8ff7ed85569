"""What the tests of the kit share."""

import pytest

from stammtisch.core.match import Match
from tests.core.records import Lines, lines_of
from tests.core.toy import TOY
from tests.tables import play_out


@pytest.fixture(scope="session")
def played() -> Match:
    """A toy match with every kind of line in its record."""
    options = TOY.options(rounds=2, limit=90)
    return play_out(Match(TOY, players=3, seed=4, names=["Anna", "Tobi", "Mona"], options=options))


@pytest.fixture
def lines(played: Match) -> Lines:
    return lines_of(played)
