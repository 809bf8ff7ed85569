"""What everybody learns when cards move, case by case; that nothing more is known is tested for all games together."""

import pytest

from tests.rules.halt_mal_kurz.table import duel, kinds, let_all, table
from tests.tables import state


@pytest.mark.rule("HK-11")
def test_after_shuffling_the_discards_any_of_them_may_have_been_drawn():
    """The draw pile is empty, so everyone knows what the others hold together; one more comes out of the discards."""
    match = table("nazi-k", "nazi-a nazi-a", "halt-k halt-k", top="mein-k", stock="")
    match.play(0, "draw")
    assert "recycles" in kinds(match)
    held = {"nazi-k": 1, "halt-k": 2}
    drawn = set()
    for seed in range(60):
        world = match.imagine(1, seed=seed)
        theirs = [name for seat in (0, 2) for name in match.game.deck.names(world.hands[seat])]
        assert len(theirs) == 4
        for name, number in held.items():
            for _ in range(number):
                theirs.remove(name)
        drawn |= set(theirs)
    assert len(drawn) > 8


@pytest.mark.rule("HK-29")
def test_whoever_gets_a_hand_in_a_swap_knows_that_nobody_else_has_these_cards():
    """Nothing is left in the draw pile: what is neither discarded nor in the own hand is in the third one."""
    match = table("mein-p nazi-a halt-a", "mein-k mein-a", "halt-k nazi-k", top="halt-p", stock="")
    assert match.view(0)["known"] == [[], [], []]
    match.play(0, "play mein-p")
    match.play(0, "swap seat 1")
    let_all(match)
    assert sorted(match.view(0)["known"][1]) == ["halt-a", "nazi-a"]
    assert sorted(match.view(0)["known"][2]) == ["halt-k", "nazi-k"]
    assert sorted(match.view(1)["known"][0]) == ["mein-a", "mein-k"]


@pytest.mark.rule("HK-23")
def test_whoever_is_given_a_card_knows_which_one_is_gone_from_the_other_hand():
    hands = ("halt-k nazi-k", "mein-p schnick-k nazi-a halt-a", "mein-k mein-a")
    match = table(*hands, top="halt-p", active=1)
    match.play(1, "play mein-p")
    match.play(1, "swap seat 2")
    let_all(match)
    assert sorted(match.view(1)["known"][2]) == ["halt-a", "nazi-a", "schnick-k"]
    state(match).top = match.game.deck.find("halt-k")
    match.play(2, "play schnick-k")
    match.play(2, "challenge seat 1")
    duel(match, "paper", "scissors")
    let_all(match)
    match.play(2, "give nazi-a")
    assert match.view(1)["known"][2] == ["halt-a"]
    assert "nazi-a" in match.view(2)["known"][1]
    assert match.view(0)["known"] == [[], [], []]


@pytest.mark.rule("HK-30", "HK-50")
def test_whoever_keeps_a_hand_in_a_kommunismus_is_told_nothing_and_tells_nothing():
    """Nor is a Razupaltuff announced that stays where it is."""
    match = table("kommunismus nazi-k nazi-k", "nazi-p nazi-a", "liste-p razupaltuff", top="halt-p")
    before = match.story_length
    match.play(0, "play kommunismus")
    match.play(1, "let")
    match.play(2, "react liste-p")
    told = [(event.kind, event.data.get("seat")) for event in match.events(None, before)]
    assert "razupaltuff" not in dict(told)
    assert [seat for kind, seat in told if kind == "sees_hand"] == [0, 1]
