# Python break.
# observed: tf.Tensor(5.0, shape=(), dtype=float32)
import tensorflow as tf


@tf.function
def f(x, layers=4, stop_at=2):
    for i in range(layers):
        if i == stop_at:
            break
        x = x * 2.0
    while True:
        x = x + 1.0
        if layers > 2:
            break
    return x


print(f(tf.constant(1.0)))
