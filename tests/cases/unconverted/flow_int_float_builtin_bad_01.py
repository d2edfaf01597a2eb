# Int64 overflow.
# observed: graph 404635648 eager 1700000000000000
import tensorflow as tf


@tf.function
def micros(seconds):
    return int(tf.cast(seconds, tf.int64) * 1000000)  # expect: TFF140


s = tf.constant(1700000000)
print("graph", micros(s).numpy(), "eager", micros.python_function(s))
