# opts.copy() first, then changes.
# observed: 1.0 2.0 {'lr': 1.0}

import numpy as np
import tensorflow as tf


@tf.function
def step(x, opts):
    opts = opts.copy()
    opts["lr"] *= 0.5
    x = x.copy() if isinstance(x, np.ndarray) else x
    return x * opts["lr"]


o = {"lr": 1.0}
print(float(step(tf.constant(2.0), o)), float(step(tf.constant(4.0), o)), o)
