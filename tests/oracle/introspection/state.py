"""Which classes make tf.Variables when they are made (and used once) in a tf.function: tried for each.

Asks `tf.keras`, so that with the package tf_keras and TF_USE_LEGACY_KERAS=1 it measures Keras 2:
`TF_USE_LEGACY_KERAS=1 python -m tests.oracle.introspection.state` prints what it finds.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any

import tensorflow as tf

from tests.oracle.introspection.keras2 import ONLY_IN_KERAS_3

NEEDED: dict[str, Any] = {
    "activation": "relu",
    "axes": 1,
    "bin_boundaries": (0.5,),
    "boundaries": (1,),
    "class_id": 0,
    "decay_rate": 0.5,
    "decay_steps": 10,
    "dims": (2, 1),
    "end_learning_rate": 0.1,
    "equation": "ab,bc->ac",
    "factor": 0.2,
    "feature_columns": (),
    "filters": 2,
    "first_decay_steps": 10,
    "fn": lambda y_true, y_pred: y_pred - y_true,
    "function": lambda x: x,
    "head_dim": 2,
    "height": 3,
    "height_factor": 0.2,
    "initial_learning_rate": 0.1,
    "input_dim": 8,
    "kernel_size": 2,
    "key_dim": 2,
    "learning_rate": 0.1,
    "loss_fn": lambda y_true, y_pred: y_pred - y_true,
    "mask_value": 0.0,
    "max_number": 4,
    "max_sequence_length": 8,
    "max_tokens": 8,
    "mean_metric": None,
    "n": 2,
    "name": "made",
    "num_bins": 4,
    "num_classes": 2,
    "num_heads": 2,
    "num_key_value_heads": 1,
    "num_query_heads": 2,
    "num_tokens": 8,
    "output_dim": 3,
    "output_size": 2,
    "output_shape": 3,
    "precision": 0.5,
    "preserved_examples": (0,),
    "pool_size": 2,
    "rate": 0.5,
    "recall": 0.5,
    "scale": 0.5,
    "sensitivity": 0.5,
    "sequence_length": 6,
    "specificity": 0.5,
    "stddev": 0.5,
    "target_class_ids": (0,),
    "target_shape": (-1,),
    "units": 2,
    "value_range": (0, 1),
    "values": (0.1, 0.2),
    "vocabulary_size": 8,
    "width": 3,
    "width_factor": 0.2,
}
"""Arguments for the parameters that constructors insist on, by name."""

CHOSEN: dict[str, dict[str, Any]] = {
    "CategoryEncoding": {"num_tokens": 8},
    "Discretization": {"bin_boundaries": (0.5,)},
    "GroupNormalization": {"groups": 2},
    "InputLayer": {"shape": (4,)},
    "IntegerLookup": {"vocabulary": [0, 1]},
    "RandomPosterization": {"factor": 4},
    "StringLookup": {"vocabulary": ["a", "b"]},
    "TextVectorization": {"vocabulary": ["a", "b"]},
}
"""Arguments that a class needs though its signature doesn't say so."""

SHAPES = ((2, 4), (2, 6, 4), (2, 6, 6, 4), (2, 6, 6, 3), (2, 6, 6, 6, 4), (2, 2, 6, 6, 6, 4))
"""Inputs of layers are tried with these."""

SINGLETON = "only supports singleton tf.Variables"


def verdict(make: Callable[[], Any], use: Callable[[Any], Any]) -> str | None:
    """What happens when a tf.function makes an object and uses it, called twice.

    "variables": TensorFlow refuses; "lost": the object is gone when its operations run; "": all is well; None: the
    attempt failed for another reason and tells nothing.
    """

    def body() -> None:
        use(make())

    step = tf.function(body, autograph=False)  # noqa: TFF113 - each verdict is about a function of its own
    try:
        step()
        step()
    except Exception as error:  # noqa: B902 - guessed arguments fail in all ways
        if SINGLETON in str(error):
            return "variables"
        return "lost" if isinstance(error, tf.errors.NotFoundError) else None
    return ""


def constructions(value: type[Any]) -> Iterator[Callable[[], Any]]:
    """Ways to construct the class, with arguments guessed by name."""
    parameters = list(inspect.signature(value.__init__).parameters.values())[1:]
    given: dict[str, Any] = dict(CHOSEN.get(value.__name__, {}))
    for parameter in parameters:
        if parameter.name in given:
            continue
        named = parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
        if named and parameter.default is parameter.empty:
            if parameter.name not in NEEDED and parameter.name not in INNER:
                return
            given[parameter.name] = INNER[parameter.name]() if parameter.name in INNER else NEEDED[parameter.name]
    yield lambda: value(**given)
    if "layer" in given:  # Bidirectional wants a recurrent one
        recurrent = {**given, "layer": _recurrent()}
        yield lambda: value(**recurrent)


def _dense() -> Any:
    """A layer that has its variables already: wrappers are asked for their own."""
    layer = tf.keras.layers.Dense(3)
    layer(tf.zeros((2, 4)))
    return layer


def _cell() -> Any:
    cell = tf.keras.layers.SimpleRNNCell(4)
    cell(tf.zeros((2, 4)), [tf.zeros((2, 4))])
    return cell


def _recurrent() -> Any:
    layer = tf.keras.layers.SimpleRNN(4)
    layer(tf.zeros((2, 6, 4)))
    return layer


INNER: dict[str, Callable[[], Any]] = {
    "cell": _cell,
    "cells": lambda: [_cell()],
    "backward_layer": _recurrent,
    "layer": _dense,
    "layers": lambda: [_dense()],
    "model": lambda: tf.keras.Sequential([_dense()]),
    "metric": lambda: tf.keras.metrics.Mean(),
    "inner_optimizer": lambda: tf.keras.optimizers.SGD(),
    "optimizer": lambda: tf.keras.optimizers.SGD(),
}
"""Parameters that want an object with variables: one that has been made outside."""


def _applied(*arguments: Any, **keywords: Any) -> Callable[[Any], Any]:
    """Call the object."""
    return lambda made: made(*arguments, **keywords)


def _updated(*arguments: Any) -> Callable[[Any], Any]:
    """Give the metric a value and ask for its result."""
    return lambda metric: (metric.update_state(*arguments), metric.result())


def uses(kind: str) -> Iterator[Callable[[Any], Any]]:
    """Ways to use an object of a class kind once."""
    if kind == "layer":
        for shape in SHAPES:
            x = tf.ones(shape)
            yield _applied(x, training=True)
            yield _applied(x)
            yield _applied([x, x])
            yield _applied(x, x)
            yield _applied(x, [x])
            yield _applied(x, [x, x])
        yield lambda layer: layer(tf.ones((2, 4), "int32"))
        yield lambda layer: layer((tf.ones((2, 1), "int32"), tf.ones((2, 1), "int32")))
        yield lambda layer: layer(tf.constant(["a", "b"]))
        yield lambda layer: layer(tf.ones((2, 2)), [tf.ones((2, 2))])
        yield lambda layer: layer(tf.ones((2, 2)), [tf.ones((2, 2)), tf.ones((2, 2))])
        yield lambda layer: layer(tf.ones((2, 6, 6, 4)), [tf.ones((2, 6, 6, 2)), tf.ones((2, 6, 6, 2))])
        yield lambda layer: layer(tf.ones((2, 6, 4)), [tf.ones((2, 6, 2)), tf.ones((2, 6, 2))])
    elif kind == "metric":
        y = tf.constant([[0.0, 1.0], [1.0, 0.0]])
        n = tf.constant([0, 1])
        for arguments in ((y, y), (n, y), (n, n), (y,), (y[:, 0], y[:, 0])):
            yield _updated(*arguments)
    elif kind == "optimizer":
        weight = tf.Variable([[1.0, 2.0], [3.0, 4.0]])
        yield lambda optimizer: optimizer.apply_gradients([(tf.constant([[0.1, 0.1], [0.1, 0.1]]), weight)])
        yield lambda optimizer: optimizer.minimize(lambda: tf.reduce_sum(weight * weight), [weight])
    elif kind == "loss":
        y = tf.constant([[0.0, 1.0], [1.0, 0.0]])
        for arguments in ((y, y), (tf.constant([0, 1]), y), (y[:, 0], y)):
            yield _applied(*arguments)
    elif kind in ("schedule", "regularizer", "constraint"):
        yield lambda called: called(tf.constant([[1.0]]))
        yield lambda called: called(1)
    elif kind == "initializer":
        yield lambda initializer: initializer((2, 2))
        yield lambda initializer: initializer((3, 2, 2))
    else:
        yield lambda made: None


def measured(value: type[Any], kind: str) -> str | None:
    """The verdict for a class; None if no attempt worked. One that makes variables in some way makes variables."""
    answer: str | None = None
    try:
        ways = list(constructions(value))
    except (TypeError, ValueError):
        return None
    for make in ways:
        if verdict(make, lambda made: None) == "variables":
            return "variables"
        for use in uses(kind):
            found = verdict(make, use)
            if found:
                return found
            answer = found if answer is None else answer
            if answer == "" and kind != "layer":
                return answer
    return answer


def state_flag(name: str, value: type[Any], kind: str) -> str:
    """The flag of the table: "+" makes variables, "+3" since Keras 3, "!" is lost, "~" is shared by all calls, ""."""
    if kind in ("queue", "table"):
        return _resource_flag(name, value)
    if name.startswith("keras.optimizers.legacy."):
        return "+"  # measured with Keras 2; Keras 3 has a class of this name that refuses
    if kind == "generator":
        made = verdict(lambda: value.from_seed(1), lambda generator: generator.normal((2,)))
    elif name == "keras.random.SeedGenerator":
        made = verdict(lambda: value(1), lambda generator: generator.next())
    elif name.startswith("keras.") or kind == "optimizer":
        made = measured(value, kind)
    else:
        return ""
    if made != "variables":
        return ""
    return "+3" if name in ONLY_IN_KERAS_3 else "+"


QUEUE_ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "tf.queue.FIFOQueue": (9, "int64", [[]]),
    "tf.queue.PaddingFIFOQueue": (9, ["int64"], [[]]),
    "tf.queue.PriorityQueue": (9, ["int64"], [[]]),
    "tf.queue.RandomShuffleQueue": (9, 0, "int64", [[]]),
}
TABLE_ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "tf.lookup.experimental.DenseHashTable": ("int64", "int64", -1, -5, -6),
    "tf.lookup.experimental.MutableHashTable": ("int64", "int64", -1),
}
"""Tables that can be changed; the others give the same in every call."""


def _resource_flag(name: str, value: type[Any]) -> str:
    """Put one element into a queue or table that each call makes anew, and count: 1 each time if it is new."""

    def count(key: tf.Tensor) -> tf.Tensor:
        if name in TABLE_ARGUMENTS:
            table = value(*TABLE_ARGUMENTS[name])
            table.insert([key], [key])
            return table.size()
        queue = value(*QUEUE_ARGUMENTS[name])
        element = (key, key) if name.endswith("PriorityQueue") else key
        with tf.control_dependencies([queue.enqueue(element)]):
            return queue.size()

    if name not in TABLE_ARGUMENTS and name not in QUEUE_ARGUMENTS:
        return ""
    step = tf.function(count, autograph=False)
    try:
        counts = [int(step(tf.constant(key, tf.int64))) for key in range(3)]
    except tf.errors.NotFoundError:
        return "!"
    return "" if counts == [1, 1, 1] else "~"


def public_classes(module: Any, base: type[Any]) -> dict[str, type[Any]]:
    """Name -> class of the public classes of a module that derive from `base`."""
    found = {name: getattr(module, name) for name in dir(module) if not name.startswith("_")}
    return {name: value for name, value in found.items() if isinstance(value, type) and issubclass(value, base)}


def main() -> None:
    """Print the verdict for every class of the Keras that tf.keras is."""
    k = tf.keras
    for part, base, kind in (
        ("layers", k.layers.Layer, "layer"),
        ("metrics", k.metrics.Metric, "metric"),
        ("optimizers", k.optimizers.Optimizer, "optimizer"),
    ):
        for name, value in public_classes(getattr(k, part), base).items():
            print(f"keras.{part}.{name}", kind, measured(value, kind), flush=True)


if __name__ == "__main__":
    main()
