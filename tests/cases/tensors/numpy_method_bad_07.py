# Functions in a list are traced where a loop hands each of them to a Dataset.
# observed: AttributeError
import tensorflow as tf


def first(x):
    return x + 1


def second(x):
    return x.numpy() * 2  # expect: TFF151


def apply_all(ds, functions):
    for function in functions:
        ds = ds.map(function)
    return ds


try:
    apply_all(tf.data.Dataset.range(3), [first, second])
except AttributeError as error:
    print(type(error).__name__)
