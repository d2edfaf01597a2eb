# The body is jitted, the loop around it is not: the tape is outside of a plain loop (twin of bad_13).
# observed: 5.75
import tensorflow as tf


@tf.function(jit_compile=True)
def cell(state, x):
    return state * 0.5 + x * x


@tf.function
def run(x):
    states = tf.TensorArray(tf.float32, size=2, element_shape=[])
    state = x
    for i in tf.range(2):
        state = cell(state, x)
        states = states.write(i, state)
    return tf.reduce_sum(states.stack())


x = tf.Variable(1.0)
with tf.GradientTape() as tape:
    y = run(x)
print(tape.gradient(y, x).numpy())
