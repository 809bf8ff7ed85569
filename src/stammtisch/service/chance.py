"""Chance as every system has it (`world.Chance`)."""

import secrets

from stammtisch.core import fairness

TOKEN_BYTES = 24


class SystemChance:
    """What nobody can guess."""

    def secret(self) -> bytes:
        return fairness.draw_secret()

    def token(self) -> str:
        return secrets.token_urlsafe(TOKEN_BYTES)

    def letters(self, alphabet: str, many: int) -> str:
        return "".join(secrets.choice(alphabet) for _ in range(many))
