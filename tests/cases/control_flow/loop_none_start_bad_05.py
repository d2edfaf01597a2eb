# A state of two tensors that begins with ones.
# observed: 0.0
# eager: 2.0
import tensorflow as tf


@tf.function
def run(xs):
    state = None
    for x in xs:
        if state is None:  # expect: TFF135
            state = (tf.ones(()), tf.ones(()))
        a, b = state
        state = (a + x, a * b)
    return state


print(run(tf.constant([1.0, 2.0]))[1].numpy())
