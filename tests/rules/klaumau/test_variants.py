"""Forgery, surrounded, fence, watchdog (KM-46 to KM-58)."""

from collections import Counter
from typing import Any

import pytest

from stammtisch.core.errors import IllegalMove
from stammtisch.core.match import Match
from stammtisch.games.klaumau.rules.dealing import turn_start_card
from tests.rules.klaumau.table import GAME, asked, deck, give_hand, hand_of, leave_in_pile, next_cards, points, table
from tests.tables import play_all, play_out, refused, state

# Any of them together


@pytest.mark.rule("KM-46")
def test_every_combination_can_be_played() -> None:
    variants = GAME.options.variants()
    for number in range(1 << len(variants)):
        chosen = [name for i, name in enumerate(variants) if number >> i & 1]
        match = Match(GAME, players=2 + number % 7, options=GAME.options.build({}, chosen), seed=number)
        assert play_out(match, number, until=lambda match: match.view(None)["round"] > 1).story_length


# Forgery


@pytest.mark.rule("KM-47")
@pytest.mark.parametrize(
    ("last", "counts"), [("r2", 2 + 3 + 4 + 1), ("ry-plan", 3 + 4 + 1), ("r-crook", 2 + 3 + 4 + 1)]
)
def test_the_colours_of_the_top_card_are_void(last: str, counts: int) -> None:
    match = table([last, "", ""], forgery=True)
    give_hand(match, 0, last)
    give_hand(match, 1, "r1 y2 g3 b4 r-crook")
    give_hand(match, 2, "police")
    play_all(match, f"play {last}")
    if last == "r-crook":
        play_all(match, "rob nobody")
    assert points(match)[:2] == (0, counts)


@pytest.mark.rule("KM-47")
def test_a_wish_does_not_matter_and_a_policeman_is_no_top_card() -> None:
    match = table(["r-key", "r4 b4"], forgery=True)
    give_hand(match, 0, "r-key")
    give_hand(match, 1, "r4 b4")
    play_all(match, "play r-key", "wish blue")
    assert points(match) == (0, 4)


@pytest.mark.rule("KM-47")
@pytest.mark.parametrize("forgery", [True, False])
def test_the_story_says_what_is_forged(forgery: bool) -> None:
    match = table(["r-key", "r4 b4"], forgery=forgery)
    give_hand(match, 0, "r-key")
    play_all(match, "play r-key", "wish blue")
    told = [event.data["card"] for event in match.events(None) if event.kind == "forged"]
    assert told == (["r-key"] if forgery else [])


@pytest.mark.rule("KM-47")
def test_without_it_everything_counts() -> None:
    match = table(["r2", ""])
    give_hand(match, 0, "r2")
    give_hand(match, 1, "r4 r3")
    play_all(match, "play r2")
    assert points(match) == (0, 7)


# Surrounded


@pytest.mark.rule("KM-48", "KM-49")
@pytest.mark.parametrize(("players", "last"), [(2, 6), (5, 6), (6, 8), (8, 8)])
def test_the_last_policeman_ends_the_round(players: int, last: int) -> None:
    match = table(["police b2", *[""] * (players - 1)], surrounded=True)
    state(match).policemen = last - 2  # type: ignore[attr-defined]
    give_hand(match, 1, "police y3")
    left = match.view(None)["draw_pile"]
    play_all(match, "play police")
    assert asked(match) == ("turn", (1,))
    play_all(match, "play police")
    assert asked(match) == ("take", (1,))
    assert match.view(None)["draw_pile"] == left - 1  # no card for the last one
    assert refused(match, 1, "take seat 1", IllegalMove).paragraph == "KM-49"
    give_hand(match, 0, "b4")
    play_all(match, "take seat 0")
    assert points(match)[:2] == (0, 7)


@pytest.mark.rule("KM-49")
def test_taking_is_a_choice_and_needs_cards() -> None:
    match = table(["police", "y4 y3", ""], surrounded=True)
    state(match).policemen = 5  # type: ignore[attr-defined]
    give_hand(match, 0, "police b2")
    play_all(match, "play police")
    give_hand(match, 2, "")
    assert match.legal(0) == ["take seat 1", "take nobody"]
    assert refused(match, 0, "take seat 2", IllegalMove).paragraph == "KM-49"
    play_all(match, "take nobody")
    assert points(match)[0] == 2


@pytest.mark.rule("KM-48", "KM-49", "KM-39")
def test_against_a_crook_the_victim_takes_the_card() -> None:
    match = table(["r-crook b4", "police y1", ""], surrounded=True)
    state(match).policemen = 5  # type: ignore[attr-defined]
    play_all(match, "play r-crook", "rob seat 1", "police")
    assert asked(match) == ("take", (1,))


@pytest.mark.rule("KM-48", "KM-49", "KM-25")
def test_a_forced_policeman_counts_and_the_doubter_draws_nothing() -> None:
    match = table(["police b2 b3 b4", "y1 y2 y3 y4", "g2 g3"], surrounded=True)
    state(match).policemen = 5  # type: ignore[attr-defined]
    play_all(match, "can't", "doubt", "pick police")
    assert asked(match) == ("take", (0,))
    play_all(match, "take nobody")
    assert points(match)[:2] == (9, 10)


@pytest.mark.rule("KM-48")
def test_without_the_variant_nothing_happens() -> None:
    match = table(["police", ""])
    state(match).policemen = 5  # type: ignore[attr-defined]
    play_all(match, "play police")
    assert asked(match) == ("turn", (1,))


# Fence


@pytest.mark.rule("KM-50")
@pytest.mark.parametrize("watchdog", [False, True])
def test_the_fence_lies_in_the_middle_third(watchdog: bool) -> None:
    places = set()
    for seed in range(250):
        match = Match(GAME, players=4, options=GAME.options.build({"fence": True, "watchdog": watchdog}), seed=seed)
        s: Any = state(match)
        turned = len(match.view(None)["gone"])
        pile = [GAME.deck.name(face) for face in s.pile[s.drawn : s.stock]]
        places.add(pile.index("fence") + turned)
    size = 78 - 16 + 2 * watchdog
    assert min(places) == size // 3
    assert max(places) == size - size // 3


@pytest.mark.rule("KM-51", "KM-52", "KM-53")
def test_the_fence_buys_numbers() -> None:
    match = table(["b2 b3 g-key g4", "y1 y4 y-crook r4", "b4 g3 police g2"], fence=True, draw="y2 r3 b-safe y3")
    next_cards(match, "fence r2 g1 r3 y3 b1")
    play_all(match, "can't", "believe")
    assert asked(match) == ("sell", (0,))
    assert match.legal(0) == ["sell g4", "sell b2", "sell b3", "done"]
    assert refused(match, 0, "sell g-key", IllegalMove).paragraph == "KM-51"
    assert refused(match, 0, "sell y1", IllegalMove).paragraph == "KM-51"
    play_all(match, "sell b2")
    assert match.view(None)["totals"] == [2, 0, 0]
    play_all(match, "sell b3", "done")
    assert Counter(hand_of(match, 0)) == Counter(["g-key", "g4", "r2", "g1"])  # no substitute for the fence yet
    assert asked(match) == ("sell", (1,))
    play_all(match, "done")
    assert asked(match) == ("sell", (2,))
    match.play(2, "sell b4 g3")
    play_all(match, "done")
    assert Counter(hand_of(match, 2)) == Counter(["police", "g2", "r3", "y3"])
    assert Counter(hand_of(match, 0)) == Counter(["g-key", "g4", "r2", "g1", "b1"])
    assert match.view(None)["totals"] == [4, 0, 4]
    assert match.view(None)["noted"] == [4, 0, 4]
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-52")
def test_new_cards_cannot_be_sold_this_time() -> None:
    match = table(["b2 g-key g-safe g-plan", ""], fence=True)
    next_cards(match, "fence y4 y3")
    play_all(match, "can't", "believe", "sell b2", "done")
    assert asked(match) == ("sell", (1,))


@pytest.mark.rule("KM-51")
def test_the_fence_asks_clockwise_from_whoever_drew_it_and_everyone() -> None:
    match = table(["r-plan", "", "", ""], fence=True)
    give_hand(match, 1, "police")
    play_all(match, "play r-plan")
    next_cards(match, "fence")
    play_all(match, "can't", "believe")
    order = []
    while asked(match)[0] == "sell":
        order += match.awaiting
        play_all(match, "done")
    assert order == [3, 0, 1, 2]


@pytest.mark.rule("KM-51", "KM-44")
def test_noted_points_stay_and_are_part_of_the_round() -> None:
    match = table(["b2 b3 b4 g4", "y-key"], fence=True)
    give_hand(match, 1, "y-key")
    next_cards(match, "fence")
    leave_in_pile(match, 1)
    play_all(match, "can't", "believe", "sell b2", "done")
    assert points(match) == (2 + 3 + 4 + 4, 1)
    assert match.sheet[0].totals == (13, 1)


@pytest.mark.rule("KM-53", "KM-42")
def test_no_substitute_for_the_fence_ends_the_round() -> None:
    match = table(["b2 b3 b4 g4", ""], fence=True)
    next_cards(match, "fence")
    leave_in_pile(match, 1)
    play_all(match, "can't", "believe", "done", "done")
    assert len(match.sheet) == 1


@pytest.mark.rule("KM-53")
def test_the_fence_in_a_double_draw() -> None:
    match = table(["b2 b3 b4 g4", ""], fence=True)
    next_cards(match, "y2 fence y3 y4")
    play_all(match, "can't", "doubt", "draw", "done", "done")
    assert Counter(hand_of(match, 0)) == Counter(["b2", "b3", "b4", "g4", "y2", "y3"])


# Watchdog


@pytest.mark.rule("KM-54")
def test_nobody_is_dealt_a_watchdog() -> None:
    for seed in range(30):
        match = Match(GAME, players=8, options=GAME.options.build({"watchdog": True}), seed=seed)
        assert not any("dog" in hand_of(match, seat) for seat in range(8))
        s: Any = state(match)
        pile = [GAME.deck.name(face) for face in s.pile[s.drawn : s.stock]]
        assert pile.count("dog") + match.view(None)["gone"].count("dog") == 2


@pytest.mark.rule("KM-54", "KM-20")
def test_a_watchdog_is_drawn_into_the_hand() -> None:
    match = table(["b2 b3 b4 g2", ""], watchdog=True, draw="dog")
    play_all(match, "can't", "believe")
    assert "dog" in hand_of(match, 0)
    assert match.view(None)["watchdogs"] is None


@pytest.mark.rule("KM-55", "KM-56")
def test_laying_a_watchdog_takes_the_turn() -> None:
    match = table(["", "", ""], watchdog=True)
    give_hand(match, 0, "dog dog b2")
    assert "play dog" not in match.legal(0)
    play_all(match, "lay dog")
    view = match.view(None)
    assert view["watchdogs"] == [1, 0, 0]
    assert view["counts"][0] == 2
    assert view["top"] == "r1"
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-56")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_second_watchdog(seat: int) -> None:
    match = table(["", "", ""], watchdog=True)
    give_hand(match, seat, "dog dog b2")
    play_all(match, *["can't", "believe"] * seat)
    assert "lay dog" in match.legal(seat)
    play_all(match, "lay dog", *["can't", "believe"] * 2)
    assert match.awaiting == (seat,)
    assert "lay dog" not in match.legal(seat)
    assert refused(match, seat, "lay dog", IllegalMove).paragraph == "KM-56"
    assert match.view(None)["watchdogs"] == [int(other == seat) for other in range(3)]


@pytest.mark.rule("KM-57")
def test_no_crook_against_a_watchdog_but_trades() -> None:
    match = table(["r-crook r-trade", "", ""], watchdog=True)
    state(match).dogs = 0b10  # type: ignore[attr-defined]
    trial = match.clone()
    play_all(trial, "play r-crook")
    assert trial.legal(0) == ["rob seat 2", "rob nobody"]
    assert refused(trial, 0, "rob seat 1", IllegalMove).paragraph == "KM-57"
    play_all(match, "play r-trade")
    assert match.legal(0) == ["trade seat 1", "trade seat 2", "trade nobody"]


@pytest.mark.rule("KM-57", "KM-36")
def test_a_crook_with_no_possible_victim_is_only_laid_down() -> None:
    match = table(["r-crook", ""], watchdog=True)
    state(match).dogs = 0b10  # type: ignore[attr-defined]
    play_all(match, "play r-crook")
    assert match.legal(0) == ["rob nobody"]


@pytest.mark.rule("KM-58")
def test_a_watchdog_counts_one_in_hand_or_on_the_table() -> None:
    match = table(["r2", "", ""], watchdog=True)
    give_hand(match, 0, "r2")
    give_hand(match, 1, "dog b2")
    give_hand(match, 2, "police")
    state(match).dogs = 0b100  # type: ignore[attr-defined]
    play_all(match, "play r2")
    assert points(match) == (0, 3, 1)


@pytest.mark.rule("KM-50")
@pytest.mark.parametrize("watchdog", [False, True])
def test_the_fence_takes_no_card_out_of_the_pile(watchdog: bool) -> None:
    for seed in range(40):
        match = Match(GAME, players=4, options=GAME.options.build({"fence": True, "watchdog": watchdog}), seed=seed)
        s: Any = state(match)
        held = Counter(name for seat in range(4) for name in hand_of(match, seat))
        left = Counter(GAME.deck.name(face) for face in s.pile[s.drawn : s.stock])
        turned = Counter(event.data["card"] for event in match.events(None) if event.kind == "turns")
        extra = Counter({"fence": 1, "dog": 2 if watchdog else 0})
        assert held + left + turned == deck(4) + extra
        if s.fence_high >= 0:
            place = s.pile.index(GAME.deck.find("fence"))
            size = s.stock - 1 - (0 if watchdog else 16)
            first = 0 if watchdog else 16
            assert (s.fence_low, s.fence_high) == (first + size // 3, first + size - size // 3)
            assert s.fence_low <= place <= s.fence_high
            assert "fence" in left
        else:
            assert "fence" in turned


@pytest.mark.rule("KM-9", "KM-50")
def test_a_fence_that_is_turned_over_at_the_start_is_gone() -> None:
    match = table(["", "", ""], fence=True)
    s: Any = state(match)
    s.pile[s.drawn : s.drawn + 2] = [GAME.deck.find("fence"), GAME.deck.find("y1")]
    s.fence_high = s.drawn + 5
    turn_start_card(s)
    assert s.top == GAME.deck.find("y1")
    assert s.fence_high == -1
