# open() in a Dataset function gets a path tensor and raises TypeError.
# observed: error: TypeError in user code: TypeError: expected str, bytes or os.PathLike object, not
#   SymbolicTensor

import tensorflow as tf


def load(path):
    with open(path, "rb") as fh:  # expect: TFF107
        return fh.read()


try:
    ds = tf.data.Dataset.from_tensor_slices([__file__]).map(load)
    print(next(iter(ds)))
except Exception as err:
    print("error:", type(err).__name__, err)
