"""Models of tf.data: what an element of a Dataset is, along chains of methods."""

from __future__ import annotations

import ast
from collections.abc import Callable

from flake8_tffunction.flow.calls import Calls
from flake8_tffunction.flow.changed import changes_in
from flake8_tffunction.flow.dimensions import BATCH
from flake8_tffunction.flow.operators import element_of
from flake8_tffunction.flow.overlays import argument, models
from flake8_tffunction.flow.tensors import dtype_of, element_shape, shape_of
from flake8_tffunction.flow.values import NEST, Kind, Trust, Value

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
        return Value(Kind.TENSOR, dtype=dtype_of(value) or value.dtype, shape=element_shape(shape_of(value)))
    return NEST


def whole(value: Value) -> Value:
    """The one element of from_tensors."""
    if value.kind & (Kind.TUPLE | Kind.DICT) and not value.kind & ~(Kind.TUPLE | Kind.DICT):
        if value.items is None:
            return NEST
        items = tuple(whole(item) for item in value.items)
        return Value(value.kind, elem=items[0] if items else None, items=items, keys=value.keys)
    if value.kind & ~(T | Kind.LIST | Kind.ARRAY | Kind.NUMBER | Kind.STRING):
        return NEST
    return Value(Kind.TENSOR, dtype=dtype_of(value) or value.dtype, shape=shape_of(value), loose=value.loose)


def leaves(value: Value, change: Callable[[Value], Value]) -> Value:
    """A structure with each of its tensors changed."""
    if value.kind == Kind.TENSOR:
        return change(value)
    if value.items is not None:
        items = tuple(leaves(item, change) for item in value.items)
        return value.but(items=items, elem=items[0] if items else None)
    return change(value.but(elem=leaves(value.elem, change))) if value.elem is not None else value


@models("tf.data.Dataset.range")
def counted(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Dataset.range yields int64 scalars (or its output_type)."""
    given = keywords.get("output_type")
    return dataset(node, Value(Kind.TENSOR, dtype="int64" if given is None else given.dtype, shape=()))


@models("tf.data.Dataset.from_tensor_slices", "tf.data.Dataset.from_tensors")
def from_tensors(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The elements keep the structure of what is given."""
    given = argument(args, keywords, 0, "tensors")
    element = whole if (callee.name or "").endswith("from_tensors") else sliced
    return dataset(node, element(given) if given is not None else NEST)


@models("tf.data.Dataset.from_generator")
def generated(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """Elements like the output_signature."""
    signature = keywords.get("output_signature")
    return dataset(node, calls.file.spec(signature).but(trust=Trust.INFERRED) if signature is not None else NEST)


@models("tf.data.TextLineDataset", "tf.data.TFRecordDataset", "tf.data.Dataset.list_files")
def lines(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """One string each: a line, a record, the name of a file."""
    return dataset(node, Value(Kind.TENSOR, dtype="string", shape=()))


@models("tf.data.Dataset.zip")
def zipped(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """Tuples of the elements of each Dataset."""
    parts = (
        args
        if len(args) > 1
        else args[0].items
        if args and args[0].items is not None and args[0].keys is None
        else None
    )
    return dataset(node, Value(Kind.TUPLE, items=tuple(element_of(p) for p in parts)) if parts else NEST)


@models("dataset.map")
def mapped(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The elements are what the function returns; as it is traced as a root of its own, code that is played does not enter it."""
    function = argument(args, keywords, 0, "map_func")
    if calls.tracing or function is None or function.kind != Kind.FUNCTION or function.node is None:
        return dataset(node, NEST)
    if changes_in(calls.file, function.node):
        return dataset(node, NEST)
    elem = element_of(callee.bound) if callee.bound is not None else NEST
    given = elem.items if elem.kind == Kind.TUPLE and elem.items is not None else (elem,)
    return dataset(node, component(calls.call(node, function, given, {})))


@models("dataset.flat_map", "dataset.interleave")
def flattened(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The elements are those of the Datasets that the function returns."""
    inner = element_of(mapped(calls, node, callee, args, keywords))
    return dataset(node, element_of(inner) if inner.kind == Kind.DATASET and inner.elem is not None else NEST)


@models("dataset.window")
def windowed(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The structure stays, and each tensor becomes a Dataset of such tensors."""
    elem = element_of(callee.bound) if callee.bound is not None else NEST
    known = elem.kind in (Kind.TENSOR, Kind.TUPLE, Kind.DICT)
    return dataset(node, leaves(elem, lambda leaf: dataset(node, leaf)) if known else NEST)


@models("dataset.unbatch")
def unbatched(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The structure stays, and each tensor loses its first dimension."""
    elem = element_of(callee.bound) if callee.bound is not None else NEST
    return dataset(node, leaves(elem, lambda leaf: leaf.but(shape=element_shape(leaf.shape), loose=None)))


def component(value: Value) -> Value:
    """What a Dataset makes of a value that its function returns: structures stay, Python values become tensors.

    A list becomes a tuple, or a tensor where it stands further in: of that nothing is said.
    """
    if value.kind == Kind.DATASET:
        return value
    if value.kind in (Kind.TUPLE, Kind.DICT) and value.items is not None:
        items = tuple(component(item) for item in value.items)
        return Value(value.kind, elem=items[0] if items else None, items=items, keys=value.keys)
    if value.kind & ~(T | Kind.NUMBER | Kind.STRING | Kind.ARRAY) or value.trust < Trust.INFERRED:
        return NEST
    scalar = () if value.kind in (Kind.NUMBER, Kind.STRING) else value.shape
    return Value(Kind.TENSOR, dtype=dtype_of(value), shape=scalar, loose=value.loose)


@models("dataset.enumerate")
def enumerated(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """Pairs of an int64 counter and the element."""
    elem = element_of(callee.bound) if callee.bound is not None else NEST
    return dataset(node, Value(Kind.TUPLE, items=(Value(Kind.TENSOR, dtype="int64", shape=()), elem)))


@models(
    *(
        f"dataset.{name}"
        for name in (
            "take",
            "skip",
            "shuffle",
            "repeat",
            "cache",
            "prefetch",
            "filter",
            "shard",
            "take_while",
            "with_options",
        )
    )
)
def same_elements(
    calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]
) -> Value:
    """The elements stay what they are."""
    return dataset(node, element_of(callee.bound) if callee.bound is not None else NEST)


@models("dataset.batch", "dataset.padded_batch", "dataset.ragged_batch", "dataset.rebatch")
def batched(calls: Calls, node: ast.expr, callee: Value, args: tuple[Value, ...], keywords: dict[str, Value]) -> Value:
    """The structure stays, and each tensor gets a dimension in front."""
    elem = element_of(callee.bound) if callee.bound is not None else NEST
    attr = (callee.name or "").rpartition(".")[2]
    size = argument(args, keywords, 0, "batch_size", "N")
    drop = argument(args, keywords, 3 if attr == "padded_batch" else 1, "drop_remainder")
    dropped = drop is not None and drop.const is not False
    known = size.const if size is not None and isinstance(size.const, int) else "?"
    first = None if not dropped else known if drop is not None and drop.const is True else "?"
    padded = attr == "padded_batch" and ("padded_shapes" in keywords or len(args) > 1)

    def one_more(leaf: Value) -> Value:
        shape = leaf.shape[1:] if attr == "rebatch" and leaf.shape is not None else leaf.shape
        if attr == "ragged_batch" or leaf.kind != Kind.TENSOR and dropped:
            return leaf.but(shape=None, loose=None)
        if shape is None or leaf.kind != Kind.TENSOR:
            return leaf.but(shape=None, loose=BATCH if not dropped else None)
        return leaf.but(shape=(first, *(("?",) * len(shape) if padded else shape)), loose=None)

    return dataset(node, leaves(elem, one_more))
