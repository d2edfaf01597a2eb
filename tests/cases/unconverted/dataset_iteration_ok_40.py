# Helpers may loop over a Dataset, `zip` takes two of them, tf.init_scope iterates eagerly, and others have such methods.
# observed: [3, 5, 9, 2]
import tensorflow as tf

dataset = tf.data.Dataset.range(3)


class Rows:
    def as_numpy_iterator(self):
        return 2


rows = Rows()


def total(ds, start):
    for value in ds:
        start += value
    return start


@tf.function
def by_helper(x):
    return total(dataset, x)


@tf.function
def zipped(x):
    for a, b in zip(dataset, dataset):
        x += a * b
    return x


@tf.function
def lifted(x):
    with tf.init_scope():
        values = [value.numpy() for value in dataset]
        same = list(dataset.as_numpy_iterator())
        count = len(list(dataset))
    return x + sum(values) + count + len(same)


@tf.function
def method(x):
    return x + rows.as_numpy_iterator()


ZERO = tf.constant(0, tf.int64)
print([int(function(ZERO)) for function in (by_helper, zipped, lifted, method)])
