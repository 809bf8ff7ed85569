"""Phase 3: counting points (GB-22 to GB-28)."""

from typing import Literal

import pytest

import stammtisch
from stammtisch.core.errors import BadMove, NotAsked
from stammtisch.core.match import Match
from tests.rules.alike import play_last
from tests.rules.gaunerbande.table import SIZES, at_play, last_trick
from tests.tables import play_all, play_out, refused, state

Choice = Literal["others", "self"]

LAST = {
    3: ["g1", "g2", "g3"],
    4: ["g1", "g2", "g3", "g4"],
    5: ["g1", "g2", "g3", "g4", "g5"],
    6: ["g1", "g2", "g3", "g4", "g5", "g6"],
}
"""A last trick that the last seat takes, with nothing in it."""


def crooks(players: int) -> str:
    return "k0-k12" if players in (4, 5) else "k1-k12"


def points(match: Match, round_: int = 1) -> tuple[int, ...]:
    (row,) = (row for row in match.sheet if row.round == round_)
    return row.points


# Without a gang


@pytest.mark.rule("GB-22")
@pytest.mark.parametrize("players", [4, 5])
def test_each_black_card_is_a_point_and_the_politician_13(players: int) -> None:
    match = last_trick(LAST[players], {0: "k0 k12", 1: "r10", 2: "k5 b3 g12"}, rest=3)
    play_last(match)
    assert points(match) == (2, 13, 1, 10, 0)[:players]
    assert sum(points(match)) == 26


@pytest.mark.rule("GB-22")
def test_what_the_last_trick_brings_counts_too() -> None:
    match = last_trick(["r9", "r10", "k3", "k4"], {0: "k0 k1"}, rest=3)
    play_last(match)
    assert points(match) == (2, 15, 0, 9)


@pytest.mark.rule("GB-22")
def test_all_black_cards_without_the_politician_are_13_points() -> None:
    match = last_trick(LAST[4], {0: "k0-k12", 1: "r10"}, rest=2)
    play_last(match)
    assert points(match) == (13, 13, 0, 0)


@pytest.mark.rule("GB-22", "GB-24")
def test_politician_and_all_black_cards_but_one_are_25_points() -> None:
    match = last_trick(LAST[4], {0: "k1-k12 r10", 1: "k0"}, rest=2)
    play_last(match)
    assert points(match) == (25, 1, 0, 0)


@pytest.mark.rule("GB-23")
def test_points_are_added_to_the_totals() -> None:
    match = last_trick(LAST[4], {0: "k0 k12", 1: "r10", 2: "k5"}, rest=3, totals=[5, 0, 70, -26])
    play_last(match)
    assert points(match) == (2, 13, 1, 10)
    assert match.sheet[-1].totals == (7, 13, 71, -16)
    assert match.view(None)["totals"] == [7, 13, 71, -16]


@pytest.mark.rule("GB-23")
def test_totals_are_the_sum_of_all_rounds() -> None:
    match = play_out(stammtisch.new("gaunerbande", 5, seed=21))
    assert len(match.sheet) > 2
    for seat in range(5):
        assert match.view(None)["totals"][seat] == sum(row.points[seat] for row in match.sheet)
    assert [row.round for row in match.sheet] == list(range(1, len(match.sheet) + 1))


# The gang


def united(players: int, *, every_trick: bool, totals: tuple[int, ...] = (), limit: int = 100) -> tuple[Match, int]:
    """A match in which somebody has just united the gang, and who that is."""
    if every_trick:
        match, seat = last_trick(LAST[players], {}, rest=players - 1, totals=totals, limit=limit), players - 1
    else:
        match, seat = last_trick(LAST[players], {0: f"{crooks(players)} r10"}, rest=1, totals=totals, limit=limit), 0
    play_last(match)
    assert match.decision is not None
    assert match.decision.step == "gang"
    assert match.awaiting == (seat,)
    return match, seat


def table(players: int, seat: int, choice: Choice, worth: int) -> tuple[int, ...]:
    """What everybody should score."""
    if choice == "self":
        return tuple(-worth if other == seat else 0 for other in range(players))
    return tuple(0 if other == seat else worth for other in range(players))


@pytest.mark.rule("GB-24")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_who_unites_the_gang_gets_no_points_and_a_choice(players: int) -> None:
    match, seat = united(players, every_trick=False)
    assert len(match.sheet) == 0
    assert match.legal(seat) == ["gang others", "gang self"]
    for other in range(1, players):
        refused(match, other, "gang others", NotAsked)
    match.play(seat, "gang others")
    assert points(match)[seat] == 0


@pytest.mark.rule("GB-24")
def test_with_three_or_six_players_the_gang_is_whole_without_the_thug() -> None:
    match, _ = united(6, every_trick=False)
    assert "k0" not in match.view(None)["taken"][0]


@pytest.mark.rule("GB-24")
def test_nobody_unites_the_gang_if_it_is_spread() -> None:
    match = last_trick(LAST[4], {0: "k0-k11 r10", 2: "k12"}, rest=1)
    play_last(match)
    assert match.decision is not None
    assert match.decision.step == "pass"


@pytest.mark.rule("GB-25")
@pytest.mark.parametrize("choice", ["others", "self"])
@pytest.mark.parametrize("players", [4, 5])
def test_26_points_to_each_of_the_others_or_off_the_own_total(players: int, choice: Choice) -> None:
    match, seat = united(players, every_trick=False, totals=(30, 1, 2, 3, 4)[:players])
    match.play(seat, f"gang {choice}")
    assert points(match) == table(players, seat, choice, 26)
    expected = (30, 27, 28, 29, 30) if choice == "others" else (4, 1, 2, 3, 4)
    assert match.sheet[-1].totals == expected[:players]


@pytest.mark.rule("GB-24", "GB-25", "GB-26")
@pytest.mark.parametrize(("choice", "told"), [("others", "charges"), ("self", "clears")])
@pytest.mark.parametrize(("every_trick", "worth"), [(False, 26), (True, 52)])
def test_everybody_hears_of_it(every_trick: bool, worth: int, choice: Choice, told: str) -> None:
    match, seat = united(4, every_trick=every_trick)
    assert match.view(seat)["gang_worth"] == worth
    match.play(seat, f"gang {choice}")
    unites, chooses = (event for event in match.events(None) if event.kind in ("unites", "charges", "clears"))
    assert (unites.kind, unites.data) == ("unites", {"seat": seat, "all_tricks": every_trick})
    assert (chooses.kind, chooses.data) == (told, {"seat": seat, "worth": worth})


@pytest.mark.rule("GB-25")
def test_it_is_one_or_the_other_whole() -> None:
    match, seat = united(4, every_trick=False)
    for words in ("gang", "gang both", "gang others self", "gang self 13", "gang 1", "play g1"):
        assert "'gang others' or 'gang self'" in str(refused(match, seat, words, BadMove))


@pytest.mark.rule("GB-25")
def test_the_choice_is_free_even_if_it_loses_the_match() -> None:
    match, seat = united(4, every_trick=False, totals=(95, 80, 10, 20))
    assert match.legal(seat) == ["gang others", "gang self"]
    match.play(seat, "gang others")
    assert match.outcome is not None
    assert match.outcome.totals == (95, 106, 36, 46)
    assert match.outcome.winners == (2,)


@pytest.mark.rule("GB-25")
def test_a_total_may_go_below_zero() -> None:
    match, seat = united(4, every_trick=False, totals=(10, 0, 0, 0))
    match.play(seat, "gang self")
    assert match.view(None)["totals"] == [-16, 0, 0, 0]
    match, seat = united(4, every_trick=True)
    match.play(seat, "gang self")
    assert match.view(None)["totals"] == [0, 0, 0, -52]


@pytest.mark.rule("GB-26")
@pytest.mark.parametrize("choice", ["others", "self"])
@pytest.mark.parametrize("players", [4, 5])
def test_every_single_trick_is_52(players: int, choice: Choice) -> None:
    match, seat = united(players, every_trick=True)
    match.play(seat, f"gang {choice}")
    assert points(match) == table(players, seat, choice, 52)


@pytest.mark.rule("GB-26")
def test_one_harmless_trick_for_somebody_else_and_it_is_26() -> None:
    match = last_trick(LAST[4], {1: "b1 b2 b3 b4"}, rest=3)
    play_last(match)
    match.play(3, "gang others")
    assert points(match) == (26, 26, 26, 0)


@pytest.mark.rule("GB-26")
def test_every_trick_played_out() -> None:
    """From the first card to the last: eight tricks, all for seat 3."""
    greens = {3: "g12 g11 g10 g9 g8 g7 g6 g5", 0: "g1", 1: "g2", 2: "g3", 4: "g4"}
    match = at_play(greens, players=6)
    play_all(match, "play g1", "play g2", "play g3", "play g12", "play g4")
    while match.decision and match.decision.step == "play":
        (seat,) = match.awaiting
        match.play(seat, match.legal(seat)[0])
    assert match.awaiting == (3,)
    assert match.view(None)["tricks"] == SIZES[6]
    match.play(3, "gang others")
    assert points(match) == (48, 48, 48, 0, 48, 48)


@pytest.mark.rule("GB-27")
@pytest.mark.parametrize("players", [3, 6])
def test_with_three_or_six_players_the_politician_is_12(players: int) -> None:
    match = last_trick(LAST[players], {0: "k1 k12", 1: "r10"}, rest=2)
    play_last(match)
    assert points(match) == (2, 12, 10, 0, 0, 0)[:players]
    assert sum(points(match)) == 24


@pytest.mark.rule("GB-27")
@pytest.mark.parametrize("choice", ["others", "self"])
@pytest.mark.parametrize(("every_trick", "worth"), [(False, 24), (True, 48)])
@pytest.mark.parametrize("players", [3, 6])
def test_with_three_or_six_players_the_gang_is_24_and_all_tricks_48(
    players: int, every_trick: bool, worth: int, choice: Choice
) -> None:
    match, seat = united(players, every_trick=every_trick)
    assert match.view(None)["gang_worth"] == worth
    match.play(seat, f"gang {choice}")
    assert points(match) == table(players, seat, choice, worth)
    assert match.view(None)["gang_worth"] is None


@pytest.mark.rule("GB-28")
@pytest.mark.parametrize("gang", [True, False])
def test_after_the_points_everything_is_dealt_again_and_passing_begins(gang: bool) -> None:
    if gang:
        match, seat = united(4, every_trick=False)
        match.play(seat, "gang self")
    else:
        match = last_trick(LAST[4], {0: "r10"}, rest=1)
        play_last(match)
    view = match.view(0)
    assert view["round"] == 2
    assert view["step"] == "pass"
    assert view["counts"] == [13] * 4
    assert view["taken"] == [[], [], [], []]
    assert view["points"] == [0, 0, 0, 0]
    assert view["tricks"] == 0
    assert view["trick"] == []
    assert view["last_trick"] is None
    assert match.awaiting == (0, 1, 2, 3)
    assert state(match).depth == 3, "passing, then opening and counting, and nothing left over"
