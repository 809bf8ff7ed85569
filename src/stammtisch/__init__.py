"""Five rascally German card games: to play, to study and to bend.

import stammtisch

match = stammtisch.new(stammtisch.games.NAMES[0], players=4, seed=7)
while not match.over:
    for seat in match.awaiting:
        match.play(seat, match.legal(seat)[0])
print(match.outcome)
"""

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

from stammtisch import games
from stammtisch.core.chance import Seed
from stammtisch.core.errors import BadRecord, StammtischError
from stammtisch.core.match import Match, check_players
from stammtisch.core.outcome import Outcome, Reason

__version__ = "0.1.0"
__all__ = ["Match", "Outcome", "Reason", "StammtischError", "new", "replay"]


def new(
    game: str,
    players: int,
    *,
    variants: Iterable[str] = (),
    seed: Seed = None,
    names: Sequence[str] | None = None,
    ages: Sequence[int] | None = None,
    **options: Any,
) -> Match:
    """Start a match. Options are those of the game, by name; `ages` lists the seats from the eldest to the youngest."""
    kind = games.get(game)
    check_players(kind, players)
    return Match(
        kind, players=players, options=kind.options.build(options, variants), seed=seed, names=names, ages=ages
    )


def replay(source: str | PathLike[str], *, unfinished: bool = False) -> Match:
    """Play a record again, every line of it checked: a file, or the text that `Match.record` gave.

    With `unfinished`, a record that breaks off is played as far as it goes, and the match can be continued.
    """
    from stammtisch.core import record

    text = source if isinstance(source, str) and source.lstrip().startswith("{") else read_text(source)
    matches = record.read(text)
    if len(matches) > 1:
        raise BadRecord(record.one_match(len(matches)), line=matches[1][0])
    return record.replay(matches[0][1], games.get, unfinished=unfinished)


def read_text(path: str | PathLike[str]) -> str:
    """The text of a record file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord("not_text", file=str(path)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord("cannot_be_read", file=str(path), reason=reason) from None
