# custom_gradient below tf.function.
# observed: 1.0
import tensorflow as tf


@tf.function
@tf.custom_gradient
def clip(x):
    def grad(dy):
        return tf.clip_by_value(dy, -1.0, 1.0)

    return x, grad


x = tf.Variable(2.0)
with tf.GradientTape() as tape:
    y = clip(x) * 5.0
print(float(tape.gradient(y, x)))
