# Import forms of NumPy's and Python's random.
# observed: True
# eager: False

from random import gauss, Random

import numpy.random as npr
import tensorflow as tf
from numpy import random as r
from numpy.random import default_rng, randint


rng = default_rng()
py = Random()


@tf.function
def step(x):
    x = x + npr.rand()  # expect: TFF106
    x = x + r.normal()  # expect: TFF106
    x = x + randint(0, 9)  # expect: TFF106
    x = x + gauss(0.0, 1.0)  # expect: TFF106
    x = x + rng.uniform()  # expect: TFF106
    return x + py.random()  # expect: TFF106


print(step(tf.constant(0.0)).numpy() == step(tf.constant(0.0)).numpy())
