# A helper asks whether there is something to merge with.
# observed: 0.0
# eager: 6.0
import tensorflow as tf


def merge(acc, x):
    if acc is None:
        return x
    return acc * x


@tf.function
def prod(xs):
    acc = None
    for x in xs:
        acc = merge(acc, x)  # expect: TFF135
    return acc


print(prod(tf.constant([2.0, 3.0])).numpy())
