"""Why something is not done, as the one who asked for it is told."""

from typing import Any

from stammtisch.core.errors import BadMove, Fault, IllegalMove, NotAsked, StammtischError


class Refused(StammtischError):
    """A command was not carried out; nothing has changed."""


def as_json(refused: StammtischError, answers: str | None = None) -> dict[str, Any]:
    """As it goes over the wire; `answers` is the id of the command."""
    named = {} if answers is None else {"id": answers}
    return {"type": "refused", **named, **refused.fault.as_json()}


def refused_move(error: StammtischError, move: str) -> Refused:
    """The rules' own refusal of a move, with the move: whatever a rule says, as it says it."""
    fault = error.fault
    if isinstance(error, IllegalMove) or fault.key == error.kind:
        told = Fault(fault.key, fault.paragraph, **{"move": move, **fault.parameters})
    else:
        told = Fault(error.kind if isinstance(error, BadMove | NotAsked) else "bad_message", move=move, why=fault)
    return Refused(told.of(fault.home))
