"""HK-32 to HK-41: slapping, playing open, and who has the most."""

import pytest

import stammtisch
from stammtisch.core.agenda import Kind
from stammtisch.core.playout import EVEN, quickest
from tests.rules.halt_mal_kurz.table import hand, hands, kinds, let_all, slap_all, step, table
from tests.tables import play_out, refused, state

HANDS = ("nazi-k nazi-p", "nazi-a nazi-a", "halt-k halt-k", "mein-k mein-a")


def nazi(*held, **given):
    match = table(*(held or HANDS), top="polizei-p", **given)
    match.play(0, "play nazi-k")
    return match


def told_to_draw(match):
    return [event.data["seat"] for event in match.events(None) if event.kind == "has_to_draw"]


@pytest.mark.rule("HK-32", "HK-34")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_the_slowest_draws(order):
    match = nazi()
    assert match.decision.kind is Kind.RACE
    assert match.awaiting == (1, 2, 3)
    refused(match, 0, "slap")
    slap_all(match, *order)
    assert told_to_draw(match) == [order[-1]]
    assert let_all(match) == [order[-1]]
    assert match.view(0)["counts"] == [1, *(2 + (seat == order[-1]) for seat in (1, 2, 3))]


@pytest.mark.rule("HK-33")
@pytest.mark.parametrize("late", [False, True])
def test_who_does_not_slap_draws_in_place_of_the_slowest(late):
    match = nazi()
    for seat in (2, 3, 1) if late else (1, 3, 2):
        match.play(seat, "slap" if seat == 3 else "stay")
    assert told_to_draw(match) == [1, 2]
    assert let_all(match) == [1, 2]
    assert match.view(0)["counts"] == [1, 3, 2 + 1, 2]


@pytest.mark.rule("HK-34")
def test_chance_and_quickness_decide_in_simulations():
    dice = [12345]
    firsts = [quickest(0b1110, [1, 1, 6, 1, 1, 1, 1, 1], dice) for _ in range(4000)]
    assert set(firsts) == {1, 2, 3}
    assert 0.70 < firsts.count(2) / 4000 < 0.80
    even = [quickest(0b1110, EVEN, dice) for _ in range(3000)]
    assert all(0.28 < even.count(seat) / 3000 < 0.39 for seat in (1, 2, 3))


@pytest.mark.rule("HK-34")
def test_the_order_is_in_the_record():
    match = play_out(stammtisch.new("halt_mal_kurz", 4, seed=1), until=lambda match: step(match) == "slap")
    before = kinds(match).count("slaps")
    first, *others = match.awaiting
    order = [*others[::-1], first]
    slap_all(match, *order)
    again = stammtisch.replay(play_out(match).record())
    slaps = [event.data["seat"] for event in again.events(None) if event.kind == "slaps"]
    assert slaps[before : before + 3] == order
    assert again.record() == match.record()


def police(*held, last=None, **given):
    match = table(*(held or ("polizei-k nazi-p", *HANDS[1:])), top="polizei-p", **given)
    if last is not None:
        state(match).last_open = last
    match.play(0, "play polizei-k")
    return match


def stay(match, slappers=()):
    for seat in match.awaiting:
        match.play(seat, "slap" if seat in slappers else "stay")


@pytest.mark.rule("HK-35")
def test_who_slaps_the_police_draws_before_the_naming():
    match = police(stock="halt-a halt-p nazi-p")
    assert match.awaiting == (1, 2, 3)
    stay(match, (1, 3))
    assert told_to_draw(match) == [1, 3]
    assert let_all(match) == [1, 3]
    assert hand(match, 1) == ["halt-a", "nazi-a", "nazi-a"]
    assert hand(match, 3) == ["halt-p", "mein-a", "mein-k"]
    assert (step(match), match.awaiting) == ("name", (0,))


@pytest.mark.rule("HK-35")
def test_who_stays_has_nothing_to_fear():
    match = police()
    stay(match)
    assert (step(match), match.awaiting) == ("name", (0,))
    assert match.view(0)["counts"] == [1, 2, 2, 2]


@pytest.mark.rule("HK-36")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_open_play_ends_as_the_card_is_laid(seat):
    match = table("polizei-k nazi-p", *HANDS[1:], top="polizei-p")
    state(match).open = state(match).last_open = seat
    match.play(0, "play polizei-k")
    view = match.view(1)
    assert step(match) == "slap"
    assert view["open_seat"] is None
    assert view["open_hand"] is None
    assert "closes" in kinds(match)


@pytest.mark.rule("HK-37")
@pytest.mark.parametrize("last", [None, 0, 2])
def test_another_player_but_not_the_last_one(last):
    match = police(last=last)
    stay(match)
    allowed = [seat for seat in (1, 2, 3) if seat != last]
    assert match.legal(0) == [f"name seat {seat}" for seat in allowed]
    assert refused(match, 0, "name seat 0").paragraph == "HK-37"
    if last == 2:
        assert refused(match, 0, "name seat 2").key == "open_last"
    match.play(0, "name seat 3")
    assert let_all(match) == [3]
    view = match.view(1)
    assert (view["open_seat"], view["last_open"], view["open_hand"]) == (3, 3, ["mein-k", "mein-a"])
    assert match.awaiting == (1,)


def opened(*held, seat=3, **given):
    match = police(*held, **given)
    stay(match)
    match.play(0, f"name seat {seat}")
    let_all(match)
    return match


@pytest.mark.rule("HK-38")
def test_an_open_hand_is_seen_by_all():
    match = opened(stock="halt-a halt-p nazi-p liste-a")
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat)["open_hand"] == ["mein-k", "mein-a"]
    for seat in (0, 1, 2):
        assert match.view(seat)["known"][3] == ["mein-k", "mein-a"]
        for number in range(20):
            assert match.game.deck.names(match.imagine(seat, seed=number).hands[3]) == ["mein-k", "mein-a"]
    match.play(1, "draw")
    assert [event.data["card"] for event in match.events(None) if event.kind == "draws"] == [None]
    match.play(2, "draw")
    match.play(3, "draw")
    assert match.view(None)["open_hand"] == ["nazi-p", "mein-k", "mein-a"]
    assert [event.data["card"] for event in match.events(None) if event.kind == "draws_openly"] == ["nazi-p"]


@pytest.mark.rule("HK-38")
def test_a_card_that_leaves_an_open_hand_is_seen():
    match = opened("polizei-k nazi-p", "schnick-k nazi-a polizei-a", "halt-k halt-k", "mein-k mein-a")
    match.play(1, "draw")
    match.play(2, "draw")
    match.play(3, "draw")
    match.play(0, "draw")
    state(match).top = match.game.deck.find("halt-p")
    match.play(1, "play schnick-k")
    match.play(1, "challenge seat 3")
    for seat in range(4):
        match.play(seat, "with well")
    match.play(1, "throw paper")
    match.play(3, "throw scissors")
    match.play(3, "give mein-a")
    gift = [event for event in match.events(None) if event.kind == "gives_openly"]
    assert [event.data["card"] for event in gift] == ["mein-a"]
    assert "mein-a" in match.view(0)["known"][1]
    assert "mein-a" in match.view(2)["known"][1]


@pytest.mark.rule("HK-38")
def test_a_card_that_is_given_to_an_open_hand_is_seen():
    match = opened("polizei-k nazi-p", "schnick-k nazi-a polizei-a", "halt-k halt-k", "mein-k mein-a")
    state(match).top = match.game.deck.find("halt-p")
    match.play(1, "play schnick-k")
    match.play(1, "challenge seat 3")
    for seat in range(4):
        match.play(seat, "with well")
    match.play(1, "throw scissors")
    match.play(3, "throw paper")
    let_all(match)
    match.play(1, "give nazi-a")
    for seat in (None, 0, 2):
        gift = [event for event in match.events(seat) if event.kind.startswith("gives")]
        assert [(event.kind, event.data["card"]) for event in gift] == [("gives_openly", "nazi-a")]
    for seat in (0, 2):
        assert "nazi-a" in match.view(seat)["known"][3]
        assert "nazi-a" in match.game.deck.names(match.imagine(seat, seed=seat).hands[3])


@pytest.mark.rule("HK-38")
def test_playing_open_stays_with_the_person():
    match = opened(*("polizei-k nazi-p", "mein-p nazi-a", "halt-k halt-k", "mein-k mein-a"))
    state(match).top = match.game.deck.find("halt-p")
    match.play(1, "play mein-p")
    match.play(1, "swap seat 3")
    let_all(match)
    view = match.view(2)
    assert view["open_seat"] == 3
    assert view["open_hand"] == ["nazi-a"]
    assert view["known"][1] == ["mein-k", "mein-a"]  # everyone has seen where they went


@pytest.mark.rule("HK-38", "HK-29")
def test_what_an_open_hand_gets_in_a_swap_is_shown_to_all():
    match = opened("polizei-k nazi-p", "mein-p nazi-a halt-a", "halt-k halt-k", "mein-k mein-a")
    state(match).top = match.game.deck.find("halt-p")
    before = match.story_length
    match.play(1, "play mein-p")
    match.play(1, "swap seat 3")
    let_all(match)
    shown = [event.data for event in match.events(None, before) if event.kind == "shows"]
    assert [(data["seat"], sorted(data["cards"])) for data in shown] == [(3, ["halt-a", "nazi-a"])]
    for seat in (0, 2):
        assert sorted(match.view(seat)["known"][3]) == ["halt-a", "nazi-a"]
        for number in range(10):
            held = match.game.deck.names(match.imagine(seat, seed=number).hands[3])
            assert sorted(held) == ["halt-a", "nazi-a"]


@pytest.mark.rule("HK-39")
def test_a_list_against_the_police():
    match = police("polizei-k nazi-p", "nazi-a nazi-a", "liste-k halt-k", "mein-k mein-a", last=1, stock="halt-a")
    stay(match)
    match.play(0, "name seat 2")
    match.play(2, "react liste-k")
    view = match.view(0)
    assert view["open_seat"] is None
    assert view["last_open"] == 1
    assert "nobody_opens" in kinds(match)
    assert view["counts"] == [1, 2, 2, 2]


@pytest.mark.rule("HK-40")
def test_option_anyone_may_be_named():
    match = police(police="anyone")
    stay(match)
    assert "name seat 0" in match.legal(0)
    match.play(0, "name seat 0")
    assert match.view(1)["open_seat"] == 0  # nobody reacts to their own action
    assert match.view(1)["open_hand"] == ["nazi-p"]


# Kapitalismus


@pytest.mark.rule("HK-41")
def test_who_has_the_most_draws_two():
    match = table("kapitalismus-k nazi-k", "nazi-a nazi-a", "halt-k halt-k halt-a", top="nazi-k")
    match.play(0, "play kapitalismus-k")
    assert let_all(match) == [2]
    assert match.view(0)["counts"] == [1, 2, 5]


@pytest.mark.rule("HK-41")
def test_all_of_several_draw_clockwise_and_the_active_player_last():
    held = ("nazi-a nazi-a", "kapitalismus-k nazi-k nazi-p", "halt-k halt-k", "mein-k")
    match = table(*held, top="nazi-k", active=1, stock="halt-a halt-p schnick-a schnick-p gruppe-a gruppe-p")
    match.play(1, "play kapitalismus-k")
    assert let_all(match) == [2, 0]
    assert hands(match) == [
        ["nazi-a", "nazi-a", "schnick-a", "schnick-p"],
        ["gruppe-a", "gruppe-p", "nazi-k", "nazi-p"],
        ["halt-a", "halt-k", "halt-k", "halt-p"],
        ["mein-k"],
    ]


@pytest.mark.rule("HK-41")
def test_it_is_counted_after_the_card_was_laid():
    match = table("kapitalismus-k nazi-k nazi-p", "nazi-a", "halt-k", top="nazi-k")
    match.play(0, "play kapitalismus-k")
    assert match.view(0)["counts"] == [4, 1, 1]
