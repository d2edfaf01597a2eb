"""What becomes of Python values that go through a graph branch or loop: tensors, where they can."""

from __future__ import annotations

from typing import Final

from flake8_tffunction.flow.tensors import Shape, dtype_of, shape_of
from flake8_tffunction.flow.values import MISSING, Kind, Origin, Trust, Value, join

LEAF: Final = Kind.TENSOR | Kind.VARIABLE | Kind.NUMBER | Kind.STRING | Kind.ARRAY
"""What is one tensor in the graph."""
NESTED: Final = Kind.LIST | Kind.TUPLE | Kind.DICT
"""What keeps its structure, with a tensor for each leaf."""


def as_output(value: Value) -> Value:
    """What a graph branch hands out for a value: of an operation a bool, which says that it has run (measured on 2.21)."""
    return Value(Kind.TENSOR, dtype="bool", shape=()) if value.of == "tf.Operation" else value


def entering(value: Value) -> Value:
    """A value as it comes into the body of a graph loop: a Python number is a tensor there."""
    if value.kind and not value.kind & ~LEAF:
        if value.kind == Kind.TENSOR:
            return value.but(const=MISSING, origin=Origin.FRESH)
        return Value(Kind.TENSOR, Origin.FRESH, value.trust, dtype=dtype_of(value), shape=shape_of(value))
    if value.kind and not value.kind & ~NESTED and value.items is not None:
        items = tuple(entering(item) for item in value.items)
        return value.but(items=items, elem=None if value.elem is None else _joined(items))
    return value


def passed(value: Value) -> Value:
    """A value as the body of a tf.function sees it that is called with it: a NumPy array is a tensor there."""
    if value.kind & Kind.ARRAY:
        return value.but(kind=value.kind & ~Kind.ARRAY | Kind.TENSOR, const=MISSING)
    if value.kind and not value.kind & ~NESTED and (value.items is not None or value.elem is not None):
        items = None if value.items is None else tuple(passed(item) for item in value.items)
        return value.but(items=items, elem=None if value.elem is None else passed(value.elem))
    return value


def meeting(body: Value, orelse: Value) -> Value:
    """What a name holds after a graph branch, of what it held at the end of its two arms."""
    if not body.kind & ~Kind.UNDEFINED:
        return entering(orelse)
    if not orelse.kind & ~Kind.UNDEFINED:
        return entering(body)
    a, b = entering(as_output(bound(body))), entering(as_output(bound(orelse)))
    result = join(a, b)
    if a.kind == b.kind == Kind.TENSOR:
        return result.but(
            origin=Origin.FRESH, trust=max(a.trust, b.trust, Trust.INFERRED), shape=_open(a.shape, b.shape), born=None
        )
    return result


def bound(value: Value) -> Value:
    """A value without the alternative that the name is not bound."""
    return value.but(kind=value.kind & ~Kind.UNDEFINED, gap=None) if value.kind & Kind.UNDEFINED else value


def _joined(items: tuple[Value, ...]) -> Value | None:
    result: Value | None = None
    for item in items:
        result = item if result is None else join(result, item)
    return result


def _open(a: Shape | None, b: Shape | None) -> Shape | None:
    """The shape behind a branch: a dimension in which the arms differ is unknown when traced."""
    if a is None or b is None or len(a) != len(b):
        return None
    return tuple(x if x == y else "?" if "?" in (x, y) else None for x, y in zip(a, b))
