"""What AutoGraph converts under Keras 2, where a model's train step calls its layers.

TensorFlow 2.15.1 was asked: `fit` of this program ends without an error, and of one with the `if` in `train_step` itself with
OperatorNotAllowedInGraphError.
"""

from __future__ import annotations

import ast

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options

MODEL = """\
import tensorflow as tf


class Clip(tf.keras.layers.Layer):
    def call(self, x):
        if tf.reduce_max(x) > 1.0:
            x = x / tf.reduce_max(x)
        return x


class Gate:
    def __call__(self, x):
        return x if tf.reduce_max(x) > 1.0 else -x


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.clip = Clip()
        self.dense = tf.keras.layers.Dense(1)
        self.gate = Gate()

    def call(self, x, training=False):
        return self.dense(self.clip(x))

    def train_step(self, data):
        x, y = data
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self(x, training=True) - y) ** 2)
        self.optimizer.apply_gradients(zip(tape.gradient(loss, self.trainable_variables), self.trainable_variables))
        return {"loss": loss}
"""


def lines(source: str, tensorflow: tuple[int, int]) -> list[int]:
    """The lines with TFF147."""
    found = check(ast.parse(source), source.splitlines(keepends=True), Options(tensorflow=tensorflow))
    return [finding.line for finding in found if finding.code == "TFF147"]


def test_a_layer_is_converted_though_a_train_step_calls_it() -> None:
    assert lines(MODEL, (2, 15)) == []
    assert lines(MODEL, (2, 21)) == [6]


def test_an_object_that_is_no_layer_is_called_as_the_train_step_is() -> None:
    source = MODEL.replace("self(x, training=True) - y", "self.gate(self(x, training=True)) - y")
    assert lines(source, (2, 15)) == [13]
