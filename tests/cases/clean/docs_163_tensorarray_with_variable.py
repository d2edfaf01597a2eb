# A variable's running value is written into a TensorArray.
# source: https://www.tensorflow.org/api_docs/python/tf/TensorArray
# observed: [ 1  2  4  7 11]
import tensorflow as tf

v = tf.Variable(1)

@tf.function
def trail(n):
    ta = tf.TensorArray(tf.int32, size=0, dynamic_size=True)
    for i in tf.range(n):
        v.assign_add(i)
        ta = ta.write(i, v)
    return ta.stack()

print(trail(tf.constant(5)).numpy())
