# A break on a tensor in a loop over zip of lists.
# observed: ends with NotImplementedError: See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitations.md#consistency-of-control-flow-types
#   for more info.
import tensorflow as tf

@tf.function
def f(x):
    for a, b in zip([1.0, 2.0], [3.0, 4.0]):
        x = x * a + b
        if x > 3.0:
            break  # expect: TFF139
    return x


print(f(tf.constant(1.0)).numpy())
