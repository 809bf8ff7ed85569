"""The types of views are those of what comes, in every game, from every seat and for spectators."""

import random
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import stammtisch
from stammtisch import games
from stammtisch.core.dice import new_dice
from stammtisch.lab.arena.plan import draw_options

FORMS: dict[str, Any] = {name: import_module(f"stammtisch.games.{name}.view").View for name in games.NAMES}


def fits(value: object, form: Any) -> bool:
    """Whether a value is of a type, all that is in it too."""
    origin, inner = get_origin(form), get_args(form)
    if is_typeddict(form):
        hints = get_type_hints(form)
        told = cast("dict[str, object]", value)
        right = isinstance(value, dict) and form.__required_keys__ <= told.keys() <= hints.keys()
        return right and all(fits(each, hints[key]) for key, each in told.items())
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in inner)
    if origin is Literal:
        return value in inner
    if origin is list:
        return isinstance(value, list) and all(fits(each, inner[0]) for each in value)
    return form is Any or (type(value) is (origin or form)) or (value is None and form is NoneType)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_key_of_a_view_has_its_type(name: str) -> None:
    hints, game, rng = get_type_hints(FORMS[name]), games.get(name), random.Random(name)
    told: dict[str, list[object]] = {key: [] for key in hints}
    for number in range(8):
        players = rng.choice(game.players[:4])
        drawn = draw_options(game, players, new_dice(bytes([number] * 32))).as_json()
        options = {key: value for key, value in drawn.items() if value is not None}
        if "keep_every" in options:  # cards are not passed in every second round
            options |= {"keep_every": 2, "rounds": number % 2 * 2}
        match = stammtisch.new(name, players, seed=number, **options)
        for moves in range(400):
            if moves % 6 == 0 or match.over:
                for seat in (*range(match.players), None):
                    view = match.view(seat)
                    assert view.keys() == hints.keys()
                    wrong = {key: value for key, value in view.items() if not fits(value, hints[key])}
                    assert wrong == {}
                    for key, value in view.items():
                        told[key].append(value)
            if match.over:
                break
            asked = rng.choice(match.awaiting)
            match.play(asked, rng.choice(match.legal(asked)))
    never = {key for key, form in hints.items() if NoneType in get_args(form) and None not in told[key]}
    assert never == set(), "said to be None at times"


def test_what_is_of_another_type_is_noticed() -> None:
    view = stammtisch.new("zehn", 3, seed=1).view(0)
    assert fits(view, FORMS["zehn"])
    for key, value in (("pot", "3"), ("pot", True), ("table", [{"card": "p1"}]), ("kind", "turns"), ("pile", None)):
        assert not fits(view | {key: value}, FORMS["zehn"])
    assert not fits({key: view[key] for key in view if key != "pot"}, FORMS["zehn"])
    assert not fits(view | {"pots": 3}, FORMS["zehn"])
