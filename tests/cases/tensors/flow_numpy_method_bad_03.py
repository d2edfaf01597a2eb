# Dataset map path.
# observed: AttributeError: in user code: AttributeError: 'SymbolicTe...
import os
import tensorflow as tf


def load(path):
    name = os.path.basename(path.numpy().decode())  # expect: TFF151
    return tf.constant(name)


try:
    print(list(tf.data.Dataset.from_tensors("/data/a.txt").map(load)))
except Exception as err:
    print(f"{type(err).__name__}: {err}")
