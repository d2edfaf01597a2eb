# A TensorArray read twice and written in a Python loop.
# source: https://www.tensorflow.org/api_docs/python/tf/TensorArray
# observed: [0. 1. 1. 2. 3. 5. 8.]
import tensorflow as tf

@tf.function
def fibonacci(n):
    ta = tf.TensorArray(tf.float32, size=0, dynamic_size=True)
    ta = ta.unstack([0.0, 1.0])
    for i in range(2, n):
        ta = ta.write(i, ta.read(i - 1) + ta.read(i - 2))
    return ta.stack()

print(fibonacci(7).numpy())
