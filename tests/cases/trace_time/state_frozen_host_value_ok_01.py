# tf.random, a tf.random.Generator and tf.timestamp give new values at each call.
# observed: distinct: 5

import tensorflow as tf

gen = tf.random.Generator.from_seed(1)


@tf.function
def noisy(x):
    t = tf.timestamp()
    return x + tf.random.normal([]) + gen.uniform([]), t


print("distinct:", len({tuple(float(v) for v in noisy(tf.constant(0.0))) for _ in range(5)}))
