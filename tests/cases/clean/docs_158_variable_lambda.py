# A wrapped lambda assigns a variable made outside.
# source: https://www.tensorflow.org/api_docs/python/tf/Variable
# observed: -0.5 -1.0
import tensorflow as tf

level = tf.Variable(0.0)
drain = tf.function(lambda: level.assign_sub(0.5))
print(drain().numpy(), drain().numpy())
