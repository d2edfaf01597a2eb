# Dataset loop return.
# observed: ends with NotImplementedError: a return statement cannot be placed inside this
#   TensorFlow loop; this may happen if a return statement depend...
import tensorflow as tf

@tf.function
def f(ds):
    for v in ds:
        if v > 1:
            return v  # expect: TFF139
    return tf.constant(-1, tf.int64)

print(f(tf.data.Dataset.range(4)).numpy())
