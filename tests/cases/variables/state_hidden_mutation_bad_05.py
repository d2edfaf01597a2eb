# A helper sets a global under a tensor condition that does not hold, and it is set all the same.
# observed: [101.] eager: [1.]

import tensorflow as tf
from tensorflow import function

bias = 0.0


def set_bias(v):
    global bias
    bias = v  # expect: TFF123


@function
def run(x):
    if tf.reduce_sum(x) > 10.0:
        set_bias(100.0)
    return x + bias  # expect: TFF109


print(run(tf.constant([1.0])).numpy(), "eager:", end=" ")
bias = 0.0
print(run.python_function(tf.constant([1.0])).numpy())
