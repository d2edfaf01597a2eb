# Path arithmetic touches no file.
# observed: b'pdata/a/y.txtdata'

import os
import pathlib

import tensorflow as tf


ROOT = pathlib.Path("data")


@tf.function
def name(x):
    base = os.path.join(str(ROOT / "a"), os.path.basename("x/y.txt"))
    return tf.strings.join([x, base, (ROOT / "b").suffix, ROOT.name])


print(name(tf.constant("p")).numpy())
