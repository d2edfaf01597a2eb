# A tf.function and a function of a Dataset that are generators.
# observed: TypeError | TypeError
# says: gets a generator object | gets a generator object
import tensorflow as tf


@tf.function
def positive(x):
    if tf.reduce_max(x) > 0.0:
        yield x  # expect: TFF141


def halves(x):
    yield x / 2.0  # expect: TFF141


x = tf.constant([1.0, 2.0])
for attempt in (lambda: list(positive(x)), lambda: list(tf.data.Dataset.from_tensor_slices(x).map(halves))):
    try:
        print(attempt())
    except Exception as error:
        print(type(error).__name__)
