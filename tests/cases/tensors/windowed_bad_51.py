# Windows of a series, each a Dataset that batch makes a tensor of: no sum for Python's comprehension.
# observed: ends with OperatorNotAllowedInGraphError: Iterating over a symbolic `tf.Tensor` is not allow...
import tensorflow as tf


def smooth(window):
    return sum([v for v in window]) // 3  # expect: TFF159


def windows(n):
    series = tf.data.Dataset.range(n).window(3, shift=1, drop_remainder=True)
    return series.flat_map(lambda part: part.batch(3))


print(list(windows(5).map(smooth).as_numpy_iterator()))
