# len(x) of a known shape is a Python number.
# observed: tf.Tensor(2.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    if len(x):
        return x[-1]
    return 0.0


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
