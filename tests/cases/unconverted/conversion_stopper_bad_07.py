# A bare annotation behind a branch: AutoGraph throws the value of the branch away, without a word.
# observed: 3.0 4.0
import tensorflow as tf

@tf.function
def f(x, double=True):
    y = x
    if double:
        y = x * 2.0
    y: tf.Tensor  # expect: TFF146
    return y


@tf.function
def g(x):
    y = x
    if x > 0.0:
        y = x * 3.0
    y: tf.Tensor  # expect: TFF146
    if x > 1.0:
        y = y + 1.0
    return y


print(f(tf.constant(3.0)).numpy(), g(tf.constant(3.0)).numpy())
