# assert_non_negative holds in the plain function and is dropped in the jitted one.
# observed: InvalidArgumentError True | [-0.5 1.5]
import tensorflow as tf


def normalised(x):
    tf.debugging.assert_non_negative(x, message="negative input")  # expect: TFF163
    return x / tf.reduce_sum(x)


plain = tf.function(normalised)
compiled = tf.function(normalised, jit_compile=True)
bad = tf.constant([1.0, -3.0])
for fn in (plain, compiled):
    try:
        print(fn(bad).numpy())
    except tf.errors.InvalidArgumentError as err:
        print(type(err).__name__, "negative input" in str(err))
