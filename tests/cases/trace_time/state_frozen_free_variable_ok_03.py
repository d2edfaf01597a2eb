# A number passed as a tensor argument is no constant.
# observed: 2.0 | 10.0

import tensorflow as tf

scale = 1.0


@tf.function
def step(x, scale):
    return x * scale


print(float(step(tf.constant(2.0), tf.constant(scale))))
scale = 5.0
print(float(step(tf.constant(2.0), tf.constant(scale))))
