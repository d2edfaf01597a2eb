"""Models of operations that pick, order or turn around the dimensions of a tensor: gather, transpose, top_k, an axis reduced."""

from __future__ import annotations

import ast

from flake8_tffunction.flow.calls import Calls
from flake8_tffunction.flow.dimensions import RANK
from flake8_tffunction.flow.operators import LONGEST
from flake8_tffunction.flow.overlays import argument, dtype_name, models
from flake8_tffunction.flow.tensors import Shape, shape_of
from flake8_tffunction.flow.values import NEST, TENSOR, Kind, Value

Keywords = dict[str, Value]


def _axis(value: Value | None, rank: int) -> int | None:
    """An axis that is written down as a number, counted from the front."""
    if value is None or not isinstance(value.const, int) or isinstance(value.const, bool):
        return None
    axis = value.const + rank if value.const < 0 else value.const
    return axis if 0 <= axis < rank else None


def _tensor(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: Keywords) -> Value:
    return Value(Kind.TENSOR, born=node, dtype=calls.dtype_by_rule(callee.name or "", args, keywords))


def _size(value: Value | None) -> int | str:
    return value.const if value is not None and isinstance(value.const, int) and value.const >= 0 else "?"


@models("tf.gather")
def gathered(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: Keywords) -> Value:
    """The dimensions of the indices take the place of the axis (the first one, if none is named)."""
    result = _tensor(calls, node, callee, args, keywords)
    if len(args) > 2 or keywords.keys() & {"batch_dims", "validate_indices", "**"}:
        return result
    params, indices = argument(args, keywords, 0, "params"), argument(args, keywords, 1, "indices")
    shape, picked = (shape_of(value) if value is not None else None for value in (params, indices))
    if not shape or picked is None:
        return result
    axis = _axis(keywords["axis"], len(shape)) if "axis" in keywords else 0
    return result if axis is None else result.but(shape=(*shape[:axis], *picked, *shape[axis + 1 :]))


@models("tf.sort", "tf.argsort")
def ordered(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: Keywords) -> Value:
    """The shape stays."""
    values = argument(args, keywords, 0, "values")
    return _tensor(calls, node, callee, args, keywords).but(shape=shape_of(values) if values is not None else None)


@models("tf.shape")
def shape_tensor(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: Keywords) -> Value:
    """A vector of as many numbers as there are dimensions; int32, if no other dtype is named."""
    given = argument(args, keywords, 0, "input")
    shape = shape_of(given) if given is not None else None
    return _tensor(calls, node, callee, args, keywords).but(shape=("?" if shape is None else len(shape),))


@models("tf.math.top_k")
def topmost(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: Keywords) -> Value:
    """Values and their int32 positions: `k` of them in the last dimension."""
    given, count = argument(args, keywords, 0, "input"), argument(args, keywords, 1, "k")
    shape = shape_of(given) if given is not None else None
    kept: Shape | None = (*shape[:-1], 1 if count is None else _size(count)) if shape else None
    values = TENSOR.but(born=node, dtype=given.dtype if given is not None and given.kind == Kind.TENSOR else None)
    index = argument(args, keywords, 3, "index_type")
    indices = TENSOR.but(born=node, dtype="int32" if index is None else dtype_name(index), shape=kept)
    return Value(Kind.TUPLE, born=node, elem=TENSOR, items=(values.but(shape=kept), indices))


@models("tf.transpose")
def transposed(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: Keywords) -> Value:
    """The dimensions in another order: that of `perm`, else from last to first."""
    result = _tensor(calls, node, callee, args, keywords)
    given, perm = argument(args, keywords, 0, "a"), argument(args, keywords, 1, "perm")
    shape = shape_of(given) if given is not None else None
    if shape is None:
        return result
    if perm is None or perm.kind == Kind.NONE:
        return result.but(shape=shape[::-1])
    axes = [_axis(item, len(shape)) for item in perm.items or ()]
    order = [axis for axis in axes if axis is not None]
    return result.but(shape=tuple(shape[axis] for axis in order)) if len(order) == len(shape) else result


@models("tf.argmax", "tf.argmin")
def extreme(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: Keywords) -> Value:
    """The position along an axis (the first one, if none is named), which is gone."""
    result = _tensor(calls, node, callee, args, keywords)
    given, axis = argument(args, keywords, 0, "input"), argument(args, keywords, 1, "axis")
    shape = shape_of(given) if given is not None else None
    at = None if not shape else 0 if axis is None or axis.kind == Kind.NONE else _axis(axis, len(shape))
    return result.but(shape=(*shape[:at], *shape[at + 1 :])) if shape and at is not None else result


def reduced_shape(args: tuple[Value, ...], keywords: Keywords) -> Shape | None:
    """The shape of `tf.reduce_sum(x, axis, keepdims)` and its kind; None if it is not known."""
    given, axis = argument(args, keywords, 0, "input_tensor"), argument(args, keywords, 1, "axis")
    kept = argument(args, keywords, 2, "keepdims")
    shape = shape_of(given) if given is not None else None
    if kept is not None and not isinstance(kept.const, bool) or keywords.keys() & {"*", "**"}:
        return None
    keeps = kept is not None and kept.const is True
    if axis is None or axis.kind == Kind.NONE:
        return () if not keeps else None if shape is None else (1,) * len(shape)
    if shape is None:
        return None
    axes = [_axis(item, len(shape)) for item in (axis.items if axis.items is not None else (axis,))]
    if None in axes:
        return None
    return tuple(1 if n in axes else size for n, size in enumerate(shape) if keeps or n not in axes)


@models("tf.matmul")
def multiplied(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: Keywords) -> Value:
    """Rows of the first matrix, columns of the second."""
    result = _tensor(calls, node, callee, args, keywords)
    if len(args) != 2 or keywords:
        return result
    a, b = shape_of(args[0]), shape_of(args[1])
    return result.but(shape=(a[0], b[1])) if a and b and len(a) == len(b) == 2 else result


@models("tf.unstack")
def unstacked(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: Keywords) -> Value:
    """A list of the parts along an axis: as many as `num` says, or the static shape."""
    given, count = argument(args, keywords, 0, "value"), argument(args, keywords, 1, "num")
    axis = argument(args, keywords, 2, "axis")
    shape = shape_of(given) if given is not None else None
    at = (0 if axis is None else _axis(axis, len(shape))) if shape else None
    rest = (*shape[:at], *shape[at + 1 :]) if shape and at is not None else None
    part = Value(
        Kind.TENSOR, dtype=given.dtype if given is not None and given.kind == Kind.TENSOR else None, shape=rest
    )
    size = shape[at] if shape and at is not None else None
    number = size if count is None or count.kind == Kind.NONE else _size(count)
    items = (part,) * number if isinstance(number, int) and number <= LONGEST else None
    return Value(Kind.LIST, born=node, elem=part, items=items)


@models("tf.py_function", "tf.numpy_function", "tf.compat.v1.py_func", "tf.raw_ops.EagerPyFunc")
def host_call(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: Keywords) -> Value:
    """Host code: it runs at every call, and is no part of the trace. Of what it returns a trace knows the dtype, but no rank."""
    if not args and "func" not in keywords:  # used as a decorator: @tf.py_function(Tout=...)
        return Value(Kind.FUNCTION, name="tf.py_function")
    wanted = argument(args, keywords, 2, "Tout")
    loose = RANK if calls.tracing else None
    if wanted is not None and dtype_name(wanted) is not None:
        return Value(Kind.TENSOR, born=node, dtype=dtype_name(wanted), loose=loose)
    if wanted is not None and wanted.kind in (Kind.LIST, Kind.TUPLE) and wanted.items:
        names = [dtype_name(item) for item in wanted.items]
        if None not in names:
            items = tuple(Value(Kind.TENSOR, born=node, dtype=name, loose=loose) for name in names)
            return Value(Kind.LIST, born=node, elem=items[0] if len(items) == 1 else TENSOR, items=items)
    return Value(NEST.kind & ~Kind.DICT, elem=TENSOR)
