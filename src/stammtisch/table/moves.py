"""How a move gets into the match: one that a person plays, or one that the table plays for a seat.

A person's move arrives as a command (`receive`). In a race it waits until it is judged; elsewhere it becomes a line of
the log at once. What the table plays for a seat, a bot's move, silence or a judged slap, becomes a line when it is due.
Both kinds of lines end in `_play`, the only place where a table changes its match.
"""

from typing import TYPE_CHECKING, Any

from stammtisch.core import agenda
from stammtisch.core.errors import StammtischError
from stammtisch.table import replication, updates
from stammtisch.table.checks import playing, seated
from stammtisch.table.commands import Play, PlayFor
from stammtisch.table.flow import Due, Flow, Slap
from stammtisch.table.participants import Person
from stammtisch.table.refusals import Refused, refused_move

if TYPE_CHECKING:
    from stammtisch.table.table import Table

Result = dict[str, Any]
Race = list[dict[str, int]]


# A person's move arrives


def receive(table: "Table", person: Person | None, command: Play, now: int, round_trip: int) -> None:
    """A move arrives. In a race it waits for its judging."""
    somebody, flow = seated(person), playing(table)
    if flow.decision is None or command.decision != flow.number:
        raise Refused("too_late", decision=command.decision)
    if flow.decision.kind == agenda.RACE:
        _slap(table, flow, somebody, command, now, round_trip)
    else:
        table.apply_line(somebody.number, command, now)
        table.answer(somebody.key, command.id, {})


def _slap(table: "Table", flow: Flow, person: Person, command: Play, now: int, round_trip: int) -> None:
    """An answer in a race, to be judged and then played."""
    wrong = flow.match.why_not(person.seat, command.move)
    if wrong is not None:
        raise refused_move(wrong, command.move)
    if flow.has_slapped(person.seat, command.id):
        return  # it was said again, and is answered when it is judged
    if flow.has_slapped(person.seat):
        raise Refused("too_late", decision=command.decision)
    ms = flow.quickness(person.seat, now, round_trip)
    flow.arrive(Slap(person.seat, command.move, ms, table.matches, flow.number, person.number, command.id))
    table.effects.news += replication.waiting_slaps(table)


# Lines of the log


def play(table: "Table", person: Person | None, command: Play, now: int, key: str) -> Result:
    """A person plays a move."""
    somebody, flow = seated(person), playing(table)
    decision, opened, chose = flow.decision, flow.opened, somebody.seat not in flow.due
    _play(table, flow, somebody.seat, command.move, now)
    if decision is not None and chose:
        let = command.move == flow.match.game.silence.get(decision.step)
        somebody.answer_times.remember(decision.step, decision.kind, now - opened, let=let)
    if somebody.resting:
        somebody.resting = False
        table.tell_table()
    return {}


def play_for(table: "Table", person: Person | None, command: PlayFor, now: int, key: str) -> Result:
    """The table plays a move for a seat."""
    flow, race = playing(table), None
    if command.ms >= 0:
        flow.is_judged(command.seat, command.ms, command.id)
        race = updates.race(flow)
    _play(table, flow, command.seat, command.move, now, race)
    if command.id:
        sitter = table.participants.seats[command.seat].person
        if sitter:
            table.answer(sitter.key, command.id, {})
    return {}


def _play(table: "Table", flow: Flow, seat: int, move: str, now: int, race: Race | None = None) -> None:
    """A move, with everything that follows from it. `race` is told with it."""
    try:
        start = flow.play(seat, move, now)
    except StammtischError as error:
        raise refused_move(error, move) from None
    table.effects.moves += 1
    table.tell_move(start, flow, race, now)
    if flow.decision is None:
        table.finish()


# What the table plays by itself


def play_what_is_due(table: "Table", now: int) -> None:
    """Give every answer that is the table's to give by now."""
    flow = table.flow
    if flow is None:
        return
    while not flow.waits_for_people and flow.decision is not None and table.led_here and not table.asleep:
        flow.lapse(now)
        ripe = flow.ripe(now)
        if ripe is not None:
            seat, due = ripe
            assert due.move is not None
            if due.why == "race":
                del flow.due[seat]
                flow.arrivals.append(Slap(seat, due.move, due.ms))
            else:
                _answer_for(table, flow, seat, due, now)
            continue
        arrival = flow.judge(now)
        if arrival is None:
            break
        table.apply_line(0, PlayFor(arrival.seat, arrival.move, "race", arrival.ms, arrival.id), now)
    for late in flow.stranded:
        if late.person in table.participants.people:
            refused = Refused("too_late", decision=flow.number)
            table.answer_refused(table.participants.people[late.person].key, late.id, refused)
    flow.stranded.clear()


def _answer_for(table: "Table", flow: Flow, seat: int, due: Due, now: int) -> None:
    """The table answers for a seat. A bot that is mistaken must not hold everybody up."""
    try:
        table.apply_line(0, PlayFor(seat, due.move or "", due.why), now)
    except Refused:
        table.apply_line(0, PlayFor(seat, flow.match.legal(seat)[0], due.why), now)
