# Break in tensor loop.
# observed: tf.Tensor(1, shape=(), dtype=int32)
import tensorflow as tf


@tf.function
def find(xs, target):
    pos = -1
    for i in tf.range(tf.size(xs)):
        if xs[i] == target:
            pos = i
            break
    return pos


print(find(tf.constant([4, 5, 6]), tf.constant(5)))
