# The signature is chosen at run time.
# observed: [1.] 3
import sys

import tensorflow as tf


SIGNATURE = [tf.TensorSpec([None])] if len(sys.argv) < 99 else None


@tf.function(input_signature=SIGNATURE)
def f(x):
    return x


@tf.function(input_signature=None)
def g(x, y):
    return x + y


print(f(tf.ones([1])).numpy(), g(tf.constant(1), tf.constant(2)).numpy())
