# The function hides in a tuple.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf


@tf.function
def loss_and_report(x):
    def report(prefix):
        return prefix

    return x * 2.0, report  # expect: TFF170


print(float(loss_and_report(tf.constant(1.0))[0]))
