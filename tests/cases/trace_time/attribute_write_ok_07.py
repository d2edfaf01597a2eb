# An object of the trace with lists, dicts and attributes.
# observed: 7

import tensorflow as tf


class Context:
    def __init__(self, x):
        self.x = x
        self.parts = []
        self.stats = {}

    def add(self, name, value):
        self.parts.append(value)
        self.stats[name] = value
        self.last = value


@tf.function
def step(x):
    ctx = Context(x)
    for k in range(3):
        ctx.add(str(k), ctx.x * k)
    ctx.stats.pop("0")
    return tf.add_n(ctx.parts) + ctx.last + len(ctx.stats)


print(step(tf.constant(1)).numpy())
