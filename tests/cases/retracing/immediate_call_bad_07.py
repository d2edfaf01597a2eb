# Called at several places of the file.
# observed: [0.25 0.75] [0.5 0.5] [0.25 0.75]
import tensorflow as tf


def normalize(x):
    return tf.function(lambda t: t / tf.reduce_sum(t))(x)  # expect: TFF114


a = normalize(tf.constant([1.0, 3.0]))
b = normalize(tf.constant([1.0, 1.0]))
c = normalize(tf.constant([2.0, 6.0]))
print(a.numpy(), b.numpy(), c.numpy())
