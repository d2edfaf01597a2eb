# A bare annotation behind a loop: AutoGraph throws away what each turn binds anew.
# observed: 3.0 | 3.0 | 0.0
# says: the `for` bound is lost | the `while` bound is lost | the `for` bound is lost
import tensorflow as tf


@tf.function
def of_last(x, factors=(2.0, 4.0)):
    y = x
    for factor in factors:
        y = x * factor
    y: tf.Tensor  # expect: TFF146
    return y


@tf.function
def of_step(x):
    y = x
    step = 0
    while step < tf.cast(x, tf.int32):
        step += 1
        y = x * tf.cast(step, tf.float32)
    y: tf.Tensor  # expect: TFF146
    return y


@tf.function
def last(x):
    part = 0.0
    for part in x:
        tf.debugging.assert_positive(part)
    part: tf.Tensor  # expect: TFF146
    return part


print(float(of_last(tf.constant(3.0))))
print(float(of_step(tf.constant(3.0))))
print(float(last(tf.constant([3.0, 4.0]))))
