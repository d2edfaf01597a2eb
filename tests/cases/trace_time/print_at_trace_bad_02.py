# `print` under another name, as a functools.partial and through builtins.
# observed: a | note: b | c
# eager: a | note: b | c | a | note: b | c

import builtins
import functools

import tensorflow as tf


show = print
note = functools.partial(print, "note:", flush=True)


@tf.function
def step(x):
    show("a")  # expect: TFF101
    note("b")  # expect: TFF101
    builtins.print("c")  # expect: TFF101
    return x


for _ in range(2):
    step(tf.constant(1))
