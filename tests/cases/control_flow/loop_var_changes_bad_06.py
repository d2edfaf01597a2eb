# Reduce_mean into an int in a dataset loop.
# observed: ends with TypeError: Input 'y' of 'AddV2' Op has type float32 that does not match type
#   int32 of argument 'x'.
import tensorflow as tf

@tf.function
def f(ds):
    total = 0
    for b in ds:
        total = total + tf.reduce_mean(tf.cast(b, tf.float32))  # expect: TFF135
    return total

print(f(tf.data.Dataset.range(4).batch(2)).numpy())
