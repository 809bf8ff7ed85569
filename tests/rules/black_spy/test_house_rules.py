"""House rules (BS-38 to BS-42)."""

from typing import Any

import pytest

from stammtisch.core.errors import BadOption, IllegalMove
from stammtisch.core.match import Match
from stammtisch.games.black_spy.policy.capturing import judge_capture
from tests.knowledge.histories import Position
from tests.knowledge.test_worlds_fit import check
from tests.rules.alike import after_tricks, distances, ended_after, searched_to_the_end
from tests.rules.black_spy.table import GAME, SIZES, in_round, new, passed_on
from tests.tables import play_all, play_out, refused, state

USUAL = {"rounds": 0, "looking_back": "open", "first_trick": "free", "keep_every": 0}


@pytest.mark.rule("BS-38")
def test_nothing_of_it_holds_unless_agreed() -> None:
    assert GAME.options().as_json().items() >= USUAL.items()
    assert play_out(new(seed=4)).record() == play_out(new(seed=4, **USUAL)).record()


@pytest.mark.rule("BS-39")
@pytest.mark.parametrize("rounds", [1, 2])
def test_exactly_so_many_rounds_are_played(rounds: int) -> None:
    ended_after(play_out(new(rounds=rounds, limit=1)), rounds)


@pytest.mark.rule("BS-39", "BS-36")
def test_points_are_still_reduced() -> None:
    for seed in range(40):
        match = play_out(new(3, rounds=2, limit=20, reduce_points=True, seed=seed), seed)
        cut = [event.data for event in match.events(None) if event.kind == "reduces"]
        if cut:
            assert all(each["after"] * 2 - each["before"] in (0, 1) for each in cut)
            return
    raise AssertionError("no total was ever reduced")


# The first trick


def leading(card: str, hands: dict[int, str], **options: Any) -> Match:
    """Seat 0 has the red 1 and leads a card; nobody else has its colour unless said so."""
    match = passed_on(hands, 4, first_trick="clean", **options)
    assert match.awaiting == (0,)
    play_all(match, f"play {card}")
    return match


def hands_without(colour: str, one: str, two: str) -> dict[int, str]:
    """Seat 0 has the whole of a colour and the red 1, seats 1 and 2 some cards."""
    return {0: f"{colour}1-{colour}11 " + ("r1" if colour != "r" else ""), 1: one, 2: two}


@pytest.mark.rule("BS-40")
def test_who_cannot_follow_plays_no_black_card() -> None:
    match = leading("b2", hands_without("b", "k5 k6 y9 g10", "k2 y2 r2 g2"))
    assert not [move for move in match.legal(1) if move.startswith("play k")]
    fault = refused(match, 1, "play k6", IllegalMove)
    assert fault.fault.paragraph == "BS-40"
    assert match.view(1)["duty"] == "free_clean"


@pytest.mark.rule("BS-40")
def test_a_black_card_of_the_led_rank_waits_while_another_fits() -> None:
    match = leading("b5", hands_without("b", "k5 y5 g10", "r5 g5"))
    assert match.legal(1) == ["play y5"]
    assert match.view(1)["duty"] == "follow_clean"
    assert refused(match, 1, "play k5", IllegalMove).fault.paragraph == "BS-40"
    assert refused(match, 1, "play g10", IllegalMove).fault.paragraph == "BS-16"


@pytest.mark.rule("BS-40")
def test_who_can_follow_only_with_black_must() -> None:
    match = leading("b5", {**hands_without("b", "k5 g10", "k2"), 3: "y5 r5 g5"})
    assert match.legal(1) == ["play k5"]
    assert match.view(1)["duty"] == "follow"


@pytest.mark.rule("BS-40")
def test_who_has_nothing_but_black_plays_it() -> None:
    match = leading("b11", hands_without("b", "k1-k6 k7 k7 k7 k7 k7 k7 k8-k10", "k11"))
    assert match.legal(1) == [f"play k{rank}" for rank in range(1, 11)]
    play_all(match, "play k10")
    for looker in (0, 2, 3):
        world: Any = match.imagine(looker, seed=looker)
        assert all(name.startswith("k") for name in GAME.deck.names(world.hands[1]))


@pytest.mark.rule("BS-40", "BS-34")
def test_with_follow_the_rank_a_permitted_coloured_card_comes_first() -> None:
    hands = {0: "b1-b8 r1", 1: "b9 r9 g9", 2: "k5 k9 y9 g10", 3: "y5 r5 g5 b10 b11"}
    match = leading("b5", hands, follow_the_rank=True)
    play_all(match, "play b9")
    assert match.legal(2) == ["play y9"]  # neither the black 5, which fits, nor the black 9


@pytest.mark.rule("BS-40", "BS-34")
def test_a_black_card_by_the_neighbours_rank_tells_something() -> None:
    """Seat 2 played the black 9 on a 9: it holds the black 5, which fits, or nothing but black cards."""
    hands = {0: "b1-b8 r1", 1: "b9 r9 y9 g9", 2: "k5 k9 g10 y10", 3: "y5 r5 g5 b10 b11"}
    match = leading("b5", hands, follow_the_rank=True)
    play_all(match, "play b9")
    assert match.legal(2) == ["play k5", "play k9"]
    play_all(match, "play k9")
    for looker in (0, 1, 3):
        for seed in range(12):
            world: Any = match.imagine(looker, seed=seed)
            check(Position(match), looker, world)
            held = GAME.deck.names(world.hands[2])
            assert "k5" in held or all(name.startswith("k") for name in held)


@pytest.mark.rule("BS-40")
def test_from_the_second_trick_on_black_is_free() -> None:
    match = leading("b11", hands_without("b", "k5 k6 y9 g10", "y2 r2 g2 y3 r3 g3"))
    while match.view(None)["tricks"] == 0:
        (seat,) = match.awaiting
        play_all(match, match.legal(seat)[0])
    play_all(match, "play b1")
    assert "play k6" in match.legal(1)


# Keeping cards


@pytest.mark.rule("BS-41")
@pytest.mark.parametrize(
    ("players", "every", "wanted"),
    [
        (4, 3, [1, 3, 0, 2, 1, 0, 3, 2]),
        (4, 4, [1, 3, 2, 0, 1, 3, 2, 0]),
        (3, 2, [1, 0, 2, 0, 1, 0, 2, 0]),
        (5, 3, [1, 4, 0, 1, 4, 0, 1, 4]),
        (4, 0, [1, 3, 2, 1, 3, 2, 1, 3]),
    ],
)
def test_directions_go_on_where_they_stopped(players: int, every: int, wanted: list[int]) -> None:
    assert distances(play_out(new(players, keep_every=every, rounds=8))) == wanted


@pytest.mark.rule("BS-41")
def test_the_mole_and_the_announcement_take_place_all_the_same() -> None:
    match = in_round(2, keep_every=2, variants=["mole", "announce_a_colour"])
    assert match.view(None)["step"] == "mole"
    while match.view(None)["step"] == "mole":
        (seat,) = match.awaiting
        match.play(seat, match.legal(seat)[0])
    assert match.view(None)["step"] == "announce"
    assert match.view(0)["passing"] is None
    position = Position(match)
    for seat in range(4):
        world: Any = match.imagine(seat, seed=seat)
        assert [hand.bit_count() for hand in world.hands[:4]] == [SIZES[4]] * 4
    assert position.match is match


@pytest.mark.rule("BS-41")
def test_every_single_round_would_be_never() -> None:
    for build in (lambda: new(keep_every=1), lambda: GAME.options(keep_every=1).check(3)):
        with pytest.raises(BadOption, match="from 2 on"):
            build()
    with pytest.raises(BadOption):
        GAME.options(keep_every=-1)


# Looking back


@pytest.mark.rule("BS-42")
def test_only_the_last_trick_can_be_looked_at() -> None:
    match = after_tricks(passed_on(looking_back="last_trick"), 4)
    view = match.view(2)
    assert (view["taken"], view["points"]) == (None, None)
    again = [event for event in match.look_back(2) if event.kind in ("plays", "takes")]
    assert [event.data["card"] for event in again[:-1]] == [each["card"] for each in view["last_trick"]["cards"]]
    assert len(again) == 5
    match = after_tricks(passed_on(looking_back="open"), 4)
    assert match.look_back(2) == match.events(2)


@pytest.mark.rule("BS-39", "BS-40", "BS-41", "BS-42")
def test_searching_bots_play_them_to_the_end() -> None:
    match = new(3, rounds=2, keep_every=2, first_trick="clean", looking_back="last_trick", seed=6)
    searched_to_the_end(match, lambda match: match.view(None)["round"] == 2 and match.view(None)["tricks"] >= 18)


@pytest.mark.rule("BS-39")
def test_capturing_does_not_hurry_where_rounds_are_agreed() -> None:
    s: Any = state(new(4, capture_or_release=True))
    s.totals[:4] = [100, 149, 149, 10]
    marks = [0] * 63
    judge_capture(s, 0, marks)
    assert marks[0] == -3000  # it would end the match, and seat 3 would win it
    s.last_round = 9
    judge_capture(s, 0, marks)
    assert marks[0] == -300
