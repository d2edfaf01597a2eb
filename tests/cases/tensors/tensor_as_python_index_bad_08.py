# A list of functions indexed by a tensor.
# observed: TypeError TypeError: list indices must be integers or sli...
# eager: tf.Tensor(-1.0, shape=(), dtype=float32)
import tensorflow as tf


def first(x):
    return x


def second(x):
    return -x


OPS = [first, second]


@tf.function
def f(x, n):
    return OPS[n](x)  # expect: TFF156


try:
    print(f(tf.constant(1.0), tf.constant(1)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
