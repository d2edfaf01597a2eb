# A global optimizer is rebound: frozen for the old shape, too late for a new one.
# observed: 1.0 | True 2 0 | ValueError ValueError: tf.function only supports singleton tf.Variables created o
# eager: 1.0 | True 1 1 | True
import tensorflow as tf

w = tf.Variable(2.0)
optimizer = tf.keras.optimizers.Adam(0.1)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(tf.square(w * x - 1.0))
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])  # expect: TFF109
    return loss


print(step(tf.constant([1.0])).numpy())
old = optimizer
optimizer = tf.keras.optimizers.Adam(0.001)
print(step(tf.constant([1.0])).numpy() < 1.0, int(old.iterations), int(optimizer.iterations))
try:
    print(step(tf.constant([1.0, 1.0])).numpy() < 2.0)
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
