"""The cost of a file grows with its lines, not faster, whatever the lines are.

Measured in CPU time, as a ratio: four times the lines may take at most `MOST` times as long. (A question that looks at the
whole file for each function makes it 16.)
"""

from __future__ import annotations

import ast
import gc
import time

import pytest

from flake8_tffunction.engine import check
from flake8_tffunction.options import Options

FEW, FACTOR, MOST = 40, 4, 8.0

BLOCKS = {
    "models that are trained": """
        class Model{i}(tf.keras.Model):
            def __init__(self, rate):
                super().__init__()
                self.dense = tf.keras.layers.Dense(4)
                self.rate = rate
                self.count = 0

            def helper(self, x, y):
                if tf.reduce_sum(x) > 0:
                    z = x + y
                else:
                    z = x - y
                for i in range(3):
                    z = z * i
                return z

            @tf.function
            def step(self, x, y):
                out = self.dense(x)
                self.count += 1
                print("step", out)
                return self.helper(out, y)


        def train{i}(model, data):
            for x, y in data:
                loss = model.step(x, y)
                print(loss.numpy())
            return loss


        model{i} = Model{i}(0.1)
        train{i}(model{i}, [(1, 2)])
    """,
    "tf.functions on globals": """
        rate{i} = 0.1


        @tf.function
        def scale{i}(x, n):
            for _ in tf.range(n):
                x = x * rate{i}
            return x


        for n in range(3):
            result = scale{i}(tf.ones([n]), n)
        rate{i} = 0.2
        result = scale{i}(result, 3)
    """,
    "one name for all": """
        @tf.function
        def step(x, flag=True):
            if flag:
                y = tf.square(x)
            else:
                y = x
            return y


        value = step(value, flag=value is None)
    """,
    "a chain of helpers": """
        def helper{i}(x):
            y = x + 1
            return y * 2


        @tf.function
        def f{i}(x):
            return helper{i}(x)


        class Part{i}(tf.Module):
            def __init__(self):
                self.w = tf.Variable(1.0)

            @tf.function
            def __call__(self, x):
                self.n = x
                return f{i}(x) * self.w


        part = Part{i}()
        part(tf.ones([2]))
    """,
}


def seconds(block: str, copies: int) -> float:
    """CPU time of the check of so many copies of a block, the best of three."""
    text = "\n".join(line.removeprefix("        ") for line in block.splitlines())
    source = "import tensorflow as tf\n\nvalue = None\n" + "".join(text.format(i=i) for i in range(copies))
    tree, lines = ast.parse(source), source.splitlines(keepends=True)
    times = []
    for _ in range(3):
        gc.collect()
        start = time.process_time()
        check(tree, lines, Options())
        times.append(time.process_time() - start)
    return min(times)


@pytest.mark.parametrize("name", BLOCKS)
def test_four_times_the_lines_take_four_times_as_long(name: str) -> None:
    seconds(BLOCKS[name], 2)  # what is loaded and remembered once a process
    assert seconds(BLOCKS[name], FEW * FACTOR) <= MOST * seconds(BLOCKS[name], FEW)
