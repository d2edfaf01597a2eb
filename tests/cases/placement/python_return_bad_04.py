# A lambda under tf.function returns a set.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf

kinds = tf.function(lambda x: {x.dtype.name, "any"})  # expect: TFF170
print(len(kinds(tf.constant(1.0))))
