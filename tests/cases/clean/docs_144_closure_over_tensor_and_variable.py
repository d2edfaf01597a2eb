# A captured tensor is a constant, a captured variable shows its assignment.
# source: https://www.tensorflow.org/api_docs/python/tf/function#features
# observed: [7 7] | [4 9]
import tensorflow as tf

@tf.function
def combine():
    return scale ** 2 + shift

scale = tf.constant([-2, -3])
shift = tf.Variable([3, -2])
print(combine().numpy())
shift.assign([0, 0])
print(combine().numpy())
