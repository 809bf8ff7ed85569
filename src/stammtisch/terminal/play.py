"""A whole match: one person at seat 0 against bots."""

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Any

from rich.console import Console
from rich.style import Style
from rich.text import Text

import stammtisch
from stammtisch import words
from stammtisch.bots.own.process import USUAL, Limits
from stammtisch.core import chance
from stammtisch.core.agenda import Decision, Kind
from stammtisch.core.beginning import check_players
from stammtisch.core.errors import BadMove, BadRecord, IllegalMove, StammtischError
from stammtisch.core.events import Event
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.notation import Move
from stammtisch.core.options import Options
from stammtisch.terminal import commands, keeping, opponents, sheet
from stammtisch.terminal.cards import named_cards
from stammtisch.terminal.choices import Choices
from stammtisch.terminal.screen import Scene, Screen
from stammtisch.terminal.stage import ReadLine, Stage
from stammtisch.terminal.story import Teller, on_table, printable
from stammtisch.words import say

YOU = 0
"""The person's seat."""

RANKING = 56
"""How wide the list of places would like to be."""

THINK, LINGER = 0.5, 1.4
"""Seconds that a bot takes for a move, and that a finished trick lies still."""


def run_play(
    game: Game | None = None,
    *,
    players: int | None = None,
    options: Options | None = None,
    seed: str | None = None,
    name: str | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    console: Console | None = None,
    read_line: ReadLine | None = None,
    pace: float | None = None,
    against: str = "geselle",
    hints: str | None = None,
    limits: Limits = USUAL,
) -> Match:
    """Play a match, or go on with an unfinished one, and give it back as it stands when the person leaves.

    The match is written to `record` after each of the person's moves; a resumed one goes on in its own file, unless
    `record` names another. `against` says who the others are, and `hints` who gives advice.
    """
    house = opponents.House(against, hints, limits)
    try:
        return _sit_down(house, game, players, options, seed, name, record, resume, Stage(console, read_line, pace))
    finally:
        house.close()


def _sit_down(
    house: opponents.House,
    game: Game | None,
    players: int | None,
    options: Options | None,
    seed: str | None,
    name: str | None,
    record: Path | None,
    resume: Path | None,
    stage: Stage,
) -> Match:
    if resume is not None:
        match = resumed(resume, game)
        record = record or resume
    elif game is not None:
        match = new_match(game, players, options, seed, name, house)
    else:
        raise StammtischError("terminal.game_or_record")
    if record is not None:
        keeping.check_free(record, match)
    sitting = Sitting(match, stage, record, house)
    sitting.run()
    return sitting.match


def new_match(
    game: Game,
    players: int | None,
    options: Options | None,
    seed: str | None,
    name: str | None,
    house: opponents.House,
) -> Match:
    players = opponents.usual_players(game) if players is None else players
    check_players(game, players)
    # People write a seed as a number; 64 digits are the whole of it.
    secret = chance.read_seed(int(seed) if seed is not None and seed.isdecimal() and len(seed) < 64 else seed)
    names = opponents.name_seats(name, players, secret, house.own(players))
    return Match(game, players=players, options=options, seed=secret, names=names)


def resumed(path: Path, game: Game | None) -> Match:
    match = stammtisch.replay(path, unfinished=True)
    if match.over:
        raise BadRecord("terminal.match_in_file_over", file=path)
    if game is not None and match.game.name != game.name:
        raise BadRecord("terminal.other_game_in_file", file=path, found=match.game.title, game=game.title)
    return match


class Sitting:
    """The person's time at the table, until the match is over or they leave."""

    def __init__(self, match: Match, stage: Stage, record: Path | None, house: opponents.House | None = None) -> None:
        self.match, self.stage, self.record = match, stage, record
        self.house = house or opponents.House()
        self.seat = YOU
        self.screen = Screen(stage.console)
        self.names = [printable(name) for name in match.names]
        self.told = _last_own_move(match, YOU)
        """From where on the story is news to the person."""
        self.news = ""
        """Something to be told with the next screen."""
        self.written = True
        """Whether the record could be written the last time."""

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    def run(self) -> None:
        self.stage.clear()
        if self.house.searches and not self.house.can_look_ahead(self.match.game):
            self.news = say("terminal.meister_warming")
        try:
            while not self.match.over:
                self._step()
            self._finish()
        except commands.Quit:
            self._keep_or_drop()
        except (EOFError, KeyboardInterrupt):
            with suppress(KeyboardInterrupt):  # somebody is in a hurry
                self._break_off()

    def _step(self) -> None:
        decision = self.match.decision
        assert decision is not None
        if self.seat in decision.seats:
            self._person_moves(decision)
        else:
            self._bot_moves(decision)

    # Bots

    def _bot_moves(self, decision: Decision) -> None:
        seat = decision.seats[0]
        if decision.kind is Kind.RACE:
            quickness = self.house.reactions(self.match)
            seat = min(decision.seats, key=quickness.__getitem__)
        if self.stage.live and decision.kind is not Kind.SEALED:
            self._show(self._scene())
            self.stage.wait(THINK)
        self._play(seat, self.house.bot(self.match, seat).choose(self.match, seat))

    # The person

    def _person_moves(self, decision: Decision) -> None:
        """Ask until there is a move that counts."""
        message, draw, asked_at = " ".join(filter(None, [self.news, *self.house.news])), True, time.monotonic()
        self.news = ""
        self.house.news.clear()
        while True:
            game = self.match.game
            choices = Choices.in_view(self.view, game.deck, self.names, game.naming)
            if draw:
                self._show(self._scene(choices, message))
            elif message:
                self.stage.say(message)
            typed = self.stage.ask()
            message, draw = "", self.stage.live
            try:
                if commands.run(self, typed, choices):
                    self.stage.turn_page(say("terminal.back_to_table"))
                    continue
                move = choices.understand(typed)
                start = self.match.story_length
                if decision.kind is Kind.RACE and not self._others_in_race(move, time.monotonic() - asked_at):
                    self.news = say("terminal.too_late")
                    return
                self._move(move, start)
                return
            except StammtischError as refused:
                message = self._reason(refused)

    def _reason(self, refused: StammtischError) -> str:
        look = self.stage.look.of_game(self.match.game.name)
        reason = words.explain(StammtischError(named_cards(refused.fault, frozenset(self.match.game.faces), look)))
        if isinstance(refused, IllegalMove | BadMove):
            return say("terminal.not_possible", reason=reason)
        return reason[:1].upper() + reason[1:]  # alone on its line

    def _move(self, move: Move, start: int) -> None:
        """Make the move. The story from note `start` on is news then; in a race others have moved since."""
        before, self.told = self.told, start
        try:
            self._play(self.seat, move)
        finally:
            if not self.match.events(self.seat, start):  # refused, or the first of several cards: no news yet
                self.told = before
        self._write()

    def _others_in_race(self, move: Move, elapsed: float) -> bool:
        """Whoever was quicker than the person goes first. Whether there is still something to race for after that.

        Where nobody waits, chance says how quick the person was.
        """
        refused = self.match.why_not(self.seat, move)
        if refused is not None:
            raise refused
        quickness = self.house.reactions(self.match)
        mine = elapsed / self.stage.pace if self.stage.pace else quickness[self.seat]
        racing = [seat for seat in self.match.awaiting if seat != self.seat and quickness[seat] < mine]
        for seat in sorted(racing, key=quickness.__getitem__):
            left = set(self.match.awaiting) - {seat}
            self._play(seat, self.house.bot(self.match, seat).choose(self.match, seat))
            if set(self.match.awaiting) != left:  # that settled it
                return False
        return True

    # What follows from a move

    def _play(self, seat: int, move: Move) -> None:
        """Make a move and show what comes of it."""
        before, start = self.view, self.match.story_length
        after = self.match.clone()
        after.play(seat, move)
        self.match = after  # a Ctrl-C on the way finds the match either before or after the move, never between
        events = self.match.events(self.seat, start)
        kinds = [event.kind for event in events]
        if "takes" in kinds and "trick" in before and self.stage.live:
            self._show(self._finished_trick(before, seat, events))
            self.stage.wait(LINGER)
        if "scores" in kinds:
            self._round_is_scored(events)

    def _finished_trick(self, before: dict[str, Any], seat: int, events: list[Event]) -> Scene:
        """The table with the trick complete. By now it is swept, the next round perhaps dealt: show `before`."""
        cards = [(played["seat"], played["card"]) for played in before["trick"]]
        cards += [(seat, str(event.data["card"])) for event in events if event.kind == "plays"]
        taker = next(int(event.data["seat"]) for event in events if event.kind == "takes")  # type: ignore[arg-type]
        view = {**before, "counts": list(before["counts"]), "hand": list(before["hand"])}
        view["counts"][seat] -= 1
        view["tricks"] = before["tricks"] + 1
        if seat == self.seat:
            view["hand"].remove(cards[-1][1])
        swept = _place_of("takes", events)
        story = [*self.match.events(self.seat, self.told)[: -len(events)], *events[: swept + 1]]
        return Scene(self.match.game, view, self.names, cards, taker, story, None)

    def _round_is_scored(self, events: list[Event]) -> None:
        """The score sheet, and what led to it."""
        look, width = self.stage.look, sheet.usual_width(self.names, self.stage.console.width)
        number = next(event.data["round"] for event in events if event.kind == "scores")
        self.stage.clear()
        self.stage.show(Text(), Text(say("terminal.round_is_over", number=number), look.accent))
        teller = Teller(self.names, look.bare, self.match.game.name)
        for event in events[: _place_of("scores", events)]:
            if event.kind not in ("plays", "takes"):
                self.stage.show(teller.sentence(event, Style()))
        view = self.view
        rows = max(3, self.stage.console.height - 8) if self.stage.live else 1000
        self.stage.show(Text(), *sheet.pad(view, self.names, look, width, most=rows), Text())
        if not self.match.over:
            self.stage.turn_page(say("terminal.next_round"))

    # The screen

    def _scene(self, choices: Choices | None = None, message: str = "") -> Scene:
        view = self.view
        events = self.match.events(self.seat, self.told)
        return Scene(self.match.game, view, self.names, on_table(view), None, events, choices, message)

    def _show(self, scene: Scene) -> None:
        self.stage.frame(self.screen.lines(scene))

    # The end

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        look = self.stage.look  # with two players the sheet is narrower than places and names
        width = min(max(sheet.usual_width(self.names, self.stage.console.width), 48), self.stage.console.width)
        self._write()
        reason = say(f"terminal.reason.{outcome.reason.word}")
        self.stage.show(Text(say("cli.match_over", reason=reason), look.accent))
        wide = max(width, min(RANKING, self.stage.console.width))  # a pad for two is too narrow for names
        self.stage.show(Text(), *sheet.ranking(outcome, self.names, look, wide, self.match.game.unit), Text())
        self.stage.show(Text(sheet.verdict(outcome, self.names, self.seat), look.accent))
        if self.record is not None and self.written:
            self.stage.say(say("terminal.the_record_is_in", file=self.record))

    def _write(self) -> None:
        """Keep the record up to date. A full disk does not end the match."""
        if self.record is None:
            return
        try:
            keeping.write(self.record, self.match.record())
            self.written = True
        except keeping.CannotWrite as error:
            if self.written:
                self.stage.say(say("terminal.goes_on", error=error))
            self.written = False

    def _keep_or_drop(self) -> None:
        """After `quit`: the person says what becomes of the match."""
        if self.record is not None:
            self._write()
            self._good_bye(self.record if self.written else None)
            return
        try:
            answer = self.stage.ask(say("terminal.keep_for_later")).strip()
            if answer.lower() in ("n", "no", say("terminal.no")):
                self._good_bye(None)
            elif answer.lower() in ("", "y", "yes", say("terminal.yes"), say("terminal.y")):
                self._good_bye(keeping.keep(self.match))
            else:
                path = Path(answer).expanduser()
                keeping.check_free(path, self.match)
                keeping.write(path, self.match.record())
                self._good_bye(path)
        except StammtischError as error:
            self.stage.say(words.explain(error))
            self._keep_or_drop()
        except (EOFError, KeyboardInterrupt):
            with suppress(KeyboardInterrupt):
                self._break_off()

    def _break_off(self) -> None:
        """Ctrl-C, Ctrl-D or the end of piped input: leave at once, keeping the match for whoever may come back."""
        self.stage.show(Text())
        if self.match.over:
            return
        if self.record is not None:
            self._write()
            self._good_bye(self.record if self.written else None)
        else:
            self._good_bye(keeping.keep(self.match) if self.stage.live else None)

    def _good_bye(self, kept: Path | None) -> None:
        if kept is not None:
            if kept in keeping.kept():
                self.stage.say(say("terminal.kept_with"))
            else:
                self.stage.say(say("terminal.kept"))
            self.stage.line(f"  stammtisch play {self.match.game.name} --continue {quote(str(kept))}")
        self.stage.say(say("terminal.good_bye_name", name=self.names[self.seat]))


def _place_of(kind: str, events: Sequence[Event]) -> int:
    return next(place for place, event in enumerate(events) if event.kind == kind)


def _last_own_move(match: Match, seat: int) -> int:
    """The number of the note with which the seat last moved; 0 if it has not."""
    own = [place for place, note in enumerate(match.story()) if note[:2] == ("move", seat)]
    return own[-1] if own else 0
