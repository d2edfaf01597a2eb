# Tuple of losses before the loop.
# observed: 6.0
import tensorflow as tf

@tf.function
def f(xs):
    losses = []
    losses.append(tf.reduce_sum(xs))
    total = tf.constant(0.0)
    for x in xs:
        total += x
    losses.append(total)
    return tf.add_n(losses)

print(f(tf.constant([1.0, 2.0])).numpy())
