# itertools.count in an attribute advances while tracing only.
# observed: [0.0, 0.0, 0.0, 0.0] next id 1

import itertools

import tensorflow as tf


class Model:
    def __init__(self):
        self.ids = itertools.count()

    @tf.function
    def forward(self, x):
        step = next(self.ids)  # expect: TFF108
        return x + float(step)


m = Model()
print([float(m.forward(tf.constant(0.0))) for _ in range(4)], "next id", next(m.ids))
