"""The terminal in every language: what it shows is in one of them, and what it shows can be typed."""

import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from stammtisch import games, words
from stammtisch.core.languages import LANGUAGES, SOURCE
from stammtisch.core.match import Match
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.menu import run_menu
from stammtisch.terminal.play import run_play
from stammtisch.terminal.screen import Scene, Screen, said_word
from stammtisch.words.cards import named
from tests.terminal.sitting import House, Typist, console, said

TRANSLATIONS = [language for language in LANGUAGES if language != SOURCE]
ENGLISH = re.compile(
    r"\b(the|of|and|is|are|that|with|which|when|your|you|they|their|each|from|whoever|may|other|card|cards|hand|round|"
    r"trick|turn|lays|draws|takes|plays|choose|expected|waiting|points|seat|yes)\b"
)
SHARED = {"de": {"hand"}, "fr": {"points"}}
"""Words of a language that are English words too."""

every_translation = pytest.mark.parametrize("language", TRANSLATIONS)


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def english(text: str, language: str) -> set[str]:
    """English words on a screen, but for cards: `b-safe`, `halt-k`."""
    return set(ENGLISH.findall(re.sub(r"\S*-\S*", " ", text.lower()))) - SHARED.get(language, set())


@every_translation
@pytest.mark.parametrize("name", games.NAMES)
def test_a_match_is_played_in_one_language(name: str, language: str) -> None:
    """Every move is typed in the words in which the screen has it."""
    game, screen = games.get(name), console(width=80, height=40)
    variants = [option.name for option in game.options.describe() if option.kind == "variant"]
    with words.speaking(language):
        house = House(screen, ["?"], most=25)
        match = run_play(
            game, options=game.options.build({}, variants), seed="11", name="Anna", console=screen, read_line=house
        )
        assert words.say("terminal.what_you_can_type") in said(screen)
    assert len(house.moves) == 25 or match.over
    assert english(said(screen), language) == set()


@every_translation
@pytest.mark.parametrize("name", games.NAMES)
def test_whatever_is_shown_can_be_typed(name: str, language: str) -> None:
    game = games.get(name)
    variants = [option.name for option in game.options.describe() if option.kind == "variant"]
    seen: set[str] = set()
    with words.speaking(language):
        for seed in range(6):
            match = Match(game, players=4, options=game.options.build({}, variants), seed=seed)
            while not match.over and match.story_length < 500:
                seat = match.awaiting[0]
                choices = Choices.in_view(match.view(seat), game.deck, ["Anna", "Tobi", "Mona", "Chris"])
                for move in choices.moves:
                    form = re.sub(r"\d+|" + "|".join(map(re.escape, choices.names)), "*", move)
                    if form not in seen or len(choices.moves) == 2:
                        seen.add(form)
                        assert choices.understand(words.move(move)) == move
                        assert choices.understand(words.move(move).upper()) == move
                moves = match.legal(seat)
                match.play(seat, moves[(match.story_length * 7 + seed) % len(moves)])
    assert len(seen) > 2


@every_translation
def test_refusals_are_in_the_language_and_name_the_paragraph(language: str) -> None:
    screen = console()
    with words.speaking(language):
        run_play(
            games.get("gaunerbande"), seed="4", name="Anna", console=screen, read_line=Typist("k13", "k5", "zzz", "g0")
        )
    assert english(said(screen), language) == set()
    assert "[GB-7]" in said(screen)


def test_words_of_a_view_are_said_as_cards_and_moves_are() -> None:
    """Whose action is carried out, and what one has answered: no codes."""
    with words.speaking("fr"):
        assert said_word("halt_mal_kurz", "versammlung") == named("halt_mal_kurz", "versammlung-k").short.split(" ·")[0]
        assert said_word("halt_mal_kurz", "throw rock") == "montrer la pierre"
        game, screen = games.get("halt_mal_kurz"), console()
        match = Match(game, players=3, seed=5)
        view = {**match.view(0), "action": "polizei"}
        lines = Screen(screen).lines(Scene(game, view, match.names, [], None, [], None))
        assert "action Police" in " ".join(" ".join(line.plain for line in lines).split())


@every_translation
def test_the_menu(language: str) -> None:
    screen = console()
    with words.speaking(language):
        rules, no, end = (words.say(f"terminal.{each}") for each in ("rules", "no", "quit"))
        run_menu(console=screen, read_line=Typist(f"{rules} 1", "9", "2", "7", "3", no, "", "Anna", end, "n", end))
    assert "GB-1" in said(screen)
    assert english(said(screen), language) == set()


@every_translation
def test_commands_have_names_of_their_own(language: str) -> None:
    screen = console()
    with words.speaking(language):
        typed = [words.say(f"terminal.command.{each}") for each in ("score", "last", "log", "save", "quit")]
        run_play(
            games.get("zehn"),
            seed="4",
            name="Anna",
            console=screen,
            read_line=Typist(f"{words.say('terminal.command.rules')} 8", *typed, "n"),
        )
        assert words.say("terminal.good_bye_name", name="Anna") in said(screen)
    assert english(said(screen), language) == set()


def test_no_line_begins_with_what_belongs_to_the_word_before() -> None:
    """French puts a no-break space before a colon, a question mark and the like; a line is not broken there."""
    text = "Une table\u00a0: on joue\u202f! Qui commence\u202f? « Moi\u00a0», dit-elle\u202f; à toi\u00a0: vas-y."
    for width in range(12, 40):
        console = Console(width=width, color_system=None)
        with console.capture() as drawn:
            console.print(Text(text))
            console.print(Markdown(text))
        lines = [line.strip() for line in drawn.get().splitlines()]
        assert not [line for line in lines if line[:1] in set(":;!?»")], lines
        assert " ".join(" ".join(lines).split()) == " ".join(f"{text} {text}".split())
