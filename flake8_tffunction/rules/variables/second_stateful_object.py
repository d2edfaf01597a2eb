from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from flake8_tffunction.flow.facts import Ended, Finished
from flake8_tffunction.flow.latecomers import Latecomer
from flake8_tffunction.rules.base import Example, Finding, Rule, on


class SecondStatefulObject(Rule):
    """A second optimizer or unbuilt model that comes to a `tf.function` after its first call makes its variables too
    late.

    Only the first call of a `tf.function` may create variables. Adam and most other optimizers make theirs at the
    first `apply_gradients`, layers and models at the first call, so the second such object raises `ValueError:
    tf.function only supports singleton tf.Variables created on the first call`; a subclassed Keras model is left with
    broken weights instead. Build the object first (`optimizer.build(variables)`, `model.build(shape)`), or make a
    `tf.function` for each, as a traced method has one for each instance."""

    code = "TFF129"
    name = "second-stateful-object"
    message = "{what} makes variables after the first call of `{function}`: build it first, or a step for each"
    see = ("guide/function#using_with_multiple_keras_optimizers", "guide/function#using_with_multiple_keras_models")
    quiet = (
        "Unless the file shows both objects, that the later one makes its variables late, and that nothing can "
        "have built it before: plain SGD, models with an input shape, most metrics and objects from elsewhere are "
        "fine."
    )
    versions = (
        "With Keras 2 (TensorFlow before 2.16) plain SGD makes its variables late, too, and a second subclassed model raises "
        "ValueError like all others."
    )

    bad = (
        Example(
            """
            @tf.function
            def step(weight, optimizer):
                with tf.GradientTape() as tape:
                    loss = tf.square(weight - 1.0)
                optimizer.apply_gradients([(tape.gradient(loss, weight), weight)])
                return loss


            weight = tf.Variable(2.0)
            fast = tf.keras.optimizers.Adam(0.1)
            slow = tf.keras.optimizers.Adam(0.001)
            print(step(weight, fast).numpy())
            print(step(weight, slow).numpy() < 1.0)  # expect
            """,
            graph="1.0",
            raises="ValueError",
            eager="1.0\nTrue",
        ),
        Example(
            """
            @tf.function
            def predict(model, x):
                return model(x)


            models = [tf.keras.Sequential([tf.keras.layers.Dense(1)]) for _ in range(2)]
            for model in models:
                print(predict(model, tf.ones([1, 3])).shape)  # expect
            """,
            graph="(1, 1)",
            raises="ValueError",
            eager="(1, 1)\n(1, 1)",
        ),
    )
    good = (
        Example(
            """
            @tf.function
            def step(weight, optimizer):
                with tf.GradientTape() as tape:
                    loss = tf.square(weight - 1.0)
                optimizer.apply_gradients([(tape.gradient(loss, weight), weight)])
                return loss


            weight = tf.Variable(2.0)
            fast = tf.keras.optimizers.Adam(0.1)
            slow = tf.keras.optimizers.Adam(0.001)
            slow.build([weight])
            fast.build([weight])
            print(step(weight, fast).numpy())
            print(step(weight, slow).numpy() < 1.0)
            """,
            graph="1.0\nTrue",
        ),
        Example(
            """
            class Trainer:
                def __init__(self, rate):
                    self.weight = tf.Variable(2.0)
                    self.optimizer = tf.keras.optimizers.Adam(rate)

                @tf.function
                def step(self):
                    with tf.GradientTape() as tape:
                        loss = tf.square(self.weight - 1.0)
                    self.optimizer.apply_gradients([(tape.gradient(loss, self.weight), self.weight)])
                    return loss


            fast, slow = Trainer(0.1), Trainer(0.001)
            print(fast.step().numpy(), slow.step().numpy())
            """,
            graph="1.0 1.0",
        ),
    )

    @on(Finished)
    def finished(self, fact: Finished) -> Iterator[Finding]:
        yield from self._told(self.file.latecomers.in_eager_code())

    @on(Ended)
    def ended(self, fact: Ended) -> Iterator[Finding]:
        yield from self._told(self.file.latecomers.in_trace(fact))
        if fact.place.traced.is_graph_function:
            yield from self._told(self.file.latecomers.behind_flags(fact))

    def _told(self, found: Iterable[Latecomer]) -> Iterator[Finding]:
        for late in found:
            what = f"`{late.birth.label}`" if late.birth.label is not None else f"this `{_class(late.birth.maker)}`"
            yield self.at(late.node, what=what, function=late.function)


def _class(maker: ast.Call) -> str:
    function = maker.func
    return (
        function.attr
        if isinstance(function, ast.Attribute)
        else function.id
        if isinstance(function, ast.Name)
        else "object"
    )
