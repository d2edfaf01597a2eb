"""Claims that differ between versions: the rules follow --tff-tensorflow, and each version shows that they are right.

A line ends in `# until 2.15: TFF129` or `# since 2.16: TFF147` if it is reported on these versions only. With --tf the
installed TensorFlow runs each program: it must show a trap exactly where one is reported.
"""

from __future__ import annotations

import ast
import re
import textwrap

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options
from tests.evidence.record import VERSIONS, minor
from tests.oracle.run import Judge

MARK = re.compile(r"# (until|since) (\d+)\.(\d+): (TFF\d{3})$")

PROGRAMS = {
    "an assignment expression is converted": """
        @tf.function
        def clip(x):
            if (top := tf.reduce_max(x)) > 1.0:  # since 2.16: TFF146
                x = x / top
            return x

        clip(tf.constant([1.0, 2.0]))
        """,
    "Keras 2 converts call": """
        class Clip(tf.keras.layers.Layer):
            def call(self, x):
                if tf.reduce_max(x) > 1.0:  # since 2.16: TFF147
                    x = x / tf.reduce_max(x)
                return x

        layer = Clip()
        infer = tf.function(lambda x: layer(x))
        infer(tf.constant([[1.0, 2.0]]))
        """,
    "plain SGD is late": """
        @tf.function
        def step(weight, optimizer):
            optimizer.apply_gradients([(tf.ones([]), weight)])

        weight = tf.Variable(1.0)
        first = tf.keras.optimizers.SGD(0.1)
        second = tf.keras.optimizers.SGD(0.01)
        step(weight, first)
        step(weight, second)  # until 2.15: TFF129
        """,
    "a step for a batch": """
        model = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1)])
        model.compile("sgd", "mse")

        @tf.function
        def step(x, y):
            model.train_on_batch(x, y)  # until 2.15: TFF176

        step(tf.ones([1, 2]), tf.ones([1, 1]))
        """,
    "a test of a batch": """
        model = tf.keras.Sequential([tf.keras.Input((2,)), tf.keras.layers.Dense(1)])
        model.compile("sgd", "mse")

        @tf.function
        def step(x, y):
            model.test_on_batch(x, y)  # until 2.15: TFF176

        step(tf.ones([1, 2]), tf.ones([1, 1]))
        """,
    "Dropout has a seed variable": """
        @tf.function
        def drop(x):
            return tf.keras.layers.Dropout(0.5)(x, training=False)  # since 2.16: TFF122

        drop(tf.ones([3]))
        """,
    "a guard in call, for add_weight": """
        class Scale(tf.keras.layers.Layer):
            def __init__(self):
                super().__init__()
                self.gain = None

            def call(self, x):
                if self.gain is None:
                    self.gain = self.add_weight(name="gain", shape=(), initializer="ones")  # since 2.16: TFF121
                return x * self.gain

        layer = Scale()
        scale = tf.function(lambda x: layer(x))
        scale(tf.ones([3]))
        """,
    "the data of train_step": """
        class Net(tf.keras.Model):
            def __init__(self):
                super().__init__()
                self.dense = tf.keras.layers.Dense(1)

            def call(self, x):
                return self.dense(x["x"])

            def train_step(self, data):
                features, label = data
                weight = features.pop("w")  # since 2.16: TFF125
                return {"loss": tf.reduce_mean(self(features) * weight)}

        net = Net()
        net.compile("sgd")
        pair = ({"x": tf.ones([2, 1]), "w": tf.ones([2, 1])}, tf.ones([2]))
        net.fit(tf.data.Dataset.from_tensors(pair), verbose=0)
        """,
}

UNREPORTED = {"a step for a batch": ("2.16", "2.18"), "a test of a batch": ("2.16", "2.18")}
"""Versions whose Keras (3.3, 3.6) fails too: the Keras of a user isn't known, and later ones work."""


def reported(source: str, version: tuple[int, int]) -> list[tuple[int, str]]:
    findings = check(ast.parse(source), source.splitlines(keepends=True), Options(tensorflow=version))
    return [(f.line, f.code) for f in findings]


def marked(source: str, version: tuple[int, int]) -> list[tuple[int, str]]:
    found = []
    for number, line in enumerate(source.splitlines(), 1):
        if match := MARK.search(line):
            limit = int(match[2]), int(match[3])
            if version <= limit if match[1] == "until" else version >= limit:
                found.append((number, match[4]))
    return found


def program(name: str) -> str:
    return "import tensorflow as tf\n" + textwrap.dedent(PROGRAMS[name])


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_rules_follow(name: str, version: str) -> None:
    major, second = map(int, version.split("."))
    assert reported(program(name), (major, second)) == marked(program(name), (major, second))


@pytest.mark.parametrize("name", PROGRAMS)
def test_tensorflow_shows_it(name: str, installed: Judge) -> None:
    major, second = map(int, minor(installed.version).split("."))
    outcome = installed.ask(program(name))
    assert outcome.eager.raised in (None, outcome.graph.raised), outcome.eager.message
    trap = bool(marked(program(name), (major, second))) or minor(installed.version) in UNREPORTED.get(name, ())
    assert (outcome.graph.raised is not None) == trap, outcome.graph.message
