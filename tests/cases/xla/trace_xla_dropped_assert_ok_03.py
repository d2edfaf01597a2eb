# The eager caller checks before it calls the jitted function.
# observed: raised InvalidArgumentError
import tensorflow as tf


@tf.function(jit_compile=True)
def _log(x):
    return tf.math.log(x)


def log(x):
    tf.debugging.assert_positive(x)
    return _log(x)


try:
    log(tf.constant([1.0, -2.0]))
except tf.errors.InvalidArgumentError as e:
    print("raised", type(e).__name__)
