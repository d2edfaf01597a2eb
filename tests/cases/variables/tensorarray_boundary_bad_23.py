# A lambda returns its TensorArray.
# observed: ends with AttributeError: 'tensorflow.python.framework.ops.EagerTensor' object has no attribute
#   'stack'
# eager: [1.]
import tensorflow as tf

f = tf.function(lambda x: tf.TensorArray(tf.float32, size=1).write(0, x))  # expect: TFF120
print(f(tf.constant(1.0)).stack().numpy())
