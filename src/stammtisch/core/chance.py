"""All chance of a match, drawn from its 256-bit seed with nothing but SHA-256.

The n-th shuffle or pick of a match reads 16-bit numbers, big end first, from the hashes

    SHA-256(seed, 32 bytes | n, 4 bytes | block, 4 bytes)        block = 0, 1, 2 …

To choose one of k, take the next number x. If x·k mod 65536 < 65536 mod k, throw x away and take the next (so that
every choice is equally likely); otherwise the choice is x·k div 65536. A shuffle is Fisher and Yates': for i from
the last place down to the second, swap place i with the place chosen among the first i + 1.

That is all; `docs/records.md` says it for strangers. It is short enough to re-implement anywhere, and a player who has
seen every card so far still learns nothing about the next shuffle. Compiled rules use their own SHA-256
(`hashing.py`), so a simulated match and a match at the table with the same seed are the same match.

A record may dictate results instead (`State.given`), for matches dealt by hand.
"""

import secrets
import struct
from hashlib import sha256

from stammtisch.core.errors import BadChance, BadSeed, got
from stammtisch.core.numbers import as_int
from stammtisch.core.state import State

Seed = int | str | bytes | None
"""What callers may give as a seed: a whole number, 64 hexadecimal digits, 32 bytes, or None for a fresh one."""


def read_seed(seed: Seed) -> bytes:
    """The 32 bytes of a seed."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    number = as_int(seed)
    if number is not None and 0 <= number < 1 << 256:
        return number.to_bytes(32, "big")
    if isinstance(seed, str) and len(seed) == 64 and set(seed) <= set("0123456789abcdefABCDEF"):
        return bytes.fromhex(seed)
    raise BadSeed("bad_seed", got=got(seed))


def derive_seed(seed: bytes, *parts: int | str) -> bytes:
    """A seed of its own for each part of a larger whole: match 3 of a simulation, the choices of seat 2."""
    return sha256(seed + "/".join(map(str, parts)).encode()).digest()


def set_seed(s: State, seed: bytes) -> None:
    """Give a state its seed, as four signed 64-bit numbers, big end first."""
    s.seed = list(struct.unpack(">4q", seed))


def seed_of(s: State) -> bytes:
    """The seed that a state was given."""
    return struct.pack(">4q", *s.seed)


def _block(s: State, block: int) -> tuple[int, ...]:
    digest = sha256(struct.pack(">4qII", *s.seed, s.shuffles, block)).digest()
    return struct.unpack(">16H", digest)


def _dictated(s: State) -> tuple[int, ...] | None:
    """The next result from the record that is being replayed, if one is."""
    return s.given.pop(0) if s.given else None


def shuffle(s: State, pile: list[int], size: int) -> None:
    """Shuffle the first `size` places of a pile."""
    order = _dictated(s)
    if order is not None:
        if len(order) != size:
            raise BadChance("wrong_shuffle", size=size, got=len(order), number=s.shuffles)
        if sorted(order) != sorted(pile[:size]):
            raise BadChance("wrong_shuffle", number=s.shuffles)
        pile[:size] = order
    else:
        i, block = size - 1, 0
        while i > 0:
            for number in _block(s, block):
                scaled = number * (i + 1)
                rest = scaled & 65535
                if rest > i or rest >= 65536 % (i + 1):  # a remainder is below i + 1 anyway: seldom divide
                    j = scaled >> 16
                    pile[i], pile[j] = pile[j], pile[i]
                    i -= 1
                    if i <= 0:
                        break
            block += 1
    s.shuffles += 1
    s.notes.append(("shuffle", *pile[:size]))


def pick(s: State, size: int) -> int:
    """One of `size` things, by chance."""
    given = _dictated(s)
    if given is not None:
        choice = given[0] if len(given) == 2 and given[1] == size else -1
        if not 0 <= choice < size:
            raise BadChance("wrong_pick", size=size, got=got(given), number=s.shuffles)
    else:
        used, choice = 0, -1
        while choice < 0:
            scaled = _block(s, used // 16)[used % 16] * size
            used += 1
            if scaled & 65535 >= 65536 % size:
                choice = scaled >> 16
    s.shuffles += 1
    s.notes.append(("pick", choice, size))
    return choice
