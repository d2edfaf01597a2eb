# A gradient is kept in a global.
# observed: False
# eager: True

import tensorflow as tf


w = tf.Variable(2.0)
last_grad = None


@tf.function
def step(x):
    global last_grad
    with tf.GradientTape() as tape:
        loss = (w * x) ** 2
    last_grad = tape.gradient(loss, w)  # expect: TFF105
    return loss


step(tf.constant(1.0))
print(hasattr(last_grad, "numpy"))
