# Gradient accumulation by a python loop and zero init.
# observed: [4. 4.]
import tensorflow as tf
w = tf.Variable([1.0, 2.0])

@tf.function
def accumulate(xs):
    total = None
    for i in range(4):
        with tf.GradientTape() as tape:
            loss = tf.reduce_sum(w * xs[i])
        g = tape.gradient(loss, w)
        total = g if total is None else total + g
    return total

print(accumulate(tf.ones([4, 2])).numpy())
