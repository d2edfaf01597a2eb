# Defined in dataset loop.
# source: https://github.com/tensorflow/tensorflow (autograph/g3doc/reference/limitations.md)
# observed: ValueError ValueError: 'loss' must be defined before the loop
import tensorflow as tf

@tf.function
def last_loss(ds):
    for x in ds:
        loss = tf.square(x)  # expect: TFF134
    return loss

try:
    print(last_loss(tf.data.Dataset.range(3)).numpy())
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:70])
