# A collection that stays in one trace.
# observed: [3.]
import tensorflow as tf


def penalise(x):
    tf.compat.v1.add_to_collection("penalties", tf.reduce_sum(x))
    return x


@tf.function
def f(x):
    y = penalise(x) * 2.0
    return y + tf.add_n(tf.compat.v1.get_collection("penalties"))


print(f(tf.constant([1.0])).numpy())
