# None default bound in one branch in a with block.
# observed: ends with ValueError: 'grad' is None at the end of the else branch.
import tensorflow as tf

@tf.function
def step(w, x):
    grad = None
    with tf.GradientTape() as tape:
        tape.watch(w)
        loss = tf.reduce_sum(w * x)
    if loss > 1.0:  # expect: TFF130
        grad = tape.gradient(loss, w)
    return grad

print(step(tf.constant([1.0]), tf.constant([2.0])).numpy())
