# The values of a window are int64: a sum that begins with Python's 0 is int32.
# observed: ends with TypeError: Input 'y' of 'AddV2' Op has type int64 that does n...
import tensorflow as tf


def total(window):
    result = 0
    for v in window:
        result += v  # expect: TFF135
    return result


parts = tf.data.Dataset.range(5).window(3, shift=1, drop_remainder=True)
print(list(parts.interleave(lambda part: part.batch(3)).map(total).as_numpy_iterator()))
