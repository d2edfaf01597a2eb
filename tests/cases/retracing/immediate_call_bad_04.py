# A configured decorator, applied and called at once.
# observed: 14
import functools

import tensorflow as tf


jit = functools.partial(tf.function, jit_compile=False)


def square(x):
    return x * x


def apply(x):
    return jit(square)(x)  # expect: TFF114


print(sum(int(apply(tf.constant(i))) for i in range(4)))
