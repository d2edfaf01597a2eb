# The elements of a pipeline are known step by step, though each step binds the same name.
# observed: TypeError
import tensorflow as tf

NAMES = {0: "cat", 1: "dog"}


def square(x):
    return x * x


def name_of(x):
    return NAMES[x]  # expect: TFF156


def pipeline(n):
    ds = tf.data.Dataset.range(n)
    ds = ds.shuffle(10)
    ds = ds.map(square)
    ds = ds.map(name_of)
    return ds


try:
    pipeline(2)
except TypeError as error:
    print(type(error).__name__)
