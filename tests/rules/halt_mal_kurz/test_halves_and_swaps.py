"""HK-15, HK-16, HK-29 to HK-31: halves of a hand, whole hands, all hands."""

from collections import Counter

import pytest

from tests.rules.halt_mal_kurz.table import hand, hands, kinds, let_all, step, table, top
from tests.tables import refused, state


@pytest.mark.rule("HK-15")
@pytest.mark.parametrize(("number", "half"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_half_of_the_hand_rounded_down(number, half):
    held = " ".join(["halt-k", "nazi-k", "nazi-k", "nazi-p", "polizei-a", "mein-k", "schnick-a"][: number + 1])
    match = table(held, "nazi-a", "nazi-a", "liste-p", top="halt-p")
    match.play(0, "play halt-k")
    assert match.legal(0) == ["to seat 1", "to seat 2", "to seat 3"]
    match.play(0, "to seat 2")
    assert let_all(match) == [2]
    assert match.view(0)["counts"] == [number - half, 1, 1 + half, 1]
    assert Counter(hand(match, 0) + hand(match, 2)) == Counter([*held.split()[1:], "nazi-a"])
    assert match.awaiting == (1,)


@pytest.mark.rule("HK-15")
def test_chance_decides_which_half():
    seen = set()
    for seed in range(30):
        match = table("halt-k nazi-k nazi-p nazi-a polizei-k", "nazi-a", "nazi-a", top="halt-p", seed=seed)
        match.play(0, "play halt-k")
        match.play(0, "to seat 1")
        let_all(match)
        seen.add(tuple(hand(match, 0)))
    assert len(seen) == 6


@pytest.mark.rule("HK-15")
def test_the_receiver_knows_the_cards_and_the_third_does_not():
    match = table("halt-k nazi-k nazi-p", "nazi-a", "nazi-a", top="halt-p")
    match.play(0, "play halt-k")
    match.play(0, "to seat 1")
    let_all(match)
    gift = next(event for event in match.events(1) if event.kind == "gives")
    assert gift.data["card"] in ("nazi-k", "nazi-p")
    assert next(event for event in match.events(2) if event.kind == "gives").data["card"] is None
    assert match.view(0)["known"][1] == [gift.data["card"]]
    assert match.view(2)["known"][1] == []


@pytest.mark.rule("HK-16")
@pytest.mark.parametrize("held", ["halt-k", "halt-k nazi-k"])
def test_without_a_half_nobody_is_chosen(held):
    match = table(held, "nazi-a nazi-a", "nazi-a nazi-p", top="halt-p")
    match.play(0, "play halt-k")
    assert "nothing_to_give" in kinds(match)
    assert match.over == (held == "halt-k")
    assert step(match) in ("turn", None)


@pytest.mark.rule("HK-29")
def test_whole_hands_are_swapped():
    match = table("mein-k nazi-k nazi-p", "nazi-a", "liste-k", top="halt-p")
    match.play(0, "play mein-k")
    assert match.legal(0) == ["swap seat 1", "swap seat 2"]
    match.play(0, "swap seat 1")
    assert let_all(match) == [1]
    assert hands(match) == [["nazi-a"], ["nazi-k", "nazi-p"], ["liste-k"]]
    assert match.view(0)["known"][1] == ["nazi-k", "nazi-p"]
    assert match.view(1)["known"][0] == ["nazi-a"]
    assert match.view(2)["known"] == [[], [], []]


@pytest.mark.rule("HK-29")
def test_as_the_last_card_it_hands_over_the_win():
    match = table("mein-k", "nazi-a nazi-k", "liste-k", top="halt-p")
    match.play(0, "play mein-k")
    match.play(0, "swap seat 1")
    let_all(match)
    assert match.outcome.winners == (1,)
    assert match.outcome.totals == (2, 0, 1)


@pytest.mark.rule("HK-29", "HK-46")
def test_a_list_against_it_leaves_the_win_where_it_was():
    match = table("mein-k", "liste-a nazi-k", "liste-k", top="halt-p")
    match.play(0, "play mein-k")
    match.play(0, "swap seat 1")
    match.play(1, "react liste-a")
    assert match.outcome.winners == (0,)


@pytest.mark.rule("HK-30")
def test_all_hands_are_dealt_anew_from_the_left():
    match = table("kommunismus nazi-k nazi-k nazi-k", "nazi-p", "nazi-a", "liste-p", top="halt-p", active=0)
    match.play(0, "play kommunismus")
    assert let_all(match) == [1, 2, 3]
    assert match.view(0)["counts"] == [1, 2, 2, 1]  # six cards: seats 1 and 2 get a second one
    everything = Counter(name for each in hands(match) for name in each)
    assert everything == {"nazi-k": 3, "nazi-p": 1, "nazi-a": 1, "liste-p": 1}


@pytest.mark.rule("HK-30")
def test_cards_come_one_by_one_in_the_order_of_the_shuffle():
    match = table("kommunismus nazi-k nazi-k", "nazi-p nazi-a", "liste-p mein-a", top="halt-p", active=0)
    match.play(0, "play kommunismus")
    let_all(match)
    name = match.game.deck.name
    order = [name(card) for card in [raw for raw in match.story() if raw[0] == "shuffle"][-1][1:]]
    assert len(order) == 6
    assert hands(match) == [sorted(order[2::3]), sorted(order[0::3]), sorted(order[1::3])]


@pytest.mark.rule("HK-30")
def test_who_reacted_stays_out_of_it():
    match = table("kommunismus nazi-k nazi-k", "nazi-p nazi-a liste-k", "liste-p mein-a", top="halt-p", stock="halt-a")
    match.play(0, "play kommunismus")
    match.play(1, "react liste-k")
    match.play(2, "let")
    assert hand(match, 1) == ["halt-a", "nazi-a", "nazi-p"]
    assert match.view(0)["counts"] == [2, 3, 2]


@pytest.mark.rule("HK-30")
def test_somebody_may_win_by_it():
    match = table("kommunismus", "nazi-p", "mein-a", top="halt-p")
    match.play(0, "play kommunismus")
    let_all(match)
    assert match.outcome.winners == (0,)
    assert match.outcome.totals == (0, 1, 1)


@pytest.mark.rule("HK-31")
@pytest.mark.parametrize("listed", [False, True])
def test_kommunismus_ends_open_play_in_any_case(listed):
    match = table("kommunismus nazi-k nazi-k", "nazi-p nazi-a liste-k", "liste-p mein-a", top="halt-p", stock="halt-a")
    state(match).open = state(match).last_open = 1
    match.play(0, "play kommunismus")
    match.play(1, "react liste-k" if listed else "let")
    match.play(2, "let")
    view = match.view(0)
    assert view["open_seat"] is None
    assert view["last_open"] == 1
    assert "closes" in kinds(match)
    assert top(match) == ("liste-k" if listed else "kommunismus")


@pytest.mark.rule("HK-43")
def test_nobody_chooses_themselves():
    for card, verb in (("mein-k", "swap"), ("schnick-k", "challenge"), ("halt-k", "to")):
        match = table(f"{card} nazi-k nazi-p", "nazi-a", "nazi-a", top="halt-p")
        match.play(0, f"play {card}")
        assert refused(match, 0, f"{verb} seat 0").key == "yourself"
        refused(match, 0, f"{verb} seat 3")
        refused(match, 0, f"{verb}")
        match.play(0, f"{verb} 2")
