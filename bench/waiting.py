"""Does waiting tell what somebody holds? For people and every level of bot, in all windows of all games, at every pace.

What a spy sees is measured as `tests/table/waiting.py` says, on a clock of its own, with a server that has time and
with one that is crowded. For each row: answers that let something pass, of those who held something and of those who
did not; the area under the ROC curve of their times, within what everybody can see anyway; and that of a spy who has
learned from every second answer. 0.5 is no better than a coin; behind it half of the 95 % interval.
"""

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.table import waiting  # noqa: E402
from tests.table.waiting import LEVELS, PERSON, WINDOWS, Evening, Seen, guessed, holds, told  # noqa: E402

from stammtisch import bots, games  # noqa: E402 - found only now
from stammtisch.bots import search, warming  # noqa: E402
from stammtisch.core import chance  # noqa: E402
from stammtisch.core.agenda import Kind  # noqa: E402
from stammtisch.core.match import Match  # noqa: E402
from stammtisch.server.work.thinking import BUDGET  # noqa: E402
from stammtisch.table import clocks  # noqa: E402

KEPT = 24
"""So many times of real thoughts are kept of each kind."""


def positions(game: str) -> Iterator[tuple[Match, int]]:
    """Windows of usual matches, with the seat that is asked."""
    rng, player = random.Random(game), bots.get("lehrling", seed=1)
    while True:
        match = Match(games.get(game), players=rng.choice((3, 4, 5)), seed=rng.randrange(10**9))
        while match.decision is not None:
            seat = match.decision.seats[0]
            if match.decision.kind is Kind.WINDOW:
                yield match, seat
            match.play(seat, player.choose(match, seat))


def measure_thoughts() -> dict[str, dict[str, list[float]]]:
    """Milliseconds that bots think in windows, searches compiled and with their whole budget; processor time, as if
    they had a core for themselves.
    """
    found = {f"{step} {level}": {"holds": [], "else": []} for _, step in WINDOWS for level in LEVELS}
    for game in dict(WINDOWS):
        warming.warm_all(games.get(game))
        steps = [step for each, step in WINDOWS if each == game]
        for number, (match, seat) in enumerate(positions(game)):
            assert match.decision is not None
            kind = "holds" if holds(match, seat) else "else"
            for level in LEVELS:
                known = found[f"{match.decision.step} {level}"][kind]
                if len(known) < KEPT:
                    name = f"meister:{BUDGET}ms" if level == "meister" else level
                    begun = time.thread_time()
                    with patch.object(search.time, "perf_counter", time.thread_time):
                        bots.get(name, seed=chance.derive_seed(bytes(32), number)).choose(match, seat)
                    known.append(round((time.thread_time() - begun) * 1000, 1))
            if all(len(times) == KEPT for step in steps for times in found[f"{step} meister"].values()):
                break
    return found


def show(name: str, seen: list[Seen]) -> bool:
    """A row; whether it is as it should be."""
    count, area, spy = Counter(each.holds for each in seen), told(seen), guessed(seen)
    fine = 0.45 <= area.area <= 0.55 and spy.area - spy.half <= 0.55
    figures = (f"{each.area:.3f} ± {each.half:.3f}" for each in (area, spy))
    print(
        f"| {name} | {count[True]}, {count[False]} | {' | '.join(figures)} |{'' if fine else ' **tells**'}", flush=True
    )
    return fine


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--enough", type=int, default=1000, help="answers of each kind in a row; 1000 if nothing is said"
    )
    parser.add_argument("--step", choices=[step for _, step in WINDOWS], help="this kind of window alone")
    parser.add_argument("--thoughts", action="store_true", help="measure anew how long bots think, and keep it")
    asked = parser.parse_args()
    if asked.thoughts:
        path = Path(waiting.__file__).with_name("thoughts.json")
        rows = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in measure_thoughts().items()]
        path.write_text("{\n" + ",\n".join(rows) + "\n}\n")
        return
    print("| who, where, pace | held something, nothing | longer or shorter | learned |\n|---|---:|---:|---:|")
    fine = True
    for game, step in [each for each in WINDOWS if asked.step in (None, each[1])]:
        for who, busy in [(PERSON, False), *[(level, busy) for busy in (False, True) for level in LEVELS]]:
            seen = waiting.watch(Evening(game, step, who, busy=busy), asked.enough)
            for pace in clocks.PACES:
                name = f"{who}, {game} `{step}`, {pace}{', crowded' * busy}"
                fine &= show(name, [each for each in seen if each.case[1] == pace])
    if not fine:
        sys.exit(1)


if __name__ == "__main__":
    main()
