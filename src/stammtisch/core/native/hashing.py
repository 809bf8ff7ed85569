"""SHA-256 for compiled rules, of exactly what `chance` hashes: 40 bytes of seed, number of the shuffle and number of
the block. With its padding that is one block of the hash.

A shuffle needs three or four such hashes, and in native play they would be a third of all the time. So several are made
side by side, one in each lane of a vector: that takes hardly longer than one alone. Numba has no vectors, hence
these instructions for LLVM, which knows how to lower them on every machine.
"""

from functools import reduce
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

LANES = 4
"""How many blocks are hashed at once; their numbers are enough to shuffle 60 cards."""

NUMBERS = 16 * LANES
"""How many 16-bit numbers that makes."""

_WORD = ir.IntType(32)
_WORDS = ir.VectorType(_WORD, LANES)
_PRIMES = [p for p in range(2, 312) if all(p % q for q in range(2, p))]


def _root_bits(prime: int, power: int) -> int:
    """The first 32 bits of the fraction of a prime's square or cube root, in whole numbers."""
    scaled, low, high = prime << 32 * power, 0, prime << 32
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if middle**power <= scaled else (low, middle - 1)
    return low & 0xFFFFFFFF


class _Hash:  # pragma: no cover  (runs only while compiling; tests compare what comes of it)
    """Writes the instructions for one hash per lane."""

    def __init__(self, b: ir.IRBuilder) -> None:
        self.b = b

    def every(self, value: int) -> Any:
        """A constant, the same in every lane."""
        return ir.Constant(_WORDS, [value] * LANES)

    def spread(self, word: Any) -> Any:
        """A word known only when the rules run, the same in every lane."""
        first = self.b.insert_element(ir.Constant(_WORDS, ir.Undefined), word, _WORD(0))
        return self.b.shuffle_vector(first, first, self.every(0))

    def shifted(self, x: Any, by: int) -> Any:
        return self.b.lshr(x, self.every(by))

    def rotated(self, x: Any, *distances: int) -> Any:
        """x rotated by each of the distances, all of that mixed."""
        turns = [self.b.or_(self.shifted(x, by), self.b.shl(x, self.every(32 - by))) for by in distances]
        return reduce(self.b.xor, turns)

    def schedule(self, message: list[Any]) -> Any:
        """The 64 words that are mixed in, from the 16 of the message."""
        b = self.b
        w = cgutils.alloca_once(b, _WORDS, 64)
        for i, word in enumerate(message):
            b.store(word, b.gep(w, [_WORD(i)]))
        with cgutils.for_range_slice(b, _WORD(16), _WORD(64), _WORD(1)) as (i, _):
            x16, x15, x7, x2 = [b.load(b.gep(w, [b.sub(i, _WORD(back))])) for back in (16, 15, 7, 2)]
            near = b.xor(self.rotated(x15, 7, 18), self.shifted(x15, 3))
            far = b.xor(self.rotated(x2, 17, 19), self.shifted(x2, 10))
            b.store(reduce(b.add, (x16, near, x7, far)), b.gep(w, [i]))
        return w

    def of(self, message: list[Any]) -> list[Any]:
        """The 8 words of the hash of a message of 16."""
        b = self.b
        w = self.schedule(message)
        constants = ir.Constant(ir.ArrayType(_WORD, 64), [_root_bits(p, 3) for p in _PRIMES])
        constants = cgutils.global_constant(b, "cube_roots", constants)
        start = [self.every(_root_bits(p, 2)) for p in _PRIMES[:8]]
        state = [cgutils.alloca_once_value(b, word) for word in start]
        with cgutils.for_range(b, _WORD(64)) as loop:
            s = [b.load(word) for word in state]
            choice = b.xor(s[6], b.and_(s[4], b.xor(s[5], s[6])))
            majority = b.or_(b.and_(s[0], s[1]), b.and_(s[2], b.or_(s[0], s[1])))
            constant = self.spread(b.load(b.gep(constants, [_WORD(0), loop.index])))
            word = b.load(b.gep(w, [loop.index]))
            t = reduce(b.add, (s[7], self.rotated(s[4], 6, 11, 25), choice, constant, word))
            u = b.add(self.rotated(s[0], 2, 13, 22), majority)
            for place, value in zip(state, (b.add(t, u), *s[:3], b.add(s[3], t), *s[4:7]), strict=True):
                b.store(value, place)
        return [b.add(word, b.load(place)) for word, place in zip(start, state, strict=True)]


@intrinsic
def write_numbers(
    typing: Any, seed_0: Any, seed_1: Any, seed_2: Any, seed_3: Any, shuffle: Any, block: Any, numbers: Any
) -> Any:
    """Write the numbers of LANES blocks, from `block` on, into an array of NUMBERS unsigned 16-bit numbers."""

    def generate(context: Any, b: Any, signature: Any, args: Any) -> Any:
        lanes = _Hash(b)
        message = []
        for part in args[:4]:
            for word in (b.lshr(part, part.type(32)), part):
                message.append(lanes.spread(b.trunc(word, _WORD)))
        message.append(lanes.spread(b.trunc(args[4], _WORD)))
        message.append(b.add(lanes.spread(b.trunc(args[5], _WORD)), ir.Constant(_WORDS, list(range(LANES)))))
        message += [lanes.every(word) for word in (0x80000000, 0, 0, 0, 0, 40 * 8)]
        data = context.make_array(signature.args[6])(context, b, args[6]).data
        for i, words in enumerate(lanes.of(message)):
            for lane in range(LANES):
                word = b.extract_element(words, _WORD(lane))
                for half, number in enumerate((b.lshr(word, _WORD(16)), word)):
                    b.store(b.trunc(number, ir.IntType(16)), b.gep(data, [_WORD(16 * lane + 2 * i + half)]))
        return context.get_dummy_value()

    return types.void(*[types.int64] * 6, types.Array(types.uint16, 1, "C")), generate
