"""By plain ASGI, where the short cut does not fit, sockets do the same and have the same limits: tests of others,
against servers that were told so.
"""

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.server import house as houses
from tests.server import test_wire
from tests.server.evenings import spend
from tests.server.guest import sit_down
from tests.server.house import House

# The tests that are collected here once more
from tests.server.test_abuse import (  # noqa: F401
    test_a_flood_is_refused_and_then_cut_off,
    test_a_message_that_is_too_large_ends_the_connection,
    test_nonsense_is_refused_and_hurts_nobody,
    test_the_first_message_is_hello,
)
from tests.server.test_another_afternoon import (  # noqa: F401
    test_a_request_for_a_socket_that_has_a_body_is_not_waited_for,
)
from tests.server.test_coming_and_going import (  # noqa: F401
    test_a_guest_who_is_sent_away_is_told_and_hung_up_on,
    test_reloading_in_the_middle_of_a_trick,
)
from tests.server.test_connection_limits import (  # noqa: F401
    test_a_hello_that_is_not_utf8_is_refused_without_noise,
    test_of_one_persons_tabs_the_newest_stay,
    test_seats_come_before_watchers,
    test_whoever_says_nothing_is_shown_out,
)
from tests.server.test_more_attacks import (  # noqa: F401
    test_frames_against_the_protocol_end_their_own_connection_alone,
    test_heaps_of_tiny_frames_are_cut_off_at_once,
    test_heaps_of_tiny_frames_hold_nobody_up,
    test_messages_by_the_thousand_before_hello_are_not_kept,
)
from tests.server.test_wire import (  # noqa: F401
    test_a_frame_against_the_protocol_ends_the_socket_and_says_why,
    test_whoever_does_not_read_is_cut_off_and_others_are_not,
    test_words_come_whole_however_they_are_cut,
)

SAID = "sockets go by plain ASGI"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all of it, with the limits that these tests are about."""
    limits = {"frames": 300, "patience": 1.5, "hello": 3, "strangers": 10, "watchers": 5}
    with House(tmp_path_factory.mktemp("plain"), plain=True, tabs=3, **limits).start() as running:
        yield running
        assert running.stop() == 0
        assert '"level": "error"' not in running.log
        assert "Traceback" not in running.log


@pytest.fixture
def small(house: House) -> House:
    return house


@pytest.fixture
def guarded(house: House) -> House:
    return house


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, plain=True, rate=30, burst=20).start() as running:
        yield running
        assert "Traceback" not in running.log


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also the servers that tests start themselves."""
    monkeypatch.setattr(test_wire, "House", partial(houses.House, plain=True))


def test_the_log_says_so_once(house: House) -> None:
    assert house.log.count(SAID) == 1


def test_a_match_goes_to_its_end(house: House) -> None:
    async def evening() -> None:
        guests = await sit_down(house, house.open("zehn", players=2), 2)
        await guests[0].do("start")
        await asyncio.gather(*(guest.play(random.Random(number).choice) for number, guest in enumerate(guests)))
        for guest in guests:
            assert guest.table["phase"] == "over"
            await guest.go()

    spend(evening())
