# None before a dataset loop.
# observed: ends with ValueError: 'best' is not allowed to be None before the loop
import tensorflow as tf

@tf.function
def f(ds):
    best = None
    for v in ds.batch(2):
        best = tf.reduce_max(v)  # expect: TFF134
    return best

print(f(tf.data.Dataset.range(3)).numpy())
