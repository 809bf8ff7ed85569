"""What happened, in words: events with names for seats and shapes for cards. What an event hides stays hidden."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.style import Style
from rich.text import Text

from stammtisch.core.events import Event
from stammtisch.core.outcome import Reason
from stammtisch.core.purpose import Purpose
from stammtisch.terminal.cards import inline, inlines
from stammtisch.terminal.look import Look
from stammtisch.words import known, purpose_parts, say, speech
from stammtisch.words.speech import Thing

_BRACES = re.compile(r"{(\w+)}")


def printable(name: str) -> str:
    """A name without anything that a terminal would obey; names may come from a stranger's record."""
    return "".join(character if character.isprintable() else "?" for character in name).strip() or "?"


@dataclass(frozen=True)
class Teller:
    """Tells events to one person."""

    names: Sequence[str]
    look: Look
    game: str = ""
    """Whose events are told; one without words of its own is told plainly."""

    @property
    def cards(self) -> Look:
        """How the cards of the game are shown."""
        return self.look.of_game(self.game)

    def sentence(self, event: Event, ground: Style) -> Text:
        """The sentence of an event, with whatever cards of it the person may know."""
        keys = (f"{self.game}.event.{event.kind}", f"event.{event.kind}")
        key = next((key for key in keys if known(key)), None)
        if key is None:
            return self._tell_plainly(event, ground)
        line = Text(style=ground)
        for part in speech().parts(key, {name: self._thing(name, event, ground) for name in event.data}):
            if isinstance(part, Thing):
                line.append_text(part.what)
            else:
                line.append(part)
        return line

    def _thing(self, name: str, event: Event, ground: Style) -> Any:
        """What a parameter stands for in a sentence: people, cards and colours are drawn, whatever else is said."""
        value = event.data[name]
        if value is None or (name == "cards" and not value):
            return None
        if name == "colour":
            return say("said.colour", colour=value)
        if name in event.seats or name in ("card", "cards"):
            shown = self._value(name, event, ground)
            return Thing(shown.plain, what=shown)
        return value

    def purpose(self, purpose: Purpose, ground: Style) -> Text:
        """What a move is for."""
        given: dict[str, Any] = dict(purpose.parameters)
        for name, seat in purpose.seats.items():
            given[name] = self._drawn(Text(self.names[seat], ground + Style(bold=True)))
        if card := given.get("card"):
            given["card"] = self._drawn(inline(str(card), self.cards, ground))
        line = Text(style=ground)
        for part in purpose_parts(purpose, self.game, given):
            if isinstance(part, Thing):
                line.append_text(part.what)
            else:
                line.append(part)
        return line

    @staticmethod
    def _drawn(shown: Text) -> Thing:
        return Thing(shown.plain, what=shown)

    def _tell_plainly(self, event: Event, ground: Style) -> Text:
        """Where a game has no sentence for it: who, what, and with what."""
        if event.text:
            return self._declared_sentence(event, ground)
        known = [name for name, value in event.data.items() if value is not None]
        shown = {name: self._value(name, event, ground) for name in known}
        doer = next((name for name in known if name in event.seats), None)
        line = Text(event.kind.replace("_", " "), ground)
        if doer is not None:
            line = Text.assemble(shown.pop(doer), " ", line, style=ground)
        if shown:
            line.append(say("colon")).append_text(Text(", ", ground).join(shown.values()))
        return line.append(".")

    def _declared_sentence(self, event: Event, ground: Style) -> Text:
        """The English sentence of a game without catalogues."""
        line, place = Text(style=ground), 0
        for found in _BRACES.finditer(event.text):
            line.append(event.text[place : found.start()]).append_text(self._value(found[1], event, ground))
            place = found.end()
        line.append(event.text[place:])
        for name in ("card", "cards"):
            if event.data.get(name) and f"{{{name}}}" not in event.text:
                line.right_crop(1 if line.plain.endswith(".") else 0)
                line.append(say("colon")).append_text(self._value(name, event, ground)).append(".")
        return line

    def _value(self, name: str, event: Event, ground: Style) -> Text:
        value = event.data.get(name)
        if value is None:
            return Text("?" if name != "cards" else say("terminal.cards"), ground)
        if name == "card":
            return inline(str(value), self.cards, ground)
        if name == "cards":
            if not value:
                return Text(say("terminal.no_cards"), ground)
            return inlines(value, self.cards, ground)  # type: ignore[arg-type]
        if name in event.seats:
            return Text(self.names[int(value)], ground + Style(bold=True))  # type: ignore[arg-type]
        if name == "reason":
            return Text(say(f"terminal.reason.{Reason(int(value)).word}"), ground)  # type: ignore[arg-type]
        return Text(str(value), ground)

    def paragraph(self, events: Iterable[Event], ground: Style) -> Text:
        """A paragraph of sentences."""
        return Text(" ", ground).join(self.sentence(event, ground) for event in events)


Played = tuple[int, str]
"""A seat and the card it played."""


def on_table(view: Mapping[str, Any]) -> list[Played]:
    """The cards that lie there: those of a trick, or the one or two before each seat. Of cards that lie face down the
    name stands in brackets, if it is known.
    """
    if "table" in view:
        return [(seat, _lying(card)) for seat, card in enumerate(view["table"]) if card]
    return [(played["seat"], played["card"]) for played in view.get("trick") or []]


def _lying(card: Mapping[str, Any]) -> str:
    name = card["card"] or "?"
    if card["hidden"] and card["card"]:
        name = f"({name})"
    return f"{name}+{card['second']}" if card["second"] else name


@dataclass(frozen=True)
class Trick:
    """A trick, as far as it is complete."""

    cards: tuple[Played, ...]
    taker: int | None


def last_trick(events: Sequence[Event]) -> Trick | None:
    """The trick that was taken last in a stretch of the story, across rounds."""
    cards: list[Played] = []
    found: Trick | None = None
    for event in events:
        if event.kind == "plays":
            cards.append((_seat(event.data), str(event.data["card"])))
        elif event.kind == "takes":
            found = Trick(tuple(cards), _seat(event.data))
            cards = []
    return found


def _seat(data: Mapping[str, Any]) -> int:
    return int(data["seat"])


def since_round(events: Sequence[Event]) -> Sequence[Event]:
    """The story of the running round."""
    scored = [place for place, event in enumerate(events) if event.kind == "scores"]
    return events[scored[-1] + 1 :] if scored else events
