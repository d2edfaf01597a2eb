# Under a tf.function a custom gradient that is defined there is converted with it.
# observed: [1.]
import tensorflow as tf


@tf.function
def step(x):
    @tf.custom_gradient
    def h(x):
        def grad(dy):
            if tf.norm(dy) > 1.0:
                return dy / tf.norm(dy)
            return dy
        return tf.round(x), grad
    with tf.GradientTape() as t:
        t.watch(x)
        y = h(x) * 3.0
    return t.gradient(y, x)


print(step(tf.constant([1.0])).numpy())
