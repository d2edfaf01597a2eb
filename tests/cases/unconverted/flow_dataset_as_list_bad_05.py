# Numpy iterator.
# observed: RuntimeError: in user code: RuntimeError: `tf.data.Dataset.as_numpy_iterator()` is only
#   supported in eager mode.
import tensorflow as tf


@tf.function
def total(ds):
    acc = 0
    for x in ds.as_numpy_iterator():  # expect: TFF149
        acc += x
    return acc


try:
    print(total(tf.data.Dataset.range(3)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
