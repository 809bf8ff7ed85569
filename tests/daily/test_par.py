"""Par, and what the Meister makes of a deal: the same on every machine."""

from datetime import date

import pytest

from stammtisch import bots, daily
from stammtisch.daily import house
from stammtisch.daily.meister import again, meister, moves
from stammtisch.daily.par import PLAYOUTS, STROKES, par

DAY = date(2026, 11, 16)
GAMES = daily.of_the_day()
SOME = 12
"""Matches in the plain world, which take their time."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_par_is_what_gesellen_make_of_it(game):
    """Compared with the deal played in the plain world, by Gesellen with other dice each time."""
    deal = daily.find(game, DAY)
    found = par(deal)
    assert par(deal) == found
    assert len(found.strokes) == STROKES
    assert list(found.strokes) == sorted(found.strokes)
    assert abs(sum(found.strokes) / STROKES - found.mean) < 0.5 + 3 * found.error
    told = found.as_json()
    assert sum(count for _, count in told["strokes"]) == STROKES
    assert told["playouts"] == PLAYOUTS
    results = []
    for number in range(SOME):
        match, dice = deal.match(), number.to_bytes(32, "big")
        bot = bots.get("geselle", seed=number)
        house.play(match, deal.seat, dice, bot.choose)
        results.append(match.outcome.totals[deal.seat])
    mean = sum(results) / len(results)
    error = (sum((each - mean) ** 2 for each in results) / (SOME - 1) / SOME) ** 0.5
    assert abs(mean - found.mean) < 4 * error + 1


def test_the_meister_plays_the_deal_at_the_same_table_and_the_same_way_again():
    deal = daily.find(GAMES[0], DAY)
    match = meister(deal)
    played = moves(match)
    assert moves(meister(deal)) == played
    assert again(deal, played).outcome == match.outcome
    mine = iter([move for seat, move in played if seat == deal.seat])
    other = deal.match()
    house.play(other, deal.seat, deal.dice, lambda _, seat: next(mine))
    assert moves(other) == played
