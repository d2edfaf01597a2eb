# Callbacks of tf.numpy_function and tf.py_function print at each call.
# observed: host sees 1.0 | eager sees 1.0 | host sees 2.0 | eager sees 2.0 | traces 1

import numpy as np
import tensorflow as tf


def show(a):
    print("host sees", a)
    return np.float32(a * 2)


@tf.function
def step(x):
    y = tf.numpy_function(show, [x], tf.float32)
    tf.py_function(func=lambda t: print("eager sees", t.numpy()), inp=[x], Tout=[])
    return y


step(tf.constant(1.0))
step(tf.constant(2.0))
print("traces", step.experimental_get_tracing_count())
