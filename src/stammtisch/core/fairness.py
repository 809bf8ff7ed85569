"""A deal that nobody could have fixed, the host included.

Before the deal the table draws a secret and shows its hash, the commitment. Then each player may throw in a
contribution, any text they like. The seed of the match is the hash of both. After the match the secret is
shown, and anyone can check that it is the one committed to and that the cards followed from it: the table could
not choose the seed after seeing the contributions, and the players could not choose theirs after seeing the
secret. One honest player who throws in something random is enough, unless the one who runs the server and the one
who throws in last are in league: then these two could try contributions until they like the deal.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from stammtisch.core.errors import BadSeed

SECRET_BYTES = 32


@dataclass(frozen=True)
class Proof:
    """What is shown after a match so that anyone can check its chance."""

    commitment: str
    """SHA-256 of the secret, in hexadecimal, as it was shown before the deal."""
    secret: str
    """The secret, in hexadecimal."""
    contributions: tuple[str, ...]
    """What each seat threw in, in the order of seats; an empty text counts as none."""

    def seed(self) -> bytes:
        """The seed that follows. Raises if the secret is not the one committed to."""
        if commit(_bytes(self.secret)) != self.commitment:
            raise BadSeed("wrong_secret")
        return mix(_bytes(self.secret), self.contributions)

    def check(self, seed: bytes | None, players: int) -> None:
        """Raise unless a match of so many players with that seed was dealt as this says."""
        if len(self.contributions) != players:
            raise BadSeed("contributions", players=players, got=len(self.contributions))
        if self.seed() != seed:
            raise BadSeed("wrong_seed", seed=self.seed().hex(), got="–" if seed is None else seed.hex())


def draw_secret() -> bytes:
    """256 bits that nobody has seen."""
    return secrets.token_bytes(SECRET_BYTES)


def commit(secret: bytes) -> str:
    """What may be shown before the deal without giving the secret away."""
    return sha256(secret).hexdigest()


def mix(secret: bytes, contributions: Sequence[str]) -> bytes:
    """The seed: SHA-256 of the secret, followed by the SHA-256 of each contribution in the order of seats."""
    return sha256(secret + b"".join(sha256(text.encode()).digest() for text in contributions)).digest()


def prove(secret: bytes, contributions: Sequence[str]) -> Proof:
    """The proof to publish once the match is over."""
    return Proof(commit(secret), secret.hex(), tuple(contributions))


def _bytes(text: str) -> bytes:
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise BadSeed("no_secret", digits=2 * SECRET_BYTES)
    return secret
