"""What people ask of a table that leaves no line in its log: a table that is made again from its log lacks nothing.

Each is answered with what its function gives back; None is answered later, by whoever finds it out.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from stammtisch.table import commands, review_session
from stammtisch.table.checks import alone, seated
from stammtisch.table.participants import Person

if TYPE_CHECKING:
    from stammtisch.table.table import Table


class Emoted(msgspec.Struct, tag_field="type", tag="emoted", frozen=True):
    """Somebody at another server has said something without words."""

    person: int
    key: str


class HasRead(msgspec.Struct, tag_field="type", tag="read", frozen=True):
    """Somebody at another server has put the page of a round away."""

    person: int
    round: int


def emote(table: "Table", person: Person | None, command: commands.Emote, _now: int) -> dict[str, Any]:
    """Somebody says something without words."""
    somebody = seated(person)
    _tell_emote(table, somebody, command.key)
    table.effects.news.append(Emoted(somebody.number, command.key))
    return {}


def read(table: "Table", person: Person | None, command: commands.Read, _now: int) -> dict[str, Any]:
    """Somebody has put the page of a round away."""
    somebody = seated(person)
    _tell_read(table, somebody, command.round)
    table.effects.news.append(HasRead(somebody.number, command.round))
    return {}


def hint(table: "Table", person: Person | None, command: commands.Hint, _now: int) -> dict[str, Any] | None:
    """Somebody wants to know what a strong bot would do."""
    known = table.hints.ask(table, person, command)
    return None if known is None else {"hint": known}


def see(table: "Table", person: Person | None, command: commands.See, _now: int) -> None:
    """Somebody wants to know all that their seat knows."""
    table.effects.hints.append(table.recalls.ask(table, person, command))


def hurry(table: "Table", person: Person | None, _command: commands.Hurry, now: int) -> dict[str, Any]:
    """Somebody who plays alone does not want to wait for bots."""
    alone(table, person).hurry(now)
    return {}


def look(table: "Table", person: Person | None, command: commands.Look, _now: int) -> dict[str, Any]:
    """Somebody looks at a finished match with others."""
    return review_session.look(table, person, command)


def show(table: "Table", person: Person | None, command: commands.Show, _now: int) -> dict[str, Any]:
    """Somebody shows the others something in it."""
    return review_session.show(table, person, command)


UNLOGGED: dict[type, Callable[["Table", Person | None, Any, int], dict[str, Any] | None]] = {
    commands.Emote: emote,
    commands.Read: read,
    commands.Hint: hint,
    commands.See: see,
    commands.Hurry: hurry,
    commands.Look: look,
    commands.Show: show,
}


def hear(table: "Table", news: Emoted | HasRead) -> None:
    """Somebody did so at another server."""
    person = table.participants.people.get(news.person)
    if person is None:
        return
    if isinstance(news, Emoted):
        _tell_emote(table, person, news.key)
    else:
        _tell_read(table, person, news.round)


def _tell_emote(table: "Table", person: Person, key: str) -> None:
    table.tell({"type": "emote", "person": person.number, "seat": person.seat, "key": key}, at_table=True)


def _tell_read(table: "Table", person: Person, round_: int) -> None:
    table.tell({"type": "read", "person": person.number, "seat": person.seat, "round": round_}, at_table=True)
