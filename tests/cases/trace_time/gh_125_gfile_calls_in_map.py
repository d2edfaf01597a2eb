# tf.io.gfile.makedirs is Python: it refuses the path tensor of a Dataset function.
# source: https://github.com/tensorflow/tensorflow/issues/31957
# observed: TypeError TypeError: Expected binary or unicode string, got <tf.Tensor 'StringJoin:0'
#   shape=() dtype=string>
import os
import tempfile

import tensorflow as tf

ROOT = tempfile.mkdtemp()


@tf.function
def store(url, payload):
    folder = tf.strings.join([ROOT, "/", tf.strings.split(url, "/")[0]])
    tf.io.gfile.makedirs(folder)  # expect: TFF107
    target = tf.strings.join([folder, "/data.bin"])
    tf.io.write_file(target, payload)
    return target


ds = tf.data.Dataset.from_tensor_slices((["a/1", "b/2"], [b"x", b"y"]))
try:
    print([os.path.exists(p.numpy()) for p in ds.map(store)])
except Exception as err:
    print(type(err).__name__, str(err).strip().splitlines()[-1].strip()[:110])
