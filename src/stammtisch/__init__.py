"""Five rascally German card games: to play, to study and to bend.

import stammtisch

match = stammtisch.new(stammtisch.games.NAMES[0], players=4, seed=7)
while not match.over:
    for seat in match.awaiting:
        match.play(seat, match.legal(seat)[0])
print(match.outcome)
"""

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, SupportsIndex

from stammtisch import games
from stammtisch.core.agenda import Decision
from stammtisch.core.beginning import check_players
from stammtisch.core.chance import Seed
from stammtisch.core.errors import (
    BadMove,
    BadOption,
    BadPlayers,
    BadRecord,
    BadSeat,
    BadSeed,
    IllegalMove,
    NotAsked,
    StammtischError,
    UnknownGame,
)
from stammtisch.core.events import Event
from stammtisch.core.match import Match
from stammtisch.core.outcome import Outcome, Reason
from stammtisch.core.sources import Source, lines_of

if TYPE_CHECKING:
    from stammtisch import bots as bots
    from stammtisch import vec as vec
    from stammtisch.bots.playing import AnyBot
else:

    def __getattr__(name: str) -> Any:
        """`stammtisch.bots` and `stammtisch.vec` are there without an import, as soon as somebody asks for them."""
        if name in ("bots", "vec"):
            return import_module(f"stammtisch.{name}")
        raise AttributeError(f"module 'stammtisch' has no attribute {name!r}")


__version__ = "0.1.0"
__all__ = [
    "BadMove",
    "BadOption",
    "BadPlayers",
    "BadRecord",
    "BadSeat",
    "BadSeed",
    "Decision",
    "Event",
    "IllegalMove",
    "Match",
    "NotAsked",
    "Outcome",
    "Reason",
    "StammtischError",
    "UnknownGame",
    "games",
    "new",
    "play_match",
    "read",
    "replay",
]


def new(
    game: str,
    players: SupportsIndex,
    *,
    variants: Iterable[str] = (),
    seed: Seed = None,
    names: Sequence[str] | None = None,
    ages: Sequence[int] | None = None,
    **options: Any,
) -> Match:
    """Start a match. Options are those of the game, by name; `ages` lists the seats from the eldest to the youngest."""
    kind = games.get(game)
    return Match(
        kind,
        players=check_players(kind, players),
        options=kind.options.build(options, variants),
        seed=seed,
        names=names,
        ages=ages,
    )


def play_match(
    match: Match,
    bots: "Sequence[AnyBot] | AnyBot",
    *,
    seed: Seed = None,
    rounds: SupportsIndex | None = None,
) -> Match:
    """Let bots play a match to its end, or for so many rounds, and give it back: one for all seats, or one for each, by
    name (`"geselle"`, `"shy=./shy.py:Shy"`) or as objects with a method `choose` (`stammtisch.bots.Bot`). What a bot
    of your own raises is raised here.
    """
    from stammtisch.bots import playing

    return playing.play_match(match, bots, seed=seed, rounds=None if rounds is None else int(rounds))


def replay(source: Source, *, unfinished: bool = False) -> Match:
    """Play a record again, every line of it checked: a file, open or by its path, or the text that
    `Match.record` gave.

    With `unfinished`, a record that breaks off is played as far as it goes, and the match can be continued.
    """
    from stammtisch.core import record

    with lines_of(source) as lines:
        matches = list(record.each(lines))
    if len(matches) > 1:
        raise BadRecord(record.one_match(len(matches)), line=matches[1][0])
    return record.replay(matches[0][1], games.get, unfinished=unfinished)


def read(source: Source, *, unfinished: bool = False) -> Iterator[Match]:
    """The matches of a record file one after the other, each played again and checked, however long the file is.

    `simulate --record` writes such files. With `unfinished`, matches that break off are given as far as they go.
    """
    from stammtisch.core import record

    with lines_of(source) as lines:
        for first, found in record.each(lines):
            yield record.replay(found, games.get, first=first, unfinished=unfinished)
