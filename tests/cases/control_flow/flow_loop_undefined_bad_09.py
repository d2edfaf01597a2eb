# Iterator loop.
# observed: ValueError: in user code: ValueError: 'mean' must be defined before the loop
import tensorflow as tf


@tf.function
def last_mean(it):
    for batch in it:
        mean = tf.reduce_mean(batch)  # expect: TFF134
    return mean


try:
    print(last_mean(iter(tf.data.Dataset.range(6).batch(2))))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
