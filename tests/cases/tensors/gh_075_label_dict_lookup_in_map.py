# Label dict lookup in map.
# source: https://github.com/tensorflow/tensorflow/issues/35127
# observed: TypeError: TypeError: Tensor is unhashable. Instead, use...
import tensorflow as tf

LABELS = {"cat": 0, "dog": 1}


def encode(path, name):
    return path, LABELS[name]  # expect: TFF156


ds = tf.data.Dataset.from_tensor_slices((["a.png", "b.png"], ["cat", "dog"]))
try:
    print(list(ds.map(encode)))
except TypeError as err:
    print("TypeError:", str(err).strip().splitlines()[-1].strip()[:100])
