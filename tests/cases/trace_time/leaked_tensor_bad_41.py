# What a graph keeps for itself, eager tensors of tf.init_scope, what is put back, and objects that assign variables.
# observed: 8.0 3.0 1.0 0.0 1.0
import functools
import types

import tensorflow as tf

by_graph = {}
eager = []
state = types.SimpleNamespace(scale=1.0, ones=None)


class Table:
    def __init__(self):
        self.value = tf.Variable(0.0)

    def __setitem__(self, key, value):
        self.value.assign(value)


table = Table()


@functools.lru_cache
def factor(k):
    return float(k)


@tf.function
def f(x):
    by_graph[tf.compat.v1.get_default_graph()] = x * 2.0
    table["last"] = x * 3.0
    with tf.init_scope():
        state.ones = tf.ones([])  # expect: TFF104
        eager.append(tf.zeros([]))  # expect: TFF103
    before = state.scale
    state.scale = x * 4.0
    y = state.scale + x.shape.rank
    state.scale = before
    return y * factor(2)


print(f(tf.constant(1.0)).numpy(), table.value.numpy(), state.ones.numpy(), eager[0].numpy(), state.scale)
