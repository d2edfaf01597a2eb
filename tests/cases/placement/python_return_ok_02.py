# The result of apply_gradients is a tensor.
# observed: 1
import tensorflow as tf

opt = tf.keras.optimizers.SGD(0.1)
w = tf.Variable(1.0)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = w * x
    return opt.apply_gradients([(tape.gradient(loss, w), w)])


print(int(step(tf.constant(2.0))))
