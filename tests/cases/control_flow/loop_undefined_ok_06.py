# Rnn with state None before a tensor loop.
# observed: [1.943 1.943]
import tensorflow as tf

@tf.function
def unroll(xs):
    state = tf.zeros([2])
    for t in tf.range(3):
        out = xs[t] + state
        state = tf.tanh(out)
    return out, state

print(unroll(tf.ones([3, 2]))[0].numpy().round(3))
