"""Notes the kinds of values while TensorFlow traces. Runs in the process of the program."""

from __future__ import annotations

import builtins
import collections
import collections.abc
import contextlib
import functools
import types
from typing import Any, TextIO

import keras
import numpy as np
import tensorflow as tf

from tests.oracle.kinds.wrapping import RECORDER

STATEFUL = (
    *(tf.Module, tf.random.Generator, keras.layers.Layer, keras.metrics.Metric, keras.optimizers.Optimizer),
    tf.compat.v1.train.Optimizer,
)
COMPOSITE = (tf.RaggedTensor, tf.SparseTensor, tf.IndexedSlices)
ITERATOR = type(iter(tf.data.Dataset.range(0))) if tf.executing_eagerly() else ()
"""An operation runs for this: the module may only be imported in the process of a program."""

TABLE: tuple[tuple[Any, tuple[str, ...]], ...] = (
    (tf.Variable, ("variable",)),
    (keras.Variable if hasattr(keras, "Variable") else (), ("variable", "stateful", "object")),
    (COMPOSITE, ("object", "tensor")),
    (keras.KerasTensor if hasattr(keras, "KerasTensor") else (), ("tensor",)),
    (tf.Tensor, ("tensor",)),
    (tf.TensorArray, ("tensorarray",)),
    (tf.data.Dataset, ("dataset",)),
    (ITERATOR, ("dataset_iterator",)),
    (tf.TensorShape, ("shape",)),
    ((tf.DType, np.dtype), ("dtype",)),
    ((np.ndarray, np.generic), ("array",)),
    ((bool, int, float, complex), ("number",)),
    ((str, bytes), ("string",)),
    ((list, collections.deque), ("list",)),
    (collections.abc.Mapping, ("dict",)),
    ((set, frozenset), ("set",)),
    (tuple, ("tuple",)),
    ((range, type({}.keys()), type({}.values()), type({}.items())), ("range",)),
    (contextlib._GeneratorContextManager, ("iterator", "object")),
    (type(None), ("none",)),
    (type(tf.function(len)), ("graphfn",)),
    (STATEFUL, ("stateful", "object")),
    (type, ("class",)),
    (types.ModuleType, ("module",)),
)

FUNCTIONS = (types.FunctionType, types.MethodType, types.BuiltinFunctionType, functools.partial, np.ufunc)


def words(value: Any) -> frozenset[str]:
    """The words that a value may be called by: one for most, more where a class belongs to several kinds."""
    found = {word for kinds, names in TABLE if isinstance(value, kinds) for word in names}
    if not found and hasattr(value, "__next__"):
        found = {"iterator", "object"}
    if not found and callable(value):
        found = {"function"} if isinstance(value, FUNCTIONS) else {"function", "object"}
    if isinstance(value, tuple) and type(value) is not tuple:
        found.add("object")  # an instance of a NamedTuple class
    return frozenset(found or {"object"})


def install(path: str) -> None:
    """Put the recorder among the builtins; what it sees in traces goes to a file, a line for each number and kind."""
    file: TextIO = open(path, "a", encoding="utf-8", buffering=1)  # noqa: SIM115 (the process ends without closing)
    known: set[str] = set()

    @tf.autograph.experimental.do_not_convert  # type: ignore[untyped-decorator]
    def record(number: int, value: Any) -> Any:
        if tf.inside_function():
            line = f"{number} {type(value).__name__} {' '.join(sorted(words(value)))}\n"
            if line not in known:
                known.add(line)
                file.write(line)
        return value

    setattr(builtins, RECORDER, record)
