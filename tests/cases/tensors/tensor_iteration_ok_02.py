# A Dataset of pairs in a tf.function.
# observed: tf.Tensor(2.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(ds):
    s = 0.0
    for a, b in ds:
        s += a * b
    return s


try:
    print(f(tf.data.Dataset.from_tensor_slices(([1.0], [2.0]))))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
