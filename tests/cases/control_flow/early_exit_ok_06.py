# Environment step, done flag as tensor.
# observed: 12.0
import tensorflow as tf

def step(state, action):
    state = state + action
    return state, tf.reduce_sum(state), tf.reduce_sum(state) > 5.0

@tf.function
def episode(state):
    total = tf.constant(0.0)
    done = tf.constant(False)
    while not done:
        state, reward, done = step(state, 1.0)
        total += reward
    return total

print(episode(tf.zeros([2])).numpy())
