# Composite tensors in both branches.
# observed: [[2.] | [4.]]
import tensorflow as tf

@tf.function
def f(x):
    r = tf.RaggedTensor.from_row_splits(x, [0, 1, 2])
    if tf.reduce_sum(x) > 0.0:
        r = r * 2.0
    else:
        r = r + 1.0
    return r.to_tensor()

print(f(tf.constant([1.0, 2.0])).numpy())
