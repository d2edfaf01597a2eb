# Dataset.map after batch: the last batch may be smaller, so its size is None.
# observed: ValueError ValueError: None values not supported.
import tensorflow as tf


def scale(x, y):
    return x / x.shape[0], y  # expect: TFF155


ds = tf.data.Dataset.from_tensor_slices(([1.0, 2.0], [1, 2])).shuffle(2).batch(2)


try:
    print(list(ds.map(scale)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
