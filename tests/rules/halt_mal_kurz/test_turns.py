"""HK-4 to HK-14: the deal, turns, drawing, the end."""

import pytest

import stammtisch
from stammtisch.core.outcome import Reason
from stammtisch.games.halt_mal_kurz.cards import CARDS, DECK
from tests.rules.halt_mal_kurz.table import hand, hands, kinds, let_all, slap_all, step, table, top
from tests.tables import play_out, refused, state


def dealt(players, order, active=0, *more):
    """A match whose first shuffle is dictated."""
    return stammtisch.Match(
        stammtisch.new("halt_mal_kurz", players).game, players=players, given=[order, *more, (active, players)]
    )


@pytest.mark.rule("HK-4")
@pytest.mark.parametrize(("players", "size"), [(3, 7), (4, 6), (5, 5)])
def test_the_deal(players, size):
    match = stammtisch.new("halt_mal_kurz", players, seed=5)
    view = match.view(0)
    assert view["counts"] == [size] * players
    assert view["stock"] == 60 - size * players - 1
    assert view["discards"] == 1
    shuffle = next(raw for raw in match.story() if raw[0] == "shuffle")[1:]
    assert sorted(shuffle) == list(range(60))
    for seat in range(players):
        names = sorted(DECK.name(card) for card in shuffle[seat : size * players : players])
        assert hand(match, seat) == names


@pytest.mark.rule("HK-5")
@pytest.mark.parametrize("name", ["nazi-k", "polizei-p", "kapitalismus-a", "kommunismus", "mein-k"])
def test_the_start_card_does_nothing(name):
    card = DECK.find(name)
    rest = [each for each in range(CARDS) if each != card]
    match = dealt(3, (*rest[:21], card, *rest[21:]), 1)
    assert top(match) == name
    assert step(match) == "turn"
    assert match.awaiting == (1,)
    assert match.view(0)["counts"] == [7, 7, 7]


@pytest.mark.rule("HK-5")
def test_a_razupaltuff_is_shuffled_back():
    raz = DECK.find("razupaltuff")
    rest = [each for each in range(CARDS) if each not in (raz, raz + 1)]
    left = [DECK.name(card) for card in (raz, *rest[21:], raz + 1)]
    again = DECK.order(["razupaltuff", *[name for name in left if name != "razupaltuff"], "razupaltuff"])
    third = DECK.order([*[name for name in left if name != "razupaltuff"], "razupaltuff", "razupaltuff"])
    match = dealt(3, (*rest[:21], raz, *rest[21:], raz + 1), 0, again, third)
    assert kinds(match).count("turns_razupaltuff") == 2
    assert top(match) == DECK.name(rest[21])
    assert match.view(0)["stock"] == 38


@pytest.mark.rule("HK-5")
def test_everyone_knows_that_a_razupaltuff_was_shuffled_back():
    """One of them is in the draw pile, so nobody can hold both; whoever has not turned one over cannot say so."""
    raz = DECK.find("razupaltuff")
    rest = [each for each in range(CARDS) if each not in (raz, raz + 1)]
    left = [DECK.name(card) for card in (*rest[21:], raz, raz + 1)]
    turned = dealt(3, (*rest[:21], raz, *rest[21:], raz + 1), 0, DECK.order(left))
    other = dealt(3, (*rest[:22], raz, *rest[22:], raz + 1), 0)
    both = {
        match: any(
            DECK.names(hand).count("razupaltuff") == 2
            for seed in range(600)
            for hand in match.imagine(0, seed=seed).hands[1:3]
        )
        for match in (turned, other)
    }
    assert (both[turned], both[other]) == (False, True)


@pytest.mark.rule("HK-6")
def test_chance_says_who_begins():
    first = {stammtisch.new("halt_mal_kurz", 4, seed=seed).awaiting[0] for seed in range(40)}
    assert first == {0, 1, 2, 3}
    match = stammtisch.new("halt_mal_kurz", 4, seed=1)
    assert match.events(None)[-1].kind == "begins"
    assert match.events(None)[-1].data["seat"] == match.awaiting[0]


@pytest.mark.rule("HK-7")
def test_turns_go_clockwise():
    match = table("nazi-k nazi-k", "nazi-k nazi-k", "nazi-k liste-k", top="nazi-p", active=1)
    for seat in (1, 2, 0, 1, 2):
        assert match.awaiting == (seat,)
        match.play(seat, "draw")


@pytest.mark.rule("HK-7")
def test_only_your_own_cards():
    match = table("nazi-k", "nazi-p nazi-p", "nazi-k liste-k", top="nazi-p")
    assert refused(match, 0, "play nazi-p").paragraph == "HK-7"
    refused(match, 1, "play nazi-p")


@pytest.mark.rule("HK-9")
def test_the_action_of_the_last_card_is_carried_out():
    match = table("nazi-k", "nazi-p", "nazi-p", top="nazi-p")
    match.play(0, "play nazi-k")
    assert not match.over
    assert step(match) == "slap"
    slap_all(match, 1, 2)
    let_all(match)
    assert match.outcome.totals == (0, 1, 2)


@pytest.mark.rule("HK-9")
def test_an_action_cannot_be_declined():
    match = table("schnick-k nazi-k", "nazi-p", "nazi-p", top="halt-p")
    match.play(0, "play schnick-k")
    assert match.legal(0) == ["challenge seat 1", "challenge seat 2"]


@pytest.mark.rule("HK-10")
def test_drawing_ends_the_turn():
    match = table("nazi-k", "nazi-p nazi-p", "nazi-p", top="nazi-p", stock="liste-k halt-a")
    match.play(0, "draw")
    assert hand(match, 0) == ["liste-k", "nazi-k"]
    assert match.awaiting == (1,)
    assert top(match) == "nazi-p"


@pytest.mark.rule("HK-10")
def test_one_may_draw_with_a_fitting_card_and_must_without():
    match = table("nazi-k nazi-p", "nazi-p", "nazi-p", top="nazi-p")
    assert match.legal(0) == ["play nazi-k", "play nazi-p", "draw"]
    match = table("halt-k", "nazi-p", "nazi-p", top="nazi-p")
    assert match.legal(0) == ["draw"]


@pytest.mark.rule("HK-11")
def test_the_discards_are_shuffled_when_a_draw_is_due():
    match = table("halt-k", "nazi-k", "nazi-p", top="nazi-p", stock="liste-a")
    match.play(0, "draw")
    assert match.view(0)["stock"] == 0
    assert "recycles" not in kinds(match)
    match.play(1, "draw")
    assert "recycles" in kinds(match)
    assert top(match) == "nazi-p"
    view = match.view(0)
    assert view["discards"] == 1
    assert view["stock"] == 60 - 2 - 2 - 1 - 1
    shuffled = [raw for raw in match.story() if raw[0] == "shuffle"][-1][1:]
    assert len(shuffled) == 60 - 5
    assert sorted(DECK.order(DECK.name(card) for card in shuffled)) == sorted(shuffled)


@pytest.mark.rule("HK-11")
def test_nothing_is_drawn_when_nothing_is_left():
    match = table("halt-k", "nazi-k", "nazi-p", top="nazi-p", stock="")
    state(match).under = 0  # as if all other cards were in somebody's hand
    match.play(0, "draw")
    assert hands(match) == [["halt-k"], ["nazi-k"], ["nazi-p"]]
    assert kinds(match)[-1] == "nothing_left"
    assert match.awaiting == (1,)


@pytest.mark.rule("HK-12")
def test_somebody_wins_off_turn():
    match = table("versammlung-k nazi-k", "nazi-p", "nazi-p nazi-a", top="halt-p")
    match.play(0, "play versammlung-k")
    for seat, move in enumerate(["propose seat 1 to seat 2", "propose nothing", "propose nothing"]):
        match.play(seat, move)
    for seat in range(3):
        match.play(seat, "vote seat 1 to seat 2")
    match.play(2, "let")
    match.play(1, "give nazi-p")
    assert match.outcome.reason is Reason.HAND_EMPTY
    assert match.outcome.winners == (1,)


@pytest.mark.rule("HK-12")
def test_several_win_together():
    match = table("versammlung-k", "nazi-p", "nazi-p nazi-a", top="halt-p")
    match.play(0, "play versammlung-k")
    assert not match.over  # nobody wins during an action
    for seat, move in enumerate(["propose seat 1 to seat 2", "propose nothing", "propose nothing"]):
        match.play(seat, move)
    for seat in range(3):
        match.play(seat, "vote seat 1 to seat 2")
    match.play(2, "let")
    match.play(1, "give nazi-p")
    assert match.outcome.winners == (0, 1)
    assert match.outcome.totals == (0, 0, 3)


@pytest.mark.rule("HK-12")
def test_during_an_action_cards_may_still_come():
    match = table("schnick-k", "nazi-p nazi-a", "nazi-p", top="halt-p")
    match.play(0, "play schnick-k")
    match.play(0, "challenge seat 1")
    for seat in range(3):
        match.play(seat, "with well")
    match.play(0, "throw rock")
    match.play(1, "throw paper")
    match.play(1, "give nazi-a")
    assert not match.over
    assert hand(match, 0) == ["nazi-a"]


@pytest.mark.rule("HK-13")
def test_places_go_by_cards_left():
    match = table("liste-k", "nazi-k nazi-p", "nazi-a", "nazi-a nazi-k", top="halt-k")
    match.play(0, "play liste-k")
    assert match.outcome.places == (1, 3, 2, 3)


@pytest.mark.rule("HK-14")
def test_after_a_thousand_turns_the_fewest_cards_win():
    match = table("halt-k halt-k", "nazi-k", "nazi-p", top="nazi-p", stock="nazi-a")
    state(match).turns = 999
    match.play(0, "draw")
    assert not match.over
    match.play(1, "draw")
    assert match.outcome.reason is Reason.BOUND
    assert match.outcome.totals == (3, 2, 1)
    assert match.outcome.winners == (2,)


@pytest.mark.rule("HK-14")
def test_a_win_at_the_last_moment_is_a_win():
    match = table("liste-k", "nazi-k", "nazi-p", top="halt-p")
    state(match).turns = 1000
    match.play(0, "play liste-k")
    assert match.outcome.reason is Reason.HAND_EMPTY


@pytest.mark.rule("HK-14")
def test_random_matches_end():
    for seed in range(12):
        match = play_out(stammtisch.new("halt_mal_kurz", 3 + seed % 3, seed=seed), seed)
        assert match.outcome.reason in (Reason.HAND_EMPTY, Reason.BOUND)
