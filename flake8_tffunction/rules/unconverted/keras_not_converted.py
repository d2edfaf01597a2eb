from __future__ import annotations

from collections.abc import Iterator

from flake8_tffunction.flow.conversion import KERAS
from flake8_tffunction.flow.facts import Branched, Called, Iterated, Operated
from flake8_tffunction.flow.python_control import CONTROL, python_control
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class KerasNotConverted(Rule):
    """Keras 3 runs no AutoGraph: a tensor `if`, `while` or `for` in `call`, a train step, loss or metric fails.

    It fails in `fit`, `predict` and when a tf.function calls the model, and works when the layer is called eagerly, so tests may
    not show it. `float()`, `int()`, `len()` and `range()` of a tensor, which AutoGraph turns into ops, fail there too. Use
    `tf.cond`, `tf.where`, `tf.cast` or `tf.while_loop`, or put `@tf.function` on the method: then AutoGraph converts it.
    """

    code = "TFF147"
    name = "keras-not-converted"
    message = "Keras runs no AutoGraph, so `{what}` on a tensor fails: use `{instead}`, or `@tf.function` here"
    see = ("https://github.com/keras-team/keras-io/pull/1565",)
    quiet = "Under `@tf.function`, for conditions that Python decides, and for classes that are compiled with `run_eagerly=True`."
    versions = (
        "With Keras 2 (TensorFlow before 2.16, tf_keras) only train steps and schedules are not converted. A file counts as one of "
        "Keras 2, too, where the package itself picks the Keras (`from .backend import keras`), and where `add_weight` gets a name first."
    )

    bad = (
        Example(
            """
            class Clip(tf.keras.layers.Layer):
                def call(self, x):
                    if tf.reduce_max(x) > 1.0:  # expect
                        x = x / tf.reduce_max(x)
                    return x


            layer = Clip()
            infer = tf.function(lambda x: layer(x))
            print(infer(tf.constant([[1.0, 2.0]])).numpy())
            """,
            raises="OperatorNotAllowedInGraphError",
            eager="[[0.5 1. ]]",
        ),
    )
    good = (
        Example(
            """
            class Clip(tf.keras.layers.Layer):
                @tf.function
                def call(self, x, training=False):
                    if tf.reduce_max(x) > 1.0:
                        x = x / tf.reduce_max(x)
                    return x


            layer = Clip()
            infer = tf.function(lambda x: layer(x))
            print(infer(tf.constant([[1.0, 2.0]])).numpy())
            """,
            graph="[[0.5 1. ]]",
        ),
    )

    @on(*CONTROL)
    def control(self, fact: Branched | Iterated | Operated | Called) -> Iterator[Finding]:
        for control in python_control(fact, self.file.names):
            if control.place.unconverted == KERAS:
                yield self.at(control.node, control.place, what=control.what, instead=control.instead)
