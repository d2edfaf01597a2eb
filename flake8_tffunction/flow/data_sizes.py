"""Tensors of which the first dimension depends on data: what a mask keeps, and what is computed of it element by element.

Measured under XLA on CPU (TensorFlow 2.21): the last element, a reversed slice or `cumsum` of all that is named here is wrong or fails.
"""

from __future__ import annotations

import ast
from typing import Final

from flake8_tffunction.flow.values import Kind, Value
from flake8_tffunction.knowledge import api

ELEMENTWISE: Final = tuple(
    f"tf.{name}"
    for name in (
        "abs exp sqrt square sin cos tanh sigmoid negative sign floor round clip_by_value reverse roll cumsum "
        "math.log math.log1p math.expm1 math.log_sigmoid math.softplus math.rsqrt math.reciprocal math.erf math.sinh math.cosh "
        "math.tan math.asin math.acos math.atan math.ceil math.lgamma math.digamma math.angle math.conj "
        "math.is_nan math.is_inf math.is_finite math.logical_not "
        "nn.relu nn.relu6 nn.leaky_relu nn.elu nn.selu nn.gelu nn.silu nn.tanh nn.sigmoid nn.softsign nn.softmax nn.log_softmax "
        "nn.l2_normalize"
    ).split()
)
"""Functions that give a tensor of the shape of their first argument."""
SOURCES: Final = frozenset({"tf.boolean_mask", "tf.unique", "tf.dynamic_partition", "tf.where"})
"""Functions of which only the data tells how much they give (`tf.where` of one argument)."""
FIRST: Final = frozenset(
    api.resolve(name)
    for name in (
        *ELEMENTWISE,
        *"tf.cast tf.identity tf.stop_gradient tf.ensure_shape tf.sort tf.argsort tf.one_hot tf.gather tf.gather_nd".split(),
    )
)
"""Functions whose result has the first dimension of their (first) argument."""
ANY: Final = frozenset(
    api.resolve(f"tf.{name}")
    for name in "add subtract multiply divide maximum minimum pow where math.floordiv math.floormod".split()
)
"""Functions that go element by element through several arguments."""
INDEXED: Final = frozenset({"tf.gather", "tf.gather_nd"})
"""Functions whose result has the first dimension of their indices."""


def of_call(name: str, node: ast.expr, args: tuple[Value, ...], keywords: dict[str, Value], result: Value) -> Value:
    """The result of calling a function by its canonical name, marked if its first dimension depends on data."""
    if not result.kind & (Kind.TENSOR | Kind.TUPLE | Kind.LIST):
        return result
    if name in SOURCES and (name != "tf.where" or len(args) == 1 and not keywords):
        if result.items:  # tf.unique: the values, and an index for each element
            return result.but(items=(result.items[0].but(by_data=True), *result.items[1:]))
        if result.kind == Kind.LIST:
            return result.but(elem=result.elem.but(by_data=True)) if result.elem is not None else result
        return result.but(by_data=True) if result.kind == Kind.TENSOR else result
    return result.but(by_data=True) if result.kind == Kind.TENSOR and _keeps(name, node, args, keywords) else result


def _keeps(name: str, node: ast.expr, args: tuple[Value, ...], keywords: dict[str, Value]) -> bool:
    """Whether the result of a function has the first dimension of an argument that depends on data."""
    if not args:
        return False
    if name in ANY:
        return any(value.by_data for value in args)
    if name in INDEXED:
        return len(args) > 1 and args[1].by_data and len(args) == 2 and not keywords.keys() & {"axis", "batch_dims"}
    if name in FIRST:
        return args[0].by_data
    axis = keywords.get("axis", args[1] if len(args) > 1 else None)
    if name in ("tf.squeeze", "tf.expand_dims"):
        return args[0].by_data and axis is not None and axis.const in (1, -1)
    if name == "tf.reshape":
        sizes = (axis.items if axis is not None else None) or ()
        return args[0].by_data and bool(sizes) and sizes[0].const == -1
    if name == "tf.concat":
        parts = args[0].items or ()
        return bool(parts) and axis is not None and axis.const == 0 and parts[-1].by_data
    return False


def of_index(owner: Value, index: ast.expr, key: Value, result: Value) -> Value:
    """A part of a tensor, marked if its first dimension depends on data: `x[mask]`, `kept[1:]`, `kept[:, 0]`."""
    if result.kind != Kind.TENSOR:
        return result
    first = index.elts[0] if isinstance(index, ast.Tuple) and index.elts else index
    if key.dtype == "bool" or owner.by_data and isinstance(first, ast.Slice):
        return result.but(by_data=True)
    return result
