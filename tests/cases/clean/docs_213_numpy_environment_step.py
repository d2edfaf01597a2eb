# An environment in a numpy_function advances in each round.
# source: https://www.tensorflow.org/tutorials/reinforcement_learning/actor_critic
# observed: [1. 2. 3.] [3.0]
import numpy as np
import tensorflow as tf

position = [0.0]

def env_step(action):
    position[0] += float(action)
    return np.float32(position[0])

@tf.function
def run_episode(max_steps):
    rewards = tf.TensorArray(dtype=tf.float32, size=0, dynamic_size=True)
    for t in tf.range(max_steps):
        reward = tf.numpy_function(env_step, [tf.constant(1.0)], tf.float32)
        reward.set_shape([])
        rewards = rewards.write(t, reward)
        if reward > 2.5:
            break
    return rewards.stack()

print(run_episode(tf.constant(5)).numpy(), position)
