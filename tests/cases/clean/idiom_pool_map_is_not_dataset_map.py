# A thread pool's map and the builtin map trace nothing.
# observed: part 0 | part 1 | part 2 | [0, 1, 2] ['0', '1', '2'] [2.0, 4.0]
from multiprocessing.pool import ThreadPool

import numpy as np
import tensorflow as tf

written = []


def write_part(number):
    written.append(number)
    print("part", number)
    return np.float32(number + np.random.default_rng(number).integers(1))


def scale(x):
    return x * 2.0


with ThreadPool(1) as pool:
    values = pool.map(write_part, range(3))
words = list(map(lambda v: f"{v:.0f}", values))
ds = tf.data.Dataset.from_tensor_slices(values).map(scale)
ds = ds.filter(lambda x: x > 0.0)
print(written, words, [float(v) for v in ds])
