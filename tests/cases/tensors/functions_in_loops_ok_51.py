# The same with a function that gives a tensor.
# observed: 1 | 2 | 1 | 2 | 1
import tensorflow as tf


def is_large(x):
    return x > 2


def is_odd(x):
    return x % 2 == 1


numbers = tf.data.Dataset.range(4)
for test in (is_large, lambda x: x < 2, is_large):
    print(len(list(numbers.filter(test))))
for test in (is_odd, is_large):
    print(len(list(numbers.filter(test))))
