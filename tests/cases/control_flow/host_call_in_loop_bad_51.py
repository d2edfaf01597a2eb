# The state that an environment gives back through tf.numpy_function has no shape, the state before the loop has one.
# observed: ends with ValueError: 'state' has shape (2,) before the loop, but shape ...
import numpy as np
import tensorflow as tf


def env_step(action):
    return np.full(2, action, np.float32), np.float32(1.0)


@tf.function
def rollout(state, steps):
    total = 0.0
    for _ in tf.range(steps):
        action = tf.reduce_sum(state)
        state, reward = tf.numpy_function(env_step, [action], [tf.float32, tf.float32])  # expect: TFF135
        total += tf.reshape(reward, [])
    return total


print(rollout(tf.zeros(2), tf.constant(3)).numpy())
