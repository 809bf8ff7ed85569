"""The menu: which game, how many, what is agreed, under which name. Enter takes what stands in brackets."""

from collections.abc import Callable, Sequence
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
from stammtisch.core.errors import StammtischError
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.options import HOUSE, Described, Options, read_table
from stammtisch.terminal import keeping, opponents
from stammtisch.terminal.play import run_play
from stammtisch.terminal.stage import ReadLine, Stage
from stammtisch.words import (
    about,
    explain,
    language,
    listing,
    option_choice,
    option_doc,
    option_sources,
    option_title,
    say,
    shape,
)

T = TypeVar("T")

YES = ("y", "yes")


class Left(Exception):
    """Somebody left the table in the middle of a match."""


def run_menu(*, console: Console | None = None, read_line: ReadLine | None = None, pace: float | None = None) -> None:
    """Choose and play, until somebody has had enough."""
    menu = Menu(Stage(console, read_line, pace), read_line, pace)
    try:
        menu.run()
    except Left:
        return
    except (EOFError, KeyboardInterrupt):
        menu.stage.show(Text())
        menu.stage.say(say("terminal.good_bye"))


class Menu:
    def __init__(self, stage: Stage, read_line: ReadLine | None, pace: float | None) -> None:
        self.stage, self.read_line, self.pace = stage, read_line, pace
        self.games = games.every()
        self.name = keeping.last_name() or say("terminal.guest")
        self.news = ""
        """Why the last wish could not be met."""

    def run(self) -> None:
        while True:
            unfinished = self._unfinished()
            self._show_card(unfinished)
            usual = "c" if unfinished else "1"
            answer = self._ask(say("terminal.which_game", usual=usual), usual)
            try:
                if answer in ("q", "quit", "exit", say("terminal.quit")):
                    self.stage.say(say("terminal.good_bye"))
                    return
                if answer in ("c", "continue", say("terminal.continue")) and unfinished:
                    self._play(unfinished[0], resume=unfinished[0])
                elif answer.split()[0] in ("r", "rules", say("terminal.rules")):
                    self._rules(answer.partition(" ")[2])
                else:
                    self._start(self._game(answer))
            except StammtischError as error:
                self.news = explain(error)

    # The menu card

    def _show_card(self, unfinished: "tuple[Path, Match] | None") -> None:
        self.stage.clear()
        look = self.stage.look
        width = min(self.stage.console.width, 84)
        sign = " Stammtisch "
        self.stage.show(Text(), Text(sign.center(width), look.oak + Style(bold=True)))
        self.stage.show(Text(say("terminal.the_regulars_table").center(width), look.felt_quiet), Text())
        card = Table.grid(padding=(0, 2))
        card.add_column(justify="right", no_wrap=True)
        card.add_column(no_wrap=True)
        card.add_column()
        for number, game in enumerate(self.games, 1):
            said = Text.assemble(about(game), ("\n" + shape(game), Style(dim=True)))
            card.add_row(Text(f" {number}", look.accent), Text(game.title, Style(bold=True)), said)
        if unfinished:
            match = unfinished[1]
            card.add_row(
                Text(" c", look.accent),
                Text(say("terminal.continue")),
                say("terminal.your_match", game=match.game.title, number=match.view(0)["round"]),
            )
        card.add_row(Text(" r", look.accent), Text(say("terminal.rules")), say("terminal.read_a_rulebook"))
        card.add_row(Text(" q", look.accent), Text(say("terminal.quit")), say("terminal.leave_the_table"))
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
            raise StammtischError("terminal.number_or_game", most=len(self.games))
        asked = answer.replace(" ", "_").replace("-", "_")
        fitting = [game for game in self.games if game.name.startswith(asked)]
        return fitting[0] if len(fitting) == 1 else games.get(asked)

    def _rules(self, asked: str) -> None:
        game = self._game(asked.strip() or self._ask(say("terminal.which_rules"), "1"))
        self.stage.show(Text(), Markdown(game.book(language()).words), Text())
        self.stage.turn_page(say("terminal.back_to_menu"))

    # A new match

    def _start(self, game: Game) -> None:
        players = self._players(game)
        options = self._options(game, players)
        self.name = self._until(say("terminal.your_name", name=self.name), self.name, _read_name, lower=False)
        keeping.remember_name(self.name)
        self._play(keeping.new_place(game), game=game, players=players, options=options, name=self.name)

    def _players(self, game: Game) -> int:
        usual = opponents.usual_players(game)

        def read(answer: str) -> int:
            if answer.isdecimal() and int(answer) in game.players:
                return int(answer)
            raise StammtischError("terminal.number_between", least=least, most=most)

        least, most = game.players[0], game.players[-1]
        prompt = say("terminal.how_many", least=least, most=most, usual=usual)
        return self._until(prompt, str(usual), read)

    def _options(self, game: Game, players: int) -> Options:
        """The usual rules, or whatever the table agrees on."""
        described = _offered(game)
        chosen: dict[str, Any] = {}
        asked = say("terminal.by_usual_rules")
        if not described or self._ask(asked, "y") in (*YES, say("terminal.y"), say("terminal.yes")):
            return game.options()
        self._show_options(game, chosen, docs=True)
        while True:
            answer = self._ask(say("terminal.change_which"), "")
            try:
                if not answer:
                    agreed = game.options.build(chosen)
                    agreed.check(players)
                    return agreed
                option = described[self._number(answer, game)]
                changed = {**chosen, option.name: self._value(game, option, chosen)}
                game.options.build(changed)
                chosen = changed
                self._show_options(game, chosen, docs=False)
            except StammtischError as error:
                self.stage.say(explain(error))

    def _show_options(self, game: Game, chosen: dict[str, Any], *, docs: bool) -> None:
        look = self.stage.look
        self.stage.show(Text(), Text(say("terminal.agreed"), look.accent))
        house = False
        for number, option in enumerate(_offered(game), 1):
            value = chosen.get(option.name, option.default)
            if option.group == HOUSE and not house:
                house = True
                self.stage.show(Text(), Text(say("terminal.house_rules"), look.accent))
            words = Text(f"{_title(game, option)}{say('colon')}{_word(option, value)}", Style(bold=True))
            self.stage.show(Text.assemble((f"{number:>2}  ", look.accent), words))
            if docs:
                self.stage.show(
                    Padding(Text(f"{option_doc(option)} ({option_sources(option, called=True)})"), (0, 0, 0, 4))
                )

    def _value(self, game: Game, option: Described, chosen: dict[str, Any]) -> Any:
        """A new value: a variant changes sides at once, others are asked for."""
        if option.kind == "variant":
            return not chosen.get(option.name, option.default)
        usual = _word(option, chosen.get(option.name, option.default))
        called = [option_choice(option.home, option.name, value) for value in option.of]
        expected = (
            listing([f"{number} {name}" for number, name in enumerate(called, 1)], "or")
            if option.of
            else say(f"terminal.expects.{option.kind}", least=option.least, most=option.most)
        )
        answer = self._ask(f"{_title(game, option)}{say('colon')}{expected} [{usual}] ", usual)
        if answer == usual:
            return chosen.get(option.name, option.default)
        if option.of and answer not in option.of:
            return _chosen(answer, option.of, called)
        if option.kind == "whole" and answer.isdecimal():
            return int(answer)
        if option.kind == "table":
            return read_table(answer)
        return answer

    def _number(self, answer: str, game: Game) -> int:
        described = _offered(game)
        if answer.isdecimal() and 1 <= int(answer) <= len(described):
            return int(answer) - 1
        fitting = [
            place
            for place, option in enumerate(described)
            if option.name.startswith(answer.replace(" ", "_")) or _title(game, option).lower().startswith(answer)
        ]
        if len(fitting) != 1:
            raise StammtischError("terminal.number_or_name", most=len(described))
        return fitting[0]

    # Playing

    def _play(self, place: Path | None, **wishes: Any) -> None:
        """Play, and keep the match in that file until it is over."""
        match = run_play(**wishes, record=place, console=self.stage.console, read_line=self.read_line, pace=self.pace)
        if not match.over:
            raise Left
        if place is not None:
            keeping.drop(place)
        self.stage.turn_page(say("terminal.back_to_menu"))

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
                self.stage.say(explain(error))


def _read_name(answer: str) -> str:
    if len(answer) > 40 or not answer.isprintable():
        raise StammtischError("terminal.bad_name")
    return answer


def _offered(game: Game) -> list[Described]:
    """The options as they are shown: house rules last."""
    return sorted(game.options.describe(), key=lambda option: option.group == HOUSE)


def _title(game: Game, option: Described) -> str:
    return option_title(game.name, option.name)


def _word(option: Described, value: object) -> str:
    """A value as people say it."""
    if value is None:
        return say("terminal.usual")
    if isinstance(value, bool):
        return say("terminal.yes") if value else say("terminal.no")
    return option_choice(option.home, option.name, value) if isinstance(value, str) else str(value)


def _chosen(answer: str, values: Sequence[str], called: Sequence[str]) -> str:
    """The value that was typed by its number, or by the beginning of what it is called; else what was typed."""
    if answer.isdecimal() and 1 <= int(answer) <= len(values):
        return values[int(answer) - 1]
    fitting = [value for value, name in zip(values, called, strict=True) if name.lower().startswith(answer)]
    return fitting[0] if len(fitting) == 1 else answer
