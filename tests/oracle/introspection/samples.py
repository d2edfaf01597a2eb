"""Arguments with which any TensorFlow function may be tried: by the name of the parameter, or a tensor."""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import tensorflow as tf

TENSORS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("float32", (2, 3)),
    ("float64", (2, 3)),
    ("float32", (3,)),
    ("int32", (3,)),
    ("int64", (3,)),
    ("string", (3,)),
    ("bool", (3,)),
    ("float32", (3, 3)),
    ("float64", (3, 3)),
    ("float32", (2, 4, 4, 3)),
    ("float64", (2, 4, 4, 3)),
    ("uint8", (4, 4, 3)),
    ("float32", (2, 4, 3)),
    ("float32", (2, 4, 4, 4, 3)),
    ("complex64", (4, 4)),
    ("complex128", (4, 4)),
    ("complex64", (2, 4, 4, 4)),
    ("int32", ()),
    ("int64", ()),
    ("uint8", ()),
    ("float32", ()),
    ("float64", ()),
    ("string", ()),
    ("int32", (2, 3)),
    ("int64", (2, 3)),
    ("float32", (2,)),
    ("int32", (2,)),
    ("int64", (2,)),
)
"""(dtype, shape) of the tensor that stands for each parameter of which the name says nothing. Several dtypes a shape:
a result's dtype is "that of the argument" only if it follows it."""


class Like(NamedTuple):
    """A tensor of this shape, with the dtype of the first one or another."""

    shape: tuple[int, ...]
    dtype: str | None = None


class Sparse(NamedTuple):
    """A sparse tensor with values of the first one's dtype."""


BY_NAME: dict[str, tuple[Any, ...]] = {
    "alpha": (0.5,),
    "antialias": (False,),
    "axes": (1, (0,), ((0,), (0,)), (1, 0)),
    "axis": (0, -1),
    "axis1": (0,),
    "axis2": (1,),
    "begin": ((0, 0), (0,)),
    "bias": (None, Like((3,))),
    "bins": (4,),
    "block_shape": ((1,),),
    "block_size": (2,),
    "blank_index": (0,),
    "boundaries": ((0.5,),),
    "central_fraction": (0.5,),
    "channels": (3,),
    "clip_value_max": (1.0,),
    "clip_value_min": (0.0,),
    "clip_norm": (1.0,),
    "compression_type": ("",),
    "contrast_factor": (2.0,),
    "crops": (((0, 0),),),
    "data_format": ("NHWC",),
    "decimals": (1,),
    "delta": (0.1,),
    "depth": (4,),
    "dilations": (1,),
    "dim": (0,),
    "dims": ((2, 3), (1, 2)),
    "dtype": ("float32", "int32", "float64", "uint8", tf.float32),
    "end": ((1, 1), (1,)),
    "equation": ("ij,ij->ij", "i,i->i", "ij->j"),
    "exponential_avg_factor": (0.5,),
    "frame_length": (2,),
    "frame_step": (1,),
    "features": (None, {"a": tf.io.FixedLenFeature([], "int64")}),
    "fft_length": ((4,), (4, 4), (4, 4, 4)),
    "filters": (Like((1, 1, 3, 3)), Like((1, 3, 3)), Like((1, 1, 1, 3, 3)), Like((1, 1, 3))),
    "filter": (Like((1, 1, 3, 3)), Like((1, 3, 3)), Like((1, 1, 1, 3, 3))),
    "gamma": (0.5,),
    "high": (1.0,),
    "errors": ("replace",),
    "indices": (None, Like((2, 1), "int32"), Like((2,), "int32")),
    "input_encoding": ("UTF-8",),
    "input_rank": (2,),
    "iou_threshold": (0.5,),
    "jpeg_quality": (50,),
    "k": (1,),
    "keepdims": (False,),
    "kernel": (Like((1, 1, 3, 3)), Like((1, 3, 3)), Like((1, 1, 1, 3, 3))),
    "kernel_size": (2, (2, 2)),
    "labels": (None, Like((2,), "int32"), Like((2, 1), "int64")),
    "ksize": (2, (2, 2), (1, 2, 2, 1)),
    "lower": (0.2,),
    "lower_frequency": (1.0,),
    "low": (0.0,),
    "max_outputs": (1,),
    "max_output_size": (1,),
    "max_value": (1.0,),
    "maxval": (5,),
    "max_delta": (0.2,),
    "max_jpeg_quality": (90,),
    "max_length": (4,),
    "maxlen": (4,),
    "maxnorm": (1.0,),
    "mean": (0.0,),
    "message": ("message",),
    "min_jpeg_quality": (10,),
    "minval": (0,),
    "mode": ("constant",),
    "multiples": ((1, 1), (1,)),
    "name": ("name",),
    "ngram_width": (2,),
    "num": (3,),
    "num_buckets": (10,),
    "num_classes": (4,),
    "num_columns": (3,),
    "num_bits": (8,),
    "num_lower": (1,),
    "num_upper": (1,),
    "num_or_size_splits": (1, 3),
    "num_partitions": (2,),
    "num_rows": (3,),
    "num_samples": (2,),
    "num_segments": (3,),
    "num_splits": (1,),
    "num_true": (1,),
    "num_sampled": (2,),
    "offset_height": (0,),
    "offset_width": (0,),
    "on_value": (1.0,),
    "off_value": (0.0,),
    "ord": (2,),
    "out_type": ("float32", "int64"),
    "output_encoding": ("UTF-8",),
    "output_type": ("int32", "int64"),
    "overlapping": (True,),
    "padding": ("SAME", "VALID"),
    "paddings": (((0, 0), (0, 0)), ((0, 0),), ((0, 0), (0, 0), (0, 0), (0, 0))),
    "pad_width": (1,),
    "pad_height": (1,),
    "pattern": ("a",),
    "perm": ((1, 0),),
    "permutation": ((1, 0),),
    "pooling_ratio": ((1.0, 1.44, 1.73, 1.0),),
    "pooling_type": ("MAX",),
    "pool_size": (2, (2, 2)),
    "power": (2.0,),
    "position": (0,),
    "precision": (2,),
    "pos": (0,),
    "q": (50.0, 0.5),
    "range_given": (False,),
    "range_max": (10,),
    "rank": (2,),
    "rate": (0.5, 1, 16000),
    "rates": ((1, 1, 1, 1),),
    "repeats": (2,),
    "rewrite": ("b",),
    "saturation_factor": (2.0,),
    "seed": ((1, 2),),
    "separator": (",",),
    "segment_ids": (None, Like((2,), "int32"), Like((3,), "int32")),
    "sep": (",",),
    "shape": ((6,), (2, 3), (3,), (1, 3), (3, 3)),
    "shift": (1,),
    "size": ((2, 2), (1, 1), (1,)),
    "sizes": ((1, 2, 2, 1),),
    "sorted": (True,),
    "sp_a": (Sparse(),),
    "sp_b": (Sparse(),),
    "sp_ids": (Sparse(),),
    "sp_input": (Sparse(),),
    "stddev": (1.0,),
    "strides": (1, (1, 1), (1, 1, 1, 1), (1, 1, 1, 1, 1)),
    "stride": (1,),
    "substr": ("a",),
    "summarize": (3,),
    "target_height": (4,),
    "target_width": (4,),
    "target_shape": ((2, 3),),
    "tag": ("tag",),
    "threshold": (0.5,),
    "trainable": (True,),
    "type_value": ("float32",),
    "unique": (True,),
    "upper": (0.8,),
    "upper_frequency": (2.0,),
    "upper_bound": (3,),
    "value_range": ((0.0, 1.0),),
    "window_shape": ((2, 2), (2,)),
    "wraparound": (False,),
}
"""What is tried for a parameter of this name; strings that name a dtype or a mode, numbers, tuples."""

LISTS = {
    "args",
    "arrays",
    "inputs",
    "operands",
    "params_list",
    "t_list",
    "tensor_list",
    "tensors",
    "values",
    "xs",
    "ys",
}
"""Parameters that take a list of tensors in some functions."""

MOST = 400
"""How many attempts a function gets."""


class Attempt(NamedTuple):
    """One call to be made."""

    args: tuple[Any, ...]
    keywords: dict[str, Any]
    dtype: str | None
    """Dtype of the first argument, if that is a tensor."""


def attempts(function: Callable[..., Any], chosen: dict[str, Any]) -> Iterator[Attempt]:
    """Calls of `function` that may work; `chosen` are further keywords. Make the tensors in the graph of the caller."""
    try:
        parameters = list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return
    needed = [p for p in parameters if _needed(p) and p.name not in chosen]
    follows = any(not isinstance(v, (int, float, str, dict)) for p in needed for v in BY_NAME.get(p.name, (None,)))
    tensors = TENSORS if follows else TENSORS[:1]
    count = 0
    listings = (False, True) if any(p.name in LISTS or p.kind is p.VAR_POSITIONAL for p in needed) else (False,)
    unnamed = sum(p.name not in BY_NAME for p in needed)
    others = (None, ("int32", 1), ("int64", 1), ("bool", 9), ("int32", 0), ("float32", 0)) if unnamed > 1 else (None,)
    for listed, other, (dtype, shape) in itertools.product(listings, others, tensors):
        for choice in itertools.product(*(BY_NAME.get(p.name, (None,)) for p in needed)):
            count += 1
            if count > MOST:
                return
            rest = (dtype, shape) if other is None else (other[0], shape[: other[1]])
            yield _attempt(needed, choice, (dtype, shape), rest, listed, chosen)


def _needed(parameter: inspect.Parameter) -> bool:
    if parameter.kind is parameter.VAR_POSITIONAL:
        return True
    return parameter.default is parameter.empty and parameter.kind is not parameter.VAR_KEYWORD


def _attempt(
    needed: list[inspect.Parameter],
    choice: tuple[Any, ...],
    main: tuple[str, tuple[int, ...]],
    rest: tuple[str, tuple[int, ...]],
    listed: bool,
    chosen: dict[str, Any],
) -> Attempt:
    args: list[Any] = []
    keywords = dict(chosen)
    first: str | None = None
    for parameter, value in zip(needed, choice):
        leading = not args and len(keywords) == len(chosen)
        dtype, shape = main if leading else rest
        if isinstance(value, Like):
            value = tf.compat.v1.placeholder(value.dtype or main[0], value.shape)
        elif isinstance(value, Sparse):
            value = _sparse(main[0])
        elif value is None:
            value = tf.compat.v1.placeholder(dtype, shape)
            if listed and parameter.name in LISTS and parameter.kind is not parameter.VAR_POSITIONAL:
                value = [value, tf.compat.v1.placeholder(dtype, shape)]
        head = value[0] if isinstance(value, list) else value
        if leading and isinstance(head, (tf.Tensor, tf.sparse.SparseTensor)):
            first = head.dtype.base_dtype.name
        if parameter.kind is parameter.KEYWORD_ONLY:
            keywords[parameter.name] = value
        else:
            args.append(value)
    return Attempt(tuple(args), keywords, first)


def _sparse(dtype: str) -> tf.sparse.SparseTensor:
    placeholder = tf.compat.v1.placeholder
    return tf.sparse.SparseTensor(placeholder("int64", (2, 2)), placeholder(dtype, (2,)), tf.constant([2, 3], "int64"))
