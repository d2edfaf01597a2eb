# A helper that calls next() on a Python source gives the same batch at each step.
# observed: the same batch each step: True

import numpy as np
import tensorflow as tf


def batch_source():
    while True:
        yield np.random.rand(2).astype("float32")


source = batch_source()


def get_batch():
    return next(source)  # expect: TFF108


@tf.function
def train_step(w):
    return w * get_batch()


r = [train_step(tf.ones([2])).numpy().tolist() for _ in range(3)]
print("the same batch each step:", r[0] == r[1] == r[2])
