"""Kill a server at every point of a write, a thousand times: nothing that was acknowledged may be lost.

It is the test of tests/server/test_kill.py, for longer and with another seed each time: three tables are played by
people who remember every answer; the server kills itself before, within and after statements, commits, updates, and
writes to files, halfway through them too; after each restart all logs are compared with what everybody remembers.
"""

import argparse
import secrets
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.server import deadly  # noqa: E402 - found only now
from tests.server.evenings import spend  # noqa: E402
from tests.server.house import House  # noqa: E402
from tests.server.kills import ANY_TIME, EVERY_POINT, keep_vigil, shuffled  # noqa: E402

BITE = 50
"""So many kills with one database; then a new one."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000, help="how many kills; 1000 if nothing is said")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6), help="to have the same again")
    asked = parser.parse_args()
    began, kills, acknowledged, repeated = time.monotonic(), Counter[str](), 0, 0
    print(f"seed {asked.seed}", flush=True)
    while kills.total() < asked.kills:
        with tempfile.TemporaryDirectory(prefix="stammtisch-kills-") as folder:
            preload = deadly.library(Path(folder))
            points = [*(EVERY_POINT if preload else deadly.POINTS), ANY_TIME]
            seed = asked.seed + kills.total()
            with House(Path(folder), preload=preload) as house:
                chosen = shuffled(points, min(BITE, asked.kills - kills.total()), seed)
                vigil = spend(keep_vigil(house, chosen, seed), 3600)
                assert "Traceback" not in house.log, house.log
        kills += vigil.kills
        acknowledged += vigil.acknowledged
        repeated += vigil.repeated
        print(f"{kills.total()} kills, {acknowledged} acknowledged", file=sys.stderr, flush=True)
    print("| killed | times |\n|---|---:|")
    for point, count in sorted(kills.items()):
        print(f"| {point} | {count} |")
    print(f"\n{kills.total()} kills in {time.monotonic() - began:.0f} s, {acknowledged} commands acknowledged.")
    print("None was lost, doubled, undone or put in another order, and every table went on.")
    print(f"{repeated} times something was in the log that had no answer yet; said again, it was not written twice.")


if __name__ == "__main__":
    main()
