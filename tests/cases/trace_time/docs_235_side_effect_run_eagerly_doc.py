# The wrapped function prints for its first graph call and again only while functions run eagerly.
# source: https://www.tensorflow.org/api_docs/python/tf/config/run_functions_eagerly
# observed: Python side effect | Python side effect
import tensorflow as tf

def my_func(a):
    print("Python side effect")  # expect: TFF101
    return a + a

a_fn = tf.function(my_func)
a_fn(tf.constant(1))
a_fn(tf.constant(2))
tf.config.run_functions_eagerly(True)
a_fn(tf.constant(2))
tf.config.run_functions_eagerly(False)
