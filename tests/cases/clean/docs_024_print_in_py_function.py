# A function decorated with tf.py_function prints at each call.
# source: https://www.tensorflow.org/guide/function#executing_python_side_effects
# observed: running noisy_add | running noisy_add | traces 1
import tensorflow as tf

@tf.py_function(Tout=tf.float32)
def noisy_add(x, y):
    print("running noisy_add")
    return x + y

@tf.function
def wrapper(x, y):
    return noisy_add(x, y)

wrapper(tf.constant(1.0), tf.constant(2.0))
wrapper(tf.constant(1.0), tf.constant(2.0))
print("traces", wrapper.experimental_get_tracing_count())
