# GFile and shutil.
# observed: False
# eager: True

import shutil

import tensorflow as tf
from tensorflow.io import gfile


@tf.function
def save(x):
    with gfile.GFile("a.txt", "w") as f:  # expect: TFF107
        f.write("a")
    shutil.copy("a.txt", "b.txt")  # expect: TFF107
    return x


save(tf.constant(1))
gfile.remove("b.txt")
save(tf.constant(1))
print(gfile.exists("b.txt"))
