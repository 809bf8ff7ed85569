"""What a seat may imagine, and what a bot of one's own is given."""

import pickle
from random import Random

import pytest
from hypothesis import given, settings

import stammtisch
from stammtisch import games
from stammtisch.bots.seen import Seen
from stammtisch.core.errors import BadSeat, StammtischError
from stammtisch.core.match import Match
from tests.properties import strategies


@given(strategies.matches(), strategies.randoms)
@settings(max_examples=60)
def test_an_imagined_match_looks_the_same_from_the_seat(match: Match, random: Random) -> None:
    for count, _ in enumerate(strategies.play_on(match, random, 90)):
        if count % 30 == 7:
            for seat in range(match.players):
                imagined = match.imagined(seat, seed=count)
                assert imagined.view(seat) == match.view(seat)
                assert imagined.events(seat) == match.events(seat)
                assert imagined.legal(seat) == match.legal(seat)
                assert imagined.sheet == match.sheet
                again = imagined.imagined(seat, seed=count + 1)
                assert again.view(seat) == match.view(seat)


@pytest.mark.parametrize("game", games.NAMES)
def test_an_imagined_match_can_be_played_to_its_end(game: str) -> None:
    match, random = stammtisch.new(game, games.get(game).players[1], seed=3), Random(3)
    for _ in strategies.play_on(match, random, 20):
        pass
    imagined = match.imagined(0, seed=5)
    before = match.record()
    for _ in strategies.play_on(imagined, random):
        pass
    assert imagined.outcome is not None
    assert match.record() == before, "the real one is left alone"
    with pytest.raises(StammtischError, match="imagined"):
        imagined.record()
    with pytest.raises(StammtischError, match="imagined"):
        list(imagined.retrace())


def test_no_secret_is_in_it() -> None:
    """Two matches that differ only in what the seat does not know give the same imagined one."""
    match = stammtisch.new("gaunerbande", 4, seed=9)
    for seat in range(4):
        match.play(seat, " ".join(["pass", *match.view(seat)["hand"][:3]]))
    for seat in range(4):
        other = match.imagined(seat, seed=1)
        one, two = pickle.dumps(match.imagined(seat, seed=2)), pickle.dumps(other.imagined(seat, seed=2))
        assert one == two


def test_a_bot_asks_for_its_own_seat_only() -> None:
    match = stammtisch.new("zehn", 3, seed=1)
    seen = Seen(match, 1)
    assert seen.view() == seen.view(1) == match.view(1)
    assert seen.legal() == match.legal(1)
    assert seen.imagined().view(1) == match.view(1)
    for ask in (seen.view, seen.legal, seen.events, seen.imagined):
        with pytest.raises(BadSeat, match="seat 1"):
            ask(0)
    sent = pickle.loads(pickle.dumps(seen))
    assert (sent.view(), sent.awaiting, sent.worth) == (seen.view(), match.awaiting, match.worth)


def test_cards_know_what_they_count() -> None:
    """The most common mistake with a trick game that one does not know: to take another game's points."""
    crooks = [points for points in stammtisch.new("gaunerbande", 4).worth.values() if points == 1]
    assert max(stammtisch.new("gaunerbande", 4).worth.values()) == len(crooks) > 10, "the politician"
    assert all(points for game in games.NAMES for points in stammtisch.new(game, 4).worth.values())
