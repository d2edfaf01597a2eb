"""Whether a captured value is changed between two runs of the function that captured it."""

from __future__ import annotations

import ast
import textwrap

import pytest

from flake8_tffunction import engine
from flake8_tffunction.flow import facts
from flake8_tffunction.flow.file import File
from flake8_tffunction.options import Options

HEAD = "import tensorflow as tf\nfrom tensorflow import keras\n"
STEP = "rate = 1.0\n@tf.function\ndef step(x):\n    return x * rate\n"


def changed(source: str) -> list[int]:
    """Lines (of `source`) that change a value too late for a trace that reads it."""
    source = HEAD + textwrap.dedent(source)
    file = File(ast.parse(source), source.splitlines(), Options())
    lines = []
    for fact in engine.perform(file, frozenset({facts.Loaded, facts.Got})).facts:
        if isinstance(fact, facts.Loaded) and fact.owner is not None:
            stale = file.rebindings.of_name(fact.owner, fact.node.id, fact.value)
        elif isinstance(fact, facts.Got):
            stale = file.rebindings.of_attribute(fact.owner, fact.node.attr, fact.value)
        else:
            continue
        if stale is not None and stale.read is fact.node:
            lines.append(getattr(stale.change, "lineno", 0) - 2)
    return lines


@pytest.mark.parametrize(
    ("driver", "line"),
    [
        ("step(1)\nrate = 2.0\nstep(1)", 6),
        ("for k in range(3):\n    rate = k\n    step(1)", 6),
        ("for k in range(3):\n    step(1)\n    rate = 2.0", 7),
        ("while step(1):\n    rate += 1.0", 6),
        ("for rate in (1.0, 2.0):\n    step(1)", 5),
        ("def run():\n    return step(1)\nrun()\nrate = 2.0\nrun()", 8),
        ("def later():\n    global rate\n    rate = 2.0\nstep(1)\nlater()\nstep(1)", 7),
        ("def set_rate(value):\n    global rate\n    rate = value", 7),
        ("step.get_concrete_function(1)\nrate = 2.0\nstep(1)", 6),
        ("step(1)\nrate = 2.0\nagain = step", 6),
        ("try:\n    step(1)\nfinally:\n    rate = 2.0\nstep(1)", 8),
    ],
)
def test_changed_between_two_calls(driver: str, line: int) -> None:
    assert changed(STEP + driver + "\n") == [line]


@pytest.mark.parametrize(
    "driver",
    [
        "rate = 2.0\nstep(1)\nstep(1)",
        "step(1)\nstep(1)\nrate = 2.0",
        "for k in range(3):\n    rate = 2.0\n    step(1)",
        "if step(1):\n    pass\nelse:\n    rate = 2.0\n",
        "if flag:\n    step(1)\nelse:\n    rate = 2.0\n    step(1)",
        "step(1)\nrate = 2.0\n@tf.function\ndef step(x):\n    return x\nstep(1)",
        "def early():\n    global rate\n    rate = 2.0\nearly()\nstep(1)\nstep(1)",
        "def setup():\n    global rate\n    rate = 2.0",
        "def test_step():\n    global rate\n    step(1)\n    rate = 2.0",
        "step(1)\ndef other(rate):\n    rate = 2.0\nstep(1)",
    ],
)
def test_not_changed_between_two_calls(driver: str) -> None:
    assert changed(STEP + driver + "\n") == []


CLASS = """
class Net:
    size = 3
    def __init__(self):
        self.rate = 1.0
        self.late = None
        self.net = keras.layers.Dense(1)
    @tf.function
    def run(self, x):
        return self.net(x) * self.rate + self.size + self.late
"""


@pytest.mark.parametrize(
    ("rest", "line"),
    [
        ("n = Net()\nn.run(1)\nn.rate = 2.0\nn.run(1)\n", 13),
        ("n = Net()\nn.run(1)\nNet.size = 2\nn.run(1)\n", 13),
        ("    def set_rate(self, value):\n        self.rate = value\n", 12),
        ("    def cool(self):\n        self.rate *= 0.5\n", 12),
        ("    def fit(self):\n        self.run(1)\n        self.rate = 2.0\n", 13),
        ("    def fit(self):\n        for k in range(3):\n            self.rate = k\n            self.run(1)\n", 13),
    ],
)
def test_changed_attribute(rest: str, line: int) -> None:
    assert changed(CLASS + rest) == [line]


@pytest.mark.parametrize(
    "rest",
    [
        "n = Net()\nn.rate = 2.0\nn.run(1)\nn.run(1)\n",
        "a = Net()\nb = Net()\na.run(1)\nb.rate = 2.0\nb.run(1)\n",
        "    def compile(self, rate):\n        self.rate = rate\n",
        "    def set_net(self, net):\n        self.net = net\n",
        "    def configure(self, rate):\n        self.rate = rate\n",
        "    def set_late(self, value):\n        self.late = value\n",
        "class Other:\n    def set_rate(self, value):\n        self.rate = value\n",
        "    @property\n    def speed(self):\n        return self.rate\n"
        "    @speed.setter\n    def speed(self, value):\n        self.rate = value\n",
    ],
    ids=[
        "before",
        "another object",
        "compile",
        "an object",
        "no word of change",
        "None before",
        "another class",
        "property",
    ],
)
def test_not_changed_attribute(rest: str) -> None:
    assert changed(CLASS + rest) == []


def test_each_call_of_a_function_has_its_own_variables() -> None:
    source = (
        "def epoch(k):\n    scale = k + 1\n    @tf.function\n    def step(x):\n        return x * scale\n"
        "    return step(k)\nfor k in range(3):\n    epoch(k)\n"
    )
    assert changed(source) == []


def test_containers_are_changed_in_place() -> None:
    source = "{}\n@tf.function\ndef step(x):\n    return x * table[0]\nstep(1)\n{}\nstep(1)\n"
    assert changed(source.format("table = [1]", "table[0] = 2")) == [6]
    assert changed(source.format("table = [1]", "table.append(2)")) == [6]
    assert changed(source.format("table = [1]", "table.index(2)")) == []
    assert changed(source.format("table = tf.Variable([1])", "table.assign([2])")) == []


def test_a_read_under_a_create_once_guard_is_one_read_in_eager_code_too() -> None:
    source = (
        "class A:\n    w = None\n    def __init__(self):\n        self.k = 1\n"
        "    @tf.function\n    def run(self, x):\n        {}\n"
    )
    rest = "    def set_k(self, k):\n        self.k = k\n"
    assert changed(source.format("self.w = self.k") + rest) == [9]
    assert changed(source.format("if self.w is None: self.w = self.k") + rest) == []


def test_keras_traces_anew_after_compile() -> None:
    source = (
        "class Net(keras.Model):\n    gain = 1.0\n    def call(self, x):\n        return x * self.gain\n"
        "n = Net()\nn.compile()\nn.predict(1)\nn.gain = 2.0\n{}n.predict(1)\n"
    )
    assert changed(source.format("")) == [8]
    assert changed(source.format("n.compile()\n")) == []


def test_callbacks_run_between_the_batches() -> None:
    source = (
        "class Net(keras.Model):\n    def __init__(self):\n        self.gain = 1.0\n"
        "    def call(self, x):\n        return x * self.gain\n"
        "class C({}):\n    def on_epoch_end(self, epoch, logs=None):\n        self.model.gain = epoch\n"
    )
    assert changed(source.format("keras.callbacks.Callback")) == [8]
    assert changed(source.format("object")) == []


@pytest.mark.parametrize(("maker", "lines"), [("sklearn.preprocessing.StandardScaler", []), ("keras.Sequential", [8])])
def test_what_is_fitted_beside_a_layer(maker: str, lines: list[int]) -> None:
    module, _, name = maker.rpartition(".")
    assert (
        changed(f"""\
        from {module} import {name}

        class Centred(keras.layers.Layer):
            def __init__(self):
                self.mean = 0.0

            def adapt(self, rows):
                self.mean = rows.sum()

            def call(self, x):
                return x - self.mean

        def built(columns):
            for column in columns:
                other = {name}()
                other.fit(column)
                layer = Centred()
                layer.adapt(column)
        """)
        == lines
    )
