"""An imagined match as plain data, so that it can be sent to where somebody thinks about it: another process, or a bot
at the other end of the world (docs/protocol.md, *What a seat knows*).

It is made of a match that was imagined already (`Match.imagined`), so that nothing is in it but what the seat knows,
what was agreed, and chance of its own.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stammtisch.core import chance
from stammtisch.core.beginning import check_ages, check_names, check_players
from stammtisch.core.errors import StammtischError
from stammtisch.core.game import Game
from stammtisch.core.match import Match
from stammtisch.core.scoresheet import Scoresheet
from stammtisch.core.state import Field, State


class BadSeen(StammtischError):
    """What somebody sent is no imagined match that can be read here."""


def as_data(match: Match, start: int = 0) -> dict[str, Any]:
    """An imagined match as plain data, its story from note number `start` on."""
    assert match.imaginary, "a real match holds every secret"
    s = match._s
    return {
        "game": match.game.name,
        "players": match.players,
        "names": list(match.names),
        "ages": list(match.ages),
        "options": match.options.as_json(),
        "state": {name: getattr(s, name) for name in s.fields},
        "start": start,
        "story": [list(note) for note in s.notes[start:]],
    }


def read_data(data: Mapping[str, Any], find: Callable[[str], Game], before: Sequence[tuple[Any, ...]] = ()) -> Match:
    """The match of which this is the data. `before` are the notes that the data leaves out."""
    try:
        game = find(str(data["game"]))
        options = game.options.build(data["options"])
        players = check_players(game, data["players"])
        names, ages = check_names(data["names"], players), check_ages(data["ages"], players)
        state = read_state(game, data["state"])
        start = int(data["start"])
        told = [tuple(note) for note in data["story"]]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, StammtischError):
            raise
        raise BadSeen("seen_form", what=f"{type(error).__name__}: {error}") from None
    if not 0 <= start <= len(before) or state.players != players:
        raise BadSeen("seen_form", what="story")
    state.notes = [*before[:start], *told]
    match = object.__new__(Match)  # it goes on from here: nothing is dealt
    match.__dict__.update(game=game, players=players, names=names, ages=ages, options=options.settled(players))
    match.__dict__.update(seed=chance.seed_of(state), proof=None, from_seed=False, imaginary=True)
    match.__dict__.update(_act=game.flow[0], _s=state, _start=state.clone(), _since=[])
    match.__dict__.update(sheet=Scoresheet().with_notes(state.notes))
    return match


def read_state(game: Game, data: Mapping[str, Any]) -> State:
    """A state from its fields. One of other rules, which are not those of here, is refused."""
    state = game.state()
    fields = state.fields
    if {*data} != {*fields}:
        raise BadSeen("seen_rules", game=game.title)
    for name, field in fields.items():
        if not _fits(field, data[name]):
            raise BadSeen("seen_rules", game=game.title)
        setattr(state, name, list(data[name]) if field.size else data[name])
    return state


def _fits(field: Field, value: Any) -> bool:
    values = value if field.size and isinstance(value, list) else [value]
    if len(values) != (field.size or 1):
        return False
    most = 1 << (8 * int(field.width[1:]) - 1)
    return all(type(each) is int and -most <= each < most for each in values)
