# Beside a float32 tensor, one of an unknown dtype has the same: TensorFlow refuses two.
# observed: ends with TypeError: Input 'y' of 'AddV2' Op has type float32 that does not match type int32 of...
import tensorflow as tf


@tf.function
def total(x):
    x = x + tf.add_n(tf.nest.flatten({"a": x, "b": x}))
    summed = 0
    for part in tf.stack([x, x]):
        summed += part  # expect: TFF135
    return summed


print(float(total(tf.constant(1.0))))
