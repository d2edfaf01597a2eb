# Without jit_compile the assertion raises.
# observed: raised InvalidArgumentError
import tensorflow as tf


@tf.function
def log(x):
    tf.debugging.assert_positive(x)
    return tf.math.log(x)


try:
    log(tf.constant([1.0, -2.0]))
except tf.errors.InvalidArgumentError as e:
    print("raised", type(e).__name__)
