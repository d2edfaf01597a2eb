# A Python draw is an int32 (or float32) in the branch, argmax an int64.
# observed: ends with TypeError: 'action' has dtype int32 in the main branch, but d...
import random

import tensorflow as tf


@tf.function
def act(values, epsilon):
    if tf.reduce_max(values) < epsilon:  # expect: TFF130
        action = random.randint(7, 7)  # expect: TFF106
    else:
        action = tf.argmax(values)
    return action


print(int(act(tf.constant([1.0, 2.0]), tf.constant(0.5))))
