"""The menu: which game, how many, what is agreed, under which name. Enter takes what stands in brackets."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

import stammtisch
from stammtisch import games
from stammtisch.core import rulebook
from stammtisch.core.errors import StammtischError
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.options import Described, Options, read_table
from stammtisch.terminal import keeping, opponents
from stammtisch.terminal.play import run_play
from stammtisch.terminal.stage import ReadLine, Stage

T = TypeVar("T")

YES, NO = ("y", "yes", "on", "true"), ("n", "no", "off", "false")


class Left(Exception):
    """Somebody left the table in the middle of a match."""


class Back(Exception):
    """Somebody changed their mind."""


def run_menu(*, console: Console | None = None, read_line: ReadLine | None = None, pace: float | None = None) -> None:
    """Choose and play, until somebody has had enough."""
    menu = Menu(Stage(console, read_line, pace), read_line, pace)
    try:
        menu.run()
    except Left:
        return
    except (EOFError, KeyboardInterrupt):
        menu.stage.show(Text())
        menu.stage.say("Good-bye.")


class Menu:
    def __init__(self, stage: Stage, read_line: ReadLine | None, pace: float | None) -> None:
        self.stage, self.read_line, self.pace = stage, read_line, pace
        self.games = games.every()
        self.name = keeping.last_name() or opponents.GUEST
        self.news = ""
        """Why the last wish could not be met."""

    def run(self) -> None:
        while True:
            unfinished = self._unfinished()
            self._show_card(unfinished)
            usual = "c" if unfinished else "1"
            answer = self._ask(f"Which game? [{usual}] ", usual)
            try:
                if answer in ("q", "quit", "exit"):
                    self.stage.say("Good-bye.")
                    return
                if answer in ("c", "continue") and unfinished:
                    self._play(resume=unfinished[0])
                elif answer.split()[0] in ("r", "rules"):
                    self._rules(answer.partition(" ")[2])
                else:
                    self._start(self._game(answer))
            except Back:
                continue
            except StammtischError as error:
                self.news = str(error)

    # The menu card

    def _show_card(self, unfinished: "tuple[Path, Match] | None") -> None:
        self.stage.clear()
        look = self.stage.look
        width = min(self.stage.console.width, 84)
        sign = " Stammtisch "
        self.stage.show(Text(), Text(sign.center(width), look.oak + Style(bold=True)))
        self.stage.show(Text("the regulars' table".center(width), look.felt_quiet), Text())
        card = Table.grid(padding=(0, 2))
        card.add_column(justify="right", no_wrap=True)
        card.add_column(no_wrap=True)
        card.add_column()
        for number, game in enumerate(self.games, 1):
            people = f"{game.players[0]}–{game.players[-1]} players, {game.minutes} minutes"
            about = Text.assemble(game.about, ("\n" + people, Style(dim=True)))
            card.add_row(Text(f" {number}", look.accent), Text(game.title, Style(bold=True)), about)
        if unfinished:
            match = unfinished[1]
            card.add_row(
                Text(" c", look.accent),
                Text("continue"),
                f"your match of {match.game.title}, round {match.view(0)['round']}",
            )
        card.add_row(Text(" r", look.accent), Text("rules"), "read a rulebook")
        card.add_row(Text(" q", look.accent), Text("quit"), "leave the table")
        self.stage.show(card, Text())
        if self.news:
            self.stage.show(Text(self.news, look.alarm), Text())
            self.news = ""

    def _unfinished(self) -> tuple[Path, Match] | None:
        """The latest kept match that can still be read."""
        for path in keeping.kept():
            try:
                match = stammtisch.replay(path, unfinished=True)
            except StammtischError:
                continue
            if not match.over:
                return path, match
        return None

    def _game(self, answer: str) -> Game:
        """A game by its number or the beginning of its name."""
        if answer.isdecimal():
            if 1 <= int(answer) <= len(self.games):
                return self.games[int(answer) - 1]
            raise StammtischError(f"expected a number from 1 to {len(self.games)}, or the name of a game")
        asked = answer.replace(" ", "_").replace("-", "_")
        fitting = [game for game in self.games if game.name.startswith(asked)]
        return fitting[0] if len(fitting) == 1 else games.get(asked)

    def _rules(self, asked: str) -> None:
        game = self._game(asked.strip() or self._ask("The rules of which game? [1] ", "1"))
        self.stage.show(Text(), Markdown(rulebook.find(game.name).text), Text())
        self.stage.turn_page("Enter goes back to the menu: ")

    # A new match

    def _start(self, game: Game) -> None:
        place = keeping.kept_place(game)
        players = self._players(game)
        options = self._options(game)
        self.name = self._until(f"Your name? [{self.name}] ", self.name, _read_name, lower=False)
        keeping.remember_name(self.name)
        if place is not None and place.exists():
            answer = self._ask(f"This takes the place of your unfinished match of {game.title}. Go on? [y] ", "y")
            if answer not in YES:
                raise Back
            keeping.drop(game)
        self._play(game=game, players=players, options=options, name=self.name, record=place)

    def _players(self, game: Game) -> int:
        usual = opponents.usual_players(game)

        def read(answer: str) -> int:
            if answer.isdecimal() and int(answer) in game.players:
                return int(answer)
            raise StammtischError(f"expected a number from {game.players[0]} to {game.players[-1]}")

        least, most = game.players[0], game.players[-1]
        return self._until(f"How many at the table, you included, {least} to {most}? [{usual}] ", str(usual), read)

    def _options(self, game: Game) -> Options:
        """The booklet's rules, or whatever the table agrees on."""
        described = game.options.describe()
        chosen: dict[str, Any] = {}
        if not described or self._ask("Play as the booklet says, without variants? [y] ", "y") in YES:
            return game.options()
        self._show_options(described, chosen, docs=True)
        while True:
            answer = self._ask("Change which? Its number, or Enter to play: ", "")
            if not answer:
                return game.options.build(chosen)
            try:
                option = described[self._number(answer, [each.name for each in described])]
                changed = {**chosen, option.name: self._value(option, chosen)}
                game.options.build(changed)
                chosen = changed
                self._show_options(described, chosen, docs=False)
            except StammtischError as error:
                self.stage.say(str(error))

    def _show_options(self, described: list[Described], chosen: dict[str, Any], *, docs: bool) -> None:
        look = self.stage.look
        self.stage.show(Text(), Text("What the table agrees on", look.accent))
        for number, option in enumerate(described, 1):
            value = chosen.get(option.name, option.default)
            words = Text(f"{option.name.replace('_', ' ')}: {_word(value)}", Style(bold=True))
            self.stage.show(Text.assemble((f"{number:>2}  ", look.accent), words))
            if docs:
                self.stage.show(Padding(Text(option.doc), (0, 0, 0, 4)))

    def _value(self, option: Described, chosen: dict[str, Any]) -> Any:
        """A new value: a variant changes sides at once, others are asked for."""
        if option.kind == "variant":
            return not chosen.get(option.name, option.default)
        usual = _word(chosen.get(option.name, option.default))
        answer = self._ask(f"{option.name}: {option.expects} [{usual}] ", usual)
        if answer == usual:
            return chosen.get(option.name, option.default)
        if option.kind == "whole" and answer.isdecimal():
            return int(answer)
        if option.kind == "table":
            return read_table(answer)
        return answer

    def _number(self, answer: str, names: list[str]) -> int:
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return int(answer) - 1
        fitting = [place for place, name in enumerate(names) if name.startswith(answer.replace(" ", "_"))]
        if len(fitting) != 1:
            raise StammtischError(f"expected a number from 1 to {len(names)}, or the beginning of one of the names")
        return fitting[0]

    # Playing

    def _play(self, **wishes: Any) -> None:
        match = run_play(**wishes, console=self.stage.console, read_line=self.read_line, pace=self.pace)
        if match.over:
            keeping.drop(match.game)
            self.stage.turn_page("Enter goes back to the menu: ")
        else:
            raise Left

    # Asking

    def _ask(self, prompt: str, usual: str, *, lower: bool = True) -> str:
        answer = " ".join(self.stage.ask(prompt).split())
        return (answer.lower() if lower else answer) or usual

    def _until(self, prompt: str, usual: str, read: Callable[[str], T], *, lower: bool = True) -> T:
        """Ask until the answer makes sense."""
        while True:
            try:
                return read(self._ask(prompt, usual, lower=lower))
            except StammtischError as error:
                self.stage.say(str(error))


def _read_name(answer: str) -> str:
    if len(answer) > 40 or not answer.isprintable():
        raise StammtischError("expected a name of 1 to 40 characters")
    return answer


def _word(value: object) -> str:
    """A value as people say it."""
    if value is None:
        return "usual"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
