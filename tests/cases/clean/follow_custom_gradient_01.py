# A function under tf.custom_gradient gives its caller the result alone.
# observed: 8.0 100.0
import tensorflow as tf


@tf.custom_gradient
def cubed(x):
    def gradient(upstream):
        return upstream * 100.0

    return x**3, gradient


@tf.function
def value_and_slope(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = cubed(x)
    return y, tape.gradient(y, x)


y, slope = value_and_slope(tf.constant(2.0))
print(y.numpy(), slope.numpy())
