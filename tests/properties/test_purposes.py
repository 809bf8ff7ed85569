"""What a move is said to be for is true, in every world that the seat can imagine; and it is said in good words."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from stammtisch import games, words
from stammtisch.bots import get
from stammtisch.core.bits import members
from stammtisch.core.languages import LANGUAGES
from stammtisch.core.match import Match
from stammtisch.core.purpose import Purpose
from stammtisch.words import catalogues
from tests.core.toy import TOY
from tests.properties import claims, steering
from tests.properties.strategies import GAMES, coherent
from tests.tiers import first_of
from tests.words.test_agreement import MANY

EXPLORING = not settings().derandomize
MATCHES, MOVES = (600 if EXPLORING else 70), 150
WORLDS = 3
"""So many imagined worlds a claim is looked at in, besides the real one."""
ENOUGH = 40 if EXPLORING else 12
"""How often a claim is looked at for certain, and once in each match with each number in it; after that the rarer the
more often it was.
"""
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hal"]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def _options(game: Any, rng: random.Random) -> Any:
    """Random options that go together."""
    chosen: dict[str, Any] = {}
    for option in game.options.describe():
        if option.kind == "variant":
            chosen[option.name] = rng.random() < 0.5
        elif option.kind == "choice" and rng.random() < 0.4:
            chosen[option.name] = rng.choice(option.of)
        elif option.kind == "whole" and rng.random() < 0.4:
            chosen[option.name] = rng.randint(option.least, min(option.least + 4, option.most or 99))
        elif option.kind == "table" and rng.random() < 0.5:
            chosen[option.name] = rng.choice(steering.TABLES[game.name, option.name])
    return coherent(game, chosen)


def positions(game: Any, number: int) -> Iterator[tuple[Match, int]]:
    """Positions of a match with random options: somebody is asked."""
    rng = random.Random(number)
    players = rng.choice(list(game.players))
    match = Match(game, players=players, options=_options(game, rng), seed=number)
    choose = rng.choice(steering.WAYS[game.name])
    for _ in range(MOVES):
        if match.over:
            return
        seat = rng.choice(match.awaiting)
        yield match, seat
        match.play_quietly(seat, choose(match, seat, rng))


def purposes(game: Any, number: int) -> Iterator[tuple[Match, int, int, Purpose]]:
    """What is said of the choices in these positions."""
    for match, seat in positions(game, number):
        for choice in members(game.legal(match._s, seat)):
            purpose = game.purpose(match._s, seat, choice)
            if purpose is not None:
                yield match, seat, choice, purpose


@pytest.mark.parametrize("game", first_of(GAMES), ids=lambda game: game.name)
def test_what_is_claimed_comes_true(game: Any) -> None:
    """Each kind of claim has a check of its own; each is met, and looked at in several worlds."""
    met: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    first = random.randrange(2**32) if EXPLORING else 0
    for number in range(first, first + 10 * MATCHES):
        if number >= first + MATCHES and met.keys() >= claims.keys(game.name):
            break
        rng = random.Random(f"claims {number}")
        for match, seat, choice, purpose in purposes(game, number):
            assert purpose.key in claims.keys(game.name), f"a claim that nobody checks: {purpose}"
            met[purpose.key] += 1
            said = (purpose.key, *sorted(purpose.parameters.items() - purpose.seats.items()), match.options)
            seen[str(said)] += 1
            if seen[str(said)] > 1 and rng.random() * met[purpose.key] > ENOUGH:
                continue
            for world in (match, *(match.imagined(seat, seed=rng.randrange(2**32)) for _ in range(WORLDS))):
                assert game.purpose(world._s, seat, choice) == purpose
                claims.check(claims.Claim(world, seat, game.say(world._s, seat, choice), purpose, rng))
    assert claims.keys(game.name) - met.keys() == set(), "claims that were never met"


ONE = {language: re.compile(rf"\b1 (?:{many.replace(' ', '|')})\b") for language, many in MANY.items()}
"""Where one thing is spoken of as several."""
NONE = re.compile(r"\b0 (?:\w*[Cc]hip|fiche|getton|\w*point|\w*[Pp]unkt|punt|card|Karte|cart)")
"""Where the number of some things is 0: other numbers may be values."""


def counts_none(game: Any, purpose: Purpose, said: str) -> bool:
    has_values = game.name == "zehn" or "total" in purpose.parameters
    return bool(NONE.search(said) if has_values else re.search(r"\b0\b", said))


@every_game
def test_all_are_well_said_in_every_language(game: Any) -> None:
    """With nothing missing, no number of things that is 0, and no plural of one."""
    said_of: dict[tuple[Any, ...], Purpose] = {}
    for number in range(MATCHES // 3):
        for _, _, _, purpose in purposes(game, number):
            said_of.setdefault((purpose.key, *purpose.parameters.items()), purpose)
    for language in LANGUAGES:
        with words.speaking(language):
            for purpose in said_of.values():
                said = words.purpose(purpose, game.name, NAMES)
                assert said, purpose
                assert not said[0].islower() or said.startswith(purpose.parameters.get("card", "-")), said
                assert said.endswith("."), said
                assert "  " not in said
                assert "purpose" not in said
                assert not ONE[language].search(said), said
                assert not counts_none(game, purpose, said), said


@every_game
def test_all_have_words(game: Any) -> None:
    for language in LANGUAGES:
        known = catalogues.messages(language).keys()
        for key in claims.keys(game.name):
            assert {f"{game.name}-purpose-{key}", f"purpose-{key}"} & known, (language, key)


def test_no_words_are_left_over() -> None:
    parts = {"points", "coloured", "coloured_many", "face_down", "chips", "chips_left", "cards", "left", "the_card"}
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
