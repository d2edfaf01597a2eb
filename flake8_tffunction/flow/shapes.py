"""Models of operations whose static shape follows from their arguments: concatenation, reductions, element by element."""

from __future__ import annotations

import ast

from flake8_tffunction.flow.arranging import reduced_shape
from flake8_tffunction.flow.calls import Calls
from flake8_tffunction.flow.data_sizes import ELEMENTWISE
from flake8_tffunction.flow.dimensions import is_one_at
from flake8_tffunction.flow.overlays import argument, models
from flake8_tffunction.flow.tensors import Shape, broadcast, dtype_of, shape_of
from flake8_tffunction.flow.values import Kind, Trust, Value

REDUCTIONS = ("sum", "mean", "max", "min", "prod", "any", "all", "logsumexp", "euclidean_norm", "std", "variance")


@models(
    *(f"tf.reduce_{name}" for name in REDUCTIONS if name not in ("euclidean_norm", "std", "variance")),
    "tf.math.reduce_std",
    "tf.math.reduce_variance",
    "tf.norm",
)
def reduced(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A scalar, unless an axis is named or dimensions are kept."""
    if callee.name != "tf.norm":
        return _tensor(calls, node, callee, args, keywords, reduced_shape(args, keywords))
    whole = not keywords.keys() & {"axis", "keepdims", "*", "**"} and len(args) < 3
    return _tensor(calls, node, callee, args, keywords, () if whole else None)


@models("tf.size", "tf.rank")
def scalar(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A number as a tensor."""
    return _tensor(calls, node, callee, args, keywords, ())


@models(*ELEMENTWISE)
def elementwise(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """A tensor of the shape of the first argument."""
    given = argument(args, keywords, 0, "x", "input", "features", "logits", "t", "tensor")
    whole = _tensor(calls, node, callee, args, keywords, shape_of(given) if given is not None else None)
    return whole.but(loose=given.loose) if given is not None else whole


@models(
    "tf.add",
    "tf.subtract",
    "tf.multiply",
    "tf.divide",
    "tf.maximum",
    "tf.minimum",
    "tf.pow",
    "tf.math.floordiv",
    "tf.math.mod",
)
def pairwise(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A tensor of the shape to which two arguments broadcast."""
    shapes = [shape_of(value) for value in args[:2]]
    known = len(shapes) == 2 and None not in shapes
    return _tensor(calls, node, callee, args, keywords, broadcast(shapes[0], shapes[1]) if known else None)  # type: ignore[arg-type]


@models("tf.concat")
def concatenated(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The dimensions along the axis add up."""
    parts = argument(args, keywords, 0, "values")
    axis = argument(args, keywords, 1, "axis")
    if parts is None or parts.items is None or parts.keys is not None:
        return Value(Kind.TENSOR, born=node)
    dtypes = {dtype_of(item) for item in parts.items}
    shapes = [shape_of(item) for item in parts.items]
    shape = _along(shapes, parts.items, axis.const if axis is not None else None)
    return Value(
        Kind.TENSOR, trust=Trust.INFERRED, born=node, dtype=dtypes.pop() if len(dtypes) == 1 else None, shape=shape
    )


@models("tf.stack")
def stacked(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """A new first dimension: how many tensors there are."""
    parts = argument(args, keywords, 0, "values")
    if parts is None or parts.items is None or parts.keys is not None:
        return Value(Kind.TENSOR, born=node)
    dtypes = {dtype_of(item) for item in parts.items}
    shapes = [shape_of(item) for item in parts.items]
    axis = argument(args, keywords, 1, "axis")
    plain = bool(shapes) and shapes[0] is not None and (axis is None or axis.const == 0)
    shape: Shape | None = (len(shapes), *shapes[0]) if plain and shapes[0] is not None else None
    return Value(Kind.TENSOR, born=node, dtype=dtypes.pop() if len(dtypes) == 1 else None, shape=shape)


def _tensor(
    calls: Calls,
    node: ast.expr,
    callee: Value,
    args: tuple[Value, ...],
    keywords: dict[str, Value],
    shape: Shape | None,
) -> Value:
    return Value(Kind.TENSOR, born=node, dtype=calls.dtype_by_rule(callee.name or "", args, keywords), shape=shape)


def _extent(part: Value, at: int, rank: int) -> int | str:
    """The size along one axis of a part without a known shape: of a list the first one, of `x[:, None]` the second."""
    if not at and part.kind in (Kind.LIST, Kind.TUPLE) and part.items is not None:
        return len(part.items)
    return 1 if is_one_at(part, at, rank) else "?"


def _along(shapes: list[Shape | None], parts: tuple[Value, ...], axis: object) -> Shape | None:
    """The shape of a concatenation along an axis."""
    known = [shape for shape in shapes if shape is not None]
    if (
        not known
        or not isinstance(axis, int)
        or any(len(shape) != len(known[0]) for shape in known)
        or not -len(known[0]) <= axis < len(known[0])
    ):
        return None
    rank, at = len(known[0]), axis % len(known[0])
    rest = [next((s for shape in known if isinstance(s := shape[n], int)), size) for n, size in enumerate(known[0])]
    sizes = [shape[at] if shape is not None else _extent(part, at, rank) for shape, part in zip(shapes, parts)]
    numbers = [size for size in sizes if isinstance(size, int)]
    rest[at] = sum(numbers) if len(numbers) == len(sizes) else "?" if "?" in sizes else None
    return tuple(rest)
