"""Records taken apart and put together again."""

import json
from typing import Any

from stammtisch.core import record
from stammtisch.core.match import Match
from tests.core.toy import get_toy

Lines = list[dict[str, Any]]


def lines_of(match: Match) -> Lines:
    return [json.loads(line) for line in match.record().splitlines()]


def text_of(lines: Lines) -> str:
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def replay_toy(text: str, **more: Any) -> Match:
    (match,) = record.read(text)
    return record.replay(match[1], get_toy, **more)
