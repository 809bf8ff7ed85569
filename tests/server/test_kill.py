"""The server is killed at every point of a write, and at any time: nothing that was acknowledged may be lost."""

import pytest

from tests.server import deadly
from tests.server.evenings import spend
from tests.server.house import House
from tests.server.kills import ANY_TIME, EVERY_POINT, keep_vigil, shuffled

KILLS = 50
RANDOM = 10
"""So many kills at any time besides."""


@pytest.mark.everything
def test_nothing_that_was_acknowledged_is_lost(tmp_path):
    preload = deadly.library(tmp_path)
    points = EVERY_POINT if preload else deadly.POINTS
    with House(tmp_path, preload=preload) as house:
        chosen = shuffled(points, KILLS, 11) + [ANY_TIME] * RANDOM
        vigil = spend(keep_vigil(house, chosen, 11, tables=20), 600)
        assert {point: vigil.kills[point] >= KILLS // len(points) for point in points} == dict.fromkeys(points, True)
        assert vigil.kills.total() >= KILLS + RANDOM
        assert vigil.acknowledged > 2 * KILLS
        assert vigil.repeated > 0, "nothing was ever written without being acknowledged"
        assert "Traceback" not in house.log
    if preload is None:
        pytest.skip("THERE IS NO C COMPILER HERE: the server was not killed in the middle of a write to a file")
