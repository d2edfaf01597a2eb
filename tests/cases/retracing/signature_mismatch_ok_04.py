# Values that the file does not show.
# observed: 2.0 2.0
import sys

import tensorflow as tf


def load(path):
    return eval("tf.ones([2])", {"tf": tf}) if path else None


@tf.function(input_signature=[tf.TensorSpec([None])])
def f(x):
    return tf.reduce_sum(x)


def main(argv):
    print(f(load(argv[0])).numpy(), f(*[load("x")]).numpy())


main(sys.argv or ["x"])
