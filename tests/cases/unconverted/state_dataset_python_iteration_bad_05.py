# Autograph off for.
# observed: error: ValueError An unusually high number of `tf.data.Iterator.get_next()` calls was
#   detected. This suggests that the `for elem in dataset: ...` idiom is used within tf.function
#   w...

import signal

import tensorflow as tf


def too_long(*_):
    raise TimeoutError("still tracing after 5 s")


signal.signal(signal.SIGALRM, too_long)
ds = tf.data.Dataset.range(3)


@tf.function(autograph=False)
def total():
    acc = tf.constant(0, tf.int64)
    for v in ds:  # expect: TFF149
        acc += v
    return acc


signal.alarm(2)
try:
    print(total())
except Exception as err:
    print("error:", type(err).__name__, err)
signal.alarm(0)
