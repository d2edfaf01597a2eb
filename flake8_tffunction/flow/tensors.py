"""Dtype and static shape of tensors, of the Python values that become one, and of what arithmetic makes of them."""

from __future__ import annotations

from typing import Final

from flake8_tffunction.flow.values import MISSING, Kind, Value

Shape = tuple[int | str | None, ...]
T: Final = Kind.TENSOR | Kind.VARIABLE
INT32: Final = 2**31
NARROW: Final = frozenset({"int8", "uint8", "int16", "uint16"})
"""Integers of which `/` makes float32."""
WIDE: Final = frozenset({"int32", "uint32", "int64", "uint64"})
"""Integers of which `/` makes float64."""


def shape_of(value: Value) -> Shape | None:
    """The shape of the tensor that TensorFlow makes of a value; "?" for a dimension that is not known, None for nothing known."""
    if value.kind in (Kind.NUMBER, Kind.STRING):
        return ()
    if value.kind in (Kind.LIST, Kind.TUPLE):
        if value.items is None:
            return None
        if not value.items:
            return (0,)
        inner = [shape_of(item) for item in value.items]
        first = inner[0]
        return (len(inner), *first) if first is not None and all(i == first for i in inner) else None
    return value.shape if not value.kind & ~(T | Kind.ARRAY) else None


def dtype_of(value: Value) -> str | None:
    """The dtype that TensorFlow gives to a Python value, or that a tensor has."""
    if value.kind == Kind.STRING:
        return "string"
    if value.kind == Kind.NUMBER:
        return _number(value.const) if value.const is not MISSING else value.dtype
    if value.kind in (Kind.LIST, Kind.TUPLE):
        dtypes = {dtype_of(item) for item in value.items or ()}
        if dtypes == {"int32", "float32"}:
            return "float32"
        return dtypes.pop() if len(dtypes) == 1 else None
    return value.dtype if not value.kind & ~(T | Kind.ARRAY) else None


def _number(const: object) -> str | None:
    if isinstance(const, bool):
        return "bool"
    if isinstance(const, int):
        return "int32" if -INT32 <= const < INT32 else "int64"
    return "float32" if isinstance(const, float) else "complex128" if isinstance(const, complex) else None


def arithmetic_dtype(op: str, left: Value, right: Value) -> str | None:
    """The dtype of `left op right`, one of which is a tensor; None if it is not known.

    TensorFlow refuses two dtypes. The answer then is the wider one, so that it differs from one of the operands: of two floats or two
    integers the one that no Python number has, since where the other was a number before a graph loop, eager code works. Beside what
    is certainly a tensor, one of an unknown dtype has the same.
    """
    tensors = [value for value in (left, right) if value.kind & T]
    dtypes = [dtype_of(value) for value in tensors]
    if None in dtypes:
        dtypes = [dtype for value, dtype in zip(tensors, dtypes) if dtype is not None and not value.kind & ~T]
        if not dtypes:
            return None
    dtype = max(dtypes, key=_width)
    number = next((value for value in (left, right) if value.kind == Kind.NUMBER), None)
    if number is not None and isinstance(number.const, float) and _is_integer(dtype):
        return "float32"  # refused too
    if op == "/" and dtype in NARROW:
        return "float32"
    return "float64" if op == "/" and dtype in WIDE else dtype


def _is_integer(dtype: str | None) -> bool:
    return dtype in NARROW or dtype in WIDE


def _width(dtype: str | None) -> tuple[bool, bool, int]:
    name = dtype or ""
    digits = "".join(letter for letter in name if letter.isdigit())
    return ("int" not in name, name not in ("int32", "float32"), int(digits or 0))


def arithmetic_shape(op: str, left: Value, right: Value) -> Shape | None:
    """The shape of `left op right` by broadcasting (`@` by the rule for matrices); None if nothing is known."""
    a, b = shape_of(left), shape_of(right)
    if a is None or b is None:
        return None
    if op == "@":
        return (a[0], b[1]) if len(a) == len(b) == 2 else None
    return broadcast(a, b)


def arithmetic_loose(left: Value, right: Value) -> str | None:
    """What stays certain of a shape that is not known, beside a number or a scalar."""
    loose, other = (left.loose, right) if left.loose is not None else (right.loose, left)
    return loose if loose is not None and shape_of(other) == () else None


def broadcast(a: Shape, b: Shape) -> Shape:
    """The shape that two shapes broadcast to."""
    rank = max(len(a), len(b))
    first, second = (1,) * (rank - len(a)) + a, (1,) * (rank - len(b)) + b
    return tuple(_dimensions(x, y) for x, y in zip(first, second))


def _dimensions(x: int | str | None, y: int | str | None) -> int | str | None:
    if x == y or y == 1:
        return x
    if x == 1:
        return y
    known = [d for d in (x, y) if isinstance(d, int)]
    if known:
        return known[0]  # the other one is unknown, and must be 1 or the same
    return "?"


def element_shape(shape: Shape | None) -> Shape | None:
    """The shape of one element along the first dimension."""
    return shape[1:] if shape else None


ENDLESS = "endless"
"""The `loose` of an iterator that never ends."""


def is_endless(value: Value) -> bool:
    """Whether it certainly is an iterator that yields for ever: `itertools.count()`, and what runs over nothing else."""
    return value.kind == Kind.ITERATOR and value.loose == ENDLESS


def length(value: Value) -> int | None:
    """How many elements a value yields, where it shows that. (The `shape` of a range, list or iterator is its length.)"""
    if value.kind in (Kind.LIST, Kind.TUPLE, Kind.DICT) and value.items is not None:
        return len(value.items)
    if value.kind & ~(Kind.LIST | Kind.TUPLE | Kind.RANGE | Kind.ITERATOR | Kind.ARRAY | T) or not value.shape:
        return None
    first = value.shape[0]
    return first if isinstance(first, int) else None
