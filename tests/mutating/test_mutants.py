"""Breaking functions: in which ways, under which names; and the list of changes that make no difference."""

import pytest

from stammtisch import games
from tests.mutating.__main__ import equivalents, mutants_in, sources
from tests.mutating.mutants import Mutant, mutants_of

SOURCE = """
def first(s, seat):
    '''Says something.'''
    if s.played == 0 and seat < 3:
        s.won[seat] |= 1
        note(s, "takes", seat)
    for other in range(2):
        if not other:
            continue
    return seat + 1 if s.open else -seat
"""


def made() -> dict[str, Mutant]:
    return {mutant.name.partition(": ")[2]: mutant for mutant in mutants_of(SOURCE, "game/rules.py", "rules.py")}


@pytest.mark.parametrize(
    "change",
    [
        "if s.played == 0 and seat < 3: -> if s.played != 0 and seat < 3:",
        "if s.played == 0 and seat < 3: -> if s.played == 0 or seat < 3:",
        "if s.played == 0 and seat < 3: -> if s.played == 0 and seat <= 3:",
        "if s.played == 0 and seat < 3: -> if s.played == 0 and seat >= 3:",
        "if s.played == 0 and seat < 3: -> if s.played == 0 and seat < 4:",
        "if s.played == 0 and seat < 3: -> if not (s.played == 0 and seat < 3):",
        "s.won[seat] |= 1 -> pass",
        "s.won[seat] |= 1 -> s.won[seat] = 1",
        "s.won[seat] |= 1 -> s.won[seat] &= 1",
        "note(s, 'takes', seat) -> pass",
        "for other in range(2): -> for other in range(3):",
        "if not other: -> if other:",
        "continue -> pass",
        "return seat + 1 if s.open else -seat -> return seat - 1 if s.open else -seat",
        "return seat + 1 if s.open else -seat -> return -seat if s.open else seat + 1",
        "return seat + 1 if s.open else -seat -> return seat + 1 if s.open else seat",
    ],
)
def test_a_function_is_broken_in_one_place_at_a_time(change: str) -> None:
    assert change in made()


def test_a_mutant_can_take_the_place_of_the_function() -> None:
    scope: dict[str, object] = {}
    exec("def first(s, seat):\n    return seat < 3\n", scope)
    (lower,) = [
        mutant
        for mutant in mutants_of("@rule\ndef first(s, seat):\n    return seat < 3\n", "game/rules.py", "rules.py")
        if mutant.after == "return seat <= 3"
    ]
    first = scope["first"]
    assert first(None, 3) is False  # type: ignore[operator]
    first.__code__ = lower.code()  # type: ignore[attr-defined]
    assert first(None, 3) is True  # type: ignore[operator]


@pytest.mark.parametrize("name", games.NAMES)
def test_every_game_has_rules_to_break(name: str) -> None:
    mutants = mutants_in(name)
    assert len(mutants) >= 300
    assert len({mutant.name for mutant in mutants}) == len(mutants), "two changes have the same name"
    assert all(file.startswith((f"{name}/", "tricks/")) for file in sources(name))


def test_what_is_listed_as_making_no_difference_is_there() -> None:
    known = {way for game in games.NAMES for each in mutants_in(game) for way in (each.name, f"[{game}] {each.name}")}
    listed = equivalents()
    assert set(listed) <= known, f"not there any more: {set(listed) - known}"
    assert all(reason.endswith(".") for reason in listed.values())
