# A TensorArray collects the states of an RNN loop.
# source: https://www.tensorflow.org/guide/function#accumulating_values_in_a_loop
# observed: (2, 3, 4)
import tensorflow as tf

@tf.function
def run_rnn(cell, inputs, state):
    inputs = tf.transpose(inputs, [1, 0, 2])
    steps = inputs.shape[0]
    states = tf.TensorArray(tf.float32, size=steps)
    for t in tf.range(steps):
        state = cell(inputs[t], state)
        states = states.write(t, state)
    return tf.transpose(states.stack(), [1, 0, 2])

def cell(x, h):
    return tf.tanh(x + h)

print(run_rnn(cell, tf.ones([2, 3, 4]), tf.zeros([2, 4])).shape)
