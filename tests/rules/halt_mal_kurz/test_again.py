"""The same card a second time, at other seats: nothing is left over from before, and no seat is special."""

import pytest

import stammtisch
from tests.rules.halt_mal_kurz.table import each, hand, kinds, let_all, step, table
from tests.tables import state, told


@pytest.mark.rule("HK-7", "HK-14")
def test_turns_are_counted_from_one():
    match = stammtisch.new("halt_mal_kurz", 3, seed=1)
    for number in range(1, 6):
        assert match.view(None)["turns"] == number
        match.play(match.awaiting[0], "draw")


@pytest.mark.rule("HK-17")
def test_a_second_assembly_has_proposals_of_its_own():
    match = table("versammlung-k nazi-k", "versammlung-p nazi-a", "nazi-a nazi-p", top="halt-p")
    match.play(0, "play versammlung-k")
    each(match, ["propose seat 1 to seat 2", "propose nothing", "propose nothing"])
    each(match, ["abstain"] * 3)
    match.play(1, "play versammlung-p")
    assert match.view(None)["proposals"] == []
    each(match, ["propose nothing"] * 3)
    assert kinds(match)[-1] == "no_proposal"


@pytest.mark.rule("HK-17")
@pytest.mark.parametrize("giver", range(3))
def test_nobody_gives_to_themself(giver):
    match = table("versammlung-k nazi-k", "nazi-a nazi-a", "nazi-a nazi-p", top="halt-p")
    match.play(0, "play versammlung-k")
    match.play(0, f"propose {giver}")
    assert match.legal(0) == [f"to seat {seat}" for seat in range(3) if seat != giver]


@pytest.mark.rule("HK-37")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_nobody_plays_open_twice_in_a_row_whoever_it_was(last):
    active = (last + 1) % 4
    held = ["nazi-a nazi-a", "halt-k halt-k", "mein-k mein-a", "nazi-p nazi-p"]
    held[active] = "polizei-k nazi-k"
    match = table(*held, top="polizei-p", active=active)
    state(match).last_open = last
    match.play(active, "play polizei-k")
    for seat in match.awaiting:
        match.play(seat, "stay")
    assert match.legal(active) == [f"name seat {seat}" for seat in range(4) if seat not in (active, last)]


@pytest.mark.rule("HK-47", "HK-31")
def test_when_all_are_spared_nothing_is_shared_out():
    match = table("kommunismus nazi-p", "liste-k nazi-a", "nazi-a liste-a", top="nazi-a", stock="halt-a", list="all")
    match.play(0, "play kommunismus")
    match.play(1, "react liste-k")
    assert "shares_out" not in kinds(match)


@pytest.mark.rule("HK-46", "HK-27")
def test_a_list_in_a_group_duel_does_not_spare_the_active_player():
    match = table("gruppe-k nazi-p", "liste-k nazi-a", "mein-a mein-p", top="halt-a", stock="halt-a")
    match.play(0, "play gruppe-k")
    for seat in range(3):
        match.play(seat, "with well")
    for seat, sign in enumerate(("rock", "scissors", "paper")):
        match.play(seat, f"throw {sign}")
    match.play(1, "react liste-k")
    assert (step(match), match.awaiting) == ("give", (2,))
    match.play(2, "give mein-a")
    assert hand(match, 0) == ["mein-a", "nazi-p"]
    assert step(match) == "turn"


@pytest.mark.rule("HK-20", "HK-24")
def test_a_group_duel_that_nobody_loses_moves_no_card():
    match = table("gruppe-k nazi-p", "liste-k nazi-a", "mein-a mein-p", top="halt-a", active=0)
    match.play(0, "play gruppe-k")
    for seat in range(3):
        match.play(seat, "with well")
    for seat in range(3):
        match.play(seat, "throw rock")
    assert let_all(match) == []
    assert (step(match), match.awaiting) == ("turn", (1,))
    assert match.view(0)["counts"] == [1, 2, 2]


@pytest.mark.rule("HK-10")
@pytest.mark.parametrize("seat", range(3))
def test_who_draws_knows_what(seat):
    held = ["nazi-a", "nazi-a", "nazi-p"]
    match = table(*held, top="halt-p", active=seat, stock="mein-a mein-k")
    match.play(seat, "draw")
    assert "mein-a" in hand(match, seat)
    for number in range(5):
        assert "mein-a" in match.game.deck.names(match.imagine(seat, seed=number).hands[seat])
    for other in {0, 1, 2} - {seat}:
        assert "mein-a" not in match.view(other)["known"][seat]


@pytest.mark.rule("HK-24")
@pytest.mark.parametrize(("giver", "receiver"), [(1, 2), (2, 1), (1, 0)])
def test_who_gives_and_who_gets_both_know_the_card(giver, receiver):
    hands = ["nazi-a nazi-a", "nazi-a nazi-a", "nazi-a nazi-a"]
    hands[giver] = "schnick-k mein-k mein-p"
    match = table(*hands, top="halt-k", active=giver)
    match.play(giver, "play schnick-k")
    match.play(giver, f"challenge seat {receiver}")
    for seat in range(3):
        match.play(seat, "with well")
    match.play(giver, "throw paper")
    match.play(receiver, "throw rock")
    let_all(match)
    match.play(giver, "give mein-p")
    third = 3 - giver - receiver
    assert "mein-p" in match.view(giver)["known"][receiver]
    assert "mein-p" not in match.view(third)["known"][receiver]
    assert [event.data["card"] for event in match.events(receiver) if event.kind == "gives"] == ["mein-p"]
    assert told(match)[-1] == f"gives {giver} {receiver} mein-p"


@pytest.mark.rule("HK-46")
def test_a_list_protects_from_one_card_only():
    held = ("nazi-k nazi-p gruppe-a", "liste-k mein-a gruppe-p", "halt-k schnick-k schnick-p")
    match = table(*held, top="nazi-a", stock="halt-a halt-p mein-k mein-p schnick-a")
    match.play(0, "play nazi-k")
    for seat in (2, 1):
        match.play(seat, "slap")
    match.play(1, "react liste-k")
    state(match).top = match.game.deck.find("nazi-a")
    match.play(1, "draw")
    match.play(2, "draw")
    match.play(0, "play nazi-p")
    for seat in (2, 1):
        match.play(seat, "slap")
    before = match.view(0)["counts"][1]
    let_all(match)
    assert match.view(0)["counts"][1] == before + 1


def group(signs, active, **options):
    """A group duel of three, with these signs; the active player has a card to give."""
    held = ["nazi-a nazi-a", "liste-k nazi-a", "nazi-p nazi-p"]
    held[active] = "gruppe-k mein-p mein-a"
    match = table(*held, top="halt-a", stock="halt-a halt-p", active=active, **options)
    match.play(active, "play gruppe-k")
    for seat in range(3):
        match.play(seat, "with well")
    for seat, sign in enumerate(signs):
        match.play(seat, f"throw {sign}")
    return match


@pytest.mark.rule("HK-26")
@pytest.mark.parametrize("active", range(3))
def test_who_showed_the_same_neither_gives_nor_gets(active):
    match = group(["rock"] * 3, active)
    assert let_all(match) == []
    assert step(match) == "turn"
    assert state(match).givers == state(match).receivers == 0


@pytest.mark.rule("HK-47")
def test_a_list_for_all_spares_every_giver_too():
    match = group(["paper", "scissors", "rock"], 2, list="all")  # 0 gives to 2, and 2 to 1
    match.play(1, "react liste-k")
    assert (step(match), match.awaiting) == ("turn", (0,))
    assert not [kind for kind in kinds(match) if kind.startswith("gives")]


@pytest.mark.rule("HK-25")
def test_draws_are_counted_from_nothing():
    match = table("schnick-k nazi-p", "nazi-a nazi-a", "nazi-a nazi-p", top="polizei-k")
    state(match).draws = 7
    match.play(0, "play schnick-k")
    match.play(0, "challenge seat 1")
    assert state(match).draws == 0


@pytest.mark.rule("HK-31")
@pytest.mark.parametrize("seat", range(3))
def test_kommunismus_ends_open_play_at_any_seat(seat):
    match = table("kommunismus nazi-p", "nazi-a nazi-a", "mein-a mein-p", top="nazi-a")
    state(match).open = state(match).last_open = seat
    match.play(0, "play kommunismus")
    let_all(match)
    assert match.view(None)["open_seat"] is None
    assert f"closes {seat}" in told(match)
