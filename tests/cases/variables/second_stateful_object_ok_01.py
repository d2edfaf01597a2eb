# Both optimizers are built before the first call (twin of bad_01).
# observed: 1.0 0.98 | 0.978 0.958
import tensorflow as tf


@tf.function
def step(w, x, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.square(w * x - 1.0)
    optimizer.apply_gradients([(tape.gradient(loss, w), w)])
    return loss


w = tf.Variable(2.0)
fast, slow = tf.keras.optimizers.Adam(1e-2), tf.keras.optimizers.Adam(1e-3)
fast.build([w])
slow.build([w])
for _ in range(2):
    print(round(float(step(w, tf.constant(1.0), fast)), 3), round(float(step(w, tf.constant(1.0), slow)), 3))
