"""A study in a process of its own, at low priority: for a server, which must not be held up by it and can end it.

    python -m stammtisch.lab.compare.worker

reads one line of JSON: `game`, `players`, `settings` (options each), `swept`, `matches`, `seconds`. It says on lines of
JSON that everything is compiled (`prepared`), what it has found so far (`done`, `of`, `findings`), at last with
`finished`, and then the page about it in every language (`language`, `page`). After so many seconds it makes do with
what it has.

    python -m stammtisch.lab.compare.worker --warm

compiles what studies need, and says the name of each game when it is ready.
"""

import json
import os
import sys
import time
from contextlib import suppress
from typing import Any

from stammtisch import games, words
from stammtisch.core import languages
from stammtisch.lab.compare.findings import Findings, find
from stammtisch.lab.compare.page import write_page
from stammtisch.lab.compare.playing import CHUNK, Played, join, play, units
from stammtisch.lab.compare.study import Study
from stammtisch.lab.crew import Threads
from stammtisch.lab.simulate import is_compiled, prepare

FIRST, PAUSE = 200, 0.25
"""Findings are told after so many matches, and how far it is after so many seconds at the earliest."""
UNIT = 0.1
"""Seconds that a piece of work should take: the clock is read between two."""


def main(args: list[str]) -> None:
    with suppress(OSError, AttributeError):
        os.nice(10)  # somebody may be playing meanwhile
    if args == ["--warm"]:
        for name in games.names():
            if not is_compiled(games.get(name)):
                prepare(games.get(name))
            _tell({"ready": name})
        return
    asked = json.loads(sys.stdin.readline())
    game = games.get(asked["game"])
    settings = [game.options.build(each) for each in asked["settings"]]
    study = Study.make(game, asked["players"], settings, swept=asked.get("swept"))
    prepare(game)
    _tell({"prepared": game.name})
    findings = play_study(study, asked["matches"], asked["seconds"])
    for tag in languages.LANGUAGES:
        with words.speaking(tag):
            _tell({"language": tag, "page": write_page(findings)})


def play_study(study: Study, matches: int, seconds: float) -> Findings:
    """Play, and tell now and then what was found."""
    begun = told = time.monotonic()
    parts: list[list[Played]] = [[] for _ in study.settings]
    done, threads = 0, max(1, (os.cpu_count() or 2) - 1)

    def size() -> int:
        """A single match, until it is known how long matches are: by some rules a thousand times as long."""
        pace = done / threads / max(time.monotonic() - begun, 1e-6)
        return max(1, min(CHUNK, int(pace * UNIT)))

    def is_late() -> bool:
        return done > 0 and time.monotonic() - begun > seconds

    def play_in_time(text: str, numbers: tuple[int, ...]) -> list[Played]:
        """What was played with each setting; less than that if there is no more time."""
        return [play(study, options, numbers) for options in study.settings if not is_late()]

    with Threads(threads) as crew:
        for (_, numbers), finished in crew.work(units(study, matches, size), play_in_time):
            if len(finished) < len(parts):
                break
            for part, setting in zip(finished, parts, strict=True):
                setting.append(part)
            done += len(numbers)
            if done == matches or is_late():
                break
            if time.monotonic() - told > PAUSE:
                found = find(study, [join(each) for each in parts]).as_json() if done >= FIRST else None
                _tell({"done": done, "of": matches, "findings": found, "finished": False})
                told = time.monotonic()
    findings = find(study, [join(each) for each in parts])
    _tell({"done": done, "of": matches, "findings": findings.as_json(), "finished": True})
    return findings


def _tell(what: dict[str, Any]) -> None:
    print(json.dumps(what, ensure_ascii=False, separators=(",", ":")), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
