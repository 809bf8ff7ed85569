"""HK-49 and HK-50: Razupaltuff!"""

import pytest

import stammtisch
from stammtisch.games.halt_mal_kurz.state import PLACES
from tests.rules.halt_mal_kurz.table import duel, each, kinds, let_all, table
from tests.tables import refused, state


@pytest.mark.rule("HK-49")
def test_it_cannot_be_laid_down():
    for top in ("halt-k", "nazi-a", "kommunismus"):
        match = table("razupaltuff nazi-k", "nazi-a", "nazi-a", top=top)
        error = refused(match, 0, "play razupaltuff")
        assert (error.paragraph, error.key) == ("HK-49", "razupaltuff")


@pytest.mark.rule("HK-49")
def test_with_nothing_else_one_draws():
    match = table("razupaltuff razupaltuff", "nazi-a", "nazi-a")
    assert match.legal(0) == ["draw"]


@pytest.mark.rule("HK-49")
def test_it_is_passed_on_by_actions():
    match = table("schnick-k razupaltuff", "nazi-a", "nazi-a", top="halt-p")
    match.play(0, "play schnick-k")
    match.play(0, "challenge seat 1")
    duel(match, "rock", "scissors")
    let_all(match)
    assert match.legal(0) == ["give razupaltuff"]
    match.play(0, "give razupaltuff")
    assert match.outcome.winners == (0,)
    assert kinds(match, 2).count("razupaltuff") == 1


@pytest.mark.rule("HK-50")
def test_who_draws_one_says_so_to_all():
    match = table("halt-k", "nazi-a", "nazi-a", top="nazi-p", stock="razupaltuff")
    match.play(0, "draw")
    for seat in (None, 1, 2):
        said = [event.data["seat"] for event in match.events(seat) if event.kind == "razupaltuff"]
        assert said == [0]
    assert match.view(2)["known"][0] == ["razupaltuff"]


@pytest.mark.rule("HK-50")
@pytest.mark.parametrize("card", ["halt-k", "mein-k"])
def test_who_gets_one_says_so(card):
    match = table(f"{card} razupaltuff razupaltuff", "nazi-a", "nazi-a", top="halt-p")
    match.play(0, f"play {card}")
    match.play(0, "to seat 1" if card == "halt-k" else "swap seat 1")
    let_all(match)
    said = [event.data["seat"] for event in match.events(2) if event.kind == "razupaltuff"]
    assert said == [1] * (1 if card == "halt-k" else 2)
    assert match.view(2)["known"][1] == ["razupaltuff"] * len(said)


@pytest.mark.rule("HK-50")
def test_after_kommunismus_all_know_where_they_are():
    match = table("kommunismus razupaltuff", "nazi-a razupaltuff", "nazi-a nazi-p", top="halt-p")
    match.play(0, "play kommunismus")
    let_all(match)
    said = sorted(event.data["seat"] for event in match.events(None) if event.kind == "razupaltuff")
    assert len(said) == 2
    for seat in range(3):
        for other in range(3):
            if other != seat:
                assert match.view(seat)["known"][other].count("razupaltuff") == said.count(other)


@pytest.mark.rule("HK-50")
def test_at_the_deal_nothing_is_said():
    for seed in range(30):
        assert "razupaltuff" not in kinds(stammtisch.new("halt_mal_kurz", 5, seed=seed))


@pytest.mark.rule("HK-50")
def test_a_card_that_came_unannounced_is_none():
    match = table("versammlung-k razupaltuff nazi-k", "nazi-a", "nazi-a", top="halt-p")
    match.play(0, "play versammlung-k")
    each(match, ["propose seat 0 to seat 1", "propose nothing", "propose nothing"])
    each(match, ["vote seat 0 to seat 1"] * 3)
    let_all(match)
    state(match).may[PLACES * 2 + 0] |= state(match).razupaltuffs
    state(match).may[PLACES * 2 + 1] &= ~state(match).razupaltuffs
    match.play(0, "give nazi-k")
    assert "razupaltuff" not in kinds(match)
    may = state(match).may
    assert may[PLACES * 2 + 1] & state(match).razupaltuffs == 0
