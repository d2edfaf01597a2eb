# A tf that is not TensorFlow has a function of its own.
# observed: total of [1, 2] | total of [3] | 3.0 3.0 8 3
import types

import numpy as np


def _function(fn=None, **options):
    """A numpy backend that wears TensorFlow's names."""
    return fn if fn is not None else (lambda f: f)


tf = types.SimpleNamespace(function=_function, reduce_sum=np.sum)
calls = []


@tf.function
def total(x):
    print("total of", x)
    calls.append(float(np.random.default_rng(0).normal()))
    return float(tf.reduce_sum(x))


@tf.function(jit_compile=True)
def double(x):
    calls.append(x)
    return 2 * x


print(total([1, 2]), total([3]), double(4), len(calls))
