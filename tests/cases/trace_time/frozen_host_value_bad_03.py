# A generator made in place, without a seed.
# observed: True
# eager: False

import numpy as np
import tensorflow as tf


@tf.function
def noisy(x):
    rng = np.random.default_rng()
    return x + rng.normal()  # expect: TFF106


print(noisy(tf.constant(0.0)).numpy() == noisy(tf.constant(0.0)).numpy())
