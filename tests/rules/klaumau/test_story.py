"""What is told of a round: everything that happens, in order, each by whom it concerns."""

from typing import Any

import pytest

from stammtisch.core.match import Match
from tests.rules.klaumau.table import give_hand, leave_in_pile, next_cards, table
from tests.rules.klaumau.test_bomb import bomb
from tests.tables import play_all, state, told

BEGINS = ["deals 1 0", "turns 0 r1"]


def heard(match: Match, *moves: str) -> list[str]:
    """What is told after the start card was turned over, up to the end of the round."""
    play_all(match, *moves)
    lines = told(match)
    assert lines[:2] == BEGINS
    return lines[2 : lines.index("deals 2 0") if "deals 2 0" in lines else None]


@pytest.mark.rule("KM-31", "KM-32", "KM-20", "KM-21", "KM-24")
def test_a_plan_a_crook_and_two_who_cannot() -> None:
    match = table(["r2 r-plan r-safe police", "b1 b2 b3 b4", "r-crook r-trade y1 y2"], draw="g1 g2 g3 g4")
    lines = heard(
        match, "play r-plan", "play r-crook", "rob seat 1", "let", "can't", "doubt", "draw", "can't", "believe"
    )
    (stolen,) = [line for line in lines if line.startswith("steals")]
    assert stolen in {f"steals 2 1 b{rank}" for rank in (1, 2, 3, 4)}
    left = "+".join(sorted({"b1", "b2", "b3", "b4"} - {stolen.split()[-1]}))
    assert lines == [
        *("plays 0 r-plan", "turns_round 0"),
        *("plays 2 r-crook", "robs 2 1", stolen),
        *("cannot 1", "doubts 0", f"shows 1 {left}", "draws 1 g1", "draws 1 g2"),
        *("cannot 0", "believes 2", "draws 0 g3"),
    ]


@pytest.mark.rule("KM-27", "KM-25", "KM-32", "KM-22")
def test_a_wish_a_policeman_nobody_and_a_doubt_that_was_right() -> None:
    match = table(["r2 r-key r-safe police", "police b2 b3 r4", "g-crook g-trade y1 y2"], draw="g1 g2 g3 g4")
    moves = ("play r-key", "wish green", "play police", "play g-crook", "rob nobody", "can't", "doubt", "pick police")
    moves += ("draw",)
    assert heard(match, *moves) == [
        *("plays 0 r-key", "wishes 0 green"),
        *("plays 1 police", "draws 1 g1"),
        *("plays 2 g-crook", "spares 2"),
        *("cannot 0", "doubts 1", "shows 0 r2+r-safe+police", "plays 0 police", "draws 0 g2", "draws 1 g3"),
    ]


@pytest.mark.rule("KM-39", "KM-34", "KM-29")
def test_a_warded_crook_a_trade_and_a_big_safe() -> None:
    match = table(["r-crook r2 y1 y2", "police b2 b3 r4", ""], draw="g1 g2")
    assert heard(match, "play r-crook", "rob seat 1", "police") == [
        *("plays 0 r-crook", "robs 0 1", "wards 1 police", "draws 1 g1")
    ]
    match = table(["r-trade y3 y4 b1", "", "g1 g1 g2 g2"])
    plays, drawn, given = heard(match, "play r-trade", "trade seat 2", "give y3")
    assert (plays, drawn[:-1], given) == ("plays 0 r-trade", "trades 0 2 g", "gives 0 2 y3")
    match = table(["r-trade y3 y4 b1", "", ""])
    assert heard(match, "play r-trade", "trade nobody") == ["plays 0 r-trade", "spares 0"]
    match = table(["r-bigsafe r2 y1 y2", "", "", ""])
    assert heard(match, "play r-bigsafe") == ["plays 0 r-bigsafe", "misses 1", "misses 2"]


@pytest.mark.rule("KM-41", "KM-42", "KM-44")
def test_how_a_round_ends() -> None:
    match = table(["r2", "g1 g1 y3 y4", ""])
    give_hand(match, 0, "r2")
    give_hand(match, 2, "b1")
    assert heard(match, "play r2")[:6] == [
        *("plays 0 r2", "empties 0", "holds 0 ", "holds 1 y3+y4+g1+g1", "holds 2 b1", "scores 1 0+9+1 0+9+1")
    ]
    match = table(["r2 b1 b1 b2", "g1 g1 y3 y4", "y1 y1 g2 g2"])
    leave_in_pile(match, 0)
    assert heard(match, "can't", "believe")[:7] == [
        *("cannot 0", "believes 1", "runs_out 0"),
        *("holds 0 r2+b1+b1+b2", "holds 1 y3+y4+g1+g1", "holds 2 y1+y1+g2+g2", "scores 1 6+9+6 6+9+6"),
    ]


@pytest.mark.rule("KM-47")
def test_the_forgery_is_told() -> None:
    match = table(["r2", "", ""], forgery=True)
    give_hand(match, 0, "r2")
    assert heard(match, "play r2")[:3] == ["plays 0 r2", "empties 0", "forged r2"]


@pytest.mark.rule("KM-51", "KM-52", "KM-42")
def test_the_fence() -> None:
    match = table(["r2 b2 b3 y1", "b1 b1 b3 b4", "g1 g1 y3 y4"], fence=True)
    next_cards(match, "fence y1 g2 g3 g4")
    moves = ("can't", "believe", "sell b2", "sell b3", "done", "done", "sell y3", "done")
    assert heard(match, *moves) == [
        *("cannot 0", "believes 1", "fence 0", "sells 0 b2", "sells 0 b3", "draws 0 y1", "draws 0 g2"),
        *("sells 2 y3", "draws 2 g3", "draws 0 g4"),
    ]
    match = table(["r2 b2 b3 y1", "", ""], fence=True)
    next_cards(match, "fence")
    leave_in_pile(match, 1)
    lines = heard(match, "can't", "believe", "sell b2", "done")
    assert lines[3:6] == ["sells 0 b2", "runs_out 0", "holds 0 r2+y1+b3"]


@pytest.mark.rule("KM-48", "KM-49")
@pytest.mark.parametrize(("move", "line"), [("take nobody", "spares 0"), ("take seat 1", "steals 0 1 police")])
def test_surrounded(move: str, line: str) -> None:
    match = table(["police", "police", ""], surrounded=True)
    give_hand(match, 1, "police")
    s: Any = state(match)
    s.policemen = 5
    assert heard(match, "play police", move)[:3] == ["plays 0 police", "surrounded 0", line]


@pytest.mark.rule("KM-56")
def test_a_watchdog() -> None:
    match = table(["", "", ""], watchdog=True)
    give_hand(match, 0, "dog r2")
    assert heard(match, "lay dog") == ["guards 0"]


@pytest.mark.rule("KM-61", "KM-62", "KM-64")
def test_the_bomb() -> None:
    match = bomb(("chosen", "lose", 1), ("left", "throw", 1), ("right", "miss", 2), hands=("r2 r3 y1", "", ""))
    give_hand(match, 1, "b1 b3")
    give_hand(match, 2, "g1 g1")
    assert heard(match, "play bomb", "target seat 2", "throw b3") == [
        *("plays 0 bomb", "targets 0 2", "loses 2 g1", "throws 1 b3", "stunned 2 2")
    ]
    match = bomb(("everyone", "pay", 1), ("self", "gain", 2), ("everyone", "draw", 1), hands=("r2 r3 y1", "", ""))
    give_hand(match, 1, "b1 b1")
    give_hand(match, 2, "g1 g1")
    next_cards(match, "y1 y2 y3")
    assert heard(match, "play bomb") == [
        *("plays 0 bomb", "pays 1 0 b1", "pays 2 0 g1", "gains 0 2", "draws 0 y1", "draws 1 y2", "draws 2 y3")
    ]
