# np.random.uniform in a Dataset.map function gives 5 elements and two epochs one number.
# observed: distinct noise in 5 elements: 1 | second epoch the same: True

import numpy as np
import tensorflow as tf


def jitter(x):
    noise = np.random.uniform(-1.0, 1.0)  # expect: TFF106
    return tf.cast(x, tf.float32) * 0.0 + noise


ds = tf.data.Dataset.range(5).map(jitter)
print("distinct noise in 5 elements:", len({float(v) for v in ds}))
print("second epoch the same:", [float(v) for v in ds] == [float(v) for v in ds])
