# What keras.ops is given inside of converted code is converted, and what needs no conversion runs as it is.
# observed: 4.0 | [1.0, 6.0] | 19.5 | [3.0, 4.0]
import tensorflow as tf
from keras import ops


def step(carry, x):
    return carry + ops.where(x > 1.0, x, 0.0), carry


@tf.function
def scanned(x):
    def inner(carry, x):
        if x > 1.0:
            return carry + x, carry
        return carry, carry

    return ops.scan(step, ops.sum(x) * 0.0, x)[0] + ops.scan(inner, ops.sum(x) * 0.0, x)[0]


@tf.function
def mapped(x):
    signed = ops.map(lambda part: part if part > 1.0 else -part, x)
    return signed + ops.vectorized_map(lambda row: row * 2.0, x)


@tf.function
def looped(x):
    one = ops.while_loop(lambda total: total < 9.0, lambda total: total * 2.0, ops.sum(x))
    _, many = ops.while_loop(lambda i, total: i < 3, lambda i, total: [i + 1, total + 1.5], [0, 0.0])
    return one + many + ops.fori_loop(0, 3, lambda i, total: total + 1.0, 0.0)


@tf.function
def branched(x):
    return ops.cond(ops.sum(x) > 0.0, lambda: x, lambda: -x) + ops.switch(1, [lambda: 1.0, lambda: 2.0])


for function in (scanned, mapped, looped, branched):
    print(function(tf.constant([1.0, 2.0])).numpy().tolist())
