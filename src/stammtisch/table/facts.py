"""What a table tells of itself: to anybody who has its code, and to one who looks at it."""

from typing import TYPE_CHECKING, Any

from stammtisch.core import fairness
from stammtisch.table import absence, evening, review_session
from stammtisch.table.admission import Guest
from stammtisch.table.participants import Person, Seat
from stammtisch.table.updates import WATCHER, decision, reckoning

if TYPE_CHECKING:
    from stammtisch.table.table import Table


def facts(table: "Table", person: Person | None = None) -> dict[str, Any]:
    """Participants, what is agreed, and how far the table is, as anybody may know it who has the code, or a person."""
    agreed = table.agreed
    return {
        "code": table.code,
        "game": agreed.game.name,
        "players": agreed.players,
        "options": agreed.options.settled(agreed.players).as_json(),
        "clock": agreed.clock,
        "pace": agreed.pace,
        "spectators": agreed.spectators,
        "hints": agreed.hints,
        "lesson": agreed.lesson,
        "day": table.day or None,
        "challenge": table.challenge or None,
        "stand_in": agreed.stand_in,
        "absence": agreed.absence,
        "phase": table.phase,
        "match": table.matches,
        "host": table.participants.host or None,
        "ages": agreed.ages,
        "watchers": table.watchers,
        "contributions": table.contributions() if table.phase == "lobby" else list(table.contributed),
        "commitment": fairness.commit(table.match_secret),
        "proof": table.proof_for(person),
        "seats": [_seat(table, seat) for seat in table.participants.seats],
        "evening": evening.facts(table),
        "door": [_guest(guest) for guest in table.door.guests.values() if _shown(table, guest)],
    }


def _shown(table: "Table", guest: Guest) -> bool:
    """Whoever waits has to be there."""
    return guest.sent_away or table.presence.is_here(guest.key)


def _guest(guest: Guest) -> dict[str, Any]:
    return {"guest": guest.number, "name": guest.name, "sent_away": guest.sent_away, "seat": guest.seat}


def _seat(table: "Table", seat: Seat) -> dict[str, Any]:
    person = seat.person
    return {
        "kind": seat.kind,
        "person": person.number if person else None,
        "name": seat.called,
        "face": person.face if person else None,
        "level": seat.level,
        "presence": presence(table, person) if person else "here" if seat.level else None,
        "stand_in_at": absence.stands_in_at(table, person) if person else None,
        "won": person.won if person else seat.won,
        "contributed": person is not None and person.contribution != "",
        "again": person is not None and person.again,
    }


def presence(table: "Table", person: Person) -> str:
    if person.resting:
        return "bot"
    return "here" if table.presence.is_here(person.key) else "away"


def snapshot(table: "Table", key: str, now: int, token: str | None) -> dict[str, Any]:
    """The whole table, as somebody may see it; with their token, if they have just got it."""
    person = table.participants.keys.get(key)
    sits_there = person and (table.phase != "over" or table.seat_in(table.matches, key) == person.seat)
    place = person.seat if person and sits_there else WATCHER
    may_look = place != WATCHER or table.is_public
    updater = table.updater if may_look else None
    view = updater.show(place) if updater else None
    flow = table.flow
    return {
        "type": "snapshot",
        "number": table.number,
        "now": now,
        "you": {"person": person.number if person else None, "seat": person.seat if person else None, "token": token},
        "table": facts(table, person),
        "view": view,
        "decision": decision(flow) if view is not None and flow is not None else None,
        "story": updater.story(place) if updater else [],
        "reckoning": reckoning(updater.match) if updater else None,
        "chat": list(table.chat) if person or may_look else [],
        "together": review_session.facts(table, person),
    }
