# enumerate over a list counts in Python.
# observed: tf.Tensor(0.5, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    total = 0.0
    for i, w in enumerate([0.1, 0.2]):
        total += w * x[i]
    return total


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
