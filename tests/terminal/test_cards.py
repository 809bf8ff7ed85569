"""Cards by number and by name, with their signs, and what each does."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import stammtisch
from stammtisch import games, words
from stammtisch.core import languages
from stammtisch.core import look as game_look
from stammtisch.core.look import SIGNS
from stammtisch.core.notation import Deck
from stammtisch.terminal.cards import by_colour, colour_of, heading, label
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.look import SHAPES, Look
from stammtisch.terminal.play import run_play
from tests.core.toy import TOY
from tests.terminal.sitting import Typist, console, said

SHOWN = Look(colour=False, painted=False, shapes=True)


@pytest.mark.parametrize(
    ("game", "code", "en", "de"),
    [
        ("gaunerbande", "r10", "♥10", "♥10"),
        ("black_spy", "k7", "♣7", "♣7"),
        ("klaumau", "y-bigsafe", "● big safe", "● Großer Tresor"),
        ("klaumau", "rg-plan", "♥♠ plan", "♥♠ Plan"),
        ("klaumau", "police", "Policeman", "Polizist"),
        ("halt_mal_kurz", "nazi-k", "Nazi · kangaroo", "Nazi · Känguru"),
        ("zehn", "(n7)+p2", "(7)+2 (+4)", "(7)+2 (+4)"),
    ],
)
def test_cards_are_called_as_in_the_browser(game: str, code: str, en: str, de: str) -> None:
    for tag, expected in (("en", en), ("de", de)):
        with words.speaking(tag):
            assert label(code, SHOWN.of_game(game)) == expected


def test_signs_are_those_of_the_browser() -> None:
    """Leaf, lozenge, heart, bell and acorn, by the letter nearest to each; spade and club are German leaf and acorn."""
    drawn = {"green": "leaf", "blue": "lozenge", "red": "heart", "yellow": "bell", "black": "acorn"}
    assert set(drawn.values()) <= set(SIGNS)
    web = Path(stammtisch.__file__).parent / "web"
    sprite = (web / "shared" / "art" / "figures.svg").read_text(encoding="utf-8")
    letters = {"leaf": "♠", "lozenge": "♦", "heart": "♥", "bell": "●", "acorn": "♣"}
    for letter, colour in {"g": "green", "b": "blue", "r": "red", "y": "yellow", "k": "black"}.items():
        assert f'id="pip-{colour}"' in sprite
        assert SHAPES[letter] == letters[drawn[colour]]


def positions(name: str, moves: int) -> Any:
    match = stammtisch.new(name, 4, seed=5)
    for _ in range(moves):
        if match.over:
            return
        seat = match.awaiting[0]
        yield match, seat
        match.play(seat, match.legal(seat)[len(match.legal(seat)) // 2])


@pytest.mark.parametrize("language", sorted(languages.LANGUAGES))
@pytest.mark.parametrize("name", games.NAMES)
def test_everything_that_is_listed_has_a_number_and_a_name(name: str, language: str) -> None:
    """Each move can be typed by one of the numbers that are shown, or as it is said; no number means two things."""
    with words.speaking(language):
        for match, seat in positions(name, 60):
            choices = Choices.in_view(match.view(seat), match.game.deck, match.names, match.game.naming)
            labels = [number for number, _ in choices.labels]
            cards = list(map(str, range(1, len(choices.numbered_cards) + 1)))
            assert all(labels)
            assert len({*labels, *cards}) == len(labels) + len(cards)
            typed = {choices.understand(number) for number in (*labels, *cards)}
            assert set(choices.moves) <= typed
            for move in choices.moves:
                assert choices.understand(choices.said(move)) == move


def test_a_question_mark_before_a_card_says_what_it_does() -> None:
    screen = console()
    typist = Typist("? 1", "?big safe", "? y-crook", "? 99", "? nonsense")
    run_play(games.get("klaumau"), seed="3", name="Ada", console=screen, read_line=typist)
    told = said(screen)
    assert told.count("● big safe: Yellow big safe The next two miss a turn. Goes on the small safe too.") == 2
    assert "● crook: Yellow crook You steal a card from somebody unseen" in told
    assert "'99' is no card: expected the number or the name of one, such as ♥1" in told
    assert "'nonsense' is no card" in told
    screen = console()  # by what it is called alone, even where that is a number
    run_play(games.get("zehn"), seed="3", name="Ada", console=screen, read_line=Typist("? 10", "? 99", ""))
    assert "10: Number 10 Worth 10." in said(screen)
    assert "Expected a move, such as" in said(screen)
    screen = console()
    run_play(games.get("gaunerbande"), seed="3", name="Ada", console=screen, read_line=Typist("? Smuggler"))
    assert "♣6: Black 6, smuggler 1 point." in said(screen)


def test_what_is_refused_names_cards_as_they_are_shown() -> None:
    screen = console()
    run_play(games.get("klaumau"), seed="3", name="Ada", console=screen, read_line=Typist("3"))
    assert "♠ crook does not fit on ♥ small safe" in said(screen)


SKAT = game_look.Look(
    {
        "b": game_look.Suit("black", "bell", "Bells"),
        "p": game_look.Suit("red", "heart"),
        "o": game_look.Suit("oak", "XO"),
    },
    {"10": "T"},
    {"joker": game_look.Face("green", "star", "X", "Joker")},
)
DECK = Deck(["b7", "b10", "p7", "pk", "o7", "peter", "joker"])


def test_a_game_without_drawings_looks_as_it_declares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not as its letters would have it: `b` is black here, and Peter is no card of `p`."""
    skat = replace(TOY, name="skat", deck=DECK, look=SKAT)
    honest = games.get
    monkeypatch.setattr(games, "names", lambda: [*games.NAMES, "skat"])
    monkeypatch.setattr(games, "get", lambda name: skat if name == "skat" else honest(name))
    look = SHOWN.of_game("skat")
    assert [label(card, look) for card in DECK.every] == ["●7", "●T", "♥7", "♥K", "XO7", "peter", "★ Joker"]
    assert [label(card, replace(look, shapes=False)) for card in DECK.every] == [*DECK.every]
    assert by_colour(DECK.every, DECK, look) == [["b7", "b10"], ["p7", "pk"], ["o7"], ["peter", "joker"]]
    assert [heading(card, look).strip() for card in ("b7", "pk", "o7", "peter")] == [
        "● Bells",
        "♥ red",
        "XO o",
        "cards",
    ]
    assert [colour_of(card, look) for card in DECK.every] == ["k", "k", "r", "r", None, None, "g"]
    assert SKAT.face("peter") == game_look.Face("slate", "", "P")
    choices = Choices.of(["play p7", "play b7"], ["p7", "b7"], DECK, game="skat")
    assert choices.hand == ("b7", "p7")
    assert [choices.understand(typed) for typed in ("♥7", "●7", "1", "2")] == [
        "play p7",
        "play b7",
        "play b7",
        "play p7",
    ]
