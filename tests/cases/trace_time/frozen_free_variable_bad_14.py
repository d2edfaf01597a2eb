# An array in an attribute is changed in place.
# observed: [0. 0.] | [0. 0.]
# eager: [0. 0.] | [0. 1.]

import numpy as np
import tensorflow as tf


class Env:
    def __init__(self):
        self.grid = np.zeros(2, "float32")

    @tf.function
    def observe(self, x):
        return x + self.grid  # expect: TFF109

    def place(self, i):
        self.grid[i] = 1.0


env = Env()
print(env.observe(tf.zeros([2])).numpy())
env.place(1)
print(env.observe(tf.zeros([2])).numpy())
