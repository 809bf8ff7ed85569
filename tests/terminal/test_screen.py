"""The screen fits, in every terminal."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

import stammtisch
from stammtisch import games
from stammtisch.core.events import Event
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.terminal import opponents
from stammtisch.terminal.canvas import Canvas, fit, left, right
from stammtisch.terminal.cards import label
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.look import Look
from stammtisch.terminal.screen import Scene, Screen
from stammtisch.terminal.sheet import pad, ranking, verdict
from stammtisch.terminal.story import Teller, on_table
from tests.rules.klaumau.table import table
from tests.tables import play_out
from tests.terminal.sitting import ANSI, console

TABLES = [(game, players) for game in games.every() for players in game.players]
NAMES = ["Anna", "Maximilian-Alexander von und zu Hohenau", "日本語の名前", "Kurt", "Elif", "Piet", "Ida", "Per"]


def decisions(game: Game, players: int, most: int = 12) -> list[tuple[Match, int]]:
    """The first decisions of seat 0, each with where its news begins."""
    match = Match(game, players=players, seed=players, names=NAMES[:players])
    found: list[tuple[Match, int]] = []
    told = 0
    while len(found) < most:
        seat = 0 if 0 in match.awaiting else match.awaiting[0]
        if seat == 0:
            found.append((match.clone(), told))
            told = match.story_length
        match.play(seat, opponents.House().bot(match).choose(match, seat))
    return found


def scene(match: Match, told: int = 0, message: str = "") -> Scene:
    view = match.view(0)
    choices = Choices.in_view(view, match.game.deck, match.names, match.game.naming)
    return Scene(match.game, view, list(match.names), on_table(view), None, match.events(0, told), choices, message)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda part: getattr(part, "name", part))
def test_it_fits(game: Game, players: int) -> None:
    """No line is wider than the terminal; in 80×24 and 60×24 nothing has to scroll."""
    for match, told in decisions(game, players):
        for width in (40, 60, 80, 100, 120, 200):
            for colours in (None, "truecolor"):
                screen = console(width, 24, colours=colours)
                lines = Screen(screen).lines(scene(match, told, "Not possible: this is why. " * 3))
                assert all(line.cell_len <= width for line in lines)
                if width >= 60:
                    assert len(lines) < 24


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("colours", [None, "standard", "256", "truecolor"])
def test_whatever_matters_is_on_it(width: int, colours: str | None) -> None:
    """Seats with counts and totals, the trick, the hand with legal cards marked, and what is asked."""
    match, told = decisions(games.get("gaunerbande"), 4)[5]
    look = Look.of(console(width, colours=colours))
    drawn = scene(match, told)
    text = "\n".join(line.plain for line in Screen(console(width, colours=colours)).lines(drawn))
    view = match.view(0)
    assert "Anna (you)" in text
    assert "Kurt" in text
    assert "Your turn. Play a card." in text
    assert "Gaunerbande · round 1 · trick" in text
    assert "limit 100" in text
    for played in view["trick"]:
        shown = label(played["card"], look.of_game("gaunerbande"))
        assert (shown[1:] if look.painted else shown) in text  # on paper the sign lies below the rank
    for number, card in enumerate(Choices.in_view(view, match.game.deck).hand, 1):
        shown = label(card, look.of_game("gaunerbande"))
        legal = f"play {card}" in view["legal"]
        assert f"{number:>2}{' ' if look.painted or not legal else '['}{shown}" in text


def test_without_colour_there_is_none() -> None:
    match, told = decisions(games.get("black_spy"), 3)[3]
    for forced in ({"NO_COLOR": "1", "TERM": "xterm-256color"}, {"TERM": "dumb"}):
        screen = Console(file=io.StringIO(), force_terminal=True, width=80, height=24, _environ=forced)
        for line in Screen(screen).lines(scene(match, told)):
            screen.print(line)
        text = screen.file.getvalue()  # type: ignore[attr-defined]
        assert all(code in ("\x1b[0m", "\x1b[1m", "\x1b[2m") for code in ANSI.findall(text))
        assert "[" in ANSI.sub("", text)


def test_ascii_is_enough() -> None:
    """Where the terminal has no other characters the screen is drawn without them."""
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    screen = Console(file=file, width=80, height=24)
    match, told = decisions(games.get("gaunerbande"), 4)[5]
    for line in Screen(screen).lines(scene(match, told)):
        assert line.plain.isascii() or "日" in line.plain or "…" in line.plain
    assert not Look.of(screen).shapes


def test_a_low_or_narrow_terminal_gets_a_list_of_seats() -> None:
    match, told = decisions(games.get("gaunerbande"), 4)[5]
    for width, height in ((80, 14), (50, 24)):
        lines = Screen(console(width, height)).lines(scene(match, told))
        assert not any("╭" in line.plain for line in lines)
        assert sum("cards" in line.plain for line in lines) == 4


@pytest.mark.parametrize("width", [40, 60, 72, 80])
@pytest.mark.parametrize("players", [2, 4, 7])
def test_what_a_game_shows_of_each_seat_is_not_cut_off(width: int, players: int) -> None:
    for match, told in decisions(games.get("zehn"), players):
        text = "\n".join(line.plain for line in Screen(console(width, 30)).lines(scene(match, told)))
        for chips, shield in zip(match.view(0)["chips"], match.view(0)["guard"], strict=True):
            assert text.count(f"chips {chips}") >= match.view(0)["chips"].count(chips)
            assert shield == 0 or text.count(f"guard {shield}") >= match.view(0)["guard"].count(shield)
        assert "guard 0" not in text


def test_a_wide_terminal_gets_a_side_board() -> None:
    match, told = decisions(games.get("gaunerbande"), 4)[5]
    text = "\n".join(line.plain for line in Screen(console(130, 40)).lines(scene(match, told)))
    assert "Round" in text
    assert "Total" in text


def drawn(match: Match, width: int = 80) -> str:
    return " ".join(" ".join(line.plain.split()) for line in Screen(console(width, 30)).lines(scene(match)))


def test_what_only_some_have_stands_only_beside_them() -> None:
    match = table(["", "", ""], watchdog=True, fence=True)
    assert "watchdogs" not in drawn(match)
    match._s.dogs, match._s.misses[2], match._s.noted[1] = 0b10, 2, 4  # type: ignore[attr-defined]
    shown = drawn(match)
    assert shown.count("watchdogs 1") == shown.count("misses 2") == 1
    assert "watchdogs 0" not in shown
    assert "misses 0" not in shown
    assert "noted" not in shown


def test_a_fact_that_is_a_sentence_reads_like_one() -> None:
    assert "bomb does: the chosen player loses half their cards at random" in drawn(table(["", ""], bomb=True))


def test_a_choice_in_the_turn_of_somebody_else_is_not_called_a_turn() -> None:
    match = table(["r2 g3 g4 b4", "r2 b3 b2 y3"], ages=[1, 0])
    match.play(1, "can't")
    match.play(0, "doubt")
    assert "Your choice. Caught!" in drawn(match)
    match.play(0, "pick r2")
    assert "Your choice." in drawn(match)  # whether to draw a card
    match.play(0, "draw")
    assert "Your turn. Play a card" in drawn(match)


def test_a_proposal_that_is_half_said_is_seen_by_who_says_it() -> None:
    match = play_out(
        stammtisch.new("halt_mal_kurz", 4, seed=1, names=NAMES[3:7]),
        until=lambda match: match.view(0)["step"] == "propose" and match.awaiting == (0,),
    )
    assert match.view(0)["giver"] is None
    match.play(0, "propose seat 2")
    assert match.view(0)["giver"] == 2
    assert "giver Piet" in drawn(match)
    assert match.view(1)["giver"] is None


# Parts


def test_a_high_terminal_has_room_for_more_of_the_story() -> None:
    match = play_out(stammtisch.new("halt_mal_kurz", 4, seed=1), until=lambda match: match.story_length > 60)

    def told(height: int) -> int:
        low = "".join(line.plain for line in Screen(console(90, height)).lines(scene(match)))
        return low.count("plays")

    assert told(24) < told(36)


def test_where_cards_are_what_counts_there_are_no_points() -> None:
    match = stammtisch.new("halt_mal_kurz", 4, seed=1)
    for width in (50, 90):
        shown = "".join(line.plain for line in Screen(console(width, 30)).lines(scene(match)))
        assert shown.count("6 cards") == 4
        assert "points" not in shown


def test_text_is_fitted_by_cells() -> None:
    assert fit("Rosa", 4) == "Rosa"
    assert fit("Rosalinde", 4) == "Ros…"
    assert cell_len(fit("日本語の名前", 5)) <= 5
    assert left("Rosa", 6) == "Rosa  "
    assert right("Rosa", 6) == "  Rosa"
    assert cell_len(left("日本語", 9)) == cell_len(right("日本語", 9)) == 9


def test_what_lies_outside_a_canvas_is_left_out() -> None:
    from rich.style import Style
    from rich.text import Text

    canvas = Canvas(4, 2, Style())
    canvas.write(-1, 0, Text("abcdefg"))
    canvas.write(0, 5, Text("x"))
    canvas.write(3, 1, Text("日"))
    canvas.write(0, 1, Text.from_markup("a[bold]b[/]"))
    assert [line.plain for line in canvas.lines()] == ["bcde", "ab  "]


PLAIN = Look(colour=False, painted=False, shapes=True)


def test_the_pad() -> None:
    match = stammtisch.new("gaunerbande", players=6, seed=1, names=NAMES[:6])
    rows = [{"round": number, "points": [number] * 6, "totals": [0] * 6} for number in range(1, 8)]
    view = {**match.view(0), "sheet": rows, "totals": [28] * 5 + [-28]}
    wide = [line.plain for line in pad(view, NAMES[:6], PLAIN, 72, most=3)]
    assert wide[0].split()[:2] == ["Round", "Anna"]
    assert wide[1].strip() == "…"
    assert [line.split()[0] for line in wide[2:]] == ["5", "6", "7", "Total"]
    narrow = [line.plain for line in pad(view, NAMES[:6], PLAIN, 36, most=3)]
    assert len(narrow) == 7
    assert narrow[1].split() == ["Anna", "5", "6", "7", "28"]
    assert wide[-1].split()[-1] == narrow[-1].split()[-1] == "−28", "with the sign that the ranking has"
    assert all(cell_len(line) == 36 for line in narrow)


def test_ranking_with_shared_places() -> None:
    from stammtisch.core.outcome import Reason, rank

    outcome = rank(Reason.LIMIT, [7, 3, 12, 3], low_wins=True)
    names = ["Anna", "Mona", "Kurt", "Rosa"]
    assert [line.plain.split()[:4] for line in ranking(outcome, names, PLAIN, 60)] == [
        ["1.", "Mona", "3", "points"],
        ["1.", "Rosa", "3", "points"],
        ["3.", "Anna", "7", "points"],
        ["4.", "Kurt", "12", "points"],
    ]
    assert verdict(outcome, names, 0) == "Mona and Rosa win; you are 3rd of 4."
    assert verdict(outcome, names, 1) == "You win, together with Rosa!"
    assert verdict(rank(Reason.LIMIT, [1, 3, 12, 3], low_wins=True), names, 0) == "You win!"
    assert verdict(rank(Reason.LIMIT, [4, 3, 12, 9], low_wins=True), names, 0) == "Mona wins; you are 2nd of 4."


def test_events_in_words() -> None:
    """Names for seats, shapes for cards, and known cards even where the sentence does not mention them."""
    match = stammtisch.new("gaunerbande", players=3, seed=1, names=["Anna", "Mona", "Kurt"])
    for seat in (0, 1, 2):
        match.play(seat, "pass " + " ".join(match.view(seat)["hand"][:3]))
    teller = Teller(list(match.names), PLAIN, "gaunerbande")
    told = [teller.sentence(event, PLAIN.felt).plain for event in match.events(0)]
    assert told[0] == "Round 1: the cards are dealt."
    assert told[1].startswith("Anna passes Mona three cards: ♦3")
    assert told[1].endswith(".")
    assert told[2] == "Mona passes Kurt three cards."
    assert told[3].startswith("Kurt passes Anna three cards: ")


def test_an_empty_hand_is_said_in_words() -> None:
    told = Event("holds", {"seat": 0, "cards": []}, "{seat} ends with {cards}.")
    assert Teller(["Anna", "Mona"], PLAIN).sentence(told, PLAIN.felt).plain == "Anna ends with no cards."


def test_a_shown_hand_is_not_ones_own() -> None:
    """Both hold a red 2: it is the other's that can be chosen."""
    match = table(["r2 g3 g4 b4", "r2 b3 b2 y3"], ages=[1, 0])
    match.play(1, "can't")
    match.play(0, "doubt")
    lines = [line.plain for line in Screen(console()).lines(scene(match))]
    first = next(i for i, line in enumerate(lines) if "To choose from" in line)
    assert any(" ♥2 " in line for line in lines[:first])
    assert not any("[♥2]" in line for line in lines[:first])
    assert any(" 1[♥2]" in line for line in lines[first:])
