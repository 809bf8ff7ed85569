"""What is told of a round: everything that happens, in order, each by whom it concerns."""

import pytest

from tests.rules.zehn.table import deal, lay
from tests.tables import play_all

CHANCE = ("pick", "shuffle", "move")
"""What a record has besides."""


@pytest.mark.rule(
    "ZE-10", "ZE-11", "ZE-12", "ZE-13", "ZE-15", "ZE-18", "ZE-21", "ZE-24", "ZE-27", "ZE-32", "ZE-34", "ZE-35"
)
def test_a_round_is_told() -> None:
    match = deal("n9 n0 n0", "n2 n1 n1", "n5 n3 n3", "n7 n4 n4", pile="n6 n6 n8 n8 p1 p2 p3")
    lay(match, "n9 hidden 2", "n2 open", "n5 hidden", "n7 open 1")
    play_all(match, "swap seat 2", "protect 2", "protect 0")
    play_all(
        match, "auction seat 3", "bid 1", "pass", "bid 2", "pass", "bid 3", "pass", "pass", "protect 2", "protect 2"
    )
    play_all(match, "decline", "swap seat 1", "protect 2", "protect 1")
    play_all(match, "keep", "keep", "add n3", "done", "name seat 2")
    assert [note for note in match.story() if note[0] not in CHANCE] == [
        ("deals", 3, 0),
        ("turns", 1, 140, 0),
        ("hides", 0, 9),
        ("protects", 0, 2),
        ("lays", 1, 2),
        ("hides", 2, 5),
        ("lays", 3, 7),
        ("protects", 3, 1),
        ("swaps", 0, 2),  # two cards face down: both look
        ("looks", 0, 5),
        ("looks", 2, 9),
        ("opens", 1, 3),
        ("bids", 1, 1),
        ("passes", 2),
        ("bids", 0, 2),
        ("passes", 1),
        ("bids", 2, 3),
        ("passes", 0),
        ("passes", 1),
        ("buys", 2, 3, 3),
        ("looks", 3, 9),  # the 7 lay open
        ("protects", 2, 2),
        ("protects", 3, 2),
        ("declines", 2),
        ("swaps", 3, 1),
        ("looks", 1, 9),  # the 2 lay open
        ("protects", 1, 1),
        ("collects", 9),
        ("keeps", 0),
        ("keeps", 1),
        ("adds", 2, 3),
        ("shows", 0, 5),
        ("comes_to", 0, 5),
        ("shows", 1, 9),
        ("comes_to", 1, 9),
        ("comes_to", 2, 10),
        ("comes_to", 3, 2),
        ("loses", 3, sum(1 << 3 * face for face in (5, 9, 7, 3, 2)), 6),
        ("wins", 2, 9),
        ("draws", 0, 1 << 3 * 6),
        ("draws", 1, 1 << 3 * 6),
        ("draws", 2, 2 << 3 * 8),
        ("draws", 3, 1 << 3 * 11),
        ("scores", 1, [0, 0, 0, 6], [0, 0, 0, 6]),
        ("names", 2, 2),
        ("turns", 2, 141, 2),
    ]


@pytest.mark.rule("ZE-21")
@pytest.mark.parametrize(
    ("mine", "theirs", "looks"), [(False, False, []), (True, False, [(1, 9)]), (False, True, [(0, 2)])]
)
def test_who_looks_at_what_came(mine: bool, theirs: bool, looks: list[tuple[int, int]]) -> None:
    """A card is looked at by its new owner if it lies face down, and by nobody if it lies open."""
    first, second = ("hidden" if hidden else "open" for hidden in (mine, theirs))
    match = lay(deal("n9 n0 n0", "n2 n1 n1", "n5 n3 n3"), f"n9 {first}", f"n2 {second}", "n5 open")
    play_all(match, "swap seat 1")
    assert [note[1:] for note in match.story() if note[0] == "looks"] == looks


@pytest.mark.rule("ZE-21")
def test_a_higher_seat_may_buy_from_a_lower_one() -> None:
    """Seats are numbered, and no number is special."""
    match = lay(deal("n9 n0 n0", "n2 n1 n1", "n5 n3 n3", "n7 n4 n4"), "n9 open", "n2 hidden", "n5 open", "n7 hidden")
    play_all(match, "decline", "decline", "decline", "swap seat 1")
    assert [note[1:] for note in match.story() if note[0] == "looks"] == [(3, 2), (1, 7)]
