# globals() is only read.
# observed: 2.0

import tensorflow as tf


settings = {"scale": 2.0}


@tf.function
def step(x):
    return x * globals()["settings"]["scale"]


print(step(tf.constant(1.0)).numpy())
