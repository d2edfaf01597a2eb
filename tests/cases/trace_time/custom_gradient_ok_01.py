# A custom gradient with variables.
# observed: 3.0
import tensorflow as tf

w = tf.Variable(2.0)


@tf.custom_gradient
def scale(x):
    y = x * w
    def grad(dy, variables=None):
        return dy * w, [dy * x for _ in variables]
    return y, grad


@tf.function
def step(x):
    with tf.GradientTape() as t:
        y = scale(x)
    return t.gradient(y, w)


print(step(tf.constant(3.0)).numpy())
