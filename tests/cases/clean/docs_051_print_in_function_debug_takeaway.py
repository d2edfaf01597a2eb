# Eager and graph result of a pure function are equal.
# source: https://www.tensorflow.org/guide/function#debugging
# observed: True traces 1
import tensorflow as tf

@tf.function
def mse(a, b):
    return tf.reduce_mean((a - b) ** 2)

tf.config.run_functions_eagerly(True)
eager = mse(tf.constant([1.0]), tf.constant([3.0]))
tf.config.run_functions_eagerly(False)
graph = mse(tf.constant([1.0]), tf.constant([3.0]))
print(eager.numpy() == graph.numpy(), "traces", mse.experimental_get_tracing_count())
