# A shuffled order and a clock seed behind a traced method are the same in three calls.
# observed: same order: True | distinct draws: 1
# unsteady: r

import random
import time

import numpy as np
import tensorflow as tf


def draw_order(n):
    order = np.random.permutation(n)  # expect: TFF106
    idx = list(range(n))
    random.shuffle(idx)  # expect: TFF106
    return order, idx


class Sampler(tf.Module):
    @tf.function
    def batch(self, x):
        order, idx = draw_order(8)
        seed = int(time.perf_counter_ns())  # expect: TFF106
        u = tf.random.stateless_uniform([1], seed=[seed % 1000, 1])
        return tf.gather(tf.gather(x, order), idx), u


s = Sampler()
r = [s.batch(tf.range(8)) for _ in range(3)]
print("same order:", all((t[0].numpy() == r[0][0].numpy()).all() for t in r))
print("distinct draws:", len({float(t[1][0]) for t in r}))
