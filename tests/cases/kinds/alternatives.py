# One of several functions, entries that `setdefault` and `defaultdict` make, the class of an instance, lifted tensors.
import collections
import time

import tensorflow as tf

LOGS = {}
GROUPS = collections.defaultdict(list)


def halve(v):
    return v / 2.0


def count(v):
    return 3


class Base:
    size = 2

    def grow(self):
        return type(self).size


@tf.function(input_signature=[tf.TensorSpec([2], tf.float32)])
def f(x):
    reveal([halve, count][1](x))  # kind: number 3
    for op in (halve, halve):
        reveal(op(x))  # kind: tensor float32 (2)
    for op in (halve, count):
        reveal(op(x))  # kind: tensor|number
    reveal(LOGS.setdefault("loss", []))  # kind: list
    reveal(GROUPS["a"])  # kind: list
    reveal(Base().grow())  # kind: number 2
    reveal(Base().__class__.size)  # kind: number 2
    reveal(time.strftime("%Y"))  # kind: string
    with tf.init_scope():
        table = tf.range(3)
    reveal(table)  # kind: tensor int32 (3)
    return x


f(tf.ones([2]))
