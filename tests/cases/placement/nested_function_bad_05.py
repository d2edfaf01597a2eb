# dataset.map(tf.function(f)).
# observed: [0, 2]
import tensorflow as tf


def double(x):
    return x * 2


print([int(v) for v in tf.data.Dataset.range(2).map(tf.function(double))])  # expect: TFF173
