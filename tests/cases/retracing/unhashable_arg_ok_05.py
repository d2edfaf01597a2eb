# A list made of the set, and a plain function with a set.
# observed: 6.0 2.0
import tensorflow as tf


@tf.function
def reduce(x, axes):
    return tf.reduce_sum(x, axis=axes)


def plain(x, names):
    return x if "w" in names else -x


axes = {0, 1}
print(reduce(tf.ones([2, 3]), sorted(axes)).numpy(), plain(tf.constant(2.0), {"w"}).numpy())
