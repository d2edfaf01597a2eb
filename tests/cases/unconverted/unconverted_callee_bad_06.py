# tf.recompute_grad and tf.custom_gradient around a helper, as a call and as a decorator.
# observed: OperatorNotAllowedInGraphError | OperatorNotAllowedInGraphError
import tensorflow as tf

@tf.recompute_grad
def halved(x):
    return x / 2.0 if x > 1.0 else x  # expect: TFF148


def clipped(x):
    y = x if x < 1.0 else x * 0.0 + 1.0  # expect: TFF148
    return y, lambda dy: dy


straight = tf.custom_gradient(clipped)


@tf.function
def f(x):
    return halved(x)


@tf.function
def g(x):
    return straight(x)


for run in (f, g):
    try:
        print(run(tf.constant(2.0)).numpy())
    except tf.errors.OperatorNotAllowedInGraphError as err:
        print(type(err).__name__)
