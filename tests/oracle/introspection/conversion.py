"""Whether AutoGraph converts a function that is handed by its name to a library function: tried for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import keras
import tensorflow as tf

from flake8_tffunction.knowledge.callbacks import Callback


def number(*arguments: Any, **keywords: Any) -> Any:
    """A number, by a tensor-dependent `if`."""
    x = arguments[-1] if arguments else tf.random.uniform([])
    if tf.reduce_sum(tf.cast(x, tf.float32)) > 0.5:  # noqa: TFF147, TFF148 - that Keras does not convert it is tried here
        result = x + 1
    else:
        result = x - 1
    return result


def truth(*arguments: Any) -> Any:
    """A truth value, by a tensor-dependent `if`."""
    x = tf.cast(arguments[-1], tf.float32) if arguments else tf.random.uniform([])
    if x > 0.5:  # noqa: TFF148
        result = tf.constant(False)
    else:
        result = tf.constant(True)
    return result


def key(x: Any) -> Any:
    """An int64, by a tensor-dependent `if`."""
    if tf.reduce_sum(x) > 1:
        result = tf.constant(0, tf.int64)
    else:
        result = tf.constant(1, tf.int64)
    return result


def small(x: Any) -> Any:
    """An int32, by a tensor-dependent `if`."""
    if tf.reduce_sum(x) > 1:
        result = tf.constant(0)
    else:
        result = tf.constant(1)
    return result


def with_gradient(x: Any) -> Any:
    """A result and its gradient, by a tensor-dependent `if`."""
    if tf.reduce_sum(x) > 0.5:
        result = x + 1
    else:
        result = x - 1
    return result, lambda upstream: upstream


def state(*arguments: Any) -> Any:
    """Carry and output of a scan, by a tensor-dependent `if`."""
    carry = arguments[0]
    if carry > 0:
        carry = carry + 1
    else:
        carry = carry - 1
    return carry, carry


def dataset(*arguments: Any) -> Any:
    """A Dataset, by a tensor-dependent `if`."""
    if arguments[0] > 0:
        size = tf.constant(2, tf.int64)
    else:
        size = tf.constant(3, tf.int64)
    return tf.data.Dataset.range(size)


def taken(whole: Any) -> Any:
    """A part of a Dataset, by a tensor-dependent `if`."""
    if tf.random.uniform([]) > 0.5:
        size = tf.constant(2, tf.int64)
    else:
        size = tf.constant(3, tf.int64)
    return whole.take(size)


def reduced(group: Any, window: Any) -> Any:
    """A Dataset of a group, by a tensor-dependent `if`."""
    if group > 1:
        size = tf.constant(2, tf.int64)
    else:
        size = tf.constant(3, tf.int64)
    return window.batch(size)


def positive(group: Any) -> Any:
    """The size of a window, by a tensor-dependent `if`."""
    return key(group) + 1


def numbers() -> Any:
    """A Dataset of numbers."""
    return tf.data.Dataset.range(3)


def ragged() -> Any:
    """A RaggedTensor in the graph."""
    return tf.RaggedTensor.from_row_splits(tf.random.uniform((3,)), tf.constant([0, 1, 3]))


SECTION: Any = tf.CriticalSection()

USES: dict[str, Callable[[Any], Any]] = {
    "tf.cond": lambda x: tf.cond(x > 0, number, number),
    "tf.compat.v1.cond": lambda x: tf.compat.v1.cond(x > 0, number, number),
    "tf.case": lambda x: tf.case([(x > 0, number)], default=number),
    "tf.compat.v1.case": lambda x: tf.compat.v1.case([(x > 0, number)], default=number),
    "tf.switch_case": lambda x: tf.switch_case(tf.cast(x, tf.int32), [number, number]),
    "tf.while_loop": lambda x: tf.while_loop(truth, lambda v: [v], [x]),
    "tf.compat.v1.while_loop": lambda x: tf.compat.v1.while_loop(truth, lambda v: v, [x]),
    "tf.map_fn": lambda x: tf.map_fn(number, tf.stack([x, x])),
    "tf.compat.v1.map_fn": lambda x: tf.compat.v1.map_fn(number, tf.stack([x, x])),
    "tf.vectorized_map": lambda x: tf.vectorized_map(number, tf.stack([x, x])),
    "tf.scan": lambda x: tf.scan(number, tf.stack([x, x])),
    "tf.compat.v1.scan": lambda x: tf.compat.v1.scan(number, tf.stack([x, x])),
    "tf.foldl": lambda x: tf.foldl(number, tf.stack([x, x])),
    "tf.compat.v1.foldl": lambda x: tf.compat.v1.foldl(number, tf.stack([x, x])),
    "tf.foldr": lambda x: tf.foldr(number, tf.stack([x, x])),
    "tf.compat.v1.foldr": lambda x: tf.compat.v1.foldr(number, tf.stack([x, x])),
    "tf.nest.map_structure": lambda x: tf.nest.map_structure(number, [x]),
    "tf.ragged.map_flat_values": lambda x: tf.ragged.map_flat_values(number, ragged()),
    "tf.sparse.map_values": lambda x: tf.sparse.map_values(number, tf.sparse.from_dense(tf.stack([x, x]))),
    "tf.custom_gradient": lambda x: tf.custom_gradient(with_gradient)(x),
    "tf.recompute_grad": lambda x: tf.recompute_grad(number)(x),
    "tf.grad_pass_through": lambda x: tf.grad_pass_through(number)(x),
    "tf.autograph.to_graph": lambda x: tf.autograph.to_graph(number)(x),
    "tf.autograph.experimental.do_not_convert": lambda x: tf.autograph.experimental.do_not_convert(number)(x),
    "tf.xla.experimental.compile": lambda x: tf.xla.experimental.compile(number, [x]),
    "keras.ops.cond": lambda x: keras.ops.cond(x > 0, number, number),
    "keras.ops.switch": lambda x: keras.ops.switch(tf.cast(x, tf.int32), [number, number], x),
    "keras.ops.while_loop": lambda x: keras.ops.while_loop(truth, lambda v: [v], [x]),
    "keras.ops.fori_loop": lambda x: keras.ops.fori_loop(0, 2, number, x),
    "keras.ops.scan": lambda x: keras.ops.scan(state, x, tf.stack([x, x])),
    "keras.ops.map": lambda x: keras.ops.map(number, tf.stack([x, x])),
    "keras.ops.vectorized_map": lambda x: keras.ops.vectorized_map(number, tf.stack([x, x])),
    "keras.ops.associative_scan": lambda x: keras.ops.associative_scan(number, tf.stack([x, x])),
    "keras.ops.custom_gradient": lambda x: keras.ops.custom_gradient(with_gradient)(x),
    "keras.remat": lambda x: keras.remat(number)(x),
    "keras.layers.Lambda": lambda x: keras.layers.Lambda(number)(x),
    "keras.tree.map_structure": lambda x: keras.tree.map_structure(number, [x]),
    "keras.tree.map_structure_up_to": lambda x: keras.tree.map_structure_up_to([0], number, [x]),
    "dataset.apply": lambda x: numbers().apply(taken),
    "dataset.bucket_by_sequence_length": lambda x: numbers().batch(1).bucket_by_sequence_length(small, [1], [2, 2]),
    "dataset.filter": lambda x: numbers().filter(truth),
    "dataset.flat_map": lambda x: numbers().flat_map(dataset),
    "dataset.group_by_window:key_func": lambda x: numbers().group_by_window(key, lambda k, d: d.batch(2), 2),
    "dataset.group_by_window:reduce_func": lambda x: numbers().group_by_window(lambda v: v, reduced, 2),
    "dataset.group_by_window:window_size_func": lambda x: numbers().group_by_window(
        lambda v: v, lambda k, d: d.batch(2), window_size_func=positive
    ),
    "dataset.interleave": lambda x: numbers().interleave(dataset),
    "dataset.map": lambda x: numbers().map(number),
    "dataset.reduce": lambda x: numbers().reduce(tf.constant(0, tf.int64), number),
    "dataset.rejection_resample": lambda x: numbers().rejection_resample(small, [0.5, 0.5]),
    "dataset.scan": lambda x: numbers().scan(tf.constant(0, tf.int64), state),
    "dataset.take_while": lambda x: numbers().take_while(truth),
    "strategy.run": lambda x: tf.distribute.get_strategy().run(number, (x,)),
    "tf.distribute.ReplicaContext.merge_call": lambda x: tf.distribute.get_replica_context().merge_call(number, (x,)),
    "tf.CriticalSection.execute": lambda x: SECTION.execute(number),
}
"""Name of the table (and the parameter, where they differ) -> a traced call that hands over one of the functions."""


NOT_TRIED = {
    "tf.py_function": "host code",
    "tf.numpy_function": "host code",
    "tf.compat.v1.py_func": "host code",
    "dataset.from_generator": "host code",
    "strategy.distribute_datasets_from_function": "called once with an input context, in eager code",
}


def differences(table: Mapping[str, tuple[Callback, ...]]) -> list[str]:
    """Where AutoGraph does something else than the table says."""
    tried = {use.partition(":")[0] for use in USES}
    found = [f"{name}: is not tried" for name in table.keys() - tried - NOT_TRIED.keys()]
    found += [f"{name}: explained, but not in the table" for name in NOT_TRIED.keys() - table.keys()]
    for name, use in USES.items():
        function, _, keyword = name.partition(":")
        expected = {callback.converted for callback in table[function] if keyword in ("", callback.keyword)}
        try:
            tf.function(use)(tf.constant(0.0))
        except tf.errors.OperatorNotAllowedInGraphError:
            converted = False
        except Exception as error:  # noqa: B902 - say it, and go on with the next
            found.append(f"{name}: {type(error).__name__}: {str(error).splitlines()[0][:150]}")
            continue
        else:
            converted = True
        if expected != {converted}:
            found.append(f"{name}: {'is' if converted else 'is not'} converted")
    return found
