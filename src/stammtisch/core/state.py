"""One declaration of fields, two worlds.

A game declares its state once:

    class State(core.State):
        hands: list[int] = numbers(I64, SEATS)
        \"\"\"The cards of each seat, as a mask.\"\"\"
        leader: int = number(I8)
        \"\"\"Who led the trick.\"\"\"

An instance is an ordinary object with ordinary lists, for the table, tests and the debugger. `pack` writes the same
fields into a NumPy record, over which compiled rules run; `unpack` reads them back.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SEATS = 8
"""The most seats any table has; every per-seat list is this long, whatever the number of players."""

AGENDA = 16
"""How deep the stack of things still to happen may get."""

I8, I16, I32, I64 = "i1", "i2", "i4", "i8"
"""Field widths, as NumPy writes them. Signed throughout: see `bits`."""


@dataclass(frozen=True)
class Field:
    """One field of a state: its width, and its length if it is a list."""

    width: str
    size: int = 0


def number(width: str) -> Any:
    """Declare a field that holds one whole number."""
    return Field(width)


def numbers(width: str, size: int) -> Any:
    """Declare a field that holds a list of whole numbers of fixed length."""
    return Field(width, size)


class Declared(type):
    """Makes a slot of each field that a class declares: what is not declared cannot be written to by mistake, and
    Python reads and writes the rest in half the time.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], members: dict[str, Any]) -> Any:
        own = {key: value for key, value in members.items() if isinstance(value, Field)}
        inherited = bases[0].fields if bases else {}  # type: ignore[attr-defined]
        slots = (*own, *(() if bases else ("notes", "given")))
        rest = {key: value for key, value in members.items() if key not in own}
        return super().__new__(cls, name, bases, {**rest, "__slots__": slots, "fields": {**inherited, **own}})


class State(metaclass=Declared):
    """The fields that every game shares. Rules read and write them by attribute, in both worlds alike."""

    fields: ClassVar[dict[str, Field]]
    """All fields in order of declaration, inherited ones first."""

    players: int = number(I8)
    """How many seats are taken: 0 to players - 1, clockwise (the next seat is the left neighbour)."""
    ages: list[int] = numbers(I8, SEATS)
    """The rank of each seat by age: 0 is the eldest."""
    round: int = number(I16)
    """The round being played, counted from 1; 0 before the first."""
    scored: list[int] = numbers(I32, SEATS)
    """What each seat scored in the last finished round."""
    totals: list[int] = numbers(I32, SEATS)
    """What each seat has scored so far."""
    ended: int = number(I8)
    """Why the match is over, as an `outcome.Reason`; 0 while it runs."""

    seed: list[int] = numbers(I64, 4)
    """The 256 bits from which all chance of this match is drawn."""
    shuffles: int = number(I32)
    """How many shuffles and picks have been drawn from the seed."""

    depth: int = number(I8)
    """How many steps lie on the agenda. The last one is the next to happen."""
    steps: list[int] = numbers(I8, AGENDA)
    """The steps on the agenda, numbered by the game."""
    kinds: list[int] = numbers(I8, AGENDA)
    """What kind of step each one is: runs by itself, or asks (see `agenda.Kind`)."""
    asked: list[int] = numbers(I16, AGENDA)
    """For steps that ask: the seats that have not answered yet."""
    first: list[int] = numbers(I8, AGENDA)
    """For windows: the seat that is asked first."""
    way: list[int] = numbers(I8, AGENDA)
    """For windows: +1 to ask clockwise, -1 the other way."""

    notes: list[tuple[Any, ...]]
    """The story so far, kept in the plain world only (see `events.note`)."""
    given: "list[tuple[int, ...]] | None"
    """Results of chance still to come, where a record dictates them; plain world only (see `chance`)."""

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, [0] * field.size if field.size else 0)
        self.notes = []
        self.given = None

    def clone(self) -> Self:
        """An equal, independent state, with the story so far."""
        twin = self.bare()
        twin.notes = self.notes[:]
        twin.given = self.given and self.given[:]
        return twin

    def bare(self) -> Self:
        """An equal, independent state without its story, which may be much longer and which playing on does not need;
        chance still to come follows from the seed.
        """
        twin = object.__new__(type(self))
        for name, field in self.fields.items():
            value = getattr(self, name)
            setattr(twin, name, value[:] if field.size else value)
        twin.notes, twin.given = [], None
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]

    def differences(self, other: "State") -> Iterator[str]:
        """The fields in which two states differ, for people who search for the reason."""
        for name in self.fields:
            mine, its = getattr(self, name), getattr(other, name)
            if mine != its:
                yield f"{name}: {mine} / {its}"

    # The native world

    @classmethod
    def dtype(cls) -> "np.dtype[Any]":
        """The NumPy record type of this state."""
        import numpy as np

        return np.dtype([(n, f.width, f.size) if f.size else (n, f.width) for n, f in cls.fields.items()], align=True)

    def pack(self) -> "NDArray[Any]":
        """This state as an array of one record, for compiled rules."""
        import numpy as np

        packed = np.zeros(1, self.dtype())
        for name in self.fields:
            packed[name][0] = getattr(self, name)
        return packed

    @classmethod
    def unpack(cls, packed: "NDArray[Any]", index: int = 0) -> Self:
        """The plain state of a record; the story is not in it."""
        state = cls()
        for name, field in cls.fields.items():
            value = packed[name][index]
            setattr(state, name, value.tolist() if field.size else int(value))
        return state


def copy_state(states: Any, place: int, origin: Any, index: int) -> None:
    """Put a copy of one state of a row into a place of another row, without its story. Natively rows are arrays."""
    twin = origin[index].clone()
    twin.notes, twin.given = [], None
    states[place] = twin
