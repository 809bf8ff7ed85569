"""What each line of the log does. A handler checks everything before it changes anything."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from stammtisch.bots.levels import LEVELS
from stammtisch.core import chance, fairness
from stammtisch.core.errors import Fault
from stammtisch.core.match import Match
from stammtisch.table import admission, commands, evening, moves, review_session
from stammtisch.table.agreement import Agreement, check_device, check_waiting, find_game, read_ages, read_options
from stammtisch.table.checks import host_only, in_phase, may_be_host, seated
from stammtisch.table.flow import Flow
from stammtisch.table.names import read_line, read_name
from stammtisch.table.origin import NOWHERE, Origin
from stammtisch.table.participants import Participants, Person, Seat
from stammtisch.table.refusals import Refused

if TYPE_CHECKING:
    from stammtisch.table.table import Table

CHAT = 50
"""So many lines of chat are kept."""

Result = dict[str, Any]


# Opening


def open_table(table: "Table", person: Person | None, command: commands.Open, now: int, key: str) -> Result:
    game = find_game(command.game)
    options = read_options(game, command.players, command.options)
    ages = read_ages(command.ages, command.players)
    check_waiting(command.clock, command.absence)
    places = command.seats or (commands.Place("me"), *(commands.Place("open"),) * (command.players - 1))
    if len(places) != command.players or [place.kind for place in places].count("me") != 1:
        raise Refused("bad_players", why=Fault("seats_expected", players=command.players))
    check_device(game, places)
    name = read_name(command.name, [])
    table.code, table.secret, table.deal = command.code, bytes.fromhex(command.secret), bytes.fromhex(command.deal)
    table.begun, table.day, table.challenge = command.begun, command.day, command.challenge
    table.agreed = Agreement(
        game,
        command.players,
        options,
        ages,
        clock=command.clock,
        pace=command.pace,
        spectators=command.spectators,
        hints=command.hints,
        stand_in=command.stand_in,
        absence=command.absence,
        lesson=command.lesson,
        one_device=any(place.kind == "here" for place in places),
    )
    table.participants = Participants([Seat() for _ in places])
    mine = next(number for number, place in enumerate(places) if place.kind == "me")
    host = table.participants.seat_person(name, key, mine, Origin(command.browser, command.address), command.face)
    table.participants.opener = key
    for number, place in enumerate(places):
        if place.kind == "bot":
            _seat_bot(table, place.level, number, place.name)
        elif place.kind == "here":
            other = read_name(place.name, table.participants.names())
            table.participants.seat_person(other, place.key, number, Origin(command.browser, command.address), None)
    evening.plan(table, command)
    return {"person": host.number, "seat": mine}


def _seat_bot(table: "Table", level: str, number: int, name: str = "") -> None:
    """Which regular it is follows from the table's own chance, unless one is wished for."""
    table.participants.seat_bot(level, number, chance.derive_seed(table.seed, "regular", table.length, number), name)


# Sitting down and getting up


def sit(table: "Table", person: Person | None, command: commands.Sit, now: int, key: str) -> Result:
    participants = table.participants
    if person is not None:
        raise Refused("seated_already", seat=person.seat)
    if not key:
        raise Refused("bad_message", why=Fault("token_expected"))
    name = read_name(command.name, participants.names())
    number = _spare(table, command.seat)
    origin = Origin(command.browser, command.address) if isinstance(command, commands.SatDown) else NOWHERE
    return _sit_down(table, name, key, number, origin, now, command.face)


def _sit_down(
    table: "Table", name: str, key: str, number: int, origin: Origin, now: int, face: int | None = None
) -> Result:
    newcomer = table.participants.seat_person(name, key, number, origin, face)
    table.door.forget(key, origin)
    if table.phase == "playing":
        table.door.show(number, key, origin)
    table.sitter_changed(number, now)
    table.effects.fresh |= {key}
    table.tell_table()
    return {"person": newcomer.number, "seat": number}


def knock(table: "Table", person: Person | None, command: commands.Knock, now: int, key: str) -> Result:
    if not key:
        raise Refused("bad_message", why=Fault("token_expected"))
    name = read_name(command.name, [*table.participants.names(), *table.door.names(besides=key)])
    _spare(table, command.seat)
    guest = table.door.wait(name, key, Origin(command.browser, command.address), command.seat, command.face)
    table.tell_table()
    return {"guest": guest.number}


def let_in(table: "Table", person: Person | None, command: commands.LetIn, now: int, key: str) -> Result:
    somebody, guest = seated(person), table.door.guests.get(command.guest)
    if guest is None:
        raise Refused("no_such_person", person=command.guest)
    admission.vouch(table, somebody, guest)
    if guest.sent_away:
        del table.door.guests[guest.number]
        table.tell_table()
        return {}
    name = read_name(guest.name, table.participants.names())
    wanted = guest.seat if guest.seat in table.spare else None  # somebody else may sit there by now
    _sit_down(table, name, guest.key, _spare(table, wanted), guest.origin, now, guest.face)
    if not table.presence.is_here(guest.key):
        table.presence.gone[guest.key] = now
    return {}


def _spare(table: "Table", wanted: int | None) -> int:
    """A seat where somebody can sit down now: the one they want, or the first."""
    if wanted is None:
        if not table.spare:
            raise Refused("table_full")
        return table.spare[0]
    table.participants.seat(wanted)
    if wanted not in table.spare:
        raise Refused("seat_taken", seat=wanted)
    return wanted


def rename(table: "Table", person: Person | None, command: commands.Rename, now: int, key: str) -> Result:
    somebody = seated(person)
    in_phase(table, "lobby", "over")
    name = read_name(command.name, table.participants.names(besides=somebody.name))
    other = table.participants.has_face(command.face)
    if other is not None and other is not somebody:
        raise Refused("face_taken", name=other.name)
    somebody.name = name
    if command.face is not None:
        somebody.face = command.face
    table.tell_table()
    return {}


def change_seat(table: "Table", person: Person | None, command: commands.ChangeSeat, now: int, key: str) -> Result:
    somebody = seated(person)
    in_phase(table, "lobby")
    if table.participants.seat(command.seat).kind == "person":
        raise Refused("seat_taken", seat=command.seat)
    table.participants.swap(somebody.seat, command.seat)
    table.effects.fresh |= {somebody.key}
    table.tell_table()
    return {"seat": command.seat}


def swap(table: "Table", person: Person | None, command: commands.Swap, now: int, key: str) -> Result:
    host_only(table, person)
    in_phase(table, "lobby")
    for number in (command.one, command.other):
        table.participants.seat(number)
    table.participants.swap(command.one, command.other)
    table.effects.all_fresh = True
    table.tell_table()
    return {}


def leave(table: "Table", person: Person | None, command: commands.Leave, now: int, key: str) -> Result:
    _vacate(table, seated(person), now)
    return {}


def kick(table: "Table", person: Person | None, command: commands.Kick, now: int, key: str) -> Result:
    host = host_only(table, person)
    seat = table.participants.seat(command.seat)
    if seat.person is host:
        raise Refused("not_now", phase=table.phase)
    if seat.person:
        if seat.person.key == table.participants.opener:
            raise Refused("opened_here")
        table.effects.sent_away |= {seat.person.key}
        table.door.send_away(seat.person)
        _vacate(table, seat.person, now)
    elif seat.level:
        in_phase(table, "lobby", "over")
        if table.agreed.one_device:
            raise Refused("open_beside_device")
        table.participants.seats[command.seat] = Seat()
        table.tell_table()
    return {}


def _vacate(table: "Table", person: Person, now: int) -> None:
    """Somebody goes for good. In a running match a bot has to take over; beside a device no seat stays free."""
    number = person.seat
    table.participants.remove(person)
    table.presence.forget(person.key)
    review_session.tidy(table)
    if table.phase == "playing" or table.agreed.one_device:
        _seat_bot(table, table.agreed.stand_in, number)
        table.sitter_changed(number, now)
    table.effects.fresh |= {person.key}
    table.tell_table()


def add_bot(table: "Table", person: Person | None, command: commands.AddBot, now: int, key: str) -> Result:
    host_only(table, person)
    seat = table.participants.seat(command.seat)
    if seat.person:
        raise Refused("seat_taken", seat=command.seat)
    if seat.level and {seat.level, command.level} <= LEVELS.keys():
        seat.level = command.level
    elif seat.level:  # somebody's own bot comes or goes, and is called otherwise
        table.participants.seats[command.seat] = Seat()
        _seat_bot(table, command.level, command.seat)
        table.participants.seats[command.seat].won = seat.won
        table.sitter_changed(command.seat, now)
    else:
        in_phase(table, "lobby", "over")
        _seat_bot(table, command.level, command.seat)
    table.tell_table()
    return {}


# Agreeing


def settle(table: "Table", person: Person | None, command: commands.Settle, now: int, key: str) -> Result:
    host_only(table, person)
    agreed = table.agreed
    players = agreed.players if command.players is None else command.players
    given = agreed.options.changed() if command.options is None else command.options
    if (command.players, command.options, command.ages, command.clock) != (None,) * 4:
        in_phase(table, "lobby")
    options = read_options(agreed.game, players, given)
    clock = agreed.clock if command.clock is None else command.clock
    check_waiting(clock, agreed.absence if command.absence is None else command.absence)
    kept = agreed.ages if players == agreed.players else None
    ages = read_ages(kept if command.ages is None else command.ages, players)
    evening.check_players(table, players)
    if players != agreed.players:
        table.participants.resize(players)
        for number in table.participants.free() if agreed.one_device else ():
            _seat_bot(table, agreed.stand_in, number)
        table.effects.all_fresh = True
    agreed.players, agreed.options, agreed.ages = players, options, ages
    evening.settled(table)
    for name in ("clock", "pace", "spectators", "hints", "stand_in", "absence"):
        value = getattr(command, name)
        if value is not None:
            setattr(agreed, name, value)
    if command.spectators is not None:
        table.spectators_changed()
    table.tell_table()
    return {}


def programme(table: "Table", person: Person | None, command: commands.Programme, now: int, key: str) -> Result:
    host_only(table, person)
    in_phase(table, "lobby")
    if table.agreed.lesson or table.begun is not None or table.fixed:
        raise Refused("not_now", phase=table.phase)
    evening.plan(table, command)
    table.effects.all_fresh = True
    table.tell_table()
    return {}


def contribute(table: "Table", person: Person | None, command: commands.Contribute, now: int, key: str) -> Result:
    somebody = seated(person)
    in_phase(table, "lobby")
    somebody.contribution = command.text
    table.tell_table()
    return {}


def pass_host(table: "Table", person: Person | None, command: commands.PassHost, now: int, key: str) -> Result:
    host, other = host_only(table, person), table.participants.people.get(command.person)
    if host.key != table.participants.opener and other is not None and not may_be_host(table, other):
        raise Refused("opened_here")
    return new_host(table, None, commands.NewHost(command.person), now, key)


# Matches


def start(table: "Table", person: Person | None, command: commands.Start, now: int, key: str) -> Result:
    host_only(table, person)
    in_phase(table, "lobby")
    participants, agreed = table.participants, table.agreed
    free = participants.free()
    if free:
        raise Refused("seats_open", count=len(free))
    contributions = tuple(table.contributions())
    begun = table.begun if table.matches == 1 else None
    match = Match(
        agreed.game,
        players=agreed.players,
        options=agreed.options,
        names=[seat.called or "?" for seat in participants.seats],
        ages=agreed.ages,
        seed=None if begun is None else bytes.fromhex(begun.seed),
        proof=fairness.prove(table.match_secret, contributions) if begun is None else None,
    )
    for seat, move in begun.moves if begun else ():
        match.play_quietly(seat, move)
    table.contributed = contributions
    evening.begins(table)
    table.begin(Flow(match, participants, agreed, table.dice, now, fixed=table.fixed))
    return {}


def rematch(table: "Table", person: Person | None, command: commands.Rematch, now: int, key: str) -> Result:
    asks = seated(person)
    in_phase(table, "over")
    people = table.participants.people.values()
    asks.again = True
    if table.participants.host != asks.number and not all(somebody.again for somebody in people):
        table.tell_table()
        return {}
    table.matches += 1
    for somebody in people:
        somebody.contribution, somebody.resting, somebody.again = "", False, False
    evening.go_on(table)
    table.clear()
    return {}


def rest(table: "Table", person: Person | None, command: commands.Rest, now: int, key: str) -> Result:
    somebody = seated(person)
    in_phase(table, "playing")
    return stand_in(table, None, commands.StandIn(somebody.number, command.on), now, key)


# What the table does by itself


def stand_in(table: "Table", person: Person | None, command: commands.StandIn, now: int, key: str) -> Result:
    somebody = table.participants.people[command.person]
    if somebody.resting != command.on:
        somebody.resting = command.on
        table.sitter_changed(somebody.seat, now)
        table.tell_table()
    return {}


def new_host(table: "Table", person: Person | None, command: commands.NewHost, now: int, key: str) -> Result:
    if command.person not in table.participants.people:
        raise Refused("no_such_person", person=command.person)
    table.participants.host = command.person
    table.tell_table()
    return {}


def wake(table: "Table", person: Person | None, command: commands.Wake, now: int, key: str) -> Result:
    table.woken = table.length + 1
    if table.flow:
        table.flow.shift(command.credit)
    return {}


def chat(table: "Table", person: Person | None, command: commands.Chat, now: int, key: str) -> Result:
    somebody = seated(person)
    said = {
        "person": somebody.number,
        "seat": somebody.seat,
        "name": somebody.name,
        "text": read_line(command.text),
        "at": now,
    }
    table.chat.append(said)
    del table.chat[:-CHAT]
    table.tell({"type": "chat", **said}, at_table=True)
    return {}


Handler = Callable[["Table", Person | None, Any, int, str], Result]

HANDLERS: dict[type, Handler] = {
    commands.Open: open_table,
    commands.Sit: sit,
    commands.SatDown: sit,
    commands.Knock: knock,
    commands.LetIn: let_in,
    commands.Rename: rename,
    commands.ChangeSeat: change_seat,
    commands.Swap: swap,
    commands.Leave: leave,
    commands.Kick: kick,
    commands.AddBot: add_bot,
    commands.Settle: settle,
    commands.Programme: programme,
    commands.Contribute: contribute,
    commands.PassHost: pass_host,
    commands.Start: start,
    commands.Rematch: rematch,
    commands.Play: moves.play,
    commands.PlayFor: moves.play_for,
    commands.Rest: rest,
    commands.StandIn: stand_in,
    commands.NewHost: new_host,
    commands.Wake: wake,
    commands.Chat: chat,
}
