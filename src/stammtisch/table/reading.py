"""What is wrong with a message that could not be read: the field, what was expected there and what came.

Messages are decoded by their types (msgspec); only when that fails the types are gone through here, so that whoever
sent it is told in a sentence.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect

from stammtisch.core.errors import Fault, got

LARGEST = 2**63 - 1
"""Whole numbers that nothing else bounds."""


def what_is_wrong(message: bytes | str, wanted: Any) -> Fault:
    """Why a message is none of what was wanted, a type or a union of them."""
    try:
        found = msgspec.json.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Fault("message_not_json")
    if not isinstance(found, dict):
        return Fault("object_expected", got=got(found))
    kinds = _structs(wanted)
    if kinds[0].tag_field is not None:
        field, known = kinds[0].tag_field, [str(kind.tag) for kind in kinds]
        kinds = [kind for kind in kinds if kind.tag == found.get(field)]
        if not kinds:
            return _in(field, Fault("choice_expected", of=list(map(repr, known)), got=got(found.get(field))))
    return next(_faults(kinds[0], found), Fault("object_expected", got=got(found)))


@cache
def _structs(wanted: Any) -> list[inspect.StructType]:
    """What a message may be. Finding that out takes longer than all the rest, and whoever sends nonsense sends much."""
    kind = inspect.type_info(wanted)
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [each for each in kinds if isinstance(each, inspect.StructType)]


def _faults(struct: inspect.StructType, found: Mapping[str, Any]) -> Iterator[Fault]:
    for field in struct.fields:
        if field.encode_name not in found:
            if field.required:
                yield Fault("field_missing", field=field.encode_name)
        elif fault := _fault(field.type, found[field.encode_name]):
            yield _in(field.encode_name, fault)


def _in(field: str, fault: Fault) -> Fault:
    return Fault("wrong_field", field=field, fault=fault)


def _fault(kind: inspect.Type, value: Any) -> Fault | None:
    """What is wrong with a value; where several kinds are possible, that of the first which is more than nothing."""
    if isinstance(kind, inspect.UnionType):
        if kind.includes_none and value is None:
            return None
        faults = [_fault(each, value) for each in kind.types if not isinstance(each, inspect.NoneType)]
        return None if None in faults else faults[0]
    if isinstance(kind, inspect.LiteralType):
        fine = value in kind.values
        return None if fine else Fault("choice_expected", of=list(map(repr, kind.values)), got=got(value))
    if isinstance(kind, inspect.BoolType):
        return None if isinstance(value, bool) else Fault("truth_expected", got=got(value))
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return _number(kind, value)
    if isinstance(kind, inspect.StrType):
        least, most = kind.min_length or 0, kind.max_length
        fine = isinstance(value, str) and len(value) >= least and (most is None or len(value) <= most)
        return None if fine else Fault("text_expected", least=least, got=got(value), **({"most": most} if most else {}))
    if isinstance(kind, inspect.ListType):
        return _list(kind, value)
    if isinstance(kind, inspect.DictType):
        return None if isinstance(value, dict) else Fault("object_expected", got=got(value))
    if isinstance(kind, inspect.StructType):
        return next(_faults(kind, value), None) if isinstance(value, dict) else Fault("object_expected", got=got(value))
    return None


def _number(kind: inspect.IntType | inspect.FloatType, value: Any) -> Fault | None:
    whole = isinstance(kind, inspect.IntType)
    right = isinstance(value, int if whole else int | float) and not isinstance(value, bool)
    least = -LARGEST if kind.ge is None else kind.ge
    most = LARGEST if kind.le is None else kind.le
    if right and least <= value <= most:
        return None
    if kind.le is not None:
        return Fault("number_expected", least=least, most=most, got=got(value))
    return Fault("whole_expected", least=least, got=got(value))


def _list(kind: inspect.ListType, value: Any) -> Fault | None:
    bounds = {"least": kind.min_length, "most": kind.max_length}
    fine = isinstance(value, list) and len(value) >= (kind.min_length or 0)
    if not fine or (kind.max_length is not None and len(value) > kind.max_length):
        return Fault("list_expected", got=got(value), **{name: bound for name, bound in bounds.items() if bound})
    return next((fault for each in value if (fault := _fault(kind.item_type, each))), None)
