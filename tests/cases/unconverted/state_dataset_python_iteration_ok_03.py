# Eager comprehension.
# observed: [0, 2, 4] 1 3

import itertools

import tensorflow as tf

ds = tf.data.Dataset.range(3)


@tf.function
def double(x):
    return x * 2


print([int(double(v)) for v in ds], sum(int(v) for v in itertools.islice(ds, 2)), len(list(ds)))
