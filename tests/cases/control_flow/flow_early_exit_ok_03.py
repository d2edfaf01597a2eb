# Tensor done flag.
# observed: tf.Tensor([3. 3.], shape=(2,), dtype=float32)
import tensorflow as tf


@tf.function
def run(state):
    done = tf.constant(False)
    while not done:
        state = state + 1.0
        done = tf.reduce_sum(state) > 5.0
    return state


print(run(tf.constant([0.0, 0.0])))
