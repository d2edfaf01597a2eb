"""Models of operations whose static shape follows from their arguments: concatenation, reductions, element by element."""

from __future__ import annotations

import ast

from flake8_tffunction.flow.arranging import reduced_shape
from flake8_tffunction.flow.calls import Calls
from flake8_tffunction.flow.data_sizes import ELEMENTWISE
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
    whole = _tensor(calls, node, callee, args, keywords, shape_of(args[0]) if args else None)
    return whole.but(loose=args[0].loose) if args else whole


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
    shape = _along(shapes, parts.items, _parts(node), axis.const if axis is not None else None)
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


def _parts(node: ast.expr) -> list[ast.expr | None]:
    """The tensors that a call of `tf.concat` names, where it lists them."""
    listed = node.args[0] if isinstance(node, ast.Call) and node.args else None
    return list(listed.elts) if isinstance(listed, (ast.List, ast.Tuple)) else []


def _extent(part: Value, text: ast.expr | None, at: int, rank: int) -> int | str:
    """The size along one axis of a part without a known shape: a list, or `x[:, None]` and `tf.expand_dims(x, 1)`."""
    if not at and part.kind in (Kind.LIST, Kind.TUPLE) and part.items is not None:
        return len(part.items)
    if isinstance(text, ast.Subscript):
        index = text.slice.elts if isinstance(text.slice, ast.Tuple) else [text.slice]
        before = index[:at] if at < len(index) else []
        new = at < len(index) and all(isinstance(i, ast.Slice) for i in before) and _is_new_axis(index[at])
        return 1 if new else "?"
    if isinstance(text, ast.Call) and isinstance(text.func, ast.Attribute) and text.func.attr == "expand_dims":
        given = [*text.args[1:2], *(keyword.value for keyword in text.keywords if keyword.arg == "axis")]
        return 1 if given and ast.unparse(given[0]) in (str(at), str(at - rank)) else "?"
    return "?"


def _is_new_axis(index: ast.expr) -> bool:
    if isinstance(index, ast.Constant):
        return index.value is None
    return isinstance(index, ast.Attribute) and index.attr == "newaxis"


def _along(
    shapes: list[Shape | None], parts: tuple[Value, ...], texts: list[ast.expr | None], axis: object
) -> Shape | None:
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
    texts = texts if len(texts) == len(parts) else [None] * len(parts)
    rest = [next((s for shape in known if isinstance(s := shape[n], int)), size) for n, size in enumerate(known[0])]
    sizes = [
        shape[at] if shape is not None else _extent(part, text, at, rank)
        for shape, part, text in zip(shapes, parts, texts)
    ]
    numbers = [size for size in sizes if isinstance(size, int)]
    rest[at] = sum(numbers) if len(numbers) == len(sizes) else "?" if "?" in sizes else None
    return tuple(rest)
