# Py_function body.
# observed: [[0. 0.] | [0. 0.]]
import tensorflow as tf

def host(v):
    try:
        return tf.linalg.inv(v)
    except tf.errors.InvalidArgumentError:
        return tf.zeros_like(v)

@tf.function
def f(x):
    return tf.py_function(host, [x], tf.float32)

print(f(tf.zeros([2, 2])).numpy())
