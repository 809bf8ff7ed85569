"""Leading black, and the limits of the first trick (GB-17 to GB-20)."""

import pytest

from stammtisch.core.errors import IllegalMove
from tests.rules.alike import play_last
from tests.rules.gaunerbande.table import at_play, last_trick, midway
from tests.tables import play_all, play_out, refused, words


@pytest.mark.rule("GB-17")
def test_black_may_not_be_led_before_a_black_card_was_played() -> None:
    match = at_play({0: "g0 g1", 1: "g12 b3 k0 k12", 2: "g2", 3: "g3"})
    play_all(match, "play g0", "play g12", "play g2", "play g3")
    assert words(match, 1) == {name for name in match.view(1)["hand"] if name[0] != "k"}
    for card in ("k0", "k12"):
        assert refused(match, 1, f"play {card}", IllegalMove).paragraph == "GB-17"
    assert match.view(None)["black_open"] is False


@pytest.mark.rule("GB-17")
def test_a_black_card_in_whatever_trick_opens_black_for_everyone() -> None:
    """Nobody has to have led it: one discarded on another colour is enough, and not only for whoever takes it."""
    match = midway(["b3 b4 g4", "r1 k5 g3", "b12 b11 k7", "b5 g9 k8"], black_open=False)
    play_all(match, "play b3", "play k5", "play b12", "play b5")
    assert words(match, 2) == {"b11", "k7"}
    play_all(match, "play b11", "play g9")
    assert match.awaiting == (0,)
    play_all(match, "play b4", "play g3")
    match.play(2, "play k7")


@pytest.mark.rule("GB-17")
def test_black_played_earlier_in_the_same_trick_is_not_in_the_way() -> None:
    match = midway(["b3 b4", "r1 k5", "k6 k7", "b5 k8"], black_open=False)
    play_all(match, "play b3", "play k5", "play k7", "play b5")
    assert match.awaiting == (3,)
    match.play(3, "play k8")


@pytest.mark.rule("GB-17")
def test_black_is_closed_again_in_the_next_round() -> None:
    match = last_trick(["g1", "g2", "g3", "k4"], {1: "r10"}, rest=2)
    assert match.view(None)["black_open"] is True
    play_last(match)
    assert match.view(None)["round"] == 2
    assert match.view(None)["black_open"] is False
    # Any deal will do in which nobody is forced to play black in the first trick, and its winner holds some.
    play_out(match, until=lambda match: match.view(None)["tricks"] == 1)
    (leader,) = match.awaiting
    hand = set(match.view(leader)["hand"])
    crooks = {name for name in hand if name[0] == "k"}
    assert words(match, leader) == hand - crooks
    assert refused(match, leader, f"play {min(crooks)}", IllegalMove).paragraph == "GB-17"


@pytest.mark.rule("GB-18")
def test_a_hand_of_nothing_but_black_may_lead_black() -> None:
    match = at_play({0: "g1", 1: "g12 k1 k2 k3 k4 k5 k6 k7", 2: "g2", 3: "g3", 4: "g4", 5: "g5"}, players=6)
    play_all(match, "play g1", "play g12", "play g2", "play g3", "play g4", "play g5")
    assert match.view(None)["black_open"] is False
    assert words(match, 1) == {"k1", "k2", "k3", "k4", "k5", "k6", "k7"}
    play_all(match, "play k4")
    assert match.view(None)["black_open"] is True


@pytest.mark.rule("GB-18")
def test_nothing_but_black_and_the_politician_must_lead_the_politician() -> None:
    match = at_play({0: "g1", 1: "g12 r10 k1 k2 k3 k4 k5 k6", 2: "g2", 3: "g3", 4: "g4", 5: "g5"}, players=6)
    play_all(match, "play g1", "play g12", "play g2", "play g3", "play g4", "play g5")
    assert words(match, 1) == {"r10"}
    error = refused(match, 1, "play k1", IllegalMove)
    assert error.paragraph == "GB-18"
    assert "red 10" in str(error)
    match.play(1, "play r10")


@pytest.mark.rule("GB-18")
def test_with_black_open_the_politician_may_wait() -> None:
    match = midway(["r10 k1 k2", "b1 b2 b3", "b4 b5 b6", "b7 b8 b9"], black_open=True)
    assert words(match, 0) == {"r10", "k1", "k2"}


@pytest.mark.rule("GB-18")
@pytest.mark.parametrize("led", [True, False])
def test_the_politician_does_not_open_black(led: bool) -> None:
    hands = (
        ["r10 k1 g3", "r12 k2 b3", "r1 k3 g4", "r2 k4 g5"]
        if led
        else ["r3 k1 g3", "r12 k2 b3", "r10 k3 g4", "r2 k4 g5"]
    )
    match = midway(hands, black_open=False)
    play_all(match, "play r10" if led else "play r3", "play r12", "play r1" if led else "play r10", "play r2")
    assert match.awaiting == (1,)
    assert words(match, 1) == {"b3"}
    assert refused(match, 1, "play k2", IllegalMove).paragraph == "GB-17"


@pytest.mark.rule("GB-18")
def test_the_politician_may_be_led_from_the_second_trick_on() -> None:
    match = at_play({0: "g0", 1: "g12 b3 r1 r10 k1", 2: "g2", 3: "g3"})
    play_all(match, "play g0", "play g12", "play g2", "play g3")
    match.play(1, "play r10")
    assert match.view(None)["trick"] == [{"seat": 1, "card": "r10"}]


@pytest.mark.rule("GB-19")
@pytest.mark.parametrize("honest", ["b3", "r3", "r11"])
def test_in_the_first_trick_neither_black_nor_politician_while_there_is_anything_else(honest: str) -> None:
    match = at_play({0: "g1", 1: f"k1 k2 k3 r10 k4 k5 k6 {honest}"}, players=6)
    play_all(match, "play g1")
    assert words(match, 1) == {honest}
    for card in ("r10", "k1", "k6"):
        error = refused(match, 1, f"play {card}", IllegalMove)
        assert error.paragraph == "GB-19"
        assert "first trick" in str(error)


@pytest.mark.rule("GB-19")
def test_in_the_first_trick_all_other_cards_are_free() -> None:
    match = at_play({0: "g1", 1: "k1 k2 r10 b3 b12 r4 r9 r11"}, players=6)
    play_all(match, "play g1")
    assert words(match, 1) == {"b3", "b12", "r4", "r9", "r11"}


@pytest.mark.rule("GB-19")
@pytest.mark.parametrize("hand", ["k1-k8", "r10 k1-k7"])
def test_in_the_first_trick_whoever_holds_nothing_else_may_play_any_of_them(hand: str) -> None:
    match = at_play({0: "g1", 1: hand}, players=6)
    play_all(match, "play g1")
    assert words(match, 1) == set(match.view(1)["hand"])
    match.play(1, "play k3")


@pytest.mark.rule("GB-19")
def test_the_politician_may_be_played_in_the_first_trick_with_nothing_but_black_beside_it() -> None:
    match = at_play({0: "g1", 1: "r10 k1-k7"}, players=6)
    play_all(match, "play g1", "play r10")
    assert match.view(None)["trick"][1] == {"seat": 1, "card": "r10"}
    assert match.view(None)["black_open"] is False


@pytest.mark.rule("GB-19")
def test_the_limit_is_gone_in_the_second_trick() -> None:
    match = at_play({0: "g0", 1: "g12 g11", 2: "g2 b3 r10 k1 b4-b12", 3: "g3 g4-g10"})
    play_all(match, "play g0", "play g12", "play g2", "play g3", "play g11")
    assert {"r10", "k1", "b3"} <= words(match, 2)


@pytest.mark.rule("GB-20")
def test_black_in_the_first_trick_opens_black() -> None:
    match = at_play({0: "g1", 1: "k1-k8", 2: "g12 k9 b5", 3: "g3", 4: "g4", 5: "g5"}, players=6)
    play_all(match, "play g1", "play k8", "play g12", "play g3", "play g4", "play g5")
    assert match.awaiting == (2,)
    assert {"k9", "b5"} <= words(match, 2)
    match.play(2, "play k9")
    assert words(match, 1) == set()
    assert match.view(None)["black_open"] is True
