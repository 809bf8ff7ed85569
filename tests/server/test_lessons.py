"""Lessons: the first match is the same for everybody, and nothing else at such a table can be computed."""

import asyncio

import pytest

from stammtisch import games
from stammtisch.core import chance, fairness
from stammtisch.service import lessons
from stammtisch.table import Row, Table, commands, key_of
from tests.server.guest import Guest

TOKEN = "a token that somebody was given"


def opened(game: str, **secrets: str) -> list[Row]:
    """The log of a lesson in which the first match has begun."""
    seats = (commands.Place("me"), *[commands.Place("bot")] * (lessons.of(games.get(game)).players - 1))
    command = commands.Open("k7m4fqx2", game, "Ada", players=len(seats), seats=seats, lesson=True, **secrets)
    table, effects = Table.open(command, key_of(TOKEN), 0)
    return effects.rows + table.apply(key_of(TOKEN), commands.Start("s"), 0).rows


@pytest.mark.parametrize("game", games.NAMES)
def test_only_the_first_match_of_a_lesson_is_the_same_for_everybody(game):
    deal = lessons.deal_of(games.get(game)).hex()
    one, other = (Table.rebuild(opened(game, secret=secret * 32, deal=deal)) for secret in ("ab", "cd"))
    assert one.flow.match.story() == other.flow.match.story()
    assert [seat.called for seat in one.participants.seats] == [seat.called for seat in other.participants.seats]
    for table in (one, other):
        assert table.flow.match.proof.commitment == fairness.commit(table.match_secret)
        table.matches = 2
    assert one.match_secret != other.match_secret


def test_a_lesson_of_an_older_log_is_dealt_as_it_was():
    """Then the known secret was the table's own: the record of such a match has to stay what it is."""
    known = lessons.deal_of(games.get("zehn"))
    rows = opened("zehn", secret=known.hex())
    assert b'"deal"' not in rows[0].line
    table = Table.rebuild(rows)
    assert table.match_secret == chance.derive_seed(known, "match", 1)
    newer = Table.rebuild(opened("zehn", secret="ab" * 32, deal=known.hex()))
    assert table.flow.match.story() == newer.flow.match.story()


def test_nobody_computes_the_next_deal_of_a_lesson(house):
    async def evening():
        told = {"game": "zehn", "name": "Ada", "lesson": True, "pace": "instant"}
        _, lesson, _ = house.post("/api/quick", told)
        known = Table()
        known.code, known.secret = lesson["code"], lessons.deal_of(games.get("zehn"))
        ada = await Guest(house, lesson["code"], lesson["token"]).come()
        assert ada.table["commitment"] == fairness.commit(known.match_secret)
        await ada.play(lambda legal: legal[0])
        await ada.do("rematch")
        known.matches = 2
        assert ada.table["commitment"] != fairness.commit(known.match_secret)
        await ada.go()

    asyncio.run(evening())
