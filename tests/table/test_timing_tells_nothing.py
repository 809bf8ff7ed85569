"""How long somebody takes in a window says nothing about what they hold, at every pace, person or bot.

This is a small share of what `bench/waiting.py` measures, with the same means (`tests/table/waiting.py`).
"""

import random

import pytest

from tests.table.waiting import LEVELS, PERSON, WINDOWS, Evening, Seen, guessed, told, watch


def test_the_measure():
    assert told([Seen(n, n > 5) for n in range(10)]).area == 1
    assert told([Seen(7, n > 5) for n in range(10)]).area == 0.5
    both = [Seen(n, n > 4, (1, "usual")) for n in range(10)] + [Seen(n, n < 5, (2, "usual")) for n in range(10)]
    assert told(both).area == 0.5
    rng = random.Random(1)
    nothing = [Seen(rng.randrange(1000), rng.random() < 0.2, (1, "usual")) for _ in range(5000)]
    for measured in (told(nothing), guessed(nothing)):
        assert abs(measured.area - 0.5) < measured.half * 1.5 < 0.06
    apart = [Seen(each.taken, abs(each.taken - 500) > 400, each.case) for each in nothing]  # neither longer nor shorter
    assert abs(told(apart).area - 0.5) < 0.05
    assert guessed(apart).area > 0.9


@pytest.mark.parametrize(
    ("who", "busy", "pace"),
    [
        (PERSON, False, "usual"),
        (PERSON, False, "instant"),
        *[(level, False, "instant") for level in LEVELS],
        ("meister", True, "instant"),
    ],
)
@pytest.mark.parametrize(("game", "step"), [WINDOWS[0], WINDOWS[2]])
def test_nobody_can_tell_from_the_time_what_somebody_holds(game, step, who, busy, pace):
    seen = watch(Evening(game, step, who, busy=busy, paces=[pace]), 250)
    assert 0.45 <= told(seen).area <= 0.55
    assert guessed(seen).area - guessed(seen).half <= 0.55


def test_a_spy_has_no_say_in_how_long_others_take():
    """However many answers of their own they give at once, and however quick: nobody passes quicker than a person."""
    seen = watch(Evening("klaumau", "answer", PERSON), 15)
    for seat, least in ((1, 350), (2, 400), (3, 1000)):
        assert min(each.taken for each in seen if each.case[0] == seat and not each.holds) >= least
