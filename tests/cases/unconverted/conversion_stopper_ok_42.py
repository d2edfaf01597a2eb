# A bare annotation behind a loop of which each turn reads what the last one bound: nothing is lost.
# observed: 12.0 | 0.75 | 3.0
import tensorflow as tf


@tf.function
def powers(x, names=("a", "b")):
    y = x
    for _ in names:
        y = y * 2.0
    y: tf.Tensor
    return y


@tf.function
def halved(x):
    y = x
    while y > 1.0:
        y = y / 2.0
    y: tf.Tensor
    return y


@tf.function
def positive(x):
    y = 0.0
    for part in x:
        if part > 0.0:
            y = y + part
    y: tf.Tensor
    return y


print(float(powers(tf.constant(3.0))))
print(float(halved(tf.constant(3.0))))
print(float(positive(tf.constant([3.0, -4.0]))))
