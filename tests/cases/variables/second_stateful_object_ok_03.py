# A factory makes a tf.function for each optimizer (twin of bad_02).
# observed: 1.0 True True
import tensorflow as tf


def make_step(optimizer):
    @tf.function
    def step(w):
        with tf.GradientTape() as tape:
            loss = tf.square(w - 1.0)
        optimizer.apply_gradients([(tape.gradient(loss, w), w)])
        return loss

    return step


w = tf.Variable(2.0)
fast = make_step(tf.keras.optimizers.RMSprop(0.1))
slow = make_step(tf.keras.optimizers.RMSprop(0.01))
print(fast(w).numpy(), slow(w).numpy() < 1.0, fast(w).numpy() < 1.0)
