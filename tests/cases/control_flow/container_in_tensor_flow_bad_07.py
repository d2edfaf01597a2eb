# Deque in map_fn lambda.
# observed: 7.0
import collections
import tensorflow as tf

@tf.function
def f(xs):
    seen = collections.deque()

    def one(x):
        seen.append(1)  # expect: TFF136
        return x * 2.0

    y = tf.map_fn(one, xs)
    return tf.reduce_sum(y) + float(len(seen))

print(float(f(tf.constant([1.0, 2.0]))))
