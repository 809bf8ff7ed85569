"""HK-20 to HK-28: duels, alone and against everybody."""

import pytest

from tests.rules.halt_mal_kurz.table import duel, each, hand, hands, kinds, let_all, step, table
from tests.tables import refused, state

BEATS = {
    "rock": {"scissors"},
    "paper": {"rock", "well"},
    "scissors": {"paper"},
    "well": {"rock", "scissors"},
}


def challenged(*held, **options):
    held = held or ("schnick-k nazi-k nazi-p", "nazi-a nazi-a", "nazi-p nazi-p")
    match = table(*held, top="halt-p", **options)
    match.play(0, "play schnick-k")
    match.play(0, "challenge seat 1")
    return match


@pytest.mark.rule("HK-20")
@pytest.mark.parametrize("mine", BEATS)
@pytest.mark.parametrize("theirs", BEATS)
def test_what_beats_what(mine, theirs):
    match = challenged(well="always")
    duel(match, mine, theirs)
    if mine == theirs:
        assert step(match) == "throw"
    elif theirs in BEATS[mine]:
        assert let_all(match) == [1]
        assert (step(match), match.awaiting) == ("give", (0,))
    else:
        assert (step(match), match.awaiting) == ("give", (1,))


@pytest.mark.rule("HK-20")
def test_the_two_throw_and_nobody_sees_the_first():
    match = challenged()
    each(match, ["with well"] * 3)
    assert match.awaiting == (0, 1)
    before = match.view(1)
    match.play(0, "throw well")
    assert {**match.view(1), "awaiting": [0, 1]} == before
    assert match.view(0)["answer"] == "throw well"
    assert match.view(2)["answer"] is None


@pytest.mark.rule("HK-21")
@pytest.mark.parametrize("caller", [0, 1, 2, None])
def test_everybody_is_asked_about_the_well_and_one_is_enough(caller):
    match = challenged()
    assert (step(match), match.awaiting) == ("well", (0, 1, 2))
    for seat in (2, 0, 1):
        match.play(seat, "without well" if seat == caller else "with well")
    assert ("throw well" in match.legal(0)) == (caller is None)
    if caller is not None:
        error = refused(match, 0, "throw well")
        assert error.paragraph == "HK-21"
    for _ in range(3):  # it holds through repeats, and nobody is asked again
        each(match, ["throw rock", "throw rock"])
        assert step(match) == "throw"
        assert ("throw well" in match.legal(1)) == (caller is None)


@pytest.mark.rule("HK-21")
def test_the_call_is_for_one_duel_only():
    match = challenged("schnick-k nazi-k nazi-p", "schnick-a nazi-a", "nazi-p nazi-p")
    duel(match, "rock", "scissors", well=False)
    let_all(match)
    match.play(0, "give nazi-p")
    match.play(1, "play schnick-a")
    match.play(1, "challenge seat 2")
    each(match, ["with well"] * 3)
    assert "throw well" in match.legal(1)


@pytest.mark.rule("HK-22")
def test_the_option_always_or_never():
    match = challenged(well="always")
    assert step(match) == "throw"
    assert "throw well" in match.legal(0)
    match = challenged(well="never")
    assert step(match) == "throw"
    assert refused(match, 0, "throw well").paragraph == "HK-22"


@pytest.mark.rule("HK-23")
def test_the_winner_gives_a_card_of_their_choice():
    match = challenged()
    duel(match, "scissors", "paper")
    let_all(match)
    assert match.legal(0) == ["give nazi-k", "give nazi-p"]
    assert refused(match, 0, "give nazi-a").key == "not_in_hand"
    match.play(0, "give nazi-k")
    assert hands(match) == [["nazi-p"], ["nazi-a", "nazi-a", "nazi-k"], ["nazi-p", "nazi-p"]]
    assert match.awaiting == (1,)


@pytest.mark.rule("HK-23")
def test_a_winner_without_cards_gives_nothing():
    match = challenged("schnick-k", "nazi-a liste-k", "nazi-p nazi-p")
    duel(match, "scissors", "paper")
    assert "cannot_give" in kinds(match)
    assert "lets" not in kinds(match)
    assert match.outcome.winners == (0,)


@pytest.mark.rule("HK-23", "HK-43")
def test_the_active_player_cannot_react_when_they_lose():
    match = challenged("schnick-k liste-k", "nazi-a nazi-a", "nazi-p nazi-p")
    duel(match, "scissors", "rock")
    assert (step(match), match.awaiting) == ("give", (1,))


@pytest.mark.rule("HK-23", "HK-45")
def test_the_loser_is_asked_after_the_throws():
    match = challenged("schnick-k nazi-k nazi-p", "nazi-a liste-k", "nazi-p nazi-p", stock="halt-a")
    duel(match, "scissors", "paper")
    assert (step(match), match.awaiting) == ("react", (1,))
    match.play(1, "react liste-k")
    assert hands(match) == [["nazi-k", "nazi-p"], ["halt-a", "nazi-a"], ["nazi-p", "nazi-p"]]


@pytest.mark.rule("HK-24")
def test_a_draw_is_repeated():
    match = challenged()
    duel(match, "rock", "rock")
    for _ in range(5):
        assert (step(match), match.awaiting) == ("throw", (0, 1))
        each(match, ["throw paper", "throw paper"])
    each(match, ["throw paper", "throw rock"])
    assert step(match) == "react"


@pytest.mark.rule("HK-25")
def test_a_thousand_draws_are_enough():
    match = challenged()
    each(match, ["with well"] * 3)
    state(match).draws = 998
    each(match, ["throw rock", "throw rock"])
    assert step(match) == "throw"
    each(match, ["throw rock", "throw rock"])
    assert step(match) == "turn"
    assert "no_winner" in kinds(match)
    assert match.view(0)["counts"] == [2, 2, 2]


# Against everybody


def group(*held, signs, well=True, **options):
    match = table(*held, top="halt-p", **options)
    match.play(0, "play gruppe-k")
    duel(match, *signs, well=well)
    return match


FIVE = ("gruppe-k nazi-k nazi-p", "nazi-a nazi-a", "liste-p nazi-k", "liste-k nazi-p", "mein-k mein-a")


@pytest.mark.rule("HK-26")
def test_one_throw_against_all_at_once():
    match = table(*FIVE, top="halt-p")
    match.play(0, "play gruppe-k")
    assert match.awaiting == (0, 1, 2, 3, 4)
    each(match, ["with well"] * 4 + ["without well"])
    assert match.awaiting == (0, 1, 2, 3, 4)
    assert refused(match, 3, "throw well").paragraph == "HK-21"
    each(match, ["throw rock"] * 5)
    assert step(match) == "turn"  # draws with everybody: nothing happens
    assert match.view(0)["counts"] == [2] * 5


@pytest.mark.rule("HK-26")
def test_only_duels_with_the_active_player_count():
    match = group(*FIVE, signs=["rock", "rock", "scissors", "paper", "rock"])
    assert let_all(match) == [2]
    assert match.awaiting == (3,)


@pytest.mark.rule("HK-27")
def test_first_those_who_beat_you_then_those_you_beat():
    match = group(*FIVE, signs=["rock", "scissors", "paper", "scissors", "paper"])
    assert let_all(match) == [1, 3]
    assert match.awaiting == (2,)
    match.play(2, "give nazi-k")
    assert match.awaiting == (4,)
    match.play(4, "give mein-a")
    assert match.awaiting == (0,)
    assert match.legal(0) == ["give nazi-k", "give nazi-p", "give mein-a"]
    match.play(0, "give mein-a")
    assert hand(match, 1) == ["mein-a", "nazi-a", "nazi-a"]
    match.play(0, "give nazi-k")
    assert hand(match, 3) == ["liste-k", "nazi-k", "nazi-p"]
    assert (step(match), match.awaiting) == ("turn", (1,))


@pytest.mark.rule("HK-27")
def test_as_long_as_there_are_cards():
    match = group("gruppe-k nazi-k", *FIVE[1:4], signs=["rock", "scissors", "scissors", "scissors"])
    assert let_all(match) == [1]
    match.play(0, "give nazi-k")
    assert match.outcome.winners == (0,)
    match = group("gruppe-k", *FIVE[1:4], signs=["rock", "scissors", "scissors", "scissors"])
    assert match.outcome.winners == (0,)


@pytest.mark.rule("HK-28")
def test_all_who_would_get_a_card_are_asked_before_any_moves():
    match = group(*FIVE, signs=["rock", "paper", "scissors", "scissors", "scissors"])
    assert let_all(match) == [2, 3, 4]
    assert match.view(0)["counts"] == [2] * 5
    assert match.awaiting == (1,)


@pytest.mark.rule("HK-28", "HK-46")
def test_nobody_takes_the_place_of_one_who_reacts():
    match = group(
        "gruppe-k nazi-k", "nazi-a nazi-a", "liste-k nazi-k", "nazi-p nazi-p", signs=["rock"] + ["scissors"] * 3
    )
    assert match.awaiting == (1,)  # one card: the first is meant
    match.play(1, "let")
    match = group(
        "gruppe-k nazi-k", "liste-k nazi-a", "nazi-k nazi-k", "nazi-p nazi-p", signs=["rock"] + ["scissors"] * 3
    )
    match.play(1, "react liste-k")
    assert step(match) == "turn"
    assert hand(match, 0) == ["nazi-k"]


@pytest.mark.rule("HK-28")
def test_cards_about_to_come_count():
    match = group(
        "gruppe-k", "nazi-a nazi-a", "nazi-k nazi-k", "nazi-p nazi-p", signs=["rock", "paper", "scissors", "scissors"]
    )
    assert let_all(match) == [2]
    match.play(1, "give nazi-a")
    match.play(0, "give nazi-a")
    assert match.outcome.winners == (0,)
