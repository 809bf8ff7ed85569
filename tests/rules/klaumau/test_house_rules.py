"""What tables agree on beyond the booklet (KM-67 to KM-74)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from stammtisch import Reason, new
from stammtisch.core.errors import BadOption, IllegalMove
from stammtisch.core.match import Match
from tests.rules.klaumau.table import (
    FACES,
    GAME,
    asked,
    give_hand,
    hand_of,
    kinds,
    leave_in_pile,
    next_cards,
    points,
    table,
)
from tests.tables import play_all, play_out, refused, state


@pytest.mark.rule("KM-67")
def test_house_rules_are_off_unless_agreed() -> None:
    house = [option for option in GAME.options.describe() if option.group == "house"]
    assert [option.name for option in house] == [
        *("rounds", "wrong_doubt", "last_card", "keyhole", "drawn_card", "empty_pile")
    ]
    assert GAME.options().changed() == {}
    assert [option.default for option in house] == [0, "free", "acts", "fits", "waits", "ends"]


@pytest.mark.rule("KM-67")
@pytest.mark.parametrize("seed", range(3))
def test_all_of_them_together(seed: int) -> None:
    values = {option.name: option.of[-1] for option in GAME.options.describe() if option.kind == "choice"}
    match = table(["", "", "", ""], **values, **dict.fromkeys(GAME.options.variants(), True), rounds=2)
    assert play_out(match, seed).over


# Rounds


@pytest.mark.rule("KM-68")
@pytest.mark.parametrize(("rounds", "played"), [(0, 3), (1, 1), (5, 5)])
def test_so_many_rounds(rounds: int, played: int) -> None:
    match = table(["", "", ""], rounds=rounds)
    assert match.view(None)["rounds"] == played
    assert len(play_out(match).sheet) == played
    assert match.outcome is not None
    assert match.outcome.reason is Reason.ROUNDS


# A doubt in vain


@pytest.mark.rule("KM-69")
@pytest.mark.parametrize("move", ["draw", "decline"])
def test_a_doubt_in_vain_costs_a_card(move: str) -> None:
    match = table(["b2 b3 b4 g2", "", ""], wrong_doubt="pays", draw="g3 g3")
    give_hand(match, 1, "y4 y4")
    before = len(match.story())
    play_all(match, "can't", "doubt", move)
    assert kinds(match, before)[-1] == "fined"
    assert hand_of(match, 1) == ["y4"]
    assert "y4" in hand_of(match, 0)
    assert len(hand_of(match, 0)) == (7 if move == "draw" else 5)
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-69", "KM-37")
def test_only_the_two_know_which_card_it_was() -> None:
    match = table(["b2 b3 b4 g2", "", ""], wrong_doubt="pays")
    play_all(match, "can't", "doubt", "decline")
    cards = {seat: [e.data.get("card") for e in match.events(seat) if e.kind == "fined"] for seat in (0, 1, 2, None)}
    assert cards[0] == cards[1] != [None]
    assert cards[2] == cards[None] == [None]


@pytest.mark.rule("KM-69", "KM-41")
def test_if_it_was_the_last_the_round_ends() -> None:
    match = table(["b2 b3 b4 g2", "", ""], wrong_doubt="pays")
    give_hand(match, 1, "y4")
    play_all(match, "can't", "doubt", "decline")
    assert points(match)[:2] == (15, 0)


@pytest.mark.rule("KM-69")
def test_it_is_paid_where_nothing_can_be_drawn_and_not_for_a_bluff() -> None:
    match = table(["b2 b3 b4 g2", "", ""], wrong_doubt="pays")
    leave_in_pile(match, 0)
    play_all(match, "can't", "doubt")
    assert match.view(None)["counts"] == [5, 3, 4]
    match = table(["r2 b3 b4 g2", "", ""], wrong_doubt="pays")
    play_all(match, "can't", "doubt", "pick r2", "decline")
    assert match.view(None)["counts"] == [3, 4, 4]


# The last card


@pytest.mark.rule("KM-70")
@pytest.mark.parametrize("card", ["r-key", "r-crook", "r-trade", "r2"])
def test_a_last_card_ends_the_round_without_its_action(card: str) -> None:
    match = table([card, "", ""], last_card="ends")
    give_hand(match, 0, card)
    play_all(match, f"play {card}")
    assert len(match.sheet) == 1
    assert points(match)[0] == 0


@pytest.mark.rule("KM-70", "KM-36")
def test_otherwise_it_acts() -> None:
    match = table(["r-crook", "", ""])
    give_hand(match, 0, "r-crook")
    play_all(match, "play r-crook")
    assert asked(match) == ("rob", (0,))


@pytest.mark.rule("KM-70")
def test_a_last_policeman_is_not_replaced_and_a_last_bomb_does_nothing() -> None:
    match = table(["police", "", ""], last_card="ends")
    give_hand(match, 0, "police")
    play_all(match, "play police")
    assert points(match)[0] == 0
    match = table(["bomb", "", ""], last_card="ends", bomb=True)
    give_hand(match, 0, "bomb")
    play_all(match, "play bomb")
    assert points(match)[0] == 0


@pytest.mark.rule("KM-70")
def test_in_defence_and_forced_too() -> None:
    match = table(["r-crook", "police", ""], last_card="ends")
    give_hand(match, 1, "police")
    play_all(match, "play r-crook", "rob seat 1", "police")
    assert points(match)[1] == 0
    match = table(["r4", "", ""], last_card="ends")
    give_hand(match, 0, "r4")
    play_all(match, "can't", "doubt", "pick r4")  # the doubter is not asked
    assert points(match)[0] == 0
    match = table(["police", "", ""], last_card="ends")
    give_hand(match, 0, "police")
    play_all(match, "can't", "doubt", "pick police")
    assert points(match)[0] == 0


@pytest.mark.rule("KM-70", "KM-48")
def test_the_last_policeman_as_last_card_surrounds_and_takes_nothing() -> None:
    match = table(["police", "", ""], last_card="ends", surrounded=True, surrounded_ends="match")
    give_hand(match, 0, "police")
    s: Any = state(match)
    s.policemen = 5
    play_all(match, "play police")
    assert "surrounded" in kinds(match)
    assert "steals" not in kinds(match)
    assert match.outcome is not None
    assert match.outcome.reason is Reason.SURROUNDED


@pytest.mark.rule("KM-70", "KM-41")
def test_a_hand_emptied_otherwise_ends_the_round_as_usual() -> None:
    match = table(["r-crook", "y4", ""], last_card="ends", forced_card_acts=True)
    give_hand(match, 1, "y4")
    play_all(match, "play r-crook", "rob seat 1", "let")
    assert points(match)[1] == 0


# Surrounded


@pytest.mark.rule("KM-71", "KM-49")
def test_the_last_policeman_ends_the_match_after_the_take() -> None:
    match = table(["police", "y4", ""], surrounded=True, surrounded_ends="match")
    give_hand(match, 1, "y4 y4")
    s: Any = state(match)
    s.policemen = 5
    play_all(match, "play police")
    assert asked(match) == ("take", (0,))
    play_all(match, "take seat 1")
    assert match.outcome is not None
    assert match.outcome.reason is Reason.SURROUNDED
    assert match.outcome.reason.word == "surrounded"
    assert len(match.sheet) == 1
    assert match.sheet[0].points[1] == 4


@pytest.mark.rule("KM-71")
def test_usually_it_ends_the_round() -> None:
    match = table(["police", "", ""], surrounded=True)
    s: Any = state(match)
    s.policemen = 5
    play_all(match, "play police", "take nobody")
    assert not match.over
    assert match.view(None)["round"] == 2


@pytest.mark.rule("KM-71")
def test_it_means_nothing_without_the_variant() -> None:
    with pytest.raises(BadOption, match="'surrounded_ends' means nothing without the variant 'surrounded'"):
        new("klaumau", 4, surrounded_ends="match")


# The keyhole


@pytest.mark.rule("KM-72", "KM-27")
def test_a_keyhole_may_be_laid_on_anything() -> None:
    match = table(["b-key b2 b3 b4", "", ""], top="r1", keyhole="anything")
    assert match.legal(0) == ["play b-key", "can't"]
    play_all(match, "play b-key", "wish green")
    assert (match.view(None)["top"], match.view(None)["wish"]) == ("b-key", "green")
    plain = table(["b-key b2 b3 b4", "", ""], top="r1")
    assert plain.legal(0) == ["can't"]


@pytest.mark.rule("KM-72", "KM-25")
def test_holding_one_makes_it_a_bluff() -> None:
    match = table(["b-key b2 b3 b4", "", ""], top="r1", keyhole="anything")
    play_all(match, "can't", "doubt")
    assert match.legal(1) == ["pick b-key"]


# The card just drawn


@pytest.mark.rule("KM-73", "KM-20")
def test_the_card_just_drawn_may_be_played() -> None:
    match = table(["b2 b3 b4 g2", "", ""], draw="r-safe", drawn_card="playable")
    play_all(match, "can't", "believe")
    assert asked(match) == ("drawn", (0,))
    assert match.view(0)["drawn"] == "r-safe"
    assert match.view(1)["drawn"] is None
    assert match.legal(0) == ["play r-safe", "keep"]
    assert refused(match, 0, "play b2", IllegalMove).paragraph == "KM-73"
    play_all(match, "play r-safe")
    assert asked(match) == ("turn", (2,))  # it acts as usual


@pytest.mark.rule("KM-73")
@pytest.mark.parametrize("card", ["b1", "r2", "dog"])
def test_one_is_always_asked_and_may_keep_it(card: str) -> None:
    """Whether it fits or not, so that nothing shows; a watchdog never does."""
    match = table(["b2 b3 b4 g2", "", ""], top="r4", draw=card, drawn_card="playable", watchdog=True)
    play_all(match, "can't", "believe")
    assert match.legal(0) == (["play r2", "keep"] if card == "r2" else ["keep"])
    if card != "r2":
        assert refused(match, 0, f"play {card}", IllegalMove).paragraph == "KM-73"
    before = len(match.story())
    play_all(match, "keep")
    assert kinds(match, before)[0] == "keeps"
    assert card in hand_of(match, 0)
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-73", "KM-40")
def test_the_replacement_of_a_policeman_waits() -> None:
    match = table(["b2 b3 b4 g2", "", ""], draw="police r2", drawn_card="playable")
    play_all(match, "can't", "believe", "play police")
    assert "r2" in hand_of(match, 0)
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-73", "KM-53")
def test_in_place_of_the_fence_its_substitute() -> None:
    match = table(["b2 b3 b4 g2", "", ""], fence=True, drawn_card="playable")
    next_cards(match, "fence r2")
    play_all(match, "can't", "believe", "done", "done", "done")
    assert match.legal(0) == ["play r2", "keep"]


@pytest.mark.rule("KM-73", "KM-24")
def test_not_after_a_doubt() -> None:
    match = table(["b2 b3 b4 g2", "", ""], draw="r2 r3", drawn_card="playable")
    play_all(match, "can't", "doubt", "draw")
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-73", "KM-37")
def test_everybody_knows_that_it_was_the_card_just_drawn() -> None:
    """Seat 0 has shown an r2; the r2 that it lays is another one, which it has just drawn."""
    match = table(["r2 b3 b4 g3", "", ""], top="y1", draw="y2 y3 r2", drawn_card="playable")
    play_all(match, "can't", "doubt", "decline", "can't", "believe", "keep", "can't", "believe", "keep")
    s: Any = state(match)
    s.top = GAME.deck.find("r1")
    play_all(match, "can't", "believe", "play r2")
    for number in range(10):
        world: Any = match.imagine(1, seed=number)
        assert GAME.deck.names(world.hands[:FACES]) == ["r2", "g3", "b3", "b4"]


# The empty pile


@pytest.mark.rule("KM-74")
def test_the_discards_become_the_pile() -> None:
    match = table(["r2 r3 r4 b2", "", ""], empty_pile="reshuffled")
    leave_in_pile(match, 0)
    play_all(match, "play r2")
    assert (match.view(None)["draw_pile"], match.view(None)["discards"]) == (0, 1)
    play_all(match, "can't", "believe")
    view = match.view(None)
    assert (view["draw_pile"], view["discards"], view["top"], view["gone"]) == (0, 0, "r2", ["r2"])
    assert "r1" in hand_of(match, 1)
    assert "restacks" in kinds(match)


@pytest.mark.rule("KM-74", "KM-27")
def test_a_wish_stands_and_what_lies_beside_stays_out() -> None:
    match = table(["r-key police r3 b2", "", "police"], top="police r1", empty_pile="reshuffled")
    play_all(match, "play r-key", "wish blue")
    leave_in_pile(match, 0)
    play_all(match, "can't", "believe")
    assert match.view(None)["wish"] == "blue"
    assert match.view(None)["gone"] == ["police", "r-key"]
    assert match.view(None)["draw_pile"] == 0
    assert "r1" in hand_of(match, 1)


@pytest.mark.rule("KM-74", "KM-42")
def test_the_round_ends_when_these_are_gone_too() -> None:
    match = table(["b2 b3 b4 g2", "", ""], empty_pile="reshuffled")
    leave_in_pile(match, 0)
    play_all(match, "can't", "believe")
    assert len(match.sheet) == 1


@pytest.mark.rule("KM-74", "KM-24")
def test_what_one_may_draw_is_offered_while_there_is_any() -> None:
    match = table(["r2 b3 b4 g2", "", ""], empty_pile="reshuffled")
    give_hand(match, 1, "b1 b2")
    s: Any = state(match)
    play_all(match, "play r2")
    s.top = GAME.deck.find("y4")
    leave_in_pile(match, 0)
    play_all(match, "can't", "doubt")
    assert match.view(None)["offered"] == 1
    play_all(match, "draw")
    assert "r1" in hand_of(match, 1)
    assert match.sheet == ()


@pytest.mark.rule("KM-74", "KM-52")
def test_draws_for_the_fence_are_duties() -> None:
    match = table(["b2 b3 b4 g2", "", ""], fence=True, empty_pile="reshuffled")
    next_cards(match, "fence")
    leave_in_pile(match, 1)
    play_all(match, "can't", "believe", "sell b2", "done")
    assert len(match.sheet) == 1
    assert "runs_out" in kinds(match)


@pytest.mark.rule("KM-74", "KM-43", "KM-37")
@pytest.mark.parametrize("seed", range(6))
def test_worlds_fit_in_rounds_without_end(seed: int) -> None:
    """Whatever was shuffled again and given to and fro, a seat can imagine a world with exactly the cards there are."""
    few = {"r1": 8, "y1": 8, "g2": 8, "b3": 6, "r-crook": 4, "y-key": 2, "g-trade": 4, "police": 3}
    agreed = {"deck": few, "rounds": 1, "empty_pile": "reshuffled", "wrong_doubt": "pays", "watchdog": seed % 2 == 0}
    random, match = Random(seed), Match(GAME, players=2 + seed % 3, options=GAME.options.build(agreed), seed=seed)
    s: Any = state(match)
    while not match.over:
        match.play(match.awaiting[0], random.choice(match.legal(match.awaiting[0])))
        if not match.over and random.random() < 0.02:
            seat = random.randrange(match.players)
            world: Any = match.imagine(seat, seed=seed)
            assert GAME.view(world, seat) == GAME.view(s, seat)
            assert Counter(cards(world)) == Counter(cards(s))


def cards(s: Any) -> list[int]:
    held = [place % FACES for place in range(s.players * FACES) for _ in range(s.hands[place])]
    return held + s.pile[s.drawn : s.stock] + [face % FACES for face in s.gone[: s.away]]
