"""House rules (GB-33 to GB-37)."""

from typing import Any

import pytest

import stammtisch
from stammtisch.core.errors import BadOption
from stammtisch.core.match import Match
from tests.rules.alike import after_tricks, distances, ended_after, play_last, searched_to_the_end
from tests.rules.gaunerbande.table import GAME, SIZES, at_play, last_trick
from tests.tables import by_policy, mask, play_all, play_out, state

HARMLESS = ["g1", "g2", "g3", "g4"]
TAKEN = {0: "k0 k12", 1: "r10", 2: "k5"}
"""Two points, thirteen, one and, for the rest, ten."""
USUAL = {"rounds": 0, "passing": "around", "exactly": "counts", "looking_back": "open"}


def new(players: int = 4, **options: Any) -> Match:
    return Match(GAME, players=players, options=GAME.options.build(options), seed=3)


def ending(totals: list[int], *, half: bool = False, last_round: int = 0, round_: int = 1, **options: Any) -> Match:
    match = last_trick(HARMLESS, TAKEN, rest=3, totals=totals, round_=round_, **options)
    s: Any = state(match)
    s.half, s.last_round = int(half), last_round
    return match


@pytest.mark.rule("GB-33")
@pytest.mark.parametrize(("exactly", "half"), [("counts", 0), ("half", 1)])
def test_what_is_agreed_of_exactly_the_limit_holds(exactly: str, half: int) -> None:
    s: Any = state(new(exactly=exactly))
    assert s.half == half


@pytest.mark.rule("GB-33")
def test_nothing_of_it_holds_unless_agreed() -> None:
    assert GAME.options().as_json() == {"limit": 100, **USUAL}
    assert play_out(new()).record() == play_out(new(**USUAL)).record()


@pytest.mark.rule("GB-33")
@pytest.mark.parametrize(
    "wrong", [{"rounds": -1}, {"rounds": 1001}, {"passing": "left"}, {"exactly": "x"}, {"looking_back": "none"}]
)
def test_anything_else_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.options.build(wrong)


@pytest.mark.rule("GB-34")
@pytest.mark.parametrize("rounds", [1, 3])
def test_exactly_so_many_rounds_are_played(rounds: int) -> None:
    ended_after(play_out(new(rounds=rounds, limit=1)), rounds)


@pytest.mark.rule("GB-34")
def test_a_total_far_above_the_limit_does_not_end_it() -> None:
    match = ending([0, 500, 0, 0], last_round=5)
    play_last(match)
    assert not match.over
    match = ending([0, 500, 0, 0], last_round=5, round_=5)
    play_last(match)
    assert match.outcome is not None
    assert match.outcome.winners == (2,)


@pytest.mark.rule("GB-35")
@pytest.mark.parametrize(
    ("passing", "players", "wanted"),
    [
        ("hearts", 4, [1, 3, 2, 0, 1, 3]),
        ("hearts", 3, [1, 2, 0, 1, 2, 0]),
        ("hearts", 5, [1, 4, 0, 1, 4, 0]),
        ("hearts", 6, [1, 5, 0, 1, 5, 0]),
        ("none", 4, [0, 0, 0, 0, 0, 0]),
        ("around", 4, [1, 2, 3, 0, 1, 2]),
    ],
)
def test_where_cards_go(passing: str, players: int, wanted: list[int]) -> None:
    assert distances(play_out(new(players, passing=passing, rounds=6))) == wanted


@pytest.mark.rule("GB-35")
def test_without_passing_a_round_begins_with_the_first_trick() -> None:
    match = new(passing="none")
    assert match.view(None)["step"] == "play"
    assert match.view(0)["passing"] is None
    assert sum(match.view(None)["counts"]) == 4 * SIZES[4]


@pytest.mark.rule("GB-36")
@pytest.mark.parametrize(
    ("limit", "before", "half", "after", "over"),
    [
        (100, 87, True, 50, False),
        (75, 62, True, 38, False),
        (100, 88, True, 101, True),
        (100, 86, True, 99, False),
        (100, 87, False, 100, False),
    ],
)
def test_exactly_the_limit_falls_to_half(limit: int, before: int, half: bool, after: int, over: bool) -> None:
    match = ending([0, before, 0, 0], half=half, limit=limit)
    play_last(match)
    assert match.view(None)["totals"][1] == after
    assert match.over is over
    assert match.sheet[0].points[1] == 13  # the round's points stay as scored
    told = [event.data for event in match.events(None) if event.kind == "halves"]
    assert told == ([{"seat": 1, "before": limit, "after": after}] if half and before + 13 == limit else [])


@pytest.mark.rule("GB-36")
def test_it_does_not_matter_how_the_total_came_there() -> None:
    match = last_trick(HARMLESS, {0: "k0-k12 r10"}, rest=1, totals=[126, 74, 0, 0])
    state(match).half = 1  # type: ignore[attr-defined]
    play_last(match)
    pushed, cleared = match.clone(), match
    pushed.play(0, "gang others")
    assert pushed.view(None)["totals"] == [126, 50, 26, 26]
    cleared.play(0, "gang self")
    assert cleared.view(None)["totals"] == [50, 74, 0, 0]


@pytest.mark.rule("GB-36", "GB-34")
def test_it_holds_with_a_number_of_rounds_too() -> None:
    match = ending([0, 87, 0, 0], half=True, last_round=1)
    play_last(match)
    assert match.over
    assert match.view(None)["totals"][1] == 50


@pytest.mark.rule("GB-37")
def test_only_the_last_trick_can_be_looked_at() -> None:
    match = after_tricks(at_play(looking_back="last_trick"), 5)
    for seat in (None, 0, 3):
        view = match.view(seat)
        assert view["taken"] is None
        assert view["points"] is None
        assert len(view["last_trick"]["cards"]) == 4
        assert sum(view["tricks_taken"]) == 5
        again = [event for event in match.look_back(seat) if event.kind in ("plays", "takes")]
        assert [event.kind for event in again] == ["plays"] * 4 + ["takes"]
        assert [event.data["card"] for event in again[:4]] == [each["card"] for each in view["last_trick"]["cards"]]
    assert [event.kind for event in match.look_back(0)][:5] == ["deals", *["passes"] * 4]
    assert len(match.events(0)) == len(match.look_back(0)) + 20  # what is told at once is told as ever


@pytest.mark.rule("GB-37")
def test_openly_everything_can() -> None:
    match = after_tricks(at_play(looking_back="open"), 5)
    assert sum(map(len, match.view(None)["taken"])) == 20
    assert match.look_back(2) == match.events(2)


@pytest.mark.rule("GB-37")
def test_when_the_round_is_over_everything_may_be_known() -> None:
    match = after_tricks(at_play(looking_back="last_trick"), SIZES[4] - 1)
    assert [event.kind for event in match.look_back(0)].count("takes") == 1
    play_last(match)
    if match.view(None)["step"] == "gang":
        play_all(match, "gang self")
    assert [event.kind for event in match.look_back(0)].count("takes") == SIZES[4]
    assert match.reckoning() is not None


# Bots


def gang_choice(totals: list[int], **fields: int) -> str:
    match = last_trick(HARMLESS, {0: "k0-k12 r10"}, rest=1, totals=totals)
    play_last(match)
    for name, value in fields.items():
        setattr(state(match), name, value)
    return by_policy(match, 0, [1])


@pytest.mark.rule("GB-36")
def test_bots_do_not_halve_the_totals_of_others_and_gladly_their_own() -> None:
    assert gang_choice([10, 74, 74, 74]) == "gang others"
    assert gang_choice([10, 74, 74, 74], half=1) == "gang self"
    assert gang_choice([126, 60, 60, 60], half=1) == "gang self"


@pytest.mark.rule("GB-36")
@pytest.mark.parametrize(("total", "card"), [(87, "r12"), (80, "r3")])
def test_bots_take_the_last_points_if_that_makes_exactly_the_limit(total: int, card: str) -> None:
    """The politician is all that is left of the gang; seat 3 is the last to play and may win it or not."""
    match = last_trick(["r5 b1", "r10 b2", "r4 b3", "r3 r12"], {1: "k0-k12"}, rest=1, totals=[50, 50, 50, total])
    s: Any = state(match)
    s.half, s.tricks = 1, SIZES[4] - 2
    assert s.hands[3] == mask(GAME.deck, "r3 r12")
    play_all(match, "play r5", "play r10", "play r4")
    assert by_policy(match, 3, [1]) == f"play {card}"


@pytest.mark.rule("GB-34")
def test_how_much_may_change_goes_by_the_rounds_to_come() -> None:
    s: Any = state(new(rounds=9))
    early = GAME.mind.spread(s)
    s.round = 9
    assert 0 < GAME.mind.spread(s) < early
    s.totals[0] = 10_000
    assert GAME.mind.spread(s) > 0


@pytest.mark.rule("GB-34", "GB-35", "GB-36")
def test_searching_bots_play_them_to_the_end() -> None:
    options = {"rounds": 1, "passing": "none", "exactly": "half", "limit": 13, "looking_back": "last_trick"}
    match = stammtisch.new("gaunerbande", 3, seed=5, **options)
    searched_to_the_end(match, lambda match: match.view(None)["tricks"] >= 13)
