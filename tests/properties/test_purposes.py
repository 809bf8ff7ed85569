"""What a move is said to be for is true: matches are played on, and what was claimed comes about."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from stammtisch import games, words
from stammtisch.bots import get
from stammtisch.core.errors import StammtischError
from stammtisch.core.languages import LANGUAGES
from stammtisch.core.match import Match
from stammtisch.core.purpose import Purpose
from stammtisch.words import catalogues
from tests.core.toy import TOY
from tests.properties import claims
from tests.properties.strategies import GAMES

MATCHES, MOVES, TRIED = 6, 110, 2
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def _options(game: Any, players: int, rng: random.Random) -> Any:
    """Random variants and house rules that go together."""
    while True:
        chosen: dict[str, Any] = {}
        for option in game.options.describe():
            if option.kind == "variant":
                chosen[option.name] = rng.random() < 0.5
            elif option.kind == "choice" and rng.random() < 0.4:
                chosen[option.name] = rng.choice(option.of)
        try:
            options = game.options.build(chosen)
            options.check_needs()
            options.settled(players)
        except StammtischError:
            continue
        return options


def positions(game: Any, number: int) -> Iterator[tuple[Match, int]]:
    """Positions of a random match with random variants: somebody is asked."""
    rng = random.Random(number)
    players = rng.choice(list(game.players))
    match = Match(game, players=players, options=_options(game, players, rng), seed=number)
    for _ in range(MOVES):
        if match.over:
            return
        seat = rng.choice(match.awaiting)
        yield match, seat
        match.play(seat, rng.choice(match.legal(seat)))


@every_game
def test_what_is_claimed_comes_true(game: Any) -> None:
    """Each kind of claim has a check of its own, which knows nothing of how it was found."""
    tried: Counter[str] = Counter()
    for number in range(MATCHES):
        rng = random.Random(1000 + number)
        for match, seat in positions(game, number):
            legal = match.legal(seat)
            for move in rng.sample(legal, min(TRIED, len(legal))):
                purpose = match.purpose(seat, move)
                if purpose is None:
                    continue
                tried[purpose.key] += 1
                claims.check(claims.Claim(match, seat, move, purpose, rng))
    assert len(tried) > 20, tried
    assert set(tried) <= claims.keys(game.name), "a claim that nobody checks"


@every_game
def test_nearly_every_move_has_one(game: Any) -> None:
    found = [
        match.purpose(seat, move)
        for match, seat in positions(game, 77)
        if match.view(seat)["kind"] != "race"
        for move in match.legal(seat)[:3]
    ]
    assert None not in found


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_have_words_in_every_language(game: Any, language: str) -> None:
    """With nothing missing in them, and for no purpose that nobody has."""
    messages = catalogues.messages(language)
    with words.speaking(language):
        for number in range(3):
            for match, seat in positions(game, number):
                for purpose in match.purposes(seat, match.legal(seat)[:2]):
                    if purpose is not None:
                        said = words.purpose(purpose, game.name, ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"])
                        assert said, purpose
                        assert not said[0].islower() or said.startswith(purpose.parameters.get("card", "-")), said
                        assert said.endswith("."), said
                        assert "  " not in said
                        assert "purpose" not in said
    house = {key for key in messages if key.startswith("purpose-")}
    own = {key for key in messages if key.startswith(f"{game.name}-purpose-")}
    known = claims.keys(game.name)
    assert all(f"{game.name}-purpose-{key}" in own or f"purpose-{key}" in house for key in known)


def test_no_words_are_left_over() -> None:
    parts = {"points", "coloured", "coloured_many", "face_down", "chips", "cards", "left", "the_card"}
    for game in GAMES:
        messages = catalogues.messages("en")
        own = {key.partition("-purpose-")[2] for key in messages if key.startswith(f"{game.name}-purpose-")}
        assert own - parts <= claims.keys(game.name)
    house = {key.removeprefix("purpose-") for key in catalogues.messages("en") if key.startswith("purpose-")}
    assert house - parts <= claims.keys("gaunerbande") | claims.keys("black_spy")


def test_a_bot_that_explains_says_what_its_moves_are_for() -> None:
    match = Match(games.get("gaunerbande"), players=4, seed=1)
    seat = match.awaiting[0]
    thought = get("geselle", seed=1).explain(match, seat)
    for candidate in thought.candidates:
        assert candidate.purpose == match.purpose(seat, candidate.move)
        assert candidate.purpose is not None
        assert candidate.as_json()["purpose"] == candidate.purpose.as_json()
    assert get("geselle", seed=1).choose(match, seat) == thought.move


def test_a_game_without_purposes_is_played_as_before() -> None:
    match = Match(TOY, players=TOY.players[0], seed=1)
    seat = match.awaiting[0]
    assert match.purposes(seat, match.legal(seat)) == [None] * len(match.legal(seat))
    assert get("random", seed=1).explain(match, seat).candidates[0].purpose is None


def test_a_purpose_without_words_is_said_in_its_own_english() -> None:
    assert words.purpose(Purpose("sings", {"seat": 1}, "Sings a song."), "karaoke") == "Sings a song."
    assert words.purpose(Purpose("sings"), "karaoke") == ""
