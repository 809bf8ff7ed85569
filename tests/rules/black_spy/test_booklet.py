"""The booklet's worked example (BS-23, BS-35, BS-36)."""

import pytest

from stammtisch.core.outcome import Reason
from tests.rules.black_spy.booklet import ADA, ROUNDS, begin, play


@pytest.mark.rule("BS-35", "BS-36")
def test_the_example_comes_out_as_printed() -> None:
    match = play()
    assert [row.totals for row in match.sheet] == [each.totals for each in ROUNDS]
    cut = [(event.data["before"], event.data["after"]) for event in match.events(None) if event.kind == "reduces"]
    assert cut == [(100, 50), (100, 50), (200, 100), (200, 100)]
    assert match.outcome is not None
    assert match.outcome.reason is Reason.LIMIT
    assert match.outcome.places == (1, 2, 2)


@pytest.mark.rule("BS-23")
def test_all_black_cards_in_every_round() -> None:
    match = play()
    assert [event.data["seat"] for event in match.events(None) if event.kind == "captures_all"] == [ADA] * 7
    assert [row.points for row in match.sheet] == [
        (0, 40, 60),
        (0, 60, 40),
        (0, 40, 60),
        (0, 60, 40),
        (0, 50, 50),
        (-20, 60, 60),
        (-20, 60, 60),
    ]


@pytest.mark.rule("BS-13")
def test_the_opener_is_who_holds_the_red_1_after_passing() -> None:
    """The red 1 is dealt to somebody else in each round, and comes to the opener by passing."""
    assert "r1" not in begin().view(ROUNDS[0].opener)["hand"]
    openers = [event.data["seat"] for event in play().events(None) if event.kind == "opens"]
    assert openers == [each.opener for each in ROUNDS]
