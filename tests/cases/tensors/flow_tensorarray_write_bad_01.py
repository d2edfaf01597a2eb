# Tensor loop.
# observed: graph tf.Tensor([], shape=(0,), dtype=float32) eager tf.T...
# eager: graph tf.Tensor([1. 4. 9.], shape=(3,), dtype=float32) ea...
import tensorflow as tf


@tf.function
def squares(xs):
    out = tf.TensorArray(tf.float32, size=0, dynamic_size=True)
    for i in tf.range(tf.size(xs)):
        out.write(i, xs[i] ** 2)  # expect: TFF158
    return out.stack()


xs = tf.constant([1.0, 2.0, 3.0])
print("graph", squares(xs), "eager", squares.python_function(xs))
