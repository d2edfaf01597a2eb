# The function only reads the learning rate.
# observed: 0.1 0.2
import tensorflow as tf


@tf.function
def lr_of(opt, x):
    return x * opt.learning_rate


a, b = tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Adam(0.2)
print(round(float(lr_of(a, tf.constant(1.0))), 2), round(float(lr_of(b, tf.constant(1.0))), 2))
