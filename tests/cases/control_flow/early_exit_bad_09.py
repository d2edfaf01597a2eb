# Environment step, done flag from Python.
# observed: ends with NotImplementedError: See
#   https://github.com/tensorflow/tensorflow/blob/master/tensorflow/python/autograph/g3doc/reference/limitati...
import tensorflow as tf

def step(state, action):
    state = state + action
    return state, tf.reduce_sum(state), tf.reduce_sum(state) > 5.0

@tf.function
def episode(state):
    total = tf.constant(0.0)
    done = False
    while not done:  # expect: TFF139
        state, reward, done = step(state, 1.0)
        total += reward
    return total

print(episode(tf.zeros([2])).numpy())
