# After unbatch the elements are as large as before.
# observed: [<tf.Tensor: shape=(2,), dtype=float32, numpy=array([0.5,...
import tensorflow as tf


def scale(x):
    return x / x.shape[0]


ds = tf.data.Dataset.from_tensor_slices([[1.0, 2.0]]).batch(2).unbatch()


try:
    print(list(ds.map(scale)))
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:90])
