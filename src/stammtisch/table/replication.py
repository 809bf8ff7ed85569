"""A table that several servers have in memory: each follows its log, and one of them *leads* it.

Lines of other servers are carried out like one's own, told, and not written. The server that leads a table answers for
its bots, its clocks and those who are away; the others only pass on what people do. What is in no log, who is
connected where, emotes, who has read what and slaps that wait for their judging, servers tell each other as *news*.
"""

from typing import TYPE_CHECKING

import msgspec

from stammtisch.core import agenda
from stammtisch.table import absence, review_session, unlogged
from stammtisch.table.flow import Flow, Slap
from stammtisch.table.review_session import Looks, Shows
from stammtisch.table.unlogged import Emoted, HasRead

if TYPE_CHECKING:
    from stammtisch.table.table import Table


class Present(msgspec.Struct, tag_field="type", tag="present", frozen=True):
    """Who is connected to the table at another server, by key, and how often."""

    node: str
    counts: dict[str, int] = {}


News = Present | Emoted | HasRead | Slap | Looks | Shows


def take_place_of(table: "Table", old: "Table", now: int) -> None:
    """Take the place of a table in memory that has come apart from its log: the same people are here, and what was
    under way goes on.
    """
    table.presence, table.number, table.led_here = old.presence, old.number, old.led_here
    table.review_sessions = old.review_sessions
    table.asleep, table.stopped = old.asleep or old.woken > table.woken, old.stopped
    if table.flow and old.flow and old.matches == table.matches:
        table.flow.take_arrivals(old.flow)
    go_on(table, now)


def take_over(table: "Table", now: int) -> None:
    """From now on this server answers for bots, clocks and those who are away."""
    absence.doze(table, now)
    table.led_here = True
    for person in table.participants.people.values():
        if not table.presence.is_here(person.key):
            table.presence.gone.setdefault(person.key, now)
    go_on(table, now)


def go_on(table: "Table", now: int) -> None:
    """Bots think about what they are asked, if anybody is here."""
    if not table.led_here:
        return
    if any(table.presence.is_here(key) for key in table.participants.keys):
        absence.wake_up(table, now)
    if table.flow and not table.asleep:
        table.flow.think_again()


def hear(table: "Table", news: News, now: int) -> None:
    """Another server tells something that is in no log."""
    if isinstance(news, Present):
        _meet(table, news, now)
    elif isinstance(news, Emoted | HasRead):
        unlogged.hear(table, news)
    elif isinstance(news, Looks | Shows):
        review_session.hear(table, news)
    elif table.led_here and table.flow is not None and table.matches == news.match:
        _take_slap(table, table.flow, news)


def _meet(table: "Table", news: Present, now: int) -> None:
    """Somebody has come or gone elsewhere."""
    absence.doze(table, now)
    watchers = table.watchers
    came, went = table.presence.meet(news.node, news.counts, now)
    people = table.participants.keys
    for key in came & people.keys():
        absence.come_back(table, people[key], now)
    for key in went - people.keys():
        table.presence.forget(key)
    if (came | went) & people.keys() or table.watchers != watchers:
        table.tell_table()
    if went:
        review_session.tidy(table)


def _take_slap(table: "Table", flow: Flow, slap: Slap) -> None:
    decision, person = flow.decision, table.participants.people.get(slap.person)
    if decision is None or decision.kind != agenda.RACE or flow.number != slap.decision:
        return
    if person is None or person.seat != slap.seat or slap.seat not in decision.seats or flow.has_slapped(slap.seat):
        return
    flow.arrive(slap)


def waiting_slaps(table: "Table") -> list[Slap]:
    """The slaps that have been passed on and are not judged: whoever leads the table may not have heard of them."""
    flow = table.flow
    if table.led_here or flow is None or flow.decision is None or flow.decision.kind != agenda.RACE:
        return []
    return [each for each in flow.arrivals if each.id]
