"""What kind of class a public class is: what its instances are to the rules."""

from __future__ import annotations

from typing import Any

import keras
import tensorflow as tf
from tensorflow.python.ops import data_flow_ops, lookup_ops

KINDS: tuple[tuple[type[Any] | tuple[type[Any], ...], str], ...] = (
    (BaseException, "error"),
    (keras.Model, "model"),
    (keras.metrics.Metric, "metric"),
    (keras.Layer, "layer"),
    (keras.optimizers.Optimizer, "optimizer"),
    (keras.losses.Loss, "loss"),
    (keras.optimizers.schedules.LearningRateSchedule, "schedule"),
    (keras.initializers.Initializer, "initializer"),
    (keras.regularizers.Regularizer, "regularizer"),
    (keras.constraints.Constraint, "constraint"),
    (keras.callbacks.Callback, "callback"),
    (keras.Variable, "variable"),
    (tf.Variable, "variable"),
    (tf.random.Generator, "generator"),
    (tf.data.Dataset, "dataset"),
    (tf.data.Iterator, "dataset_iterator"),
    (tf.TensorArray, "tensorarray"),
    (tf.Tensor, "tensor"),
    (tf.TensorShape, "shape"),
    (tf.DType, "dtype"),
    (tf.TypeSpec, "spec"),
    (tf.GradientTape, "tape"),
    (data_flow_ops.QueueBase, "queue"),
    (tf.distribute.Strategy, "strategy"),
    ((tf.train.Checkpoint, tf.train.CheckpointManager), "checkpoint"),
    (lookup_ops.LookupInterface, "table"),
    (tf.compat.v1.train.Optimizer, "optimizer"),
    ((tf.experimental.ExtensionType, tf.RaggedTensor, tf.sparse.SparseTensor, tf.IndexedSlices), "composite"),
    (tf.Module, "module"),
)
"""Base class -> kind, the more exact ones first."""

EXTRA = {
    "keras.Function": "other",
    "tf.lookup.KeyValueTensorInitializer": "other",
    "tf.lookup.TextFileInitializer": "other",
}


def class_kind(value: type[Any], name: str) -> str:
    """The kind in the words of `api.class_kind`."""
    if ".optimizers.legacy." in name:
        return "optimizer"  # Keras 3 keeps only a class that refuses; in Keras 2 they are the optimizers
    if name in EXTRA:
        return EXTRA[name]
    for bases, kind in KINDS:
        if issubclass(value, bases):
            return kind
    if name.startswith(("tf.initializers", "keras.initializers")) or name.endswith("_initializer"):
        return "initializer"
    return "other"
