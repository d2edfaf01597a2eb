# Enumerate over a dataset.
# observed: ends with ValueError: 'last' must be defined before the loop
import tensorflow as tf

@tf.function
def f(ds):
    for i, v in enumerate(ds):
        last = tf.cast(v, tf.float32)  # expect: TFF134
    return last

print(f(tf.data.Dataset.range(3)).numpy())
