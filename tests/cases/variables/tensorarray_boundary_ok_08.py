# The state of Dataset.reduce may be a TensorArray made outside: it is an argument that is threaded through.
# observed: [0, 1, 4]
import tensorflow as tf

STATE = tf.TensorArray(tf.int64, size=3, element_shape=[])


def put(array, x):
    return array.write(tf.cast(x, tf.int32), x * x)


print(tf.data.Dataset.range(3).reduce(STATE, put).stack().numpy().tolist())
