# TensorFlow calls the function of a custom gradient: a tensor if in it is not converted.
# observed: OperatorNotAllowedInGraphError
# eager: [1.]
import tensorflow as tf


@tf.custom_gradient
def straight_through(x):
    def grad(dy):
        if tf.norm(dy) > 1.0:  # expect: TFF148
            return dy / tf.norm(dy)
        return dy
    return tf.round(x), grad


@tf.function
def step(x):
    with tf.GradientTape() as t:
        t.watch(x)
        y = straight_through(x) * 3.0
    return t.gradient(y, x)


try:
    print(step(tf.constant([1.0])).numpy())
except Exception as e:
    print(type(e).__name__)
