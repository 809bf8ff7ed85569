"""What programs that learn are shown of a match: all that the seat knows, and nothing else."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings

from stammtisch import games
from stammtisch.core.agenda import awaiting
from stammtisch.core.bits import members
from stammtisch.core.match import Match
from stammtisch.vec.boxes import layout_of
from stammtisch.vec.stepping import make_decide, make_show
from tests.properties import strategies


def row(match: Match, seat: int) -> list[int]:
    observation = match.game.observation
    assert observation is not None
    out = [0] * observation.layout.size
    observation.observe(match._s, seat, out)
    return out


@given(strategies.matches(), strategies.randoms)
@settings(max_examples=80)
def test_a_row_is_the_same_in_every_world_that_fits(match: Match, random: Random) -> None:
    for count, _ in enumerate(strategies.play_on(match, random, 120)):
        if count % 12 == 5:
            for seat in range(match.players):
                seen = row(match, seat)
                assert all(-128 <= number <= 127 for number in seen)
                assert seen == row(match.imagined(seat, seed=count), seat)  # of many positions, each another world


@pytest.mark.parametrize("game", games.NAMES)
def test_a_layout_has_no_gaps(game: str) -> None:
    observation = games.get(game).observation
    assert observation is not None
    at = 0
    for block in observation.layout.values():
        assert block.start == at
        assert block.about
        at += block.size
    assert at == observation.layout.size


@given(strategies.matches(), strategies.randoms)
@settings(max_examples=40)
def test_a_row_tells_the_hand_and_changes_with_what_happens(match: Match, random: Random) -> None:
    observation = match.game.observation
    assert observation is not None
    for seat, _ in strategies.play_on(match, random, 60):
        hand = row(match, seat)[observation.layout["hand"].places]
        assert sum(hand) == len(match.view(seat)["hand"])


# With the decisions of the round, as environments show them


class Followed:
    """A match in the plain world, with its log as the native loop writes it."""

    def __init__(self, match: Match) -> None:
        self.match, self.game = match, match.game
        self.s = match._s.clone()
        self.box = SimpleNamespace(count=0, start=0)
        self.log = [0] * 1000

    def branch(self) -> "Followed":
        twin: Followed = object.__new__(Followed)
        twin.__dict__.update(self.__dict__)
        twin.s, twin.box, twin.log = self.s.clone(), SimpleNamespace(**vars(self.box)), self.log[:]
        return twin

    def act(self, seat: int, choice: int) -> None:
        make_decide(self.game)(self.s, seat, choice, self.box, self.log)

    def row(self, seat: int) -> list[int]:
        out = [0] * layout_of(self.game).size
        make_show(self.game)(self.s, seat, self.log, self.box.start, self.box.count, out)
        return out

    def told(self, seat: int) -> Any:
        """What the seat was told and what it sees: other code than that of observations says so."""
        match = self.match.clone()
        match._s = self.s
        return match.events(seat, self.match.story_length), match.view(seat)


def alternatives(match: Match, random: Random, decisions: int) -> Iterator[tuple[Followed, Followed]]:
    """Two courses that differ in one choice of somebody, again and again."""
    here = Followed(match)
    for _ in range(decisions):
        s = here.s
        if s.ended:
            return
        seat = random.choice(members(awaiting(s)))
        choices = list(members(here.game.legal(s, seat)))
        one, other = here.branch(), here.branch()
        first, second = random.choice(choices), random.choice(choices)
        one.act(seat, first)
        other.act(seat, second)
        if first != second:
            yield one, other
        here = one


@given(strategies.matches(), strategies.randoms)
@settings(max_examples=40)
def test_a_row_differs_where_what_was_told_differs_and_nowhere_else(match: Match, random: Random) -> None:
    """Complete and secret at once, by comparison with views and events, which are tested for themselves."""
    for one, other in alternatives(match, random, 50):
        for seat in range(match.players):
            same_told = one.told(seat) == other.told(seat)
            assert (one.row(seat) == other.row(seat)) == same_told, (match.game.name, seat)
