# Ternary float.
# observed: InvalidArgumentError: Input 'pred' passed float expected...
# eager: tf.Tensor([0.5 1. ], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def f(x):
    return x / tf.reduce_max(x) if tf.reduce_max(x) else x  # expect: TFF150


try:
    print(f(tf.constant([2.0, 4.0])))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
