# Two loops of one name over functions, and a function in both.
# observed: 1 | 2 | 1 | ends with OperatorNotAllowedInGraphError: Using a symbolic `tf.Tensor` as a Python `bool...
import tensorflow as tf


def is_large(x):
    return x > 2


def is_odd(x):
    return bool(x % 2)  # expect: TFF154


numbers = tf.data.Dataset.range(4)
for test in (is_large, lambda x: x < 2, is_large):
    print(len(list(numbers.filter(test))))
for test in (is_odd, is_large):
    print(len(list(numbers.filter(test))))
