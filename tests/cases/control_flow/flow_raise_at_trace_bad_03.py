# Helper called.
# observed: RuntimeError: in user code: RuntimeError: x has NaNs
import tensorflow as tf


def check_finite(x, name):
    if tf.reduce_any(tf.math.is_nan(x)):
        raise RuntimeError(f"{name} has NaNs")  # expect: TFF137


@tf.function
def step(x):
    check_finite(x, "x")
    return x * 2.0


try:
    print(step(tf.constant([1.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
