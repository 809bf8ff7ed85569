"""Why something is not done, in a form that can be translated."""

from typing import Any

from stammtisch.core.errors import BadMove, IllegalMove, NotAsked, StammtischError


class Refused(StammtischError):
    """A command was not carried out; nothing has changed."""

    def __init__(self, key: str, text: str, *, paragraph: str | None = None, **parameters: Any) -> None:
        super().__init__(text)
        self.key, self.text, self.paragraph, self.parameters = key, text, paragraph, parameters

    def as_json(self, answers: str | None = None) -> dict[str, Any]:
        """As it goes over the wire; `answers` is the id of the command."""
        named = {} if answers is None else {"id": answers}
        return {
            "type": "refused",
            **named,
            "key": self.key,
            "text": self.text,
            "paragraph": self.paragraph,
            "parameters": self.parameters,
        }


def refused_move(error: StammtischError, move: str) -> Refused:
    """The rules' own refusal of a move, for the wire."""
    if isinstance(error, IllegalMove):
        refused = Refused(error.key, error.message, paragraph=error.paragraph)
        refused.parameters = {"move": move, **error.parameters}
        return refused
    key = error.key if isinstance(error, BadMove | NotAsked) else "bad_message"
    return Refused(key, str(error), move=move)
