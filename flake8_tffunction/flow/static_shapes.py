"""Models of what asks for static shapes, and of ops that change them."""

from __future__ import annotations

import ast
from math import prod

from flake8_tffunction.flow.calls import Calls
from flake8_tffunction.flow.dimensions import (
    BATCH,
    NO_DIMENSION,
    RANK,
    holds_unknown,
    joined,
    one_at,
    rank_value,
    shape_of_tensor,
)
from flake8_tffunction.flow.overlays import argument, models, static_shape
from flake8_tffunction.flow.sizes import dimensions
from flake8_tffunction.flow.tensors import Shape, shape_of
from flake8_tffunction.flow.values import NUMBER, Kind, Trust, Value

T = Kind.TENSOR | Kind.VARIABLE

# -- shapes as Python values ------------------------------------------------------------------------------------------


@models("tensor.get_shape", "variable.get_shape")
def get_shape(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The same as `x.shape`."""
    owner = callee.bound
    return shape_of_tensor(owner) if owner is not None else Value(Kind.SHAPE)


@models("shape.as_list")
def as_list(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The dimensions as a list: numbers and None."""
    owner = callee.bound
    items = owner.items if owner is not None else None
    return Value(
        Kind.LIST,
        born=node,
        items=items,
        elem=owner.elem if owner is not None and items else Value(Kind.NUMBER | Kind.NONE),
    )


@models("tf.compat.dimension_value")
def dimension_value(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """What it is given: in TensorFlow 2 a dimension is a number or None already."""
    dimension = argument(args, keywords, 0, "dimension")
    return dimension if dimension is not None else Value(Kind.NUMBER | Kind.NONE)


@models("tf.get_static_value")
def static_value(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """An array, or None where the value is known when the graph runs only."""
    return Value(Kind.ARRAY | Kind.NONE, trust=Trust.ASSUMED, born=node)


@models("shape.num_elements")
def num_elements(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The product of the dimensions; None where one is not known."""
    owner = callee.bound
    if owner is not None and holds_unknown(owner):
        return NO_DIMENSION
    sizes = (
        [size for size in owner.shape if isinstance(size, int)]
        if owner is not None and owner.shape is not None
        else None
    )
    if owner is not None and sizes is not None and owner.shape is not None and len(sizes) == len(owner.shape):
        return Value(Kind.NUMBER, const=prod(sizes))
    return Value(Kind.NUMBER | Kind.NONE)


@models("shape.concatenate")
def concatenate(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """`x.shape.concatenate(y.shape)`."""
    other = argument(args, keywords, 0, "other")
    return joined(callee.bound, other) if callee.bound is not None and other is not None else Value(Kind.SHAPE)


@models("builtins.len")
def length(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """`len` of a tensor is its static size where that is known, and else an op, in code that AutoGraph converts."""
    value = args[0] if args else NUMBER
    if value.kind == Kind.SHAPE:
        rank = rank_value(value)
        return rank if rank.kind == Kind.NUMBER else NUMBER
    if not value.is_symbolic or calls.tracing is not True:
        return NUMBER
    if value.shape:
        first = value.shape[0]
        if isinstance(first, int):
            return Value(Kind.NUMBER, const=first)
        if first == "?":
            return NUMBER
    return (
        Value(Kind.TENSOR, trust=value.trust, dtype="int32", shape=(), born=node)
        if value.shape or value.loose in (BATCH, RANK)
        else NUMBER
    )


# -- ops --------------------------------------------------------------------------------------------------------------


@models("tf.reshape")
def reshaped(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The dimensions that are written down; -1 is what is left, and unknown where one of the old ones is."""
    tensor, shape = argument(args, keywords, 0, "tensor"), argument(args, keywords, 1, "shape")
    dtype = calls.dtype_by_rule("tf.reshape", args, keywords)
    wanted = dimensions(shape) if shape is not None and shape.kind in (Kind.LIST, Kind.TUPLE) else None
    if wanted is not None and shape is not None and shape.items is not None and tensor is not None:
        old = shape_of(tensor)
        given = [item.const for item in shape.items]
        if old is not None and given.count(-1) == 1 and all(isinstance(n, int) for n in given):
            wanted = tuple(_left(old, prod(n for n in given if n != -1)) if n == -1 else n for n in given)
    return Value(Kind.TENSOR, born=node, dtype=dtype, shape=wanted)


def _left(old: Shape, others: int) -> int | str | None:
    if "?" in old:
        return "?"
    if None in old:
        return None
    sizes = [size for size in old if isinstance(size, int)]
    return prod(sizes) // others if others else "?"


@models("tf.expand_dims")
def expanded(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """One more dimension, of size 1."""
    tensor, axis = argument(args, keywords, 0, "input"), argument(args, keywords, 1, "axis")
    shape = shape_of(tensor) if tensor is not None else None
    if shape is None or axis is None or not isinstance(axis.const, int):
        loose = one_at(axis.const) if axis is not None and isinstance(axis.const, int) else None
        return Value(Kind.TENSOR, born=node, dtype=calls.dtype_by_rule("tf.expand_dims", args, keywords), loose=loose)
    at = axis.const if axis.const >= 0 else len(shape) + 1 + axis.const
    return Value(
        Kind.TENSOR,
        born=node,
        dtype=calls.dtype_by_rule("tf.expand_dims", args, keywords),
        shape=(*shape[:at], 1, *shape[at:]),
    )


@models("tf.boolean_mask", "tf.where")
def selected(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """How many elements a mask keeps is not known when traced. (`tf.where` of three arguments is no selection.)"""
    open_size: int | str | None = None if calls.tracing else "?"  # eager code counts them
    value = argument(args, keywords, 0, "tensor", "condition")
    if callee.name == "tf.where":
        if len(args) + len(keywords) > 1:
            branches = [
                a for a in (argument(args, keywords, 1, "x"), argument(args, keywords, 2, "y")) if a is not None
            ]
            dtypes = {a.dtype for a in branches if a.kind & T}
            return Value(Kind.TENSOR, born=node, dtype=dtypes.pop() if len(dtypes) == 1 else None)
        shape = shape_of(value) if value is not None else None
        return Value(Kind.TENSOR, born=node, dtype="int64", shape=(open_size, len(shape) if shape is not None else "?"))
    mask = argument(args, keywords, 1, "mask")
    dtype = calls.dtype_by_rule("tf.boolean_mask", args, keywords)
    shapes = [shape_of(v) if v is not None else None for v in (value, mask)]
    if shapes[0] is not None and shapes[1] is not None and len(args) < 3 and "axis" not in keywords:
        return Value(Kind.TENSOR, born=node, dtype=dtype, shape=(open_size, *shapes[0][len(shapes[1]) :]))
    return Value(
        Kind.TENSOR,
        born=node,
        dtype=dtype,
        loose=BATCH if calls.tracing and len(args) < 3 and "axis" not in keywords else None,
    )


@models("tf.io.decode_jpeg", "tf.io.decode_png", "tf.io.decode_bmp", "tf.io.decode_image")
def decoded(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Height and width of an image stand in its file; decode_image, which knows animations, does not even give a
    rank."""
    if not calls.tracing:
        return Value(Kind.TENSOR, born=node, dtype=calls.dtype_by_rule(callee.name or "", args, keywords))
    channels = argument(args, keywords, 1, "channels")
    depth = (
        channels.const
        if channels is not None and channels.kind == Kind.NUMBER and isinstance(channels.const, int)
        else "?"
    )
    dtype = calls.dtype_by_rule(callee.name or "", args, keywords)
    if callee.name == "tf.io.decode_image":
        animations = argument(args, keywords, 4, "expand_animations")
        if animations is None or animations.const is not False:
            return Value(Kind.TENSOR, born=node, dtype=dtype, loose=RANK)
    return Value(
        Kind.TENSOR, born=node, dtype=dtype, shape=(None, None, depth or None if channels is not None else None)
    )


@models("keras.Input")
def keras_input(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The input of a functional model: the batch is None unless it is given."""
    whole = keywords.get("batch_shape", keywords.get("batch_input_shape"))
    if whole is not None:
        return Value(Kind.TENSOR, born=node, shape=static_shape(whole))
    rest = static_shape(argument(args, keywords, 0, "shape"))
    size = argument(args, keywords, 1, "batch_size")
    fixed = size is not None and size.kind != Kind.NONE
    first = (size.const if size is not None and isinstance(size.const, int) else "?") if fixed else None
    return Value(
        Kind.TENSOR,
        born=node,
        shape=(first, *rest) if rest is not None else None,
        loose=None if fixed or rest is not None else BATCH,
    )


@models("tf.strings.split")
def split(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """One string gives a tensor of parts, as many as there are; a tensor of strings gives a RaggedTensor."""
    value = argument(args, keywords, 0, "input")
    if (
        value is not None
        and value.trust >= Trust.INFERRED
        and (value.kind == Kind.STRING or value.kind & T and value.shape == ())
    ):
        return Value(Kind.TENSOR, born=node, dtype="string", shape=(None if calls.tracing else "?",))
    ragged = Value(Kind.OBJECT, of="tf.RaggedTensor", born=node)
    return ragged if value is not None and value.shape else ragged.but(kind=Kind.OBJECT | Kind.TENSOR)
