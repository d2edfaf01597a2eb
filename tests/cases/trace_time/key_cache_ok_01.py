# The keys are handed in and given back.
# observed: 6.0
import tensorflow as tf


@tf.function(reduce_retracing=True)
def decode(k, cache):
    k = tf.concat([cache, k], axis=0)
    return tf.reduce_sum(k), k


cache = tf.zeros((0, 2))
for _ in range(3):
    s, cache = decode(tf.ones((1, 2)), cache)
print(float(s))
