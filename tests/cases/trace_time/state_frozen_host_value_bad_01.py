# The elapsed time of each call is that of the trace.
# observed: same elapsed each call: True
# unsteady: r

import time

import tensorflow as tf


@tf.function
def timed(x):
    start = time.time()  # expect: TFF106
    y = tf.matmul(x, x)
    elapsed = time.time() - start  # expect: TFF106
    return y, elapsed


x = tf.ones([50, 50])
r = [float(timed(x)[1]) for _ in range(3)]
print("same elapsed each call:", r[0] == r[1] == r[2])
