"""What cards do (KM-27 to KM-40)."""

from collections import Counter

import pytest

from stammtisch.core.agenda import Kind
from stammtisch.core.errors import BadMove, IllegalMove, NotAsked
from tests.rules.klaumau.table import asked, give_hand, hand_of, leave_in_pile, points, table
from tests.tables import play_all, refused, words

# Keyholes


@pytest.mark.rule("KM-27")
@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_a_wish_replaces_the_colour(colour: str) -> None:
    match = table(["r-key", "", ""])
    play_all(match, "play r-key")
    assert asked(match) == ("wish", (0,))
    assert len(match.legal(0)) == 4
    play_all(match, f"wish {colour}")
    assert match.view(None)["wish"] == colour
    give_hand(match, 1, "r2 y2 g2 b2 y-key police")
    assert words(match, 1) - {""} == {f"{colour[0]}2", "y-key", "police"}
    if colour != "red":
        assert refused(match, 1, "play r2", IllegalMove).paragraph == "KM-27"


@pytest.mark.rule("KM-27")
def test_a_wish_holds_until_the_next_card_lies_on_the_pile() -> None:
    match = table(["r-key", "police b2 b3 b4", "g2 g3 g4 b1"])
    play_all(match, "play r-key", "wish blue", "play police")
    assert match.view(None)["wish"] == "blue"  # a policeman lies beside it
    play_all(match, "play b1")
    assert match.view(None)["wish"] is None


@pytest.mark.rule("KM-27")
def test_a_keyhole_must_fit_itself() -> None:
    assert "play g-key" not in table(["g-key", ""], top="r1").legal(0)
    assert "play g-key" in table(["g-key", ""], top="r-key").legal(0)


@pytest.mark.rule("KM-27", "KM-41")
def test_a_wish_is_made_with_the_last_card_too() -> None:
    match = table(["r-key", ""])
    give_hand(match, 0, "r-key")
    play_all(match, "play r-key")
    assert asked(match) == ("wish", (0,))
    play_all(match, "wish green")
    assert len(match.sheet) == 1


@pytest.mark.rule("KM-27")
@pytest.mark.parametrize("move", ["wish black", "wish", "red", "play r1"])
def test_no_other_wish(move: str) -> None:
    match = table(["r-key", ""])
    play_all(match, "play r-key")
    refused(match, 0, move, BadMove)


# Safes and plans


@pytest.mark.rule("KM-28")
@pytest.mark.parametrize("players", [3, 4, 8])
def test_a_small_safe(players: int) -> None:
    match = table(["r-safe", *[""] * (players - 1)])
    play_all(match, "play r-safe")
    assert match.awaiting == (2,)
    assert [event.data["seat"] for event in match.events(None) if event.kind == "misses"] == [1]


@pytest.mark.rule("KM-29")
@pytest.mark.parametrize(("players", "turn"), [(3, 0), (4, 3), (8, 3)])
def test_a_big_safe(players: int, turn: int) -> None:
    match = table(["r-bigsafe", *[""] * (players - 1)])
    play_all(match, "play r-bigsafe")
    assert match.awaiting == (turn,)


@pytest.mark.rule("KM-28", "KM-29", "KM-31")
@pytest.mark.parametrize(("card", "turn"), [("r-safe", 1), ("r-bigsafe", 0)])
def test_safes_work_in_the_direction_of_play(card: str, turn: int) -> None:
    match = table(["r-plan", "", "", card])
    play_all(match, "play r-plan", f"play {card}")
    assert match.awaiting == (turn,)


@pytest.mark.rule("KM-30")
@pytest.mark.parametrize("card", ["r-safe", "r-bigsafe"])
def test_with_two_players_a_safe_gives_another_turn(card: str) -> None:
    match = table([card, ""])
    play_all(match, f"play {card}")
    assert match.awaiting == (0,)


@pytest.mark.rule("KM-30")
def test_safes_do_not_add_up() -> None:
    match = table(["r-safe", "", "g-bigsafe", "", ""])
    play_all(match, "play r-safe", "play g-bigsafe")
    assert match.awaiting == (0,)


@pytest.mark.rule("KM-31")
def test_a_plan_turns_the_direction_and_another_turns_it_back() -> None:
    match = table(["r-plan", "", "", "b-plan g2 g3 g4"])
    play_all(match, "play r-plan")
    assert match.awaiting == (3,)
    play_all(match, "play b-plan")
    assert match.awaiting == (0,)
    assert match.view(None)["direction"] == "clockwise"


@pytest.mark.rule("KM-31")
def test_with_two_players_a_plan_changes_nothing() -> None:
    match = table(["r-plan", ""])
    play_all(match, "play r-plan")
    assert match.awaiting == (1,)
    assert match.view(None)["direction"] == "clockwise"


@pytest.mark.rule("KM-31")
def test_a_plan_as_printed_turns_play_anticlockwise_and_leaves_it_so() -> None:
    match = table(["r-plan", "", "", "b-plan g2 g3 g4"], plan="anticlockwise")
    play_all(match, "play r-plan", "play b-plan")
    assert match.awaiting == (2,)
    assert match.view(None)["direction"] == "anticlockwise"
    assert [event.kind for event in match.events(None)].count("turns_round") == 1


# Crooks


@pytest.mark.rule("KM-32", "KM-37")
def test_a_crook_steals_unseen() -> None:
    match = table(["r-crook b2 b3 b4", "", "y1 y2 y3 y4"])
    play_all(match, "play r-crook")
    assert asked(match) == ("rob", (0,))
    assert match.legal(0) == ["rob seat 1", "rob seat 2", "rob nobody"]
    assert refused(match, 0, "rob seat 0", IllegalMove).paragraph == "KM-32"
    refused(match, 0, "rob seat 3", BadMove)
    play_all(match, "rob seat 2", "let")
    assert match.view(None)["counts"] == [4, 4, 3]
    (stolen,) = Counter(["y1", "y2", "y3", "y4"]) - Counter(hand_of(match, 2))
    assert stolen in hand_of(match, 0)
    told = {seat: match.events(seat)[-1].data["card"] for seat in (0, 1, 2, None)}
    assert told == {0: stolen, 1: None, 2: stolen, None: None}
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-32")
def test_every_card_may_be_drawn() -> None:
    drawn = set()
    for seed in range(60):
        match = table(["r-crook b2 b3 b4", "y1 y2 y3 y4"]).clone(seed=seed)
        play_all(match, "play r-crook", "rob seat 1", "let")
        drawn |= set(hand_of(match, 0)) - {"b2", "b3", "b4"}
    assert drawn == {"y1", "y2", "y3", "y4"}


@pytest.mark.rule("KM-32", "KM-36")
def test_a_crook_may_spare_everybody() -> None:
    match = table(["r-crook", "", ""])
    play_all(match, "play r-crook", "rob nobody")
    assert match.view(None)["counts"] == [3, 4, 4]
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-33")
@pytest.mark.parametrize("hand", ["police y1 y2 y3", "y1 y2 y3 y4"])
def test_the_named_player_is_asked_policeman_or_not(hand: str) -> None:
    match = table(["r-crook", "police", hand, "police"])
    play_all(match, "play r-crook", "rob seat 2")
    assert asked(match) == ("answer", (2,))
    assert match.decision is not None
    assert match.decision.kind is Kind.WINDOW
    refused(match, 1, "police", NotAsked)
    refused(match, 3, "police", NotAsked)
    if "police" in hand:
        assert match.legal(2) == ["let", "police"]
    else:
        assert match.legal(2) == ["let"]
        assert refused(match, 2, "police", IllegalMove).paragraph == "KM-39"
    for seat in (0, 1, 3, None):  # and nobody can tell which it is
        view = match.view(seat)
        assert (view["step"], view["kind"], view["awaiting"]) == ("answer", "window", [2])


@pytest.mark.rule("KM-33", "KM-39", "KM-38")
def test_a_policeman_wards_off_the_crook() -> None:
    match = table(["r-crook", "", "police y1 y2 y3"], draw="g4")
    play_all(match, "play r-crook", "rob seat 2", "police")
    assert Counter(hand_of(match, 2)) == Counter(["y1", "y2", "y3", "g4"])
    view = match.view(None)
    assert view["counts"] == [3, 4, 4]
    assert view["top"] == "r-crook"
    assert view["policemen"] == 1
    assert asked(match) == ("turn", (1,))  # no second victim


@pytest.mark.rule("KM-33", "KM-32")
def test_a_policeman_may_be_kept() -> None:
    match = table(["r-crook", "police y1 y2 y3"])
    play_all(match, "play r-crook", "rob seat 1", "let")
    assert match.view(None)["counts"] == [4, 3]


@pytest.mark.rule("KM-39", "KM-42")
def test_no_card_for_the_policeman_ends_the_round() -> None:
    match = table(["r-crook b2 b3 b4", "police y1 y2 y3"])
    leave_in_pile(match, 0)
    play_all(match, "play r-crook", "rob seat 1", "police")
    assert points(match) == (9, 6)


# Trades


@pytest.mark.rule("KM-34", "KM-37")
def test_a_trade_takes_unseen_and_gives_by_choice() -> None:
    match = table(["r-trade b2 b3 b4", "", "y1 y1 y1 y1".replace("y1 y1 y1 y1", "y1 y2 y3 y4")])
    play_all(match, "play r-trade")
    assert match.legal(0) == ["trade seat 1", "trade seat 2", "trade nobody"]
    assert refused(match, 0, "trade seat 0", IllegalMove).paragraph == "KM-34"
    play_all(match, "trade seat 2")
    assert asked(match) == ("give", (0,))
    (drawn,) = Counter(hand_of(match, 0)) - Counter(["b2", "b3", "b4"])
    assert words(match, 0) == {"b2", "b3", "b4", drawn}
    assert refused(match, 0, "give g1", IllegalMove).paragraph == "KM-34"
    play_all(match, "give b2")
    assert "b2" in hand_of(match, 2)
    assert match.view(None)["counts"] == [3, 4, 4]
    assert match.events(2)[-1].data["card"] == "b2"
    assert match.events(1)[-1].data["card"] is None
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-34", "KM-36", "KM-41")
def test_a_trade_with_the_last_card_gives_back_what_it_drew() -> None:
    match = table(["r-trade", "y1 y2 y3 y4"])
    give_hand(match, 0, "r-trade")
    play_all(match, "play r-trade", "trade seat 1")
    (move,) = match.legal(0)
    play_all(match, move)
    assert points(match) == (0, 10)


@pytest.mark.rule("KM-36")
def test_a_crook_as_last_card_may_still_steal() -> None:
    match = table(["r-crook", "y1 y2 y3 y4"])
    give_hand(match, 0, "r-crook")
    play_all(match, "play r-crook", "rob seat 1", "let")
    assert match.view(None)["counts"] == [1, 3]
    assert match.sheet == ()


@pytest.mark.rule("KM-35")
def test_a_policeman_does_not_help_against_a_trade() -> None:
    match = table(["r-trade", "police y1 y2 y3"])
    play_all(match, "play r-trade", "trade seat 1")
    assert asked(match) == ("give", (0,))


@pytest.mark.rule("KM-34", "KM-36")
def test_nobody_need_be_traded_with() -> None:
    match = table(["r-trade", ""])
    play_all(match, "play r-trade", "trade nobody")
    assert match.view(None)["counts"] == [3, 4]
    assert asked(match) == ("turn", (1,))


# Policemen


@pytest.mark.rule("KM-38", "KM-40")
def test_a_policeman_on_ones_own_turn() -> None:
    match = table(["police b2 b3 b4", "", ""], draw="r4")
    play_all(match, "play police")
    view = match.view(None)
    assert view["top"] == "r1"
    assert view["counts"] == [4, 4, 4]
    assert "r4" in hand_of(match, 0)
    assert asked(match) == ("turn", (1,))
