"""What some dates have, in few lines: cards, seat, rules, company, and what the others do first.

    python -m tests.daily.pins

writes them anew. That is due only with a new edition of the recipe: what was dealt once stays dealt.
"""

import json
import sys
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

from stammtisch import daily
from stammtisch.core.match import Match
from stammtisch.daily import house

FILE = Path(__file__).with_name("pins.json")
DAYS = [date(2026, 11, 10) + timedelta(days=37 * number) for number in range(10)]
FIRST_MOVES = 12


def plain(match: Match, seat: int) -> str:
    """Somebody who plays something, and the same again next time."""
    legal = match.legal(seat)
    return legal[house.moves_of(match)[seat] * 7 % len(legal)]


def pin(name: str, day: date) -> dict[str, Any]:
    deal = daily.find(next(game for game in daily.of_the_day() if game.name == name), day)
    match = deal.match()
    cards = json.dumps([match.view(seat)["hand"] for seat in range(deal.players)])
    house.play(match, deal.seat, deal.dice, plain)
    moves = [f"{values[0]} {values[1]}" for kind, *values in match.story() if kind == "move"]
    return {
        "players": deal.players,
        "seat": deal.seat,
        "options": dict(deal.options),
        "company": list(deal.company),
        "cards": sha256(cards.encode()).hexdigest()[:16],
        "others": [move for move in moves if not move.startswith(f"{deal.seat} ")][:FIRST_MOVES],
        "whole": sha256("\n".join(moves).encode()).hexdigest()[:16],
    }


def pins(days: list[date]) -> dict[str, dict[str, Any]]:
    return {game.name: {day.isoformat(): pin(game.name, day) for day in days} for game in daily.of_the_day()}


def written(pinned: dict[str, dict[str, Any]]) -> str:
    """A line for each date."""
    rows = [
        f"{json.dumps([name, day])[1:-1]}, {json.dumps(row)}" for name, of in pinned.items() for day, row in of.items()
    ]
    return "[\n" + ",\n".join(f"[{row}]" for row in rows) + "\n]\n"


def read() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for name, day, row in json.loads(FILE.read_text(encoding="utf-8")):
        found.setdefault(name, {})[day] = row
    return found


if __name__ == "__main__":
    if "--show" in sys.argv:
        print(json.dumps(pins(DAYS[::5])))
    else:
        FILE.write_text(written(pins(DAYS)), encoding="utf-8")
