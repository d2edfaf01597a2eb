# Made outside, called inside; also a Dataset function that is one.
# observed: 2.5 [0.0, 0.5]
import tensorflow as tf


def make(k):
    @tf.function
    def f(x):
        return x * k

    return f


@tf.function
def half(v):
    return v / 2


double = make(2.0)


@tf.function
def outer(x):
    return double(x) + tf.cast(half(x), tf.float32)


print(float(outer(tf.constant(1.0))), [float(v) for v in tf.data.Dataset.range(2).map(half)])
