# Value error of a static shape around an op.
# observed: [[3.] | [3.]]
import tensorflow as tf

@tf.function
def f(x, y):
    try:
        return tf.matmul(x, y)
    except ValueError:
        return tf.matmul(x, y, transpose_b=True)

print(f(tf.ones([2, 3]), tf.ones([3, 1])).numpy())
