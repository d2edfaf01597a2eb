# The same for a dict of features.
# observed: ValueError ValueError: None values not supported.
import tensorflow as tf


def scale(row):
    return tf.range(row['x'].shape[0])  # expect: TFF155


ds = tf.data.Dataset.from_tensor_slices({'x': [1.0, 2.0]}).batch(2)


try:
    print(list(ds.map(scale)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
