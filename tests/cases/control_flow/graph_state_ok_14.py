# Condition is a numpy bool constant.
# observed: 2.0
import numpy as np
import tensorflow as tf
FLAGS = np.array([True, False])

@tf.function
def f(x):
    if FLAGS[0]:
        y = 1.0
    else:
        return x
    return x + y

print(f(tf.constant(1.0)).numpy())
