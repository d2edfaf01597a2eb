# With statement inside the branch.
# observed: ends with ValueError: 'grad' must also be initialized in the else branch
import tensorflow as tf

@tf.function
def f(w):
    if tf.reduce_sum(w) > 0.0:  # expect: TFF133
        with tf.GradientTape() as tape:
            tape.watch(w)
            loss = tf.reduce_sum(w * w)
        grad = tape.gradient(loss, w)
    return grad

print(f(tf.constant([1.0])).numpy())
