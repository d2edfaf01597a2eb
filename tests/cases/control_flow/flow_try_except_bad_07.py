# Broad except hides break.
# observed: graph tf.Tensor(-1, shape=(), dtype=int32) eager tf.Tensor(1, shape=(), dtype=int32)
import tensorflow as tf


@tf.function
def first_big(xs):
    try:
        for i in range(3):
            if xs[i] > 1.0:
                break  # expect: TFF139
        return tf.constant(i)
    except Exception:  # expect: TFF138
        return tf.constant(-1)


xs = tf.constant([0.0, 2.0, 3.0])
print("graph", first_big(xs), "eager", first_big.python_function(xs))
