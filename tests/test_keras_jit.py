"""`--tff-keras-jit`: what Keras 3 decides by the machine (jit_compile="auto") is taken for True.

Under `jit_compile=True` TensorFlow shows the trap (`tests/cases/xla`); "auto" does the same on a GPU and nothing on a CPU
(Keras' guide to `Model.compile`), which is why only the user can say it.
"""

from __future__ import annotations

import ast
import textwrap

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options

PROGRAM = """
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)

    def call(self, x):
        tf.debugging.assert_positive(x)
        return self.dense(x)


net = Net()
{compile}
net.fit(tf.ones([4, 2]), tf.ones([4, 1]))
"""

AUTO = ['net.compile("sgd", "mse")', 'net.compile("sgd", "mse", jit_compile="auto")']


def codes(call: str, options: Options) -> list[str]:
    source = textwrap.dedent(PROGRAM).format(compile=call)
    return [finding.code for finding in check(ast.parse(source), source.splitlines(keepends=True), options)]


@pytest.mark.parametrize("call", AUTO)
def test_auto_is_true_when_the_user_says_so(call: str) -> None:
    assert codes(call, Options()) == []
    assert codes(call, Options(keras_jit=True)) == ["TFF163"]


@pytest.mark.parametrize("value", ["False", "None"])
def test_what_the_file_says_wins(value: str) -> None:
    assert codes(f'net.compile("sgd", "mse", jit_compile={value})', Options(keras_jit=True)) == []
    assert codes('net.compile("sgd", "mse", jit_compile=True)', Options()) == ["TFF163"]


@pytest.mark.parametrize("call", AUTO)
def test_keras_2_has_no_auto(call: str) -> None:
    assert codes(call, Options(keras_jit=True, tensorflow=(2, 15))) == []
