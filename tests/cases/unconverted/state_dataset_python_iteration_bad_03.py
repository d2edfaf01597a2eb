# Progress bar over dataset.
# observed: error: RuntimeError in user code: RuntimeError: the generator never ends while tracing

import tensorflow as tf

n = 0


def progress(iterable):
    global n
    for v in iterable:
        n += 1  # expect: TFF102
        if n > 100:
            raise RuntimeError("the generator never ends while tracing")
        yield v


@tf.function
def total(ds):
    acc = tf.constant(0, tf.int64)
    for v in progress(ds):  # expect: TFF149
        acc += v
    return acc


try:
    print(int(total(tf.data.Dataset.range(3))))
except Exception as err:
    print("error:", type(err).__name__, err)
