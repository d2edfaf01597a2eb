# Optimizers of tf.compat.v1 make their slots just as late.
# observed: 1.0 | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 1.0 | True
import tensorflow as tf


@tf.function
def step(w, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(w - 1.0)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


w = tf.Variable(2.0)
adam = tf.compat.v1.train.AdamOptimizer(0.1)
momentum = tf.compat.v1.train.MomentumOptimizer(0.1, 0.9)
print(step(w, adam).numpy())
try:
    print(step(w, momentum).numpy() < 1.0)  # expect: TFF129
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
