# A tensor is spread over the arguments of a call.
# observed: OperatorNotAllowedInGraphError OperatorNotAllowedInGraphE...
# eager: tf.Tensor(3.0, shape=(), dtype=float32)
import tensorflow as tf


def add(a, b):
    return a + b


@tf.function
def f(x):
    return add(*x)  # expect: TFF159


try:
    print(f(tf.constant([1.0, 2.0])))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
