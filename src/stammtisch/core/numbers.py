"""Whole numbers of any kind: Python's, NumPy's, and whatever else counts as one."""

from operator import index


def as_int(value: object) -> int | None:
    """The same as a plain number; None if it is no whole number. True and False are none."""
    if type(value) is int:
        return value
    is_array = bool(getattr(value, "ndim", False))  # one with a single number would count, too
    if is_array or type(value).__name__ in ("bool", "bool_"):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
