# The optimizer goes back with the loss.
# observed: ends with TypeError: To be compatible with tf.function, Python functions must return
#   ze...
import tensorflow as tf

opt = tf.keras.optimizers.SGD(0.1)
w = tf.Variable(1.0)


@tf.function
def step(x):
    with tf.GradientTape() as tape:
        loss = w * x
    opt.apply_gradients([(tape.gradient(loss, w), w)])
    return loss, opt  # expect: TFF170


print(float(step(tf.constant(2.0))[0]))
