"""Models of tf.data: what an element of a Dataset is, along chains of methods."""

from __future__ import annotations

import ast

from flake8_tffunction.flow.calls import Calls
from flake8_tffunction.flow.operators import element_of
from flake8_tffunction.flow.overlays import argument, models
from flake8_tffunction.flow.values import NEST, Kind, Value

T = Kind.TENSOR | Kind.VARIABLE


def dataset(node: ast.AST, elem: Value) -> Value:
    """A Dataset with elements like `elem`."""
    return Value(Kind.DATASET, born=node, elem=elem)


def sliced(value: Value) -> Value:
    """One element of from_tensor_slices: the structure stays, each leaf loses its first dimension."""
    if value.kind & (Kind.TUPLE | Kind.DICT) and not value.kind & ~(Kind.TUPLE | Kind.DICT):
        if value.items is None:
            return NEST
        items = tuple(sliced(item) for item in value.items)
        return Value(value.kind, elem=items[0] if items else None, items=items, keys=value.keys)
    if value.kind & (T | Kind.LIST | Kind.ARRAY) and not value.kind & ~(T | Kind.LIST | Kind.ARRAY):
        return Value(Kind.TENSOR, dtype=value.dtype)
    return NEST


@models("tf.data.Dataset.range")
def counted(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Dataset.range yields int64 scalars (or its output_type)."""
    given = keywords.get("output_type")
    return dataset(node, Value(Kind.TENSOR, dtype="int64" if given is None else given.dtype))


@models("tf.data.Dataset.from_tensor_slices", "tf.data.Dataset.from_tensors")
def from_tensors(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The elements keep the structure of what is given."""
    given = argument(args, keywords, 0, "tensors")
    return dataset(node, sliced(given) if given is not None else NEST)


@models("tf.data.Dataset.zip")
def zipped(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Tuples of the elements of each Dataset."""
    parts = args if len(args) > 1 else args[0].items if args and args[0].items is not None and args[0].keys is None else None
    return dataset(node, Value(Kind.TUPLE, items=tuple(element_of(p) for p in parts)) if parts else NEST)


@models("dataset.map")
def mapped(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The elements are what the function returns; it is traced as a root of its own, so it is not entered here."""
    return dataset(node, NEST)


@models("dataset.enumerate")
def enumerated(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Pairs of an int64 counter and the element."""
    elem = element_of(callee.bound) if callee.bound is not None else NEST
    return dataset(node, Value(Kind.TUPLE, items=(Value(Kind.TENSOR, dtype="int64"), elem)))


@models(*(f"dataset.{name}" for name in ("take", "skip", "shuffle", "repeat", "cache", "prefetch", "filter", "shard", "take_while", "with_options", "rebatch")))
def same_elements(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The elements stay what they are."""
    return dataset(node, element_of(callee.bound) if callee.bound is not None else NEST)


@models("dataset.batch", "dataset.padded_batch", "dataset.ragged_batch")
def batched(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The structure stays, and each tensor gets a dimension in front."""
    elem = element_of(callee.bound) if callee.bound is not None else NEST
    return dataset(node, elem.but(shape=None))
