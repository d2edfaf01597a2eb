# Nested async and class.
# observed: tf.Tensor(2.0, shape=(), dtype=float32) nested async def and class do not stop the
#   conversion
import tensorflow as tf


@tf.function
def f(x):
    class Const:
        scale: float = 2.0
    async def unused():
        return 1
    if x > 0:
        x = x * Const.scale
    return x


print(f(tf.constant(1.0)), "nested async def and class do not stop the conversion")
