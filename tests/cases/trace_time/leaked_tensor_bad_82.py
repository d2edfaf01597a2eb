# A named tuple is kept with the tensors in it, whichever way its class is made.
# observed: 2
from collections import namedtuple
from typing import NamedTuple

import tensorflow as tf

Record = namedtuple("Record", "step loss")


class Cache(NamedTuple):
    keys: tf.Tensor
    values: tf.Tensor


records = []


class Model:
    def __init__(self):
        self.cache = None

    @tf.function
    def step(self, x):
        y = tf.reduce_sum(x)
        records.append(Record(1, y))  # expect: TFF105
        records.append(Record(step=2, loss=y))  # expect: TFF105
        self.cache = Cache(y, y)  # expect: TFF105
        return y


model = Model()
for _ in range(2):
    model.step(tf.ones([2]))
print(len(records))
