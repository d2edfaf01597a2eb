"""`flake8_tffunction.knowledge.methods` against real objects: has each the attribute, and is its value what the
table says?"""

from __future__ import annotations

import collections
import itertools
import types
from collections.abc import Callable
from typing import Any

import numpy
import tensorflow as tf
from tensorflow.python.framework.func_graph import FuncGraph

from flake8_tffunction.knowledge import methods
from tests.oracle.introspection.names import entries
from tests.oracle.introspection.returns import PUBLIC, word

KERAS_2_ONLY = {
    ("layer", "stateful"): "a property of recurrent layers in Keras 3",
    ("metric", "non_trainable_variables"): "a metric is a layer",
    ("metric", "trainable_variables"): "a metric is a layer",
    ("model", "stateful"): "a model of recurrent layers",
    ("optimizer", "lr"): "the old spelling of learning_rate",
    ("optimizer", "get_scaled_loss"): "LossScaleOptimizer",
    ("optimizer", "get_unscaled_gradients"): "LossScaleOptimizer",
    ("optimizer", "get_gradients"): "the optimizers of keras.optimizers.legacy",
    ("optimizer", "minimize"): "apply_gradients with a GradientTape in Keras 3",
    ("optimizer", "compute_gradients"): "tf.compat.v1.train.Optimizer",
    ("optimizer", "get_weights"): "the values of `variables`",
    ("metric", "reset_states"): "the old spelling of reset_state",
    ("model", "reset_states"): "a model of recurrent layers",
}
"""(owner, attribute) that Keras 3 lacks -> what it is in Keras 2."""

OTHER_CLASSES = {
    ("list", name): collections.deque for name in ("appendleft", "extendleft", "popleft", "rotate", "maxlen")
} | {
    ("dict", "move_to_end"): collections.OrderedDict,
    **{("dict", name): collections.Counter for name in ("elements", "most_common", "subtract", "total")},
    **{("tuple", name): collections.namedtuple("Pair", "a b") for name in ("_asdict", "_fields", "_replace")},
    ("str", "decode"): bytes,
    ("str", "hex"): bytes,
    ("number", "to_bytes"): int,
    ("number", "bit_count"): int,
    ("number", "bit_length"): int,
    ("number", "numerator"): int,
    ("number", "denominator"): int,
    ("number", "hex"): float,
    ("number", "is_integer"): float,
    ("iterator", "send"): type(_ for _ in ()),
    ("iterator", "close"): type(_ for _ in ()),
    ("table", "default_value"): tf.lookup.StaticHashTable,
    ("table", "erase"): tf.lookup.experimental.DenseHashTable,
}
"""Attributes that only some of the classes have that share an owner's word."""

ON_PURPOSE = {
    ("tensor", "numpy"): "only an eager tensor has it, and rules ask for it by this name",
    ("dataset", "element_spec"): "a structure of specs like the elements; here it happens to be one spec",
    ("dataset_iterator", "element_spec"): "a structure of specs like the elements; here it happens to be one spec",
    ("strategy", "experimental_distribute_dataset"): "a DistributedDataset is iterated as a Dataset is",
    ("strategy", "distribute_datasets_from_function"): "a DistributedDataset is iterated as a Dataset is",
}
"""(owner, attribute) of which the table says something else -> why."""


def dense() -> Any:
    """A layer that has been called."""
    layer = tf.keras.layers.Dense(2)
    layer(tf.ones((1, 3)))
    return layer


def model() -> Any:
    """A compiled model that has been called."""
    made = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(2)])
    made.compile("sgd", "mse", metrics=["mae"])
    return made


def optimizer() -> Any:
    """An optimizer that has its variables."""
    made = tf.keras.optimizers.Adam()
    made.build([tf.Variable(1.0)])
    return made


def metric() -> Any:
    """A metric that has seen a value."""
    made = tf.keras.metrics.Mean()
    made.update_state(1.0)
    return made


def built(name: str, *sizes: int) -> Callable[[], Any]:
    """A layer of Keras with these arguments, and with weights."""

    def make() -> Any:
        layer = getattr(tf.keras.layers, name)(*sizes)
        layer.build(SHAPES[name])
        return layer

    return make


SHAPES: dict[str, tuple[int, ...]] = {
    "Dense": (1, 3),
    "Embedding": (1, 3),
    "BatchNormalization": (1, 3),
    **{f"Conv{rank}D{kind}": (1, *(4,) * rank, 3) for rank in (1, 2, 3) for kind in ("", "Transpose")},
}
"""Layer -> a shape of its input."""


EAGER: dict[str, Callable[[], Any]] = {
    "variable": lambda: tf.Variable([1.0, 2.0]),
    "layer": dense,
    "model": model,
    "metric": metric,
    "optimizer": optimizer,
    "loss": tf.keras.losses.MeanSquaredError,
    "schedule": lambda: tf.keras.optimizers.schedules.CosineDecay(0.1, 10),
    "initializer": tf.keras.initializers.GlorotUniform,
    "regularizer": tf.keras.regularizers.L2,
    "constraint": tf.keras.constraints.MaxNorm,
    "callback": tf.keras.callbacks.EarlyStopping,
    "module": lambda: tf.Module(name="made"),
    "generator": lambda: tf.random.Generator.from_seed(1),
    "queue": lambda: tf.queue.FIFOQueue(3, "float32", [[]]),
    "table": lambda: tf.lookup.experimental.MutableHashTable("int64", "int64", -1),
    "strategy": lambda: tf.distribute.OneDeviceStrategy("/cpu:0"),
    "graphfn": lambda: tf.function(lambda x: x, input_signature=[tf.TensorSpec([])]),
    "dtype": lambda: tf.float32,
    "shape": lambda: tf.TensorShape([1, 2]),
    "spec": lambda: tf.TensorSpec([2], name="x"),
    "object": types.SimpleNamespace,
    "list": lambda: [1],
    "dict": lambda: {"a": 1},
    "set": lambda: {1},
    "tuple": lambda: (1,),
    "str": lambda: "a",
    "ndarray": lambda: numpy.zeros((2, 2)),
    "number": lambda: 1,
    "iterator": lambda: iter([1]),
    **{f"keras.layers.{name}": built(name, 2, 2) for name in SHAPES if name.startswith("Conv")},
    "keras.layers.Dense": built("Dense", 2),
    "keras.layers.Embedding": built("Embedding", 4, 2),
    "keras.layers.BatchNormalization": built("BatchNormalization"),
    "tf.CriticalSection": tf.CriticalSection,
    "tf.train.Checkpoint": tf.train.Checkpoint,
    "tf.train.CheckpointManager": lambda: tf.train.CheckpointManager(tf.train.Checkpoint(), "/nowhere", 1),
    "tf.train.ExponentialMovingAverage": lambda: tf.train.ExponentialMovingAverage(0.9),
    "tf.summary.SummaryWriter": tf.summary.create_noop_writer,
}
"""Owner -> an object of it, made before the graph."""

WITH_VARIABLES = {"variable", "layer", "model", "metric", "optimizer", "generator", "queue", "table"}
"""Owners that can't be made in the graph."""

TRACED: dict[str, Callable[[], Any]] = {
    "tensor": lambda: tf.compat.v1.placeholder("float32", (2, 3)),
    "tensorarray": lambda: tf.TensorArray("float32", 2, element_shape=[2]).unstack(tf.zeros((2, 2))),
    "dataset": lambda: tf.data.Dataset.range(3),
    "dataset_iterator": lambda: iter(tf.data.Dataset.range(3)),
    "tape": lambda: tf.GradientTape(persistent=True),
    "tf.GradientTape": tf.GradientTape,
    "composite": lambda: tf.ragged.constant([[1], [2, 3]]),
    "tf.RaggedTensor": lambda: tf.RaggedTensor.from_row_splits(tf.zeros((3,)), tf.constant([0, 1, 3])),
    "tf.sparse.SparseTensor": lambda: tf.sparse.from_dense(tf.zeros((2, 2))),
    "tf.IndexedSlices": lambda: tf.IndexedSlices(tf.zeros((1, 2)), tf.constant([0]), tf.constant([3, 2])),
    "tf.Operation": lambda: tf.zeros(2).op,
    "tf.experimental.Optional": lambda: tf.experimental.Optional.from_value(tf.zeros(2)),
    "tf.distribute.ReplicaContext": tf.distribute.get_replica_context,
}
"""Owner -> an object of it, made in the graph."""

ARGUMENTS: dict[tuple[str, str], Callable[[], tuple[Any, ...]]] = {
    **{("variable", name): lambda: (tf.ones(2),) for name in ("assign", "assign_add", "assign_sub")},
    ("variable", "scatter_add"): lambda: (tf.IndexedSlices(tf.ones(1), tf.constant([0])),),
    ("variable", "scatter_nd_update"): lambda: ([[0]], tf.ones(1)),
    ("variable", "gather_nd"): lambda: ([[0]],),
    ("variable", "sparse_read"): lambda: ([0],),
    ("tensorarray", "write"): lambda: (0, tf.ones(2)),
    ("tensorarray", "scatter"): lambda: ([0], tf.ones((1, 2))),
    ("tensorarray", "unstack"): lambda: (tf.ones((2, 2)),),
    ("tensorarray", "read"): lambda: (0,),
    ("tensorarray", "gather"): lambda: ([0],),
    **{("dataset", name): lambda: (2,) for name in "batch prefetch random repeat shuffle skip take window".split()},
    **{("dataset", name): lambda: (lambda x: x,) for name in ("map", "apply")},
    **{("dataset", name): lambda: (lambda x: x > 1,) for name in ("filter", "take_while")},
    ("dataset", "flat_map"): lambda: (lambda x: tf.data.Dataset.range(2),),
    ("dataset", "interleave"): lambda: (lambda x: tf.data.Dataset.range(2),),
    ("dataset", "concatenate"): lambda: (tf.data.Dataset.range(2),),
    ("dataset", "range"): lambda: (3,),
    ("dataset", "from_tensors"): lambda: (3,),
    ("dataset", "from_tensor_slices"): lambda: ([3],),
    ("dataset", "reduce"): lambda: (tf.constant(0, "int64"), lambda a, b: a + b),
    ("dataset", "shard"): lambda: (2, 0),
    ("dataset", "scan"): lambda: (tf.constant(0, "int64"), lambda a, b: (a, b)),
    ("dataset", "with_options"): lambda: (tf.data.Options(),),
    ("shape", "concatenate"): lambda: ([3],),
    ("shape", "merge_with"): lambda: ([1, 2],),
    ("shape", "is_compatible_with"): lambda: ([1, 2],),
    ("shape", "with_rank"): lambda: (2,),
    ("shape", "with_rank_at_least"): lambda: (2,),
    ("dtype", "is_compatible_with"): lambda: ("float32",),
    ("list", "append"): lambda: (2,),
    ("list", "extend"): lambda: ([2],),
    ("list", "index"): lambda: (1,),
    ("list", "count"): lambda: (1,),
    ("dict", "update"): lambda: ({"b": 1},),
    ("set", "add"): lambda: (2,),
    ("set", "union"): lambda: ({2},),
    ("set", "issubset"): lambda: ({1},),
    ("str", "join"): lambda: (["a"],),
    ("str", "startswith"): lambda: ("a",),
    ("str", "partition"): lambda: ("a",),
    ("ndarray", "astype"): lambda: ("float32",),
    ("ndarray", "reshape"): lambda: (4,),
    ("ndarray", "fill"): lambda: (1,),
    ("ndarray", "item"): lambda: (0,),
    ("layer", "call"): lambda: (tf.ones((1, 3)),),
    ("layer", "count_params"): tuple,
    ("layer", "get_config"): tuple,
    ("model", "compute_loss"): lambda: (None, tf.ones((1, 2)), tf.ones((1, 2))),
    ("model", "train_step"): lambda: ((tf.ones((1, 3)), tf.ones((1, 2))),),
    ("model", "test_step"): lambda: ((tf.ones((1, 3)), tf.ones((1, 2))),),
    ("model", "predict_step"): lambda: (tf.ones((1, 3)),),
    ("model", "get_config"): tuple,
    ("metric", "update_state"): lambda: (1.0,),
    ("metric", "result"): tuple,
    ("metric", "reset_state"): tuple,
    ("metric", "get_config"): tuple,
    ("loss", "__call__"): lambda: (tf.ones((1, 2)), tf.ones((1, 2))),
    ("loss", "call"): lambda: (tf.ones((1, 2)), tf.ones((1, 2))),
    ("schedule", "__call__"): lambda: (tf.constant(1),),
    ("initializer", "__call__"): lambda: ((2, 2),),
    ("generator", "normal"): lambda: ((2,),),
    ("generator", "uniform"): lambda: ((2,),),
    ("generator", "make_seeds"): tuple,
    ("queue", "enqueue"): lambda: (1.0,),
    ("queue", "size"): tuple,
    ("table", "lookup"): lambda: (tf.constant([1], "int64"),),
    ("table", "insert"): lambda: (tf.constant([1], "int64"), tf.constant([1], "int64")),
    ("table", "size"): tuple,
    ("table", "export"): tuple,
    ("strategy", "scope"): tuple,
    ("graphfn", "get_concrete_function"): tuple,
    ("graphfn", "experimental_get_tracing_count"): tuple,
    ("tf.RaggedTensor", "with_values"): lambda: (tf.zeros((3,)),),
    ("tf.sparse.SparseTensor", "with_values"): lambda: (tf.zeros((0,)),),
    ("tf.experimental.Optional", "get_value"): tuple,
    ("tf.experimental.Optional", "has_value"): tuple,
    **{("tensor", name): tuple for name in ("get_shape", "consumers", "ref")},
    **{("variable", name): tuple for name in ("read_value", "value", "get_shape", "is_initialized")},
    **{("tensorarray", name): tuple for name in ("stack", "concat", "size", "identity", "close")},
    **{("dataset", name): tuple for name in ("cache", "cardinality", "enumerate", "options", "unique")},
    **{("dataset_iterator", name): tuple for name in ("get_next", "get_next_as_optional", "__iter__")},
    **{("shape", name): tuple for name in ("as_list", "as_proto", "is_fully_defined", "num_elements")},
    **{("list", name): tuple for name in ("clear", "copy", "reverse", "sort")},
    **{("dict", name): tuple for name in ("clear", "copy", "popitem")},
    **{("str", name): tuple for name in ("upper", "split", "isdigit", "encode")},
    **{("ndarray", name): tuple for name in ("sum", "mean", "tolist", "copy", "tobytes", "sort")},
    **{("tf.RaggedTensor", name): tuple for name in "bounding_shape get_shape nrows row_lengths to_tensor".split()},
    ("tf.RaggedTensor", "to_sparse"): tuple,
    ("tf.sparse.SparseTensor", "get_shape"): tuple,
}
"""(owner, method) -> arguments for a call whose result is looked at."""


def differences() -> list[str]:
    """What the table says and the objects do not."""
    PUBLIC.update((entry.value, entry.name) for entry in entries() if isinstance(entry.value, type))
    found: list[str] = []
    for owner in methods.owners():
        if owner in EAGER:
            once = owner in WITH_VARIABLES or owner.startswith("keras.layers.")
            make = itertools.repeat(EAGER[owner]()).__next__ if once else EAGER[owner]
            with FuncGraph("methods").as_default():
                found += _of_owner(owner, make)
        elif owner in TRACED:
            with FuncGraph("methods").as_default():
                found += _of_owner(owner, TRACED[owner])
        else:
            found.append(f"{owner}: no object to compare with")
    keys = {(owner, attribute) for owner in methods.owners() for attribute in methods.attributes(owner)}
    explained = KERAS_2_ONLY.keys() | ARGUMENTS.keys() | OTHER_CLASSES.keys() | ON_PURPOSE.keys()
    return found + [f"{key}: explained, but not in the table" for key in sorted(explained - keys)]


def _of_owner(owner: str, make: Callable[[], Any]) -> list[str]:
    found: list[str] = []
    for attribute, expected in methods.attributes(owner).items():
        key = (owner, attribute)
        holder = OTHER_CLASSES.get(key) or make()
        if key in KERAS_2_ONLY:
            if hasattr(holder, attribute):
                found.append(f"{key}: exists in Keras 3")
            continue
        if key in ON_PURPOSE:
            continue
        if not hasattr(holder, attribute) and not hasattr(type(holder), attribute):
            found.append(f"{key}: no such attribute")
            continue
        if key in OTHER_CLASSES or not hasattr(holder, attribute):  # a property that this object has no value for
            continue
        if expected.startswith("="):
            found += _compare(key, expected[1:], getattr(holder, attribute), holder)
        elif key in ARGUMENTS:
            found += _compare(key, expected, getattr(holder, attribute)(*ARGUMENTS[key]()), holder)
        elif not callable(getattr(holder, attribute)):
            found.append(f"{key}: is no method")
    return found


def _compare(key: tuple[str, str], expected: str, value: Any, holder: Any) -> list[str]:
    """Nothing, or the difference between the word of the table and the value."""
    if value is None and expected not in ("none", "operation"):
        return []  # not set on this object: input_signature, constraint
    actual = word(value)
    if expected in ("nest", "object", "self", "copy", "elem"):
        fits = {
            "nest": actual not in ("none", "number", "string"),
            "object": actual not in ("tensor", "variable", "none", "number", "list", "dict"),
            "self": type(value) is type(holder),
            "copy": type(value) is type(holder),
            "elem": True,
        }[expected]
    elif expected in ("list:variable", "tuple:variable"):
        fits = isinstance(value, (list, tuple)) and all(isinstance(v, (tf.Variable, tf.keras.Variable)) for v in value)
    elif expected == "variable":
        fits = isinstance(value, (tf.Variable, tf.keras.Variable)) or type(value).__name__ == "_UnreadVariable"
    elif expected == "operation":
        fits = actual in ("operation", "none")
    elif expected == "function":
        fits = callable(value)
    elif expected == "dtype" and isinstance(value, numpy.dtype):
        fits = True
    elif expected in ("array", "number") and isinstance(value, numpy.generic):
        fits = True
    elif expected in ("list", "tuple", "python_list", "python_tuple"):
        fits = isinstance(value, list if expected.endswith("list") else tuple)
    elif expected.startswith("of:"):
        wanted = next((cls for cls, name in PUBLIC.items() if name == expected[3:]), None)
        fits = wanted is not None and isinstance(value, wanted)
    elif expected == "python_iterator":
        fits = hasattr(value, "__next__")
    elif expected == "set":
        fits = isinstance(value, (set, frozenset))
    elif expected in ("dict", "python_dict"):
        fits = isinstance(value, dict) or type(value).__name__ == "mappingproxy"
    else:
        fits = actual == expected
    return [] if fits else [f"{key}: {expected} in the table, {actual} ({type(value).__name__}) in truth"]
