"""The bomb and the rules that people make for it (KM-59 to KM-66)."""

from typing import Any

import pytest

import stammtisch
from stammtisch.core.errors import BadOption, IllegalMove
from stammtisch.core.match import Match
from stammtisch.games.klaumau.bomb import READY, WHAT, WHO, describe, wrong_rule
from tests.rules.klaumau.table import GAME, asked, give_hand, hand_of, leave_in_pile, next_cards, points, table
from tests.tables import play_all, play_out, refused, state, told


def bomb(*steps: tuple[str, str, Any], hands: tuple[str, ...] = ("", "", "", ""), **options: Any) -> Match:
    """A match in which seat 0 holds the bomb, with a rule of these steps."""
    rule = [{"who": who, "what": what, "count": count} for who, what, count in steps]
    first, *others = hands
    match = table([f"bomb {first}".strip(), *others], bomb=True, bomb_rule=rule, **options)
    return match


def counts(match: Match) -> list[int]:
    result: list[int] = match.view(None)["counts"]
    return result


@pytest.mark.rule("KM-59")
def test_the_bomb_is_shuffled_in_before_the_deal() -> None:
    held = set()
    for seed in range(200):
        match = Match(GAME, players=4, options=GAME.options.build({"bomb": True}), seed=seed)
        held |= {seat for seat in range(4) if "bomb" in hand_of(match, seat)}
    assert held == {0, 1, 2, 3}


@pytest.mark.rule("KM-59")
def test_the_bomb_can_be_played_on_anything_and_goes_beside_the_pile() -> None:
    for top in ("r1", "b-key", "yg-plan"):
        match = table(["bomb", "", ""], top=top, bomb=True, bomb_rule="panic")
        play_all(match, "play bomb")
        assert match.view(None)["top"] == top


@pytest.mark.rule("KM-59", "KM-44")
def test_the_bomb_counts_one_in_hand() -> None:
    match = table(["r2", "bomb"], bomb=True)
    give_hand(match, 0, "r2")
    give_hand(match, 1, "bomb b2")
    play_all(match, "play r2")
    assert points(match) == (0, 3)


@pytest.mark.rule("KM-60")
def test_the_rule_is_recorded_and_replayed() -> None:
    rule = [{"who": "leaders", "what": "lose", "count": "half"}, {"who": "everyone", "what": "draw", "count": 1}]
    match = play_out(stammtisch.new("klaumau", 3, seed=0, variants=["bomb"], bomb_rule=rule), 0)
    assert any(note[0] == "loses" for note in match.story())
    again = stammtisch.replay(match.record())
    assert again.options.bomb_rule == rule
    assert again.record() == match.record()


@pytest.mark.rule("KM-60", "KM-61", "KM-62", "KM-63")
@pytest.mark.parametrize(
    ("rule", "says"),
    [
        ("boom", "no ready-made rule 'boom'"),
        (3, "a list of steps, got 3"),
        ([], "one to 3 steps"),
        ([{"who": "self", "what": "draw", "count": 1}] * 4, "one to 3 steps, got 4"),
        (["draw"], "step 1: expected who, what and count"),
        ([{"who": "self", "what": "draw"}], "step 1: expected who, what and count"),
        ([{"who": "self", "what": "draw", "count": 1}, {"who": "me", "what": "draw", "count": 1}], "step 2: .*'me'"),
        ([{"who": "self", "what": "dance", "count": 1}], "to happen, got 'dance'"),
        ([{"who": "self", "what": "draw", "count": 5}], "a count of 1 to 4"),
        ([{"who": "self", "what": "draw", "count": 0}], "1 to 4"),
        ([{"who": "self", "what": "draw", "count": True}], "1 to 4"),
        ([{"who": "self", "what": "draw", "count": "half"}], "a number from 1 to 4 with 'draw'"),
        ([{"who": "left", "what": "miss", "count": "all"}], "a number from 1 to 4 with 'miss'"),
        ([{"who": "self", "what": "pay", "count": 1}], "pay themselves"),
        ([{"who": ["self"], "what": "pay", "count": 1}], "to be hit"),
        ([{"who": "self", "what": "draw", "count": [1]}], "1 to 4"),
    ],
)
def test_rules_that_cannot_be(rule: Any, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        stammtisch.new("klaumau", 3, bomb_rule=rule)


@pytest.mark.rule("KM-61", "KM-64")
@pytest.mark.parametrize(
    ("who", "hit"),
    [
        ("self", [0]),
        ("left", [1]),
        ("right", [3]),
        ("others", [1, 2, 3]),
        ("everyone", [0, 1, 2, 3]),
        ("most_cards", [1, 3]),
        ("leaders", [0, 2]),
    ],
)
def test_who_is_hit_and_in_which_order(who: str, hit: list[int]) -> None:
    match = bomb((who, "gain", 1), hands=("", "", "", ""))
    state(match).totals[:4] = [7, 3, 7, 1]
    give_hand(match, 2, "b2 b3")
    play_all(match, "play bomb")
    assert [event.data["seat"] for event in match.events(None) if event.kind == "gains"] == hit


@pytest.mark.rule("KM-61")
@pytest.mark.parametrize(("who", "hit"), [("self", [2]), ("left", [3]), ("right", [1]), ("others", [0, 1, 3])])
def test_who_is_hit_goes_by_the_bombs_player(who: str, hit: list[int]) -> None:
    match = table(["r2", "", "bomb", ""], bomb=True, bomb_rule=[{"who": who, "what": "gain", "count": 1}])
    play_all(match, "play r2", "can't", "believe", "play bomb")
    assert sorted(event.seat() for event in match.events(None) if event.kind == "gains") == hit


@pytest.mark.rule("KM-61", "KM-64")
def test_everyone_begins_with_the_bombs_player() -> None:
    match = table(["r2", "", "bomb", ""], bomb=True, bomb_rule=[{"who": "everyone", "what": "throw", "count": 1}])
    play_all(match, "play r2", "can't", "believe", "play bomb")
    order = []
    while asked(match)[0] == "throw":
        order += match.awaiting
        play_all(match, match.legal(match.awaiting[0])[0])
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("KM-61")
@pytest.mark.parametrize("bomber", [0, 1, 2])
def test_others_are_all_but_the_bombs_player_whoever_that_is(bomber: int) -> None:
    rule = [{"who": "others", "what": "gain", "count": 1}]
    match = table(["bomb" if seat == bomber else "" for seat in range(3)], bomb=True, bomb_rule=rule)
    play_all(match, *["can't", "believe"] * bomber, "play bomb")
    assert match.view(None)["totals"] == [int(seat != bomber) for seat in range(3)]


@pytest.mark.rule("KM-61")
def test_left_stays_left_when_the_direction_turns() -> None:
    match = table(["r-plan", "", "", "bomb"], bomb=True, bomb_rule=[{"who": "left", "what": "gain", "count": 2}])
    play_all(match, "play r-plan", "play bomb")
    assert match.view(None)["totals"] == [2, 0, 0, 0]


@pytest.mark.rule("KM-61")
def test_the_chosen_player_is_another_and_the_same_in_all_steps() -> None:
    match = bomb(("chosen", "gain", 1), ("self", "gain", 1), ("chosen", "gain", 2))
    play_all(match, "play bomb")
    assert asked(match) == ("target", (0,))
    assert match.legal(0) == ["target seat 1", "target seat 2", "target seat 3"]
    assert refused(match, 0, "target seat 0", IllegalMove).paragraph == "KM-61"
    play_all(match, "target seat 2")
    assert match.view(None)["totals"] == [1, 0, 3, 0]
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-62", "KM-63")
def test_drawing() -> None:
    match = bomb(("left", "draw", 4))
    play_all(match, "play bomb")
    assert counts(match) == [3, 8, 4, 4]


@pytest.mark.rule("KM-62", "KM-42")
def test_drawing_from_an_empty_pile_ends_the_round_at_once() -> None:
    match = bomb(("everyone", "draw", 2), ("self", "gain", 4))
    give_hand(match, 0, "bomb b2")
    leave_in_pile(match, 3)
    next_cards(match, "y1 y2 y3")
    play_all(match, "play bomb")
    assert points(match)[0] == 5  # drew two, and the second step never came


@pytest.mark.rule("KM-59", "KM-64")
def test_a_bomb_that_was_cut_short_leaves_nothing_to_the_next() -> None:
    match = bomb(("self", "gain", 1), ("everyone", "draw", 2), hands=("", "", ""))
    leave_in_pile(match, 1)
    play_all(match, "play bomb")
    assert match.view(None)["round"] == 2
    (seat,) = match.awaiting
    give_hand(match, seat, "bomb b2")
    before = match.story_length
    play_all(match, "play bomb")
    lines = [line for line in told(match, before) if not line.startswith("draws")]
    assert lines == [f"plays {seat} bomb", f"gains {seat} 1"]
    assert counts(match) == [3 if other == seat else 6 for other in range(3)]


@pytest.mark.rule("KM-62", "KM-51")
def test_the_fence_may_turn_up_in_it() -> None:
    match = bomb(("everyone", "draw", 1), fence=True)
    next_cards(match, "y1 fence y2 y3 y4")
    play_all(match, "play bomb")
    assert asked(match) == ("sell", (1,))
    play_all(match, "done", "done", "done", "done")
    assert counts(match) == [4, 5, 5, 5]


@pytest.mark.rule("KM-62", "KM-65")
def test_throwing_away_is_ones_own_choice_and_seen_by_all() -> None:
    match = bomb(("left", "throw", 2), hands=("", "police y2 y3 y4", "", ""), surrounded=True)
    play_all(match, "play bomb")
    assert asked(match) == ("throw", (1,))
    assert match.view(None)["to_throw"] == 2
    assert refused(match, 1, "throw b1", IllegalMove).paragraph == "KM-62"
    match.play(1, "throw police y3")
    assert sorted(hand_of(match, 1)) == ["y2", "y4"]
    view = match.view(None)
    assert view["gone"][-2:] == ["police", "y3"]
    assert view["policemen"] == 0  # he was not played
    assert view["top"] == "r1"
    assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-62", "KM-63", "KM-65")
@pytest.mark.parametrize(("count", "left"), [(1, 4), (4, 1), ("half", 3), ("all", 0)])
def test_losing_at_random(count: Any, left: int) -> None:
    match = bomb(("left", "lose", count))
    give_hand(match, 1, "y1 y2 y3 y4 b4")
    play_all(match, "play bomb")
    lost = [event.data["card"] for event in match.events(None) if event.kind == "loses"]
    assert len(lost) == 5 - left
    if left:
        assert counts(match)[1] == left
        assert sorted(hand_of(match, 1) + lost) == ["b4", "y1", "y2", "y3", "y4"]
    else:
        assert len(match.sheet) == 1  # KM-41


@pytest.mark.rule("KM-62", "KM-63", "KM-37")
def test_paying_the_bombs_player() -> None:
    match = bomb(("everyone", "pay", 1))
    play_all(match, "play bomb")
    assert counts(match) == [6, 3, 3, 3]
    paid = [event for event in match.events(2) if event.kind == "pays"]
    assert [event.data["card"] is None for event in paid] == [True, False, True]


@pytest.mark.rule("KM-63")
@pytest.mark.parametrize("players", [2, 3])
def test_nobody_pays_themself(players: int) -> None:
    match = bomb(("everyone", "pay", 1), hands=("",) * players)
    play_all(match, "play bomb")
    assert counts(match) == [3 + players - 1, *[3] * (players - 1)]
    assert [event.data["giver"] for event in match.events(None) if event.kind == "pays"] == list(range(1, players))


@pytest.mark.rule("KM-63", "KM-61")
def test_whoever_holds_the_most_does_not_pay_themself_either() -> None:
    match = bomb(("most_cards", "pay", 1), hands=("", ""))
    give_hand(match, 0, "bomb y1 y2 y3 y4 b4")
    play_all(match, "play bomb")
    assert counts(match) == [5, 4]
    assert not [event for event in match.events(None) if event.kind == "pays"]


@pytest.mark.rule("KM-63")
def test_whoever_has_fewer_gives_what_they_have() -> None:
    match = bomb(("left", "pay", 4))
    give_hand(match, 1, "y4 y3")
    play_all(match, "play bomb")
    assert {"y4", "y3"} <= {name for note in match.events(0) if note.kind == "pays" for name in [note.data["card"]]}
    assert len(match.sheet) == 1


@pytest.mark.rule("KM-63")
def test_half_of_one_card_is_none() -> None:
    for what in ("throw", "lose", "pay"):
        match = bomb(("left", what, "half"))
        give_hand(match, 1, "y4")
        play_all(match, "play bomb")
        assert hand_of(match, 1) == ["y4"]
        assert asked(match) == ("turn", (1,))


@pytest.mark.rule("KM-62", "KM-65")
def test_missing_turns() -> None:
    match = bomb(("left", "miss", 2), ("right", "miss", 1))
    play_all(match, "play bomb")
    turns = []
    for _ in range(6):
        turns += match.awaiting
        play_all(match, "can't", "believe")
    assert turns == [2, 0, 2, 3, 0, 1]


@pytest.mark.rule("KM-28", "KM-65")
def test_a_safe_passes_over_somebody_who_has_a_turn_to_miss_and_still_has_it_to_miss() -> None:
    match = bomb(("right", "miss", 1), hands=("", "", "r-safe", ""))
    play_all(match, "play bomb", "can't", "believe", "play r-safe")  # seat 3 is next, and has a turn to miss
    assert asked(match) == ("turn", (0,))
    assert match.view(None)["misses"] == [0, 0, 0, 1]
    for _ in range(3):
        play_all(match, "can't", "believe")
    assert asked(match) == ("turn", (0,))  # now it has missed that one too
    assert match.view(None)["misses"] is None


@pytest.mark.rule("KM-62", "KM-65")
def test_turns_to_miss_add_up() -> None:
    match = bomb(("left", "miss", 1), ("left", "miss", 2))
    play_all(match, "play bomb")
    assert match.view(None)["misses"] == [0, 2, 0, 0], "one of three is missed at once"
    assert asked(match) == ("turn", (2,))


@pytest.mark.rule("KM-65")
def test_the_end_of_the_round_forgets_missed_turns() -> None:
    match = bomb(("others", "miss", 4))
    give_hand(match, 0, "bomb")
    play_all(match, "play bomb")
    assert match.view(None)["round"] == 2
    assert match.view(None)["misses"] is None


@pytest.mark.rule("KM-62", "KM-45")
def test_gained_points_are_noted_at_once() -> None:
    match = bomb(("self", "gain", 3))
    play_all(match, "play bomb")
    assert match.view(None)["totals"] == [3, 0, 0, 0]
    give_hand(match, 1, "r2")
    play_all(match, "play r2")
    assert points(match)[0] == 3 + sum(
        int(name[-1]) if name[-1].isdigit() else int(name != "police") for name in _held(match, 0)
    )


def _held(match: Match, seat: int) -> list[str]:
    """What a seat held when the last round ended."""
    (event,) = [e for e in match.events(None) if e.kind == "holds" and e.data["seat"] == seat]
    cards: Any = event.data["cards"]
    return list(cards)


@pytest.mark.rule("KM-60", "KM-36")
def test_a_bomb_as_last_card_goes_off_before_the_round_ends() -> None:
    match = bomb(("others", "pay", 1))
    give_hand(match, 0, "bomb")
    play_all(match, "play bomb")
    assert counts(match) == [3, 3, 3, 3]
    assert match.sheet == ()


@pytest.mark.rule("KM-66")
@pytest.mark.parametrize("name", READY)
@pytest.mark.parametrize("players", [2, 5, 8])
def test_ready_made_rules_can_be_played(name: str, players: int) -> None:
    assert wrong_rule(READY[name]) is None
    match = stammtisch.new("klaumau", players, seed=players, variants=["bomb"], bomb_rule=name)
    assert play_out(match, players).over


@pytest.mark.rule("KM-66", "KM-60")
def test_the_usual_rule_is_the_blast() -> None:
    match = table(["bomb", "y1 y2 y3 y4", ""], bomb=True)
    assert match.view(None)["bomb_does"] == "The chosen player loses half their cards at random."
    play_all(match, "play bomb", "target seat 1")
    assert counts(match) == [3, 2, 4]


@pytest.mark.rule("KM-66", "KM-60")
@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("collection", "All others pay a card at random to whoever plays the bomb."),
        ("panic", "Everyone throws away a card of their choice."),
        (
            "smoke",
            "The left neighbour misses a turn; then the right neighbour misses a turn; "
            "then whoever plays the bomb draws a card.",
        ),
        ([{"who": "self", "what": "gain", "count": 4}], "Whoever plays the bomb gains four points."),
        ([{"who": "right", "what": "gain", "count": 1}], "The right neighbour gains a point."),
        ([{"who": "leaders", "what": "miss", "count": 2}], "Whoever leads misses two turns."),
        ([{"who": "most_cards", "what": "draw", "count": 3}], "Whoever has the most cards draws three cards."),
        (
            [{"who": "left", "what": "pay", "count": "all"}],
            "The left neighbour pays all their cards to whoever plays the bomb.",
        ),
        (
            [{"who": "chosen", "what": "throw", "count": "half"}],
            "The chosen player throws away half their cards, of their choice.",
        ),
        ([{"who": "everyone", "what": "lose", "count": "all"}], "Everyone loses all their cards."),
        ([{"who": "everyone", "what": "draw", "count": 2}], "Everyone draws two cards."),
        ([{"who": "others", "what": "throw", "count": "all"}], "All others throw away all their cards."),
    ],
)
def test_the_program_says_what_a_rule_means(rule: Any, words: str) -> None:
    assert describe(rule) == words


@pytest.mark.rule("KM-60", "KM-61", "KM-62", "KM-63")
def test_every_single_step_can_be_played() -> None:
    seed = 0
    for who in WHO:
        for what in WHAT:
            for count in (2, "half"):
                rule = [{"who": who, "what": what, "count": count}]
                if wrong_rule(rule) is None:
                    seed += 1
                    match = stammtisch.new("klaumau", 2 + seed % 7, seed=seed, variants=["bomb"], bomb_rule=rule)
                    assert play_out(match, seed, until=lambda match: match.view(None)["round"] == 3)
                    assert describe(rule).endswith(".")
