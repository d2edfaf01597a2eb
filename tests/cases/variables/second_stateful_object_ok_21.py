# Two optimizers in the two arms of one if.
# observed: True
import tensorflow as tf


@tf.function
def step(w, opt):
    opt.apply_gradients([(tf.constant(1.0), w)])
    return w + 0.0


w = tf.Variable(1.0)
kind = "adam"
if kind == "adam":
    out = step(w, tf.keras.optimizers.Adam(0.1))
else:
    out = step(w, tf.keras.optimizers.RMSprop(0.1))
print(out.numpy() < 1.0)
