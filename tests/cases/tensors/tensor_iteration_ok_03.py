# *args is a Python tuple.
# observed: tf.Tensor(6.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(*xs):
    return tf.add_n([*xs]) + sum(x for x in xs)


try:
    print(f(tf.constant(1.0), tf.constant(2.0)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
