# A list filled with variables behind a guard.
# source: https://www.tensorflow.org/tutorials/customization/performance
# observed: 12.0 36.0
import tensorflow as tf

state = []

@tf.function
def fn(x):
    if not state:
        state.append(tf.Variable(2.0 * x))
        state.append(tf.Variable(state[0] * 3.0))
    return state[0] * x * state[1]

print(fn(tf.constant(1.0)).numpy(), fn(tf.constant(3.0)).numpy())
