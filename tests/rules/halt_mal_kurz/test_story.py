"""What is told of each card: everything that happens, in order, each by whom it concerns."""

import pytest

import stammtisch
from tests.rules.halt_mal_kurz.table import table
from tests.tables import told

PLENTY = ("liste-k nazi-a", "nazi-a nazi-a")


def heard(match, *moves):
    """What is told; moves are `0 play nazi-k`, who and what."""
    for move in moves:
        seat, _, words = move.partition(" ")
        match.play(int(seat), words)
    return told(match)


@pytest.mark.rule("HK-4", "HK-6")
def test_the_deal():
    match = stammtisch.new("halt_mal_kurz", 3, seed=1)
    top, active = match.view(None)["top"], match.awaiting[0]
    assert told(match) == ["deals 7", f"turns_up {top}", f"begins {active}"]


@pytest.mark.rule("HK-32", "HK-33", "HK-43", "HK-46")
def test_slaps_and_lists():
    held = ("nazi-k nazi-p", *PLENTY, "mein-k")
    match = table(*held, top="polizei-p", stock="halt-a halt-p mein-a")
    moves = ("0 play nazi-k", "3 slap", "1 stay", "2 stay", "1 react liste-k", "2 let")
    assert heard(match, *moves) == [
        *("plays 0 nazi-k", "slaps 3 1", "stays 1", "stays 2", "has_to_draw 1", "has_to_draw 2"),
        *("reacts 1 liste-k", "draws 1 halt-a", "lets 2", "draws 2 halt-p"),
    ]


@pytest.mark.rule("HK-15", "HK-16")
def test_halves():
    match = table("halt-k nazi-a nazi-a", "liste-k", "mein-k", top="polizei-k")
    assert heard(match, "0 play halt-k", "0 to seat 2", "2 let") == [
        *("plays 0 halt-k", "holds 0 2", "lets 2", "hands_over 0 2 1", "gives 0 2 nazi-a")
    ]
    match = table("halt-k nazi-p", *PLENTY, top="polizei-k")
    assert heard(match, "0 play halt-k") == ["plays 0 halt-k", "nothing_to_give 0"]


@pytest.mark.rule("HK-29", "HK-50")
def test_whole_hands():
    match = table("mein-k nazi-p nazi-k mein-a", "liste-k razupaltuff", "nazi-a nazi-a", top="polizei-k")
    assert heard(match, "0 play mein-k", "0 swap seat 1", "1 let") == [
        *("plays 0 mein-k", "wants_to_swap 0 1", "lets 1", "swaps 0 1 2 3"),
        *("sees_hand 0 liste-k+razupaltuff", "razupaltuff 0", "sees_hand 1 nazi-k+nazi-p+mein-a"),
    ]


@pytest.mark.rule("HK-30", "HK-31")
def test_sharing_out():
    match = table("kommunismus nazi-a", "nazi-a nazi-a", "nazi-a", top="nazi-k")
    assert heard(match, "0 play kommunismus", "1 let", "2 let") == [
        *("plays 0 kommunismus", "lets 1", "lets 2", "shares_out 4"),
        *("sees_hand 0 nazi-a", "sees_hand 1 nazi-a+nazi-a", "sees_hand 2 nazi-a"),
    ]


ASSEMBLY = ("0 play versammlung-k", "0 propose seat 0 to seat 1", "1 propose nothing")


@pytest.mark.rule("HK-17", "HK-18", "HK-19")
@pytest.mark.parametrize(
    ("moves", "lines"),
    [
        (
            [
                *(*ASSEMBLY, "2 propose seat 1 to seat 2"),
                *(
                    "0 vote seat 0 to seat 1",
                    "1 vote seat 1 to seat 2",
                    "2 vote seat 1 to seat 2",
                    "2 let",
                    "1 give nazi-a",
                ),
            ],
            [
                *("proposes 0 0 1", "proposes_nothing 1", "proposes 2 1 2"),
                *("votes 0 0 1", "votes 1 1 2", "votes 2 1 2", "decides 1 2", "lets 2", "gives 1 2 nazi-a"),
            ],
        ),
        (
            [*ASSEMBLY, "2 propose nothing", "0 vote seat 0 to seat 1", "1 abstain", "2 abstain"],
            [
                *("proposes 0 0 1", "proposes_nothing 1", "proposes_nothing 2"),
                *("votes 0 0 1", "abstains 1", "abstains 2", "no_majority"),
            ],
        ),
        (
            ["0 play versammlung-k", "0 propose nothing", "1 propose nothing", "2 propose nothing"],
            ["proposes_nothing 0", "proposes_nothing 1", "proposes_nothing 2", "no_proposal"],
        ),
    ],
)
def test_the_assembly(moves, lines):
    match = table("versammlung-k nazi-p", *PLENTY, top="polizei-k")
    assert heard(match, *moves) == ["plays 0 versammlung-k", *lines]


DUEL = ("0 play schnick-k", "0 challenge seat 2")
WITH = ("0 with well", "1 with well", "2 with well")


@pytest.mark.rule("HK-20", "HK-21", "HK-23", "HK-24")
@pytest.mark.parametrize(
    ("moves", "lines"),
    [
        (
            [*WITH, "0 throw well", "2 throw well", "0 throw paper", "2 throw well", "2 let", "0 give nazi-p"],
            [
                *("with_well", "throws 0 well", "throws 2 well", "draw", "throws 0 paper", "throws 2 well"),
                *("beats 0 2", "lets 2", "gives 0 2 nazi-p"),
            ],
        ),
        (
            ["0 without well", "1 with well", "2 without well", "0 throw paper", "2 throw scissors", "2 give nazi-a"],
            [
                *("without_well 0", "without_well 2", "throws 0 paper", "throws 2 scissors"),
                *("beats 2 0", "gives 2 0 nazi-a"),
            ],
        ),
    ],
)
def test_a_duel(moves, lines):
    match = table("schnick-k nazi-p nazi-k", *PLENTY, top="polizei-k")
    assert heard(match, *DUEL, *moves) == ["plays 0 schnick-k", "challenges 0 2", *lines]


@pytest.mark.rule("HK-23")
def test_a_winner_without_cards():
    match = table("schnick-k", *PLENTY, top="polizei-k")
    assert heard(match, *DUEL, *WITH, "0 throw paper", "2 throw rock") == [
        *("plays 0 schnick-k", "challenges 0 2", "with_well", "throws 0 paper", "throws 2 rock"),
        *("beats 0 2", "cannot_give 0", "scores 1 0+2+2 0+2+2", "ends hand_empty"),
    ]


@pytest.mark.rule("HK-26", "HK-27")
def test_a_group_duel():
    match = table("gruppe-k nazi-p nazi-k", *PLENTY, "mein-k mein-a", top="polizei-k")
    signs = ("0 throw rock", "1 throw scissors", "2 throw paper", "3 throw rock")
    gifts = ("1 let", "2 give nazi-a", "0 give nazi-p")
    assert heard(match, "0 play gruppe-k", *WITH, "3 with well", *signs, *gifts) == [
        *("plays 0 gruppe-k", "with_well", "throws 0 rock", "throws 1 scissors", "throws 2 paper", "throws 3 rock"),
        *("beats 0 1", "beats 2 0", "lets 1", "gives 2 0 nazi-a", "gives 0 1 nazi-p"),
    ]


@pytest.mark.rule("HK-35", "HK-37", "HK-38", "HK-11")
def test_the_police_and_an_open_hand():
    match = table("polizei-k nazi-p", "nazi-a nazi-a", "halt-k halt-k", top="polizei-p", stock="halt-a nazi-p")
    moves = ("0 play polizei-k", "1 slap", "2 stay", "1 let", "0 name seat 2", "2 let", "1 draw", "2 draw")
    *lines, drawn = heard(match, *moves)
    assert lines == [
        *("plays 0 polizei-k", "slaps 1 1", "stays 2", "has_to_draw 1", "lets 1", "draws 1 halt-a"),
        *("names 0 2", "lets 2", "opens 2", "shows 2 halt-k+halt-k", "draws 1 nazi-p", "recycles 52"),
    ]
    assert drawn.startswith("draws_openly 2 ")


@pytest.mark.rule("HK-41")
def test_who_has_the_most():
    match = table(
        "kapitalismus-k nazi-k", "nazi-a nazi-a", "halt-k halt-k", top="nazi-k", stock="halt-a nazi-p mein-a mein-p"
    )
    assert heard(match, "0 play kapitalismus-k", "1 let", "2 let") == [
        *("plays 0 kapitalismus-k", "has_most 1 2", "has_most 2 2", "lets 1", "lets 2"),
        *("draws 1 halt-a", "draws 1 nazi-p", "draws 2 mein-a", "draws 2 mein-p"),
    ]
