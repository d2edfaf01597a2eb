# Two functions that nothing shows to run in one process.
# observed: True
import tensorflow as tf


@tf.function
def step(w, opt):
    opt.apply_gradients([(tf.constant(1.0), w)])
    return w + 0.0


def test_adam():
    return step(tf.Variable(1.0), tf.keras.optimizers.Adam(0.1))


def test_rms():
    return step(tf.Variable(1.0), tf.keras.optimizers.RMSprop(0.1))


print(test_adam().numpy() < 1.0)
