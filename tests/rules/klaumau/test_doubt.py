"""Saying "I can't" (KM-17 to KM-25)."""

from collections import Counter

import pytest

from stammtisch.core.agenda import Kind
from stammtisch.core.errors import IllegalMove, NotAsked
from tests.rules.klaumau.table import GAME, asked, give_hand, hand_of, leave_in_pile, table
from tests.tables import play_all, refused


@pytest.mark.rule("KM-17")
@pytest.mark.parametrize("hand", ["r2 r3 r4 b1", "b2 g2 g3 b4"])
def test_anyone_may_say_it_whatever_they_hold(hand: str) -> None:
    match = table([hand, ""])
    for words in ("can't", "I can't", "i cannot", "I can’t"):
        match.clone().play(0, words)
    assert "can't" in match.legal(0)


@pytest.mark.rule("KM-18")
def test_the_next_player_is_asked_and_nobody_else() -> None:
    for hands in (["r2", "", "", ""], ["b2 b3 b4 g2", "", "", ""]):
        match = table(hands, top="r1")
        play_all(match, "can't")
        assert asked(match) == ("doubt", (1,))
        assert match.decision is not None
        assert match.decision.kind is Kind.WINDOW
        assert match.legal(1) == ["believe", "doubt"]
        refused(match, 2, "doubt", NotAsked)


@pytest.mark.rule("KM-18", "KM-31")
def test_next_means_in_the_direction_of_play() -> None:
    match = table(["r-plan", "", "", ""])
    play_all(match, "play r-plan", "can't")
    assert asked(match) == ("doubt", (2,))


@pytest.mark.rule("KM-19")
def test_anyone_may_doubt_where_that_was_agreed() -> None:
    match = table(["b2", "", "", ""], doubters="anyone")
    play_all(match, "can't")
    assert asked(match) == ("doubt", (1,))
    play_all(match, "believe")
    assert asked(match) == ("doubt", (2,))
    refused(match, 1, "doubt", NotAsked)
    play_all(match, "believe", "believe")
    assert match.view(None)["counts"] == [5, 4, 4, 4]
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-19")
def test_the_first_doubter_counts() -> None:
    match = table(["r2 r3", "", "", ""], doubters="anyone")
    play_all(match, "can't", "believe", "doubt")
    assert asked(match) == ("force", (2,))
    play_all(match, "pick r3", "draw")
    assert match.view(None)["counts"] == [3, 4, 5, 4]


@pytest.mark.rule("KM-19")
def test_anyone_is_asked_in_the_direction_of_play() -> None:
    match = table(["r-plan", "", "", ""], doubters="anyone")
    play_all(match, "play r-plan", "can't")
    order = []
    while asked(match)[0] == "doubt":
        order += match.awaiting
        play_all(match, "believe")
    assert order == [2, 1, 0]


@pytest.mark.rule("KM-20")
def test_believed() -> None:
    match = table(["b2 b3 b4 g2", "", ""], draw="r4")
    play_all(match, "can't", "believe")
    assert Counter(hand_of(match, 0)) == Counter(["b2", "b3", "b4", "g2", "r4"])
    assert asked(match) == ("turn", (1,))  # though the r4 would fit


@pytest.mark.rule("KM-21", "KM-37")
def test_a_doubted_hand_is_shown_to_all() -> None:
    match = table(["b2 b3 b4 g2", "", ""])
    play_all(match, "can't", "doubt")
    for seat in (0, 1, 2, None):
        (shown,) = [event for event in match.events(seat) if event.kind == "shows"]
        assert shown.data == {"seat": 0, "cards": ("g2", "b2", "b3", "b4")}


@pytest.mark.rule("KM-22")
def test_caught_the_doubter_chooses_and_draws() -> None:
    match = table(["r4 r2 g1 b3", "", ""], draw="y4 y3")
    play_all(match, "can't", "doubt")
    assert asked(match) == ("force", (1,))
    assert match.view(2)["shown"] == ["r2", "r4", "g1", "b3"]
    assert match.legal(1) == ["pick r2", "pick r4", "pick g1"]
    assert refused(match, 1, "pick b3", IllegalMove).paragraph == "KM-22"
    assert refused(match, 1, "pick y1", IllegalMove).paragraph == "KM-22"
    play_all(match, "pick r4")
    assert asked(match) == ("offer", (1,))
    play_all(match, "draw")
    view = match.view(1)
    assert view["top"] == "r4"
    assert view["counts"] == [3, 5, 4]
    assert "y4" in view["hand"]
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-22", "KM-19")
def test_the_turn_goes_to_the_next_player_whoever_doubted() -> None:
    match = table(["r4", "", "", ""], doubters="anyone")
    play_all(match, "can't", "believe", "believe", "doubt", "pick r4", "draw")
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-22", "KM-41")
def test_a_forced_last_card_ends_the_round_after_the_doubter_has_drawn() -> None:
    match = table(["r4", "b2 b3 b4 g4", ""], draw="y4")
    give_hand(match, 0, "r4")
    play_all(match, "can't", "doubt", "pick r4", "draw")
    assert match.sheet[0].points[:2] == (0, 2 + 3 + 4 + 4 + 4)


@pytest.mark.rule("KM-23")
@pytest.mark.parametrize("card", ["r-key", "r-safe", "r-bigsafe", "r-plan", "r-crook", "r-trade"])
def test_a_forced_card_has_no_action(card: str) -> None:
    match = table([card, "", "", ""])
    play_all(match, "can't", "doubt", f"pick {card}", "draw")
    assert asked(match) == ("turn", (1,))
    view = match.view(None)
    assert (view["top"], view["wish"], view["direction"]) == (card, None, "clockwise")
    assert view["counts"] == [3, 5, 4, 4]


@pytest.mark.rule("KM-23")
@pytest.mark.parametrize(
    ("card", "step", "seat"),
    [
        ("r-key", "wish", 0),
        ("r-crook", "rob", 0),
        ("r-trade", "trade", 0),
        ("r-safe", "turn", 2),
        ("r-bigsafe", "turn", 3),
        ("r-plan", "turn", 3),
    ],
)
def test_unless_that_was_agreed(card: str, step: str, seat: int) -> None:
    """Its owner makes the choices."""
    match = table([card, "", "", ""], forced_card_acts=True)
    play_all(match, "can't", "doubt", f"pick {card}", *(["draw"] if step == "turn" else []))
    assert asked(match) == (step, (seat,))


@pytest.mark.rule("KM-23", "KM-22")
def test_the_doubter_draws_after_the_action() -> None:
    match = table(["r-crook", "", "b2 b3 b4 g2"], forced_card_acts=True)
    play_all(match, "can't", "doubt", "pick r-crook")
    assert match.view(None)["counts"] == [3, 4, 4]
    play_all(match, "rob seat 2", "let", "draw")
    assert match.view(None)["counts"] == [4, 5, 3]


@pytest.mark.rule("KM-24")
def test_doubted_wrongly() -> None:
    match = table(["b2 b3 b4 g2", "", ""], draw="r4 r3")
    play_all(match, "can't", "doubt")
    assert asked(match) == ("offer", (0,))
    assert (match.view(None)["offered"], match.legal(0)) == (2, ["draw", "decline"])
    play_all(match, "draw")
    assert match.view(None)["counts"] == [6, 4, 4]
    assert {"r4", "r3"} <= set(hand_of(match, 0))
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-24")
def test_both_or_none() -> None:
    match = table(["b2 b3 b4 g2", "", ""], draw="r4 r3")
    play_all(match, "can't", "doubt", "decline")
    assert match.view(None)["counts"] == [4, 4, 4]
    assert asked(match) == ("turn", (1,))
    assert match.view(None)["draw_pile"] == 78 - 12 - 1


@pytest.mark.rule("KM-22")
def test_the_doubter_may_do_without() -> None:
    match = table(["r4 r2 g1 b3", "", ""])
    play_all(match, "can't", "doubt", "pick r4", "decline")
    assert match.view(None)["counts"] == [3, 4, 4]
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-22", "KM-24", "KM-42")
def test_what_one_may_draw_is_not_offered_from_an_empty_pile_and_ends_no_round() -> None:
    for hand, pick in (("b2 b3 b4 g2", ()), ("r4 r2 g1 b3", ("pick r4",))):
        match = table([hand, "", ""])
        leave_in_pile(match, 0)
        play_all(match, "can't", "doubt", *pick)
        assert asked(match) == ("turn", (1,))
        assert match.sheet == ()


@pytest.mark.rule("KM-24", "KM-42")
def test_two_cards_are_one_where_there_is_only_one() -> None:
    match = table(["b2 b3 b4 g2", "", ""], draw="r4 r3")
    leave_in_pile(match, 1)
    play_all(match, "can't", "doubt")
    assert match.view(None)["offered"] == 1
    play_all(match, "draw")
    assert match.view(None)["counts"] == [5, 4, 4]
    assert match.sheet == ()


@pytest.mark.rule("KM-22", "KM-24")
def test_saying_nothing_is_drawing() -> None:
    assert GAME.silence["offer"] == "draw"


@pytest.mark.rule("KM-25")
def test_a_policeman_makes_it_a_bluff() -> None:
    match = table(["b2 b3 b4 police", "", ""], draw="y4 y3")
    play_all(match, "can't", "doubt")
    assert match.legal(1) == ["pick police"]
    play_all(match, "pick police", "draw")
    view = match.view(None)
    assert view["top"] == "r1"
    assert view["counts"] == [4, 5, 4]
    assert view["policemen"] == 1
    assert "y4" in hand_of(match, 0)  # his owner first, then the doubter
    assert "y3" in hand_of(match, 1)


@pytest.mark.rule("KM-25", "KM-59")
def test_a_forced_bomb_does_nothing() -> None:
    match = table(["b2 b3 b4 bomb", "", ""], bomb=True)
    play_all(match, "can't", "doubt", "pick bomb", "draw")
    assert asked(match) == ("turn", (1,))
    assert match.view(None)["counts"] == [3, 5, 4]
    assert match.view(None)["top"] == "r1"


@pytest.mark.rule("KM-25", "KM-23", "KM-60")
def test_unless_forced_cards_act() -> None:
    match = table(["b2 b3 b4 bomb", "", ""], bomb=True, forced_card_acts=True)
    play_all(match, "can't", "doubt", "pick bomb")
    assert asked(match) == ("target", (0,))


@pytest.mark.rule("KM-25", "KM-55")
def test_a_watchdog_never_fits() -> None:
    match = table(["b2 b3 b4 g2", "", ""], watchdog=True)
    give_hand(match, 0, "b2 dog")
    play_all(match, "can't", "doubt", "draw")
    assert match.view(None)["counts"][0] == 4
    assert asked(match) == ("turn", (1,))
