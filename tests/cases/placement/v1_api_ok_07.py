# V1 optimizers with a tf.Variable made outside.
# observed: 4.0
import tensorflow as tf

w = tf.Variable(2.0)
opt = tf.compat.v1.train.AdamOptimizer(0.1)


@tf.function
def step():
    with tf.GradientTape() as tape:
        loss = w**2
    opt.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


print(float(step()))
